extension UINavigationController {
  /// Whether the user can go to the page before: by the way back that the bar shows; on a television always.
  var canGoBack: Bool {
    guard traitCollection.userInterfaceIdiom == .tv else { return offersWayBack }
    return stack.pages.count > 1 && !transition.movesBars
  }
}
