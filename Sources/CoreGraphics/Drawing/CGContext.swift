import Foundation

/// Takes drawing down as a list of marks, which a layer shows and a renderer turns into pixels later.
///
/// Coordinates start in the upper left with y pointing down, as in a view's `draw(_:)`. Unlike iOS, images
/// are drawn upright, and there are no bitmap contexts to create: use `UIGraphicsImageRenderer`.
public final class CGContext {
  /// What `saveGState()` keeps.
  struct State {
    var scope = DrawingRecorder.Scope()
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = StrokeStyle()
    var alpha: CGFloat = 1
    var quality = CGInterpolationQuality.default
  }

  private var recorder = DrawingRecorder()
  private(set) var state = State()
  private var saved: [State] = []
  /// The path under construction.
  var outline = CGMutablePath()

  /// Creates an empty recording.
  package init() {}

  /// Everything drawn so far.
  package func finish() -> DrawingRecording { recorder.finish() }

  // MARK: Saving and restoring

  /// Keeps colours, line style, transform and clip until the matching `restoreGState()`.
  public func saveGState() { saved.append(state) }

  /// Goes back to what the last `saveGState()` kept; without one nothing happens but a warning.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      Log.warning("CGContext: restoreGState() without a matching saveGState() was ignored.")
      return
    }
    state = last
  }

  // MARK: Moving the coordinate system

  /// Maps current coordinates to those of the recording.
  public var ctm: CGAffineTransform { state.scope.transform }

  /// Lets `transform` come before everything the current transform does.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else {
      Log.warning("CGContext: a transform that is NaN or infinite was ignored.")
      return
    }
    guard !transform.isIdentity else { return }
    rescope { $0.transform = transform.concatenating($0.transform) }
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Makes following coordinates larger or smaller.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Turns following coordinates by radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Setting colours and lines

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of fills from parts between 0 and 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of strokes from parts between 0 and 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the opacity that all following marks are multiplied with.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// Sets the thickness of strokes, in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = max(width, 0) }

  /// Sets the form of open ends.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  /// Sets the form of corners.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Sets how pointed a mitred corner may get before it is cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets lengths of dashes and gaps by turns; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashLengths = lengths
  }

  /// Sets how enlarged pixels look: `none` keeps them square.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// Lets following marks cast a shadow; a blur of 0 is sharp.
  ///
  /// The offset ignores the transform.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard offset.isFinite, blur.isFinite, let color, color.alpha > 0 else {
      rescope { $0.shadow = nil }
      return
    }
    // A context's blur is twice the standard deviation.
    let shadow = DrawingShadow(color: color, offset: offset, blurRadius: max(blur, 0) / 2)
    rescope { $0.shadow = shadow }
  }

  /// Lets following marks cast a black shadow of one third opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Painting the path

  /// Paints the outline's inside and forgets the outline.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(fill: rule, stroke: false)
  }

  /// Draws a line along the outline and forgets the outline.
  public func strokePath() { drawPath(fill: nil, stroke: true) }

  /// Paints and strokes as asked, the stroke on top, and forgets the outline.
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
        add(.fillRect(rect, radii: .zero, color: faded(state.fillColor)))
      } else {
        add(.fillPath(path, rule: rule, color: faded(state.fillColor)))
      }
    }
    if stroke, state.stroke.width > 0 {
      add(.strokePath(path, style: state.stroke, color: faded(state.strokeColor)))
    }
  }

  /// Paints a rectangle.
  public func fill(_ rect: CGRect) {
    let rect = rect.isInfinite ? paintableRect : rect.standardized
    guard rect.isFinite, !rect.isEmpty else { return }
    add(.fillRect(rect, radii: .zero, color: faded(state.fillColor)))
  }

  /// Paints several rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Paints the ellipse that fills a rectangle.
  public func fillEllipse(in rect: CGRect) { draw(CGPath(ellipseIn: rect, transform: nil), .fill) }

  /// Draws a line along a rectangle's edge, half of it outside.
  public func stroke(_ rect: CGRect) { draw(CGPath(rect: rect, transform: nil), .stroke) }

  /// Draws a line of the given width along a rectangle's edge.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Draws a line along the ellipse that fills a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    draw(CGPath(ellipseIn: rect, transform: nil), .stroke)
  }

  private func draw(_ path: CGPath, _ mode: CGPathDrawingMode) {
    beginPath()
    addPath(path)
    drawPath(using: mode)
  }

  // MARK: Clipping

  /// Cuts following marks to the outline, and forgets the outline.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    let path = outline.applying(ctm)
    if let rect = path.asRect {
      rescope { $0.clips.append(.rect(rect)) }
    } else {
      rescope { $0.clips.append(.path(path, rule: rule)) }
    }
  }

  /// Cuts following marks to a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  // MARK: Recording

  /// Takes a mark down under the current transform, clip and shadow.
  func add(_ item: DrawingRecording.Item) { recorder.add(item, in: state.scope) }

  func add(_ operation: DrawingOperation) { add(.operation(operation)) }

  private func rescope(_ change: (inout DrawingRecorder.Scope) -> Void) {
    state.scope = recorder.makeScope(from: state.scope, change)
  }

  /// A colour under the current opacity.
  func faded(_ color: CGColor) -> CGColor {
    guard state.alpha < 1 else { return color }
    return color.copy(alpha: color.alpha * state.alpha) ?? color
  }
}
