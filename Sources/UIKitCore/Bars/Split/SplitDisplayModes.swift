/// Decides the split behavior and the display mode of an expanded split view controller.
///
/// A display mode is the number of visible columns beside or over the secondary column, in the form
/// that the behavior gives to it:
///
///     columns   tile                displace              overlay
///        0      secondaryOnly       secondaryOnly         secondaryOnly
///        1      oneBesideSecondary  oneBesideSecondary    oneOverSecondary
///        2      twoBesideSecondary  twoDisplaceSecondary  twoOverSecondary
struct SplitDisplayModes: Equatable {
  // R-SPL-11…15
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  /// Whether there is a supplementary column.
  var hasSupplementary = false
  var preferredMode = Mode.automatic
  var preferredBehavior = Behavior.automatic
  /// Whether the view is wider than high.
  var isLandscape = true
  /// Whether the secondary column is wide enough beside two columns.
  var fitsTwo = true
  /// The choice of the user or the application.
  var choice: Choice?

  /// A number of columns, and the behavior for which it was chosen.
  struct Choice: Equatable {
    var count: Int
    var behavior: Behavior
  }

  static func == (left: SplitDisplayModes, right: SplitDisplayModes) -> Bool {
    left.behavior == right.behavior && left.mode == right.mode
      && left.hasSupplementary == right.hasSupplementary
  }

  /// The number of columns beside the secondary one.
  var largestCount: Int { hasSupplementary ? 2 : 1 }

  // MARK: Behavior

  /// The behavior, which the preferred mode determines if the preferred behavior is automatic.
  var behavior: Behavior {
    guard preferredBehavior == .automatic else { return adapted(preferredBehavior) }
    switch preferredMode {
    case .automatic, .secondaryOnly: return automaticBehavior
    case .oneBesideSecondary:
      return automaticBehavior == .overlay ? adapted(.displace) : automaticBehavior
    case .twoBesideSecondary:
      if !hasSupplementary || fitsTwo { return .tile }
      return isLandscape ? .displace : .overlay
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return adapted(.displace)
    }
  }

  private var automaticBehavior: Behavior {
    guard isLandscape else { return .overlay }
    return hasSupplementary && !fitsTwo ? .displace : .tile
  }

  /// With two columns, nothing is displaced.
  private func adapted(_ behavior: Behavior) -> Behavior {
    behavior == .displace && !hasSupplementary ? .tile : behavior
  }

  // MARK: Mode

  /// The display mode.
  var mode: Mode { mode(showing: count) }

  /// The number of visible columns beside or over the secondary one.
  var count: Int {
    if let choice, choice.behavior == behavior { return min(choice.count, largestCount) }
    return preferredCount
  }

  /// The number of visible columns without a choice of the user.
  private var preferredCount: Int {
    guard preferredMode == .automatic else {
      return min(Self.count(of: preferredMode), largestCount)
    }
    switch behavior {
    case .overlay: return 0
    case .displace: return 1
    default: return fitsTwo ? largestCount : 1
    }
  }

  /// Returns the number of columns that a mode shows beside or over the secondary one.
  static func count(of mode: Mode) -> Int {
    switch mode {
    case .automatic, .secondaryOnly: return 0
    case .oneBesideSecondary, .oneOverSecondary: return 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return 2
    }
  }

  /// Returns the mode that shows a number of columns beside or over the secondary one.
  func mode(showing count: Int) -> Mode {
    switch (min(count, largestCount), behavior) {
    case (...0, _): return .secondaryOnly
    case (1, .overlay): return .oneOverSecondary
    case (1, _): return .oneBesideSecondary
    case (_, .overlay): return .twoOverSecondary
    case (_, .displace): return .twoDisplaceSecondary
    default: return .twoBesideSecondary
    }
  }

  /// Shows a number of columns until the behavior or the preferred mode changes.
  mutating func choose(_ count: Int) {
    choice = Choice(count: min(max(count, 0), largestCount), behavior: behavior)
  }

  /// Forgets the choice of the user.
  mutating func forgetChoice() { choice = nil }

  // MARK: Changes by the user

  /// The number of columns after a tap on the display mode button.
  var nextCount: Int {
    guard count == largestCount else { return count + 1 }
    return largestCount - 1
  }

  /// The number of columns after a tap outside of columns that are over the secondary one; `nil` if
  /// there are none.
  var uncoveredCount: Int? {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: return 0
    case .twoDisplaceSecondary: return 1
    default: return nil
    }
  }

  /// Returns the number of columns after a column was requested.
  func count(showing column: UISplitViewController.Column) -> Int {
    switch column {
    case .primary: return largestCount
    case .supplementary: return hasSupplementary ? max(count, 1) : count
    case .secondary: return uncoveredCount ?? count
    case .compact: return count
    }
  }

  /// Returns the number of columns after a column was hidden.
  func count(hiding column: UISplitViewController.Column) -> Int {
    switch column {
    case .primary: return min(count, largestCount - 1)
    case .supplementary: return hasSupplementary ? 0 : count
    case .secondary, .compact: return count
    }
  }

  // MARK: Columns

  /// The visible columns from the primary edge.
  var visibleColumns: [UISplitViewController.Column] {
    let all: [UISplitViewController.Column] =
      hasSupplementary ? [.primary, .supplementary] : [.primary]
    return Array(all.suffix(count)) + [.secondary]
  }

  /// The column at the primary edge, whose bar contains the display mode button.
  var outermostColumn: UISplitViewController.Column { visibleColumns.first ?? .secondary }
}
