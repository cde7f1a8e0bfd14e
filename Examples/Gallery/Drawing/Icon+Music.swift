import UIKit

extension Icon {
  static var play: UIImage {
    draw {
      let outline = circle(centre, radius: 11)
      outline.usesEvenOddFillRule = true
      outline.move(to: CGPoint(x: 10, y: 7.6))
      outline.addLine(to: CGPoint(x: 18.6, y: 13))
      outline.addLine(to: CGPoint(x: 10, y: 18.4))
      outline.close()
      outline.fill()
    }
  }

  static var grid: UIImage {
    draw {
      for corner in [(3.0, 3.0), (14.0, 3.0), (3.0, 14.0), (14.0, 14.0)] {
        UIBezierPath(
          roundedRect: CGRect(x: corner.0, y: corner.1, width: 9, height: 9),
          cornerRadius: 2
        ).fill()
      }
    }
  }

  static var waves: UIImage {
    draw {
      circle(centre, radius: 2.4).fill()
      stroke(1.9) { path in
        for radius in [6.2, 10.4] {
          for start in [-CGFloat.pi / 4, CGFloat.pi * 3 / 4] {
            let end = start + .pi / 2
            path.move(
              to: CGPoint(x: centre.x + radius * cos(start), y: centre.y + radius * sin(start))
            )
            path.addArc(
              withCenter: centre,
              radius: radius,
              startAngle: start,
              endAngle: end,
              clockwise: true
            )
          }
        }
      }
    }
  }

  static var magnifier: UIImage {
    draw {
      stroke(2.2) { path in
        path.addCircle(CGPoint(x: 11, y: 11), radius: 7.6)
        path.addSegment(16.8, 16.8, 23, 23)
      }
    }
  }
}
