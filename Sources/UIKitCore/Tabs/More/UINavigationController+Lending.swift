/// A stack whose pages More shows in its own stack, so that there is one navigation bar. (R-MORE-13)
///
/// Meanwhile the pages are More's children. What is asked of this stack, or done to it, is about its part of More's
/// stack; its own view, bars, toolbar and delegate rest.
extension UINavigationController {
  /// The pages of this stack, wherever they are.
  var pagesInForce: [UIViewController] { borrower?.pages(lentBy: self) ?? stack.pages }

  /// Gives all pages away; the stack must be out of sight and at rest.
  func lendPages(to more: UIMoreNavigationController) -> [UIViewController] {
    let pages = stack.pages
    for page in pages { page.willMove(toParent: nil) }
    stack = NavigationStack()
    transition.empty()
    borrower = more
    for page in pages { page.removeFromParent() }
    return pages
  }

  /// Has its pages again, which are nobody's children now.
  func takeBackPages(_ pages: [UIViewController]) {
    borrower = nil
    replacePages(with: pages, animated: false)
  }
}
