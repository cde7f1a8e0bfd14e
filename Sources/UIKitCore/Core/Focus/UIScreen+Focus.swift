import Foundation

extension UIScreen {
  /// What has the focus on this screen; nil while nothing has it.
  public var focusedItem: UIFocusItem? { focusSystem?.focusedItem }

  /// The view that has the focus, or in which the item stands that has it.
  ///
  /// Deprecated since iOS 15: ask `UIFocusSystem`.
  public var focusedView: UIView? { FocusPath.view(of: focusedItem) }

  /// Called before each frame; costs nothing while nobody uses the focus.
  func catchUpWithFocus() {
    if traitCollection.userInterfaceIdiom == .tv {
      focusSystemInUse.catchUp()
    } else if let focusSystem, focusSystem.hasWork {
      focusSystem.catchUp()
    }
  }
}

extension UIFocusSystem {
  /// Whether there is anything to look after.
  var hasWork: Bool { !path.isEmpty || !pathLost.isEmpty || asking != nil }
}
