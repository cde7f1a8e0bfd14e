/// The conditions that determine which appearance a bar displays.
struct BarSituation: Equatable {
  var isCompact = false
  var isAtScrollEdge = false
  var hasPrompt = false
  var position = UIBarPosition.any

  var metrics: UIBarMetrics {
    switch (isCompact, hasPrompt) {
    case (false, false): .default
    case (true, false): .compact
    case (false, true): .defaultPrompt
    case (true, true): .compactPrompt
    }
  }
}

/// The values that the views of a bar display, resolved from all sources.
protocol ResolvedBarAppearance: Equatable {
  var background: BarBackground { get set }
}

/// The appearance objects and older properties that are assigned to one bar.
///
/// The state of a bar is the only place that chooses between the appearances of the bar and its
/// item, the older properties, the compact bar and the scroll edge. Views only see the result.
protocol BarAppearanceState {
  // R-APP-1…4, R-LEG-4, R-NBAR-32…37, R-TOOL-10…13

  associatedtype Appearance: UIBarAppearance
  associatedtype Resolved: ResolvedBarAppearance

  init()

  var appearances: BarAppearanceStore<Appearance> { get set }

  /// The older properties that all bars have.
  var legacy: LegacyBarAppearance { get set }

  /// Returns the values that an appearance object describes.
  @MainActor func resolved(_ appearance: Appearance) -> Resolved

  /// Returns the values that the older properties describe; used while no appearance applies.
  @MainActor func resolvedLegacy(in situation: BarSituation) -> Resolved
}

extension BarAppearanceState {
  /// Returns the values to display while an item, which may have its own appearances, is topmost or
  /// selected.
  @MainActor
  func resolved(
    for item: BarAppearances<Appearance> = .init(),
    in situation: BarSituation
  ) -> Resolved {
    let choice = AppearanceChain(item: item, bar: appearances.assigned)
      .choice(isAtScrollEdge: situation.isAtScrollEdge, isCompact: situation.isCompact)
    guard let appearance = choice.appearance else { return resolvedLegacy(in: situation) }
    var resolved = resolved(appearance)
    if choice.isTransparent { resolved.background = .transparent }
    return resolved
  }
}

/// The appearance that a bar displays, and the number of the first frame that displayed it.
struct DisplayedBarAppearance<Resolved: ResolvedBarAppearance> {
  private(set) var value: Resolved
  private var firstFrame = -1

  init(_ value: Resolved) { self.value = value }

  /// Replaces the value and returns the old one, or `nil` if both are equal.
  mutating func replace(with new: Resolved, frame: Int) -> Resolved? {
    guard new != value else { return nil }
    defer { (value, firstFrame) = (new, frame) }
    return value
  }

  /// Returns to the value that was displayed before a transition that was cancelled.
  mutating func restore(_ old: Resolved) { value = old }

  /// Returns whether no frame was drawn with the value, so that replacing it needs no cross-fade.
  func isUnseen(in frame: Int) -> Bool { firstFrame == frame }
}
