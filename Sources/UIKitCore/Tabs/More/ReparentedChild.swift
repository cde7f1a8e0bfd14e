/// A child of a tab bar controller that More's navigation controller shows.
///
/// If the child is a navigation controller, its pages are moved; without pages, it is represented
/// by an empty page. Any other child is a page itself.
@MainActor
final class ReparentedChild {
  // R-MORE-13
  let child: UIViewController
  /// The pages on More's stack for this child, from below, which are returned to it afterwards.
  private(set) var pages: [UIViewController] = []

  init(of child: UIViewController, pages: [UIViewController]) {
    self.child = child
    take(pages)
  }

  func take(_ newPages: [UIViewController]) {
    pages = newPages.isEmpty ? [MoreEmptyPage()] : newPages
  }

  /// The page that represents the child.
  ///
  /// The child is on the stack if this page is.
  var anchor: UIViewController? { pages.first }

  /// The pages that belong to the child, without the empty page.
  var ownPages: [UIViewController] { pages.filter { !($0 is MoreEmptyPage) } }
}

/// The page that represents a navigation controller without pages.
@preconcurrency @MainActor
final class MoreEmptyPage: UIViewController {}
