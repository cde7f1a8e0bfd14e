import UIKit

/// A map with land, water, a forest and a walk, scaled to the bounds of the view.
final class WalkMapView: UIView {
  /// Whether the map shows the terrain instead of streets and names.
  var isTerrain = false { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let land =
      isDark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.95, green: 0.94, blue: 0.9, alpha: 1)
    land.setFill()
    UIBezierPath(rect: bounds).fill()
    drawWoods()
    drawStreets(isDark: isDark)
    drawSea(isDark: isDark)
    drawWalk()
  }

  /// Converts a point from unit coordinates (0 to 1) to the view's coordinates.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: bounds.width * x, y: bounds.height * y)
  }

  private func drawSea(isDark: Bool) {
    let sea = UIBezierPath()
    sea.move(to: point(1, 0.02))
    sea.addCurve(
      to: point(0.62, 0.36),
      controlPoint1: point(0.74, 0.1),
      controlPoint2: point(0.86, 0.27)
    )
    sea.addCurve(
      to: point(0.55, 1),
      controlPoint1: point(0.42, 0.45),
      controlPoint2: point(0.86, 0.68)
    )
    sea.addLine(to: point(1, 1))
    sea.close()
    let water =
      isDark
      ? UIColor(red: 0.1, green: 0.2, blue: 0.32, alpha: 1)
      : UIColor(red: 0.66, green: 0.84, blue: 0.94, alpha: 1)
    water.setFill()
    sea.fill()
  }

  private func drawWoods() {
    UIColor.systemGreen.withAlphaComponent(isTerrain ? 0.4 : 0.25).setFill()
    let woods = UIBezierPath()
    for (x, y, side) in [(0.02, 0.3, 0.34), (0.2, 0.62, 0.3), (-0.1, 0.02, 0.36)] {
      let corner = point(x, y)
      woods.append(
        UIBezierPath(
          roundedRect: CGRect(
            x: corner.x,
            y: corner.y,
            width: bounds.width * side,
            height: bounds.width * side * 0.8
          ),
          cornerRadius: bounds.width * side * 0.3
        )
      )
    }
    woods.fill()
  }

  private func drawStreets(isDark: Bool) {
    (isDark ? UIColor(white: 0.27, alpha: 1) : .white).setStroke()
    for step in 0..<9 {
      let street = UIBezierPath()
      let place = CGFloat(step) * 0.13
      street.lineWidth = step.isMultiple(of: 3) ? 9 : 4
      street.move(to: point(0, place))
      street.addLine(to: point(0.9, place - 0.06))
      street.move(to: point(place, 0))
      street.addLine(to: point(place - 0.12, 1))
      street.stroke()
    }
  }

  private func drawWalk() {
    let walk = UIBezierPath()
    walk.move(to: point(0.3, 0.36))
    walk.addCurve(
      to: point(0.6, 0.22),
      controlPoint1: point(0.36, 0.26),
      controlPoint2: point(0.5, 0.32)
    )
    walk.addCurve(
      to: point(0.24, 0.14),
      controlPoint1: point(0.66, 0.12),
      controlPoint2: point(0.38, 0.06)
    )
    walk.addCurve(
      to: point(0.3, 0.36),
      controlPoint1: point(0.1, 0.22),
      controlPoint2: point(0.24, 0.28)
    )
    walk.lineWidth = 5
    walk.lineJoinStyle = .round
    UIColor.systemGreen.setStroke()
    walk.stroke()
    for place in [point(0.3, 0.36), point(0.6, 0.22), point(0.24, 0.14)] {
      UIColor.white.setFill()
      Icon.circle(place, radius: 8).fill()
      UIColor.systemGreen.setFill()
      Icon.circle(place, radius: 5).fill()
    }
  }
}
