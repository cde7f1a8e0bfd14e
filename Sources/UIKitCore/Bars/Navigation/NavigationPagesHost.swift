/// An object that shows the pages of a navigation controller in its own stack, such as the
/// navigation controller of More.
@MainActor
protocol NavigationPagesHost: AnyObject {
  /// Returns the pages that belong to a navigation controller.
  func pages(reparentedFrom navigation: UINavigationController) -> [UIViewController]

  /// Replaces the pages that belong to a navigation controller.
  func setPages(_ pages: [UIViewController], of navigation: UINavigationController, animated: Bool)
}
