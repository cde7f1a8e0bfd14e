import UIKit

extension Icon {
  /// The outline of a basketball, a template image.
  static var ball: UIImage {
    draw {
      stroke { path in
        path.addCircle(centre, radius: 10.5)
        path.append(seams(of: centre, radius: 10.5))
      }
    }
  }

  /// The same ball in its own colors, for the selected tab.
  static var colouredBall: UIImage {
    draw { drawBall(in: CGRect(x: 1.6, y: 1.6, width: side - 3.2, height: side - 3.2)) }
      .withRenderingMode(.alwaysOriginal)
  }

  /// Draws the colored ball, scaled to the rectangle.
  static func drawBall(in rect: CGRect) {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let line = max(rect.width * 0.03, 1.4)
    let radius = rect.width / 2 - line / 2
    let outline = circle(middle, radius: radius)

    UIColor(red: 0.96, green: 0.5, blue: 0.16, alpha: 1).setFill()
    outline.fill()
    UIColor(red: 0.3, green: 0.12, blue: 0.04, alpha: 1).setStroke()
    outline.append(seams(of: middle, radius: radius))
    outline.lineWidth = line
    outline.stroke()
  }

  /// Returns the cross and the two arcs of a basketball.
  private static func seams(of middle: CGPoint, radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.addSegment(middle.x - radius, middle.y, middle.x + radius, middle.y)
    path.addSegment(middle.x, middle.y - radius, middle.x, middle.y + radius)
    let reach = radius * 0.72
    for sign in [CGFloat(-1), 1] {
      path.move(to: CGPoint(x: middle.x + sign * reach, y: middle.y - reach * 0.96))
      path.addQuadCurve(
        to: CGPoint(x: middle.x + sign * reach, y: middle.y + reach * 0.96),
        controlPoint: CGPoint(x: middle.x, y: middle.y)
      )
    }
    return path
  }
}
