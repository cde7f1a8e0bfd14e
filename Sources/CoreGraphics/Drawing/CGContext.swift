import Foundation

/// A drawing destination that records drawing commands.
///
/// A layer displays the recording, and a renderer later converts it to pixels. The origin is in the
/// upper-left corner and the y-axis points down, as in the `draw(_:)` method of a view.
///
/// Unlike iOS, images are drawn upright, and there are no bitmap contexts to create: use
/// `UIGraphicsImageRenderer`.
///
/// ```swift
/// override func draw(_ rect: CGRect) {
///   guard let context = UIGraphicsGetCurrentContext() else { return }
///   context.setFillColor(UIColor.systemBlue.cgColor)
///   context.fillEllipse(in: bounds)
/// }
/// ```
public final class CGContext {
  /// The parts of the graphics state that `saveGState()` saves.
  struct State {
    var scope = DrawingRecorder.Scope()
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = StrokeStyle()
    var alpha: CGFloat = 1
    var quality = CGInterpolationQuality.default
    var isAntialiased = true
  }

  private var recorder = DrawingRecorder()
  private(set) var state = State()
  private var saved: [State] = []
  /// The current path.
  var outline = CGMutablePath()

  /// Creates a context with an empty recording.
  package init() {}

  /// Returns everything that was drawn.
  package func finish() -> DrawingRecording { recorder.finish() }

  // MARK: Saving and restoring

