import QuartzCore

extension UIView {
  /// Converts a point from this view's coordinates to those of another view.
  ///
  /// - Parameters:
  ///   - point: A point in this view's coordinates.
  ///   - view: The view to convert to, or `nil` for the window, or the root of the hierarchy
  ///     without one.
  /// - Returns: The converted point.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let other = view ?? topView else { return point }
    return layer.convert(point, to: other.layer)
  }

  /// Converts a point from another view's coordinates to those of this view.
  ///
  /// - Parameters:
  ///   - point: A point in the other view's coordinates.
  ///   - view: The view to convert from, or `nil` for the window, or the root of the hierarchy
  ///     without one.
  /// - Returns: The converted point.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let other = view ?? topView else { return point }
    return layer.convert(point, from: other.layer)
  }

  /// Converts a rectangle from this view's coordinates to those of another view.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this view's coordinates.
  ///   - view: The view to convert to, or `nil` for the window, or the root of the hierarchy
  ///     without one.
  /// - Returns: The bounding box of the converted rectangle.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let other = view ?? topView else { return rect }
    return layer.convert(rect, to: other.layer)
  }

  /// Converts a rectangle from another view's coordinates to those of this view.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other view's coordinates.
  ///   - view: The view to convert from, or `nil` for the window, or the root of the hierarchy
  ///     without one.
  /// - Returns: The bounding box of the converted rectangle.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let other = view ?? topView else { return rect }
    return layer.convert(rect, from: other.layer)
  }

  /// The window, or the root view of a hierarchy that is in no window.
  private var topView: UIView? {
    if let window = ownWindow { return window }
    var top = self
    while let superview = top.superview { top = superview }
    return top
  }
}
