import UIKit

extension Icon {
  /// A ball with a belt and a button, in outline; takes the bar's colours.
  static var ball: UIImage {
    draw {
      stroke { path in
        path.addCircle(centre, radius: 10.5)
        path.addCircle(centre, radius: 3.4)
        path.addSegment(2.5, 13, 9.6, 13)
        path.addSegment(16.4, 13, 23.5, 13)
      }
    }
  }

  /// The same ball in its own colours, for the selected tab.
  static var colouredBall: UIImage {
    draw { drawBall(in: CGRect(x: 1.6, y: 1.6, width: side - 3.2, height: side - 3.2)) }
      .withRenderingMode(.alwaysOriginal)
  }

  /// Draws the coloured ball as large as asked.
  static func drawBall(in rect: CGRect) {
    let ink = UIColor(white: 0.13, alpha: 1)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let radius = rect.width / 2
    let line = max(rect.width * 0.075, 1.6)

    UIColor.white.setFill()
    circle(middle, radius: radius).fill()
    UIColor(red: 0.93, green: 0.16, blue: 0.18, alpha: 1).setFill()
    UIBezierPath(
      arcCenter: middle,
      radius: radius,
      startAngle: .pi,
      endAngle: 2 * .pi,
      clockwise: true
    ).fill()
    ink.setFill()
    UIBezierPath(
      rect: CGRect(x: rect.minX, y: middle.y - line / 2, width: rect.width, height: line)
    ).fill()
    circle(middle, radius: radius * 0.36).fill()
    UIColor.white.setFill()
    circle(middle, radius: radius * 0.36 - line * 0.8).fill()
    ink.setStroke()
    let outline = circle(middle, radius: radius - line / 2)
    outline.lineWidth = line
    outline.stroke()
  }
}
