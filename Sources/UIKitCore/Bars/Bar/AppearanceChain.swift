/// The states of a bar for which an appearance can be assigned.
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

  // Key paths of a generic type are created at run time, so they would cost more than the rest of a
  // change.
  subscript(slot: BarAppearanceSlot) -> Appearance? {
    get {
      switch slot {
      case .standard: standard
      case .scrollEdge: scrollEdge
      case .compact: compact
      case .compactScrollEdge: compactScrollEdge
      }
    }
    set {
      switch slot {
      case .standard: standard = newValue
      case .scrollEdge: scrollEdge = newValue
      case .compact: compact = newValue
      case .compactScrollEdge: compactScrollEdge = newValue
      }
    }
  }

  /// Whether no appearance was assigned.
  var isEmpty: Bool { BarAppearanceSlot.allCases.allSatisfy { self[$0] == nil } }
}

/// Chooses between the appearances that are assigned to a bar and to its topmost or selected item.
/// The first assigned appearance in this order is used:
///
///     regular bar     over content   item.standard ▸ bar.standard
///                     scroll edge    item.scrollEdge ▸ bar.scrollEdge
///     compact bar     over content   item.compact ▸ bar.compact ▸ as a regular bar
///                     scroll edge    item.compactScrollEdge ▸ bar.compactScrollEdge
///                                    ▸ as a regular bar
///
/// If no appearance is assigned for the scroll edge, a bar at the scroll edge uses its regular
/// appearance with a transparent background. The type is generic so that it can be tested with
/// names.
struct AppearanceChain<Appearance> {
  // R-APP-1, R-APP-2, R-NBAR-34, R-TOOL-10, R-TOOL-11

  struct Choice {
    /// The appearance to display, or `nil` if none of the assigned ones applies.
    var appearance: Appearance?
    /// Whether the background is replaced with a transparent one.
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
    compact.flatMap { item[$0] ?? bar[$0] } ?? item[regular] ?? bar[regular]
  }
}

extension AppearanceChain.Choice: Equatable where Appearance: Equatable {}
