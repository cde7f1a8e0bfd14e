import UIKit

/// A line through values, and the area below it, in the tint color.
final class AreaChart: UIView {
  var values: [CGFloat] {
    didSet { setNeedsDisplay() }
  }

  init(_ values: [CGFloat]) {
    self.values = values
    super.init(frame: .zero)
    layer.cornerRadius = 12
    layer.masksToBounds = true
    contentMode = .redraw
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let top = values.max(), top > 0, values.count > 1 else { return }
    let step = bounds.width / CGFloat(values.count - 1)
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: CGFloat(index) * step,
        y: bounds.height - 12 - (bounds.height - 28) * value / top
      )
    }
    let line = smoothLine(through: points)
    line.lineWidth = 2.5
    line.lineJoinStyle = .round
    let ground = UIBezierPath(cgPath: line.cgPath)
    ground.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    ground.addLine(to: CGPoint(x: 0, y: bounds.maxY))
    ground.close()
    tintColor.withAlphaComponent(0.25).setFill()
    ground.fill()
    tintColor.setStroke()
    line.stroke()
  }

  private func smoothLine(through points: [CGPoint]) -> UIBezierPath {
    let line = UIBezierPath()
    line.move(to: points[0])
    for index in points.indices.dropLast() {
      let (start, end) = (points[index], points[index + 1])
      let third = (end.x - start.x) / 3
      line.addCurve(
        to: end,
        controlPoint1: CGPoint(x: start.x + third, y: start.y + third * slope(index, points)),
        controlPoint2: CGPoint(x: end.x - third, y: end.y - third * slope(index + 1, points))
      )
    }
    return line
  }

  /// Returns the slope of the curve at a point: that of the line between the adjacent points.
  private func slope(_ index: Int, _ points: [CGPoint]) -> CGFloat {
    let before = points[max(index - 1, 0)]
    let after = points[min(index + 1, points.count - 1)]
    return (after.y - before.y) / (after.x - before.x)
  }
}
