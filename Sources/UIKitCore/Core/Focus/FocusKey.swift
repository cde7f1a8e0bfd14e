// R-FOC-18
/// The effect of a key on the focus.
enum FocusKey: Hashable {
  case arrow(FocusSearch.Heading)
  case next
  case previous
  case select
  case back

  /// Creates the effect of a key, or returns `nil` for keys that do not affect the focus and when a
  /// key is released.
  init?(_ key: KeyInput) {
    guard key.isDown, key.modifiers.isDisjoint(with: [.alternate, .command]) else { return nil }
    let isShifted = key.modifiers.contains(.shift)
    // R-FOC-42
    if key.characters == "\t" {
      self = isShifted ? .previous : .next
      return
    }
    guard !key.modifiers.contains(.control) else { return nil }
    switch key.characters {
    case "UIKeyInputUpArrow" where !isShifted: self = .arrow(.up)
    case "UIKeyInputDownArrow" where !isShifted: self = .arrow(.down)
    case "UIKeyInputLeftArrow" where !isShifted: self = .arrow(.left)
    case "UIKeyInputRightArrow" where !isShifted: self = .arrow(.right)
    case "\r" where !isShifted, " " where !isShifted: self = .select
    case "UIKeyInputEscape": self = .back
    default: return nil
    }
  }
}

extension UIFocusHeading {
  init(_ heading: FocusSearch.Heading) {
    switch heading {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }

  /// The direction of an arrow key, or `nil` for other keys.
  var arrow: FocusSearch.Heading? {
    FocusSearch.Heading.allCases.first { UIFocusHeading($0) == self }
  }
}
