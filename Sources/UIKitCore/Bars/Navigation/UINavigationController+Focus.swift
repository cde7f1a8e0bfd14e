extension UINavigationController {
  /// Whether the user can go back one page: with the bar's back button, and always on a television.
  var canGoBack: Bool {
    guard traitCollection.userInterfaceIdiom == .tv else { return offersWayBack }
    return stack.pages.count > 1 && !transition.isInProgress
  }
}
