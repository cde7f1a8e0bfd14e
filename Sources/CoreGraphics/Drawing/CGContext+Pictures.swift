import Foundation

extension CGContext {
  /// Draws a gradient along a line, within the current clip.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - start: The point of location 0.
  ///   - end: The point of location 1.
  ///   - options: Whether the gradient extends beyond the two points.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start: CGPoint,
    end: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    paint(gradient, .linear(start: start, end: end), options)
  }

  /// Draws a gradient between two circles, within the current clip.
  ///
  /// Negative radii are treated as 0.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - startCenter: The center of the circle at location 0.
  ///   - startRadius: The radius of the circle at location 0.
  ///   - endCenter: The center of the circle at location 1.
  ///   - endRadius: The radius of the circle at location 1.
  ///   - options: Whether the gradient extends beyond the two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let shape = GradientFill.Shape.radial(
      start: startCenter,
      startRadius: max(startRadius, 0),
      end: endCenter,
      endRadius: max(endRadius, 0)
    )
    paint(gradient, shape, options)
  }

  private func paint(
    _ gradient: CGGradient,
    _ shape: GradientFill.Shape,
    _ options: CGGradientDrawingOptions
  ) {
    let fill = GradientFill(
      shape: shape,
      colors: gradient.colors.map(applyingAlpha),
      locations: gradient.locations,
      extends: !options.isEmpty
    )
    add(.gradientRect(paintableRect, radii: .zero, fill: fill))
  }

  /// The bounds of the clip in user space, limited to a square of 32,768 points around the origin.
  var paintableRect: CGRect {
    let limit = CGRect(x: -16_384, y: -16_384, width: 32_768, height: 32_768)
    return boundingBoxOfClipPath.intersection(limit)
  }

  /// The smallest rectangle that encloses the clipping region, in user space.
  ///
  /// The value is the infinite rectangle if drawing isn't clipped.
  public var boundingBoxOfClipPath: CGRect {
    var box = CGRect.infinite
    for clip in state.scope.clips {
      switch clip {
      case .rect(let rect): box = box.intersection(rect)
      case .path(let path, _): box = box.intersection(path.boundingBoxOfPath)
      }
    }
    return box.applying(ctm.inverted())
  }

  /// Draws an image into a rectangle.
  ///
  /// The image is stretched to fill the rectangle. A rectangle that isn't finite is ignored.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle in user space.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard rect.isFinite else { return }
    let quality: ImageFill.Quality = state.quality == .none ? .nearest : .linear
    draw(ImageFill(image: image, destination: rect.standardized, quality: quality))
  }

  /// Draws an image with the given source, scaling, and tint.
  package func draw(_ fill: ImageFill) {
    var fill = fill
    fill.alpha *= state.alpha
    add(.image(fill))
  }

  /// Draws glyphs with the upper-left corner of the text at a point.
  package func draw(_ text: ShapedText, at origin: CGPoint, color: CGColor) {
    guard origin.isFinite else { return }
    add(.text(text, origin: origin, color: applyingAlpha(color)))
  }

  /// Adds prepared content, such as a display node, to the recording.
  package func embed(_ piece: AnyObject) { add(DrawingRecording.Item.embedded(piece)) }
}
