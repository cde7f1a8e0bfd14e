import UIKit

extension Icon {
  static var envelope: UIImage {
    draw {
      stroke { path in
        path.append(
          UIBezierPath(
            roundedRect: CGRect(x: 2, y: 5, width: 22, height: 16),
            cornerRadius: 3
          )
        )
        path.move(to: CGPoint(x: 3, y: 7))
        path.addLine(to: CGPoint(x: 13, y: 15))
        path.addLine(to: CGPoint(x: 23, y: 7))
      }
    }
  }

  static var bubble: UIImage {
    draw {
      UIBezierPath(ovalIn: CGRect(x: 2, y: 3, width: 22, height: 17)).fill()
      let tail = UIBezierPath()
      tail.move(to: CGPoint(x: 5, y: 15))
      tail.addLine(to: CGPoint(x: 4, y: 23.5))
      tail.addLine(to: CGPoint(x: 13, y: 19))
      tail.close()
      tail.fill()
    }
  }

  static var bag: UIImage {
    draw {
      UIBezierPath(roundedRect: CGRect(x: 4, y: 8, width: 18, height: 15.5), cornerRadius: 3).fill()
      stroke(2) { path in
        path.addArc(
          withCenter: CGPoint(x: 13, y: 8),
          radius: 4.6,
          startAngle: .pi,
          endAngle: 2 * .pi,
          clockwise: true
        )
      }
    }
  }

  static var calendar: UIImage {
    draw {
      stroke { path in
        path.append(
          UIBezierPath(
            roundedRect: CGRect(x: 3, y: 4.5, width: 20, height: 18.5),
            cornerRadius: 3.5
          )
        )
        path.addSegment(3, 10, 23, 10)
        path.addSegment(8, 2.5, 8, 6)
        path.addSegment(18, 2.5, 18, 6)
      }
      for column in 0..<3 {
        circle(CGPoint(x: 8 + CGFloat(column) * 5, y: 15.6), radius: 1.5).fill()
      }
    }
  }

  static var person: UIImage {
    draw {
      circle(CGPoint(x: 13, y: 8), radius: 5.2).fill()
      let shoulders = UIBezierPath()
      shoulders.move(to: CGPoint(x: 3, y: 23))
      shoulders.addCurve(
        to: CGPoint(x: 23, y: 23),
        controlPoint1: CGPoint(x: 3, y: 12.5),
        controlPoint2: CGPoint(x: 23, y: 12.5)
      )
      shoulders.close()
      shoulders.fill()
    }
  }
}
