/// A type with a scroll view delegate.
///
/// Every scroll view conforms to this protocol, whose extension declares the property `delegate`.
/// Tables and collections declare a property of the same name with their own delegate type, which
/// Swift on Linux does not allow if a superclass declares it.
///
/// Unlike iOS, subclasses therefore cannot override it.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// The delegate of the scroll view, which is referenced weakly and is `nil` by default.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
