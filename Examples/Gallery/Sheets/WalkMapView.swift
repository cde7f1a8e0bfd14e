import UIKit

/// A map with land, water, a forest and a walk that fills the view and keeps its proportions.
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

  /// The size of the middle third of the map, which a phone shows.
  private static let middle = CGSize(width: 393, height: 852)

  /// The factor with which the map fills the view.
  private var scale: CGFloat {
    max(bounds.width / (3 * Self.middle.width), bounds.height / Self.middle.height)
  }

  /// Converts a point of the map to the view's coordinates.
  ///
  /// The middle third of the map has the coordinates 0 to 1, and the whole map has the horizontal
  /// coordinates -1 to 2.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let size = CGSize(width: Self.middle.width * scale, height: Self.middle.height * scale)
    return CGPoint(x: bounds.midX + size.width * (x - 0.5), y: size.height * y)
  }

  private func drawSea(isDark: Bool) {
    let sea = UIBezierPath()
    sea.move(to: point(2, -0.29))
    sea.addLine(to: point(1, 0.02))
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
    sea.addLine(to: point(2, 1))
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
    for (x, y, share) in [
      (0.02, 0.3, 0.34), (0.2, 0.62, 0.3), (-0.1, 0.02, 0.36), (-0.74, 0.16, 0.44),
      (-0.52, 0.54, 0.36),
    ] {
      let corner = point(x, y)
      let side = Self.middle.width * scale * share
      woods.append(
        UIBezierPath(
          roundedRect: CGRect(
            x: corner.x,
            y: corner.y,
            width: side,
            height: side * 0.8
          ),
          cornerRadius: side * 0.3
        )
      )
    }
    woods.fill()
  }

  private func drawStreets(isDark: Bool) {
    (isDark ? UIColor(white: 0.27, alpha: 1) : .white).setStroke()
    for step in -8..<9 {
      let street = UIBezierPath()
      let place = CGFloat(step) * 0.13
      street.lineWidth = step.isMultiple(of: 3) ? 9 : 4
      if step >= 0 {
        street.move(to: point(-1, place + 0.06 / 0.9))
        street.addLine(to: point(0.9, place - 0.06))
      }
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
