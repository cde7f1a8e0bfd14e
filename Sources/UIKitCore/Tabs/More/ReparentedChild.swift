/// A child of a tab bar controller on More's stack.
///
/// A plain child stands there itself. Of a child that is a stack, its pages do; one without pages has an empty one there. (R-MORE-13)
@MainActor
final class ReparentedChild {
  let child: UIViewController
  /// What stands on More's stack for the child when it comes, from below; what the child gets back when it goes.
  private(set) var pages: [UIViewController] = []

  init(of child: UIViewController, pages: [UIViewController]) {
    self.child = child
    take(pages)
  }

  func take(_ newPages: [UIViewController]) {
    pages = newPages.isEmpty ? [MoreEmptyPage()] : newPages
  }

  /// The page without which the child is not there any more.
  var anchor: UIViewController? { pages.first }

  /// The pages that are the child's.
  var ownPages: [UIViewController] { pages.filter { !($0 is MoreEmptyPage) } }
}

/// What More shows of a stack without pages.
@preconcurrency @MainActor
final class MoreEmptyPage: UIViewController {}
