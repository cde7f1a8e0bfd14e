/// A navigation controller whose pages More shows in its own stack, so that there is only one bar.
///
/// During that time, the pages are children of More's navigation controller. The stack methods of
/// this controller apply to its part of More's stack; its view, bars and delegate aren't used.
extension UINavigationController {
  // R-MORE-13

  /// The pages of this controller, in its own stack or in More's.
  var _viewControllers: [UIViewController] { pagesHost?.pages(reparentedFrom: self) ?? stack.pages }

  /// Moves all pages to More, and returns them; the controller must not be visible.
  func reparentPages(to host: any NavigationPagesHost) -> [UIViewController] {
    var notified: [UIViewController] = []
    // Callbacks may push pages, and remove others.
    while let page = stack.pages.first(where: { page in !notified.contains { $0 === page } }) {
      notified.append(page)
      page.willMove(toParent: nil)
    }
    let pages = stack.pages
    stack = NavigationStack()
    transition.removeAll()
    pagesHost = host
    for page in pages { page.removeFromParent() }
    return pages
  }

  /// Returns the pages, which no longer have a parent, to this stack.
  func restorePages(_ pages: [UIViewController]) {
    pagesHost = nil
    _setViewControllers(pages, animated: false)
  }
}
