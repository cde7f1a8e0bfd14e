/// What keys do on the sheet that customizes a bar: which element is marked, and what is lifted. (R-CUS-26…R-CUS-29)
///
///     marker unseen ──any key──▶ marked ──Space──▶ lifted ──Space──▶ put on the marked place
///                                  ▲                 └────Escape──▶ back where it was
///                                  └─ arrows, Tab    (arrows choose a place)
///
struct CustomizationKeyboard: Hashable {
  typealias Element = CustomizationFocus.Element

  enum Key: Hashable {
    case step(CustomizationFocus.Step)
    /// Space and Return.
    case act
    case escape
  }

  /// What the sheet is to do.
  enum Command: Hashable {
    /// Show the marker where it is now.
    case show
    /// Lift an element and hold it over a place.
    case lift(Element, over: Int)
    /// Hold what is lifted over another place.
    case hold(over: Int)
    case put(on: Int)
    case letGo
    case end
  }

  private(set) var marked = Element.candidate(0)
  private(set) var isShown = false
  /// Where what is lifted came from.
  private(set) var source: Element?

  /// A touch: the marker is not seen until the next key, and nothing is lifted.
  mutating func hide() {
    isShown = false
    release()
  }

  /// What was lifted is where it was before.
  mutating func release() {
    if let source { marked = source }
    source = nil
  }

  /// Follows elements that came and went.
  mutating func settle(among focus: CustomizationFocus) {
    marked = focus.settled(marked) ?? marked
  }

  // MARK: Keys

  mutating func press(_ key: Key, among focus: CustomizationFocus) -> Command {
    if key == .escape { return escape() }
    settle(among: focus)
    guard isShown else {
      isShown = true
      return .show
    }
    switch key {
    case .step(let step): return take(step, among: focus)
    default: return act(among: focus)
    }
  }

  private mutating func escape() -> Command {
    guard source != nil else { return .end }
    release()
    return .letGo
  }

  private mutating func take(_ step: CustomizationFocus.Step, among focus: CustomizationFocus)
    -> Command
  {
    guard source != nil else {
      marked = focus.element(after: marked, going: step)
      return .show
    }
    marked = focus.places.element(after: marked, going: step)
    guard case .place(let place) = marked else { return .show }
    return .hold(over: place)
  }

  private mutating func act(among focus: CustomizationFocus) -> Command {
    if source != nil, case .place(let place) = marked {
      source = nil
      return .put(on: place)
    }
    guard marked != .done else { return .end }
    guard let place = focus.place(nearestTo: marked) else { return .show }
    source = marked
    defer { marked = .place(place) }
    return .lift(marked, over: place)
  }
}

extension CustomizationKeyboard.Key {
  var isStep: Bool {
    if case .step = self { true } else { false }
  }

  /// Keys that are pressed with others than Shift mean something else.
  init?(_ key: KeyInput) {
    guard key.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch key.characters {
    case "UIKeyInputUpArrow": self = .step(.up)
    case "UIKeyInputDownArrow": self = .step(.down)
    case "UIKeyInputLeftArrow": self = .step(.left)
    case "UIKeyInputRightArrow": self = .step(.right)
    case "\t": self = .step(key.modifiers.contains(.shift) ? .previous : .next)
    case " ", "\r": self = .act
    case "UIKeyInputEscape": self = .escape
    default: return nil
    }
  }
}