  /// Saves the colors, the line style, the shadow, the transform, and the clip.
  ///
  /// Each call must be matched by a call of ``CGContext/restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Restores the state of the last ``CGContext/saveGState()``.
  ///
  /// A call without a matching ``CGContext/saveGState()`` is ignored, and a warning is logged.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      Log.warning("CGContext: restoreGState() without a matching saveGState() was ignored.")
      return
    }
    state = last
  }

  // MARK: Coordinate system

  /// The current transform from user space to the coordinates of the recording.
  public var ctm: CGAffineTransform { state.scope.transform }

  /// Applies a transform to user space, before the current transform.
  ///
  /// A transform with NaN or infinite values is ignored, and a warning is logged.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else {
      Log.warning("CGContext: a transform that is not finite was ignored.")
      return
    }
    guard !transform.isIdentity else { return }
    rescope { $0.transform = transform.concatenating($0.transform) }
  }

  /// Translates the origin of user space, in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance.
  ///   - y: The vertical distance.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales user space.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates user space by an angle in radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Colors and line style

  /// Sets the color of fills.
  ///
  /// The default color is black.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the color of fills from components between 0 and 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of strokes.
  ///
  /// The default color is black.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the color of strokes from components between 0 and 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the opacity of subsequent drawing.
  ///
  /// The value is clamped to the range from 0 to 1. The default value is 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// Sets the width of strokes, in points.
  ///
  /// Negative values are treated as 0. The default width is 1.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = max(width, 0) }

  /// Sets the shape of the ends of open lines.
  ///
  /// The default shape is `.butt`.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  /// Sets the shape of the corners of lines.
  ///
  /// The default shape is `.miter`.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Sets the limit of the ratio of a miter's length to the line width.
  ///
  /// Corners that exceed the limit are beveled. The default limit is 10.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets the lengths of alternating dashes and gaps, in points.
  ///
  /// An empty array draws a solid line, which is the default.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which a line starts, in points.
  ///   - lengths: The lengths of the dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashLengths = lengths
  }

  /// The interpolation of scaled images.
  ///
  /// With `.none`, images are scaled without interpolation; all other values interpolate smoothly.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// Sets whether the edges of paths and rectangles are antialiased.
  ///
  /// Text isn't affected. The default value is `true`.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// Sets the shadow of subsequent drawing.
  ///
  /// The shadow is removed if the color is `nil` or transparent, or if the offset or blur isn't
  /// finite.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow, in points. It isn't affected by the current transform.
  ///   - blur: The amount of blur, which is twice the standard deviation in points; 0 draws a sharp
  ///     shadow. Negative values are treated as 0.
  ///   - color: The color of the shadow, or `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard offset.isFinite, blur.isFinite, let color, color.alpha > 0 else {
      rescope { $0.shadow = nil }
      return
    }
    // The blur of a context is twice the standard deviation.
    let shadow = DrawingShadow(color: color, offset: offset, blurRadius: max(blur, 0) / 2)
    rescope { $0.shadow = shadow }
  }

  /// Sets a black shadow with an opacity of one third for subsequent drawing.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow, in points. It isn't affected by the current transform.
  ///   - blur: The amount of blur, which is twice the standard deviation in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Painting paths

  /// Fills the current path, then discards it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(fill: rule, stroke: false)
  }

  /// Strokes the current path, then discards it.
  public func strokePath() { drawPath(fill: nil, stroke: true) }

  /// Paints the current path, then discards it.
  ///
  /// If the mode includes both, the stroke is drawn over the fill.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: drawPath(fill: .winding, stroke: false)
    case .eoFill: drawPath(fill: .evenOdd, stroke: false)
    case .stroke: drawPath(fill: nil, stroke: true)
    case .fillStroke: drawPath(fill: .winding, stroke: true)
    case .eoFillStroke: drawPath(fill: .evenOdd, stroke: true)
    }
  }

  private func drawPath(fill rule: CGPathFillRule?, stroke: Bool) {
    defer { beginPath() }
    guard !outline.isEmpty, let path = outline.copy() else { return }
    if let rule {
      if let rect = path.asRect {
        add(.fillRect(rect, radii: .zero, color: applyingAlpha(state.fillColor)))
      } else {
        add(.fillPath(path, rule: rule, color: applyingAlpha(state.fillColor)))
      }
    }
    if stroke, state.stroke.width > 0 {
      add(.strokePath(path, style: state.stroke, color: applyingAlpha(state.strokeColor)))
    }
  }

  /// Fills a rectangle.
  ///
  /// An infinite rectangle fills the clipping region. Empty rectangles are ignored.
  public func fill(_ rect: CGRect) {
    let rect = rect.isInfinite ? paintableRect : rect.standardized
    guard rect.isFinite, !rect.isEmpty else { return }
    add(.fillRect(rect, radii: .zero, color: applyingAlpha(state.fillColor)))
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse that is inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) { draw(CGPath(ellipseIn: rect, transform: nil), .fill) }

  /// Strokes a rectangle, with the line centered on its edges.
  public func stroke(_ rect: CGRect) { draw(CGPath(rect: rect, transform: nil), .stroke) }

  /// Strokes a rectangle with a line of the given width, in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - width: The width of the line, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Strokes the ellipse that is inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    draw(CGPath(ellipseIn: rect, transform: nil), .stroke)
  }

  /// Strokes a line between each pair of points: from the first to the second, from the third to
  /// the fourth, and so on.
  ///
  /// The current path is discarded. If the number of points is odd, the last one is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  private func draw(_ path: CGPath, _ mode: CGPathDrawingMode) {
    beginPath()
    addPath(path)
    drawPath(using: mode)
  }

  // MARK: Clipping

  /// Intersects the clip with the current path, then discards the path.
  ///
  /// If the path is empty, subsequent drawing isn't visible.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    let path = outline.applying(ctm)
    if let rect = path.asRect {
      rescope { $0.clips.append(.rect(rect)) }
    } else {
      rescope { $0.clips.append(.path(path, rule: rule)) }
    }
  }

  /// Intersects the clip with a rectangle, then discards the current path.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  // MARK: Recording

  /// Records an item with the current transform, clip, and shadow.
  func add(_ item: DrawingRecording.Item) { recorder.add(item, in: state.scope) }

  func add(_ operation: DrawingOperation) {
    add(.operation(state.isAntialiased ? operation : operation.withoutAntialiasing))
  }

  private func rescope(_ change: (inout DrawingRecorder.Scope) -> Void) {
    state.scope = recorder.makeScope(from: state.scope, change)
  }

  /// Returns a color multiplied by the current opacity.
  func applyingAlpha(_ color: CGColor) -> CGColor {
    guard state.alpha < 1 else { return color }
    return color.copy(alpha: color.alpha * state.alpha) ?? color
  }
}
