/// The controllers of a split view's columns.
@MainActor struct SplitColumns {
  // R-SPL-3
  typealias Column = UISplitViewController.Column

  /// The columns that can be collapsed into one stack, from the lowest.
  static let stackable: [Column] = [.primary, .supplementary, .secondary]

  /// The controllers that the application set.
  private(set) var assigned: [Column: UIViewController] = [:]
  /// The controllers that are shown: the assigned ones, or navigation controllers around them.
  private(set) var shown: [Column: UIViewController] = [:]

  /// Sets the controller of a column, and returns the one that is shown for it.
  @discardableResult
  mutating func set(
    _ controller: UIViewController?,
    for column: Column,
    wrapping: Bool
  ) -> UIViewController? {
    assigned[column] = controller
    shown[column] = controller.map { wrapping ? Self.wrapped($0) : $0 }
    return shown[column]
  }

  /// Containers with bars of their own, and the compact content, are shown as they are.
  private static func wrapped(_ controller: UIViewController) -> UIViewController {
    switch controller {
    case is UINavigationController, is UISplitViewController, is any BottomBarContainer:
      return controller
    default: return UINavigationController(rootViewController: controller)
    }
  }

  /// The columns that have a controller and can be collapsed, from the lowest.
  var filled: [Column] { Self.stackable.filter { shown[$0] != nil } }

  /// Returns the column of a shown controller.
  func column(of controller: UIViewController) -> Column? {
    shown.first { $0.value === controller }?.key
  }

  /// The column that a collapsed split view shows unless its delegate returns another one.
  var proposedTopColumn: Column {
    shown[.compact] == nil ? filled.last ?? .primary : .compact
  }
}
