extension UIPresentationController {
  /// Whether the Escape key dismisses the controller.
  ///
  /// It dismisses sheets, popovers, previews, and alerts with a cancel action, and any controller
  /// in the TV idiom.
  var isTakenAwayByBack: Bool {
    if let alert = presentedViewController as? UIAlertController {
      return alert.actions.contains { $0.style == .cancel }
    }
    if self is PreviewPresentation { return true }
    switch presentationStyle {
    case .pageSheet, .formSheet, .popover: return true
    default: return presentedViewController.traitCollection.userInterfaceIdiom == .tv
    }
  }
}
