/// Which of the appearances assigned to a bar and to its selected item counts. The first one there is wins:
///
///     content under the bar   item.standard ▸ bar.standard
///     at the scroll edge      item.scrollEdge ▸ bar.scrollEdge ▸ the above, with a transparent background
///
/// Generic so that a table of names tests it. (R-APP-1, R-APP-2)
struct AppearanceChain<Appearance> {
  /// What the bar, or the item, was given.
  struct Pair {
    var standard: Appearance?
    var scrollEdge: Appearance?
  }

  /// What counts, and whether its background gives way.
  struct Choice {
    /// nil when no appearance was assigned that counts.
    var appearance: Appearance?
    var isTransparent: Bool
  }

  var item = Pair()
  var bar = Pair()

  func choice(isAtScrollEdge: Bool) -> Choice {
    if isAtScrollEdge, let appearance = item.scrollEdge ?? bar.scrollEdge {
      return Choice(appearance: appearance, isTransparent: false)
    }
    return Choice(appearance: item.standard ?? bar.standard, isTransparent: isAtScrollEdge)
  }
}

extension AppearanceChain.Choice: Equatable where Appearance: Equatable {}

/// An appearance that was assigned: the copy that is shown, and the one that the getter hands out.
///
/// Apps may change what they read; it shows once they assign it. (R-APP-7)
struct AssignedAppearance<Appearance: UIBarAppearance> {
  private(set) var shown: Appearance?
  private var exposed: Appearance?

  mutating func assign(_ appearance: Appearance?) {
    shown = appearance?.duplicate
    exposed = nil
  }

  /// What the getter hands out: the same object until the next assignment.
  mutating func handOut() -> Appearance? {
    if exposed == nil { exposed = shown?.duplicate }
    return exposed
  }
}
