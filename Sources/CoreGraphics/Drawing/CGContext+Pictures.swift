import Foundation

extension CGContext {
  /// Paints colours along a line, as far as the clip lets it.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start: CGPoint,
    end: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    paint(gradient, .linear(start: start, end: end), options)
  }

  /// Paints colours from one circle to another, as far as the clip lets it.
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
      colors: gradient.colors.map(faded),
      locations: gradient.locations,
      extends: !options.isEmpty
    )
    add(.gradientRect(paintableRect, radii: .zero, fill: fill))
  }

  /// The clip's bounds in current coordinates, or a rectangle as large as any drawing.
  var paintableRect: CGRect {
    let limit = CGRect(x: -16_384, y: -16_384, width: 32_768, height: 32_768)
    return boundingBoxOfClipPath.intersection(limit)
  }

  /// The smallest rectangle round what the clip lets through, in current coordinates.
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

  /// Draws a picture into a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard rect.isFinite else { return }
    let quality: ImageFill.Quality = state.quality == .none ? .nearest : .linear
    draw(ImageFill(image: image, destination: rect.standardized, quality: quality))
  }

  /// Draws a picture with everything that can be said about how.
  package func draw(_ fill: ImageFill) {
    var fill = fill
    fill.alpha *= state.alpha
    add(.image(fill))
  }

  /// Draws glyphs with the top left of their lines at a point.
  package func draw(_ text: ShapedText, at origin: CGPoint, color: CGColor) {
    guard origin.isFinite else { return }
    add(.text(text, origin: origin, color: faded(color)))
  }

  /// Puts a finished piece of picture here.
  package func embed(_ piece: AnyObject) { add(DrawingRecording.Item.embedded(piece)) }
}
