extension UINavigationController {
  /// Whether the user can go back one page: if the bar shows a back button, or on a television.
  var canGoBack: Bool {
    guard traitCollection.userInterfaceIdiom == .tv else { return offersWayBack }
    return stack.pages.count > 1 && !transition.isInProgress
  }
}
