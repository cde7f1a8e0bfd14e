/// A controller whose pages another navigation controller shows, such as that of More.
///
/// If the child is a navigation controller, its pages are moved; without pages, it is represented
/// by an empty page. Any other child is a page itself.
@MainActor
final class ReparentedChild {
  // R-MORE-13, R-SPL-32
  let child: UIViewController
  /// The pages on the other stack for this child, from below, which are returned to it afterwards.
  private(set) var pages: [UIViewController] = []

  init(of child: UIViewController, pages: [UIViewController]) {
    self.child = child
    take(pages)
  }

  func take(_ newPages: [UIViewController]) {
    pages = newPages.isEmpty ? [EmptyPage()] : newPages
  }

  /// The page that represents the child.
  ///
  /// The child is on the stack if this page is.
  var anchor: UIViewController? { pages.first }

  /// The pages that belong to the child, without the empty page.
  var ownPages: [UIViewController] { pages.filter { !($0 is EmptyPage) } }
}

/// The page that represents a navigation controller without pages.
@preconcurrency @MainActor
final class EmptyPage: UIViewController {}
