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
