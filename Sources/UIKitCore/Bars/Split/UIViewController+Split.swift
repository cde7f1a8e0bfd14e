extension UIViewController {
  // R-SPL-42
  /// The nearest ancestor of this controller that is a split view controller, or `nil` if there is
  /// none.
  public var splitViewController: UISplitViewController? {
    nearestAncestor(of: UISplitViewController.self)
  }
}

extension UINavigationController {
  // R-SPL-38
  /// The collapsed split view, or else this controller, whose parent can have a bar at the bottom.
  var childOfBottomBarContainer: UIViewController {
    if let split = parent as? UISplitViewController, split.isCollapsed { return split }
    return self
  }

  // R-SPL-35
  func _collapseSecondaryViewController(
    _ secondary: UIViewController,
    for split: UISplitViewController
  ) {
    split.arrangement.collapse(secondary, onto: self)
  }

  // R-SPL-36
  func _separateSecondaryViewController(for split: UISplitViewController) -> UIViewController? {
    split.arrangement.separate(from: self)
  }
}
