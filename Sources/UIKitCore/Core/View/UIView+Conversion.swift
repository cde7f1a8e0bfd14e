import QuartzCore

extension UIView {
  /// A point of this view in the coordinates of `view`; of the window, or the topmost superview, when nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let other = view ?? topView else { return point }
    return layer.convert(point, to: other.layer)
  }

  /// A point of `view` in this view's coordinates; of the window, or the topmost superview, when nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let other = view ?? topView else { return point }
    return layer.convert(point, from: other.layer)
  }

  /// The smallest upright rectangle, in the coordinates of `view`, around a rectangle of this view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let other = view ?? topView else { return rect }
    return layer.convert(rect, to: other.layer)
  }

  /// The smallest upright rectangle of this view around a rectangle in the coordinates of `view`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let other = view ?? topView else { return rect }
    return layer.convert(rect, from: other.layer)
  }

  /// The window, or the last superview of a tree that is in none.
  private var topView: UIView? {
    if let window = ownWindow { return window }
    var top = self
    while let superview = top.superview { top = superview }
    return top
  }
}
