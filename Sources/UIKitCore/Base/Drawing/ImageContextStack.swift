/// Image contexts that were begun and not ended, the innermost last, with what their images will be
/// like.
enum ImageContextStack {
  nonisolated(unsafe) static var canvases: [ImageCanvas] = []
}

/// Begins an image of a size in points, at one pixel a point; drawing goes to it until it is ended.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points; drawing goes to it until it is ended.
///
/// A scale of 0 is the screen's. A size that is empty or not finite gives no image.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let canvas = ImageCanvas(size: size, scale: scale, isOpaque: opaque)
  ImageContextStack.canvases.append(canvas)
  UIGraphicsPushContext(canvas.context)
}

/// The image with what was drawn so far; nil outside of an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContextStack.canvases.last?.image()
}

/// Ends the image begun last.
public func UIGraphicsEndImageContext() {
  guard ImageContextStack.canvases.popLast() != nil else { return }
  UIGraphicsPopContext()
}

/// Fills a rectangle with the fill colour of the current graphics context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line just inside a rectangle's edge with the fill colour's thickness of one point.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Limits what is drawn from now on to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes it the fill and the stroke colour of the current graphics context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes it the fill colour of the current graphics context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes it the stroke colour of the current graphics context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
