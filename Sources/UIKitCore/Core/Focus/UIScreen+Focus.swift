import Foundation

extension UIScreen {
  /// The focused item on this screen, or `nil`.
  public var focusedItem: UIFocusItem? { focusSystem?.focusedItem }

  /// The focused view, or the view that contains the focused item.
  ///
  /// Deprecated since iOS 15; use ``UIFocusSystem``.
  public var focusedView: UIView? { FocusPath.view(of: focusedItem) }

  /// Performs pending updates.
  ///
  /// Called before each frame; does nothing while the focus is not used.
  func updateFocus() {
    if traitCollection.userInterfaceIdiom == .tv {
      focusSystemInUse.processPendingUpdates()
    } else if let focusSystem, focusSystem.hasWork {
      focusSystem.processPendingUpdates()
    }
  }
}

extension UIFocusSystem {
  /// Whether there is an item or a request to process.
  var hasWork: Bool { !path.isEmpty || !pathLost.isEmpty || requestingEnvironment != nil }
}
