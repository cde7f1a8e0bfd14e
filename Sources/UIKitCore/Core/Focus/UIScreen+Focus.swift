import Foundation

extension UIScreen {
  /// The focused item on this screen, or `nil`.
  public var focusedItem: UIFocusItem? { focusSystem?.focusedItem }

  /// The focused view, or the view that contains the focused item; `nil` if there is none.
  ///
  /// Deprecated since iOS 15; use ``UIFocusSystem``.
  public var focusedView: UIView? { FocusPath.view(of: focusedItem) }

  /// Performs pending updates of the focus.
  ///
  /// Called before each frame. It does nothing while the focus is not used.
  func updateFocus() {
    if traitCollection.userInterfaceIdiom == .tv {
      focusSystemInUse.processPendingUpdates()
    } else if let focusSystem, focusSystem.hasWork {
      focusSystem.processPendingUpdates()
    }
  }
}

extension UIFocusSystem {
  /// Whether an item has the focus or a request is pending.
  var hasWork: Bool { !path.isEmpty || !pathLost.isEmpty || requestingEnvironment != nil }
}
