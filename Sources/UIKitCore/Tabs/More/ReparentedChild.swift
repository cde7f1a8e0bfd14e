/// A child of a tab bar controller that More's navigation controller shows.
///
/// A child that is not a navigation controller is a page itself. Of a navigation controller, the
/// pages are moved; one without pages is represented by an empty page.
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

  /// The page that represents the child: if it isn't on the stack, the child isn't either.
  var anchor: UIViewController? { pages.first }

  /// The pages that belong to the child, without the empty page.
  var ownPages: [UIViewController] { pages.filter { !($0 is MoreEmptyPage) } }
}

/// The page that represents a navigation controller without pages.
@preconcurrency @MainActor
final class MoreEmptyPage: UIViewController {}
