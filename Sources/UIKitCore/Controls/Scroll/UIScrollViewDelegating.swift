/// What has a delegate that follows how content is moved: every scroll view.
///
/// The property stands here and not in the class, since tables and collections have one of their own type under the same
/// name, which Swift on Linux refuses beside a member of a superclass. Unlike iOS, subclasses therefore cannot override it.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// The object that follows how content is moved; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
