/// A state of a bar that an appearance can be assigned for.
enum BarAppearanceSlot: String, CaseIterable {
  case standard = "standardAppearance"
  case scrollEdge = "scrollEdgeAppearance"
  case compact = "compactAppearance"
  case compactScrollEdge = "compactScrollEdgeAppearance"
}

/// The appearances of one bar or one item; `nil` for each that was not assigned.
struct BarAppearances<Appearance> {
  var standard: Appearance?
  var scrollEdge: Appearance?
  var compact: Appearance?
  var compactScrollEdge: Appearance?

  subscript(slot: BarAppearanceSlot) -> Appearance? {
    get { self[keyPath: BarAppearances.path(to: slot)] }
    set { self[keyPath: BarAppearances.path(to: slot)] = newValue }
  }

  private static func path(
    to slot: BarAppearanceSlot
  ) -> WritableKeyPath<BarAppearances, Appearance?> {
    switch slot {
    case .standard: \.standard
    case .scrollEdge: \.scrollEdge
    case .compact: \.compact
    case .compactScrollEdge: \.compactScrollEdge
    }
  }

  /// Whether no appearance was assigned.
  var isEmpty: Bool { BarAppearanceSlot.allCases.allSatisfy { self[$0] == nil } }
}

/// Chooses between the appearances that are assigned to a bar and to its topmost or selected item.
/// The first one that was assigned wins:
///
///     regular bar     over content   item.standard ▸ bar.standard
///                     scroll edge    item.scrollEdge ▸ bar.scrollEdge
///     compact bar     over content   item.compact ▸ bar.compact ▸ as a regular bar
///                     scroll edge    item.compactScrollEdge ▸ bar.compactScrollEdge
///                                    ▸ as a regular bar
///
/// A bar at the scroll edge that has no appearance for it uses the one for bars over content with a
/// transparent background. The type is generic so that it can be tested with names.
struct AppearanceChain<Appearance> {
  // R-APP-1, R-APP-2, R-NBAR-34, R-TOOL-10, R-TOOL-11

  struct Choice {
    /// The appearance to display, or `nil` if none was assigned that applies.
    var appearance: Appearance?
    /// Whether the background is to be replaced by a transparent one.
    var isTransparent: Bool
  }

  var item = BarAppearances<Appearance>()
  var bar = BarAppearances<Appearance>()

  func choice(isAtScrollEdge: Bool, isCompact: Bool = false) -> Choice {
    if isAtScrollEdge,
      let appearance = first(.scrollEdge, compact: isCompact ? .compactScrollEdge : nil)
    {
      return Choice(appearance: appearance, isTransparent: false)
    }
    return Choice(
      appearance: first(.standard, compact: isCompact ? .compact : nil),
      isTransparent: isAtScrollEdge
    )
  }

  private func first(_ regular: BarAppearanceSlot, compact: BarAppearanceSlot?) -> Appearance? {
    [compact, regular].lazy.compactMap { $0 }.compactMap { item[$0] ?? bar[$0] }.first
  }
}

extension AppearanceChain.Choice: Equatable where Appearance: Equatable {}
