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

extension UIPresentationController {
  /// Whether Escape takes the controller away: a sheet, a popover, an alert that can be cancelled; on a television anything.
  var isTakenAwayByBack: Bool {
    if let alert = presentedViewController as? UIAlertController {
      return alert.actions.contains { $0.style == .cancel }
    }
    switch presentationStyle {
    case .pageSheet, .formSheet, .popover: return true
    default: return presentedViewController.traitCollection.userInterfaceIdiom == .tv
    }
  }
}

extension UINavigationController {
  /// Whether the user can go to the page before: by the way back that the bar shows; on a television always.
  var canGoBack: Bool {
    guard traitCollection.userInterfaceIdiom == .tv else { return offersWayBack }
    return stack.pages.count > 1 && !transition.movesBars
  }
}
