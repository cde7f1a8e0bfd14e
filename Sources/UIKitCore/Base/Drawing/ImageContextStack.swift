/// The stack of image contexts.
private enum ImageContextStack {
  // R-IMG-10
  /// The contexts of each thread with the properties of their images, the innermost last.
  static let canvases = ThreadLocal<[ImageCanvas]>([])
}

/// Begins an image context with a size in points and a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context.
///
/// A size that is empty or not finite results in no image.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image is opaque.
///   - scale: The number of pixels per point, or 0 for the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let canvas = ImageCanvas(size: size, scale: scale, isOpaque: opaque)
  ImageContextStack.canvases.value.append(canvas)
  UIGraphicsPushContext(canvas.context)
}

/// Returns an image of the current image context, or `nil` outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContextStack.canvases.value.last?.image()
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() {
  guard ImageContextStack.canvases.value.popLast() != nil else { return }
  UIGraphicsPopContext()
}

/// Fills a rectangle with the fill color of the current graphics context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame with a width of one point just inside a rectangle, with the fill color of the
/// current graphics context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Clips drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Sets the fill and stroke color of the current graphics context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current graphics context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current graphics context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
