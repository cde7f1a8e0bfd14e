import UIKit

extension Icon {
  static var globe: UIImage {
    draw {
      stroke(1.6) { path in
        path.addCircle(centre, radius: 10.5)
        path.append(UIBezierPath(ovalIn: CGRect(x: 8, y: 2.5, width: 10, height: 21)))
        path.addSegment(3, 13, 23, 13)
        path.addSegment(4.6, 7.6, 21.4, 7.6)
        path.addSegment(4.6, 18.4, 21.4, 18.4)
      }
    }
  }

  static var alarm: UIImage {
    draw {
      stroke(2.4) { path in
        path.addSegment(2.6, 7.4, 6.8, 3.6)
        path.addSegment(23.4, 7.4, 19.2, 3.6)
        path.addSegment(6.6, 20.8, 4.4, 23.6)
        path.addSegment(19.4, 20.8, 21.6, 23.6)
      }
      fillFace(
        around: CGPoint(x: 13, y: 14),
        radius: 9,
        leavingOut: [(12.1, 8), (13.9, 8), (13.9, 13.9), (17.7, 16.2), (16.8, 17.7), (12.1, 14.9)]
      )
    }
  }

  static var stopwatch: UIImage {
    draw {
      stroke(2.6) { path in
        path.addSegment(10.6, 2, 15.4, 2)
        path.addSegment(13, 2, 13, 6)
        path.addSegment(20.8, 5.2, 22.2, 6.6)
      }
      fillFace(
        around: CGPoint(x: 13, y: 14.6),
        radius: 9.4,
        leavingOut: [(12.1, 8.4), (13.9, 8.4), (13.9, 15.4), (12.1, 15.4)]
      )
    }
  }

  static var timer: UIImage {
    draw {
      stroke(2) { path in
        path.addArc(
          withCenter: centre,
          radius: 10.4,
          startAngle: -.pi / 2,
          endAngle: .pi * 1.25,
          clockwise: true
        )
        path.addSegment(13, 2.6, 13, 6.4)
      }
      stroke(2.6) { path in path.addSegment(8.4, 8, 13, 13) }
      circle(centre, radius: 2).fill()
    }
  }

  /// Fills a clock face, leaving out the hands.
  private static func fillFace(
    around centre: CGPoint,
    radius: CGFloat,
    leavingOut hands: [(x: CGFloat, y: CGFloat)]
  ) {
    let face = circle(centre, radius: radius)
    face.usesEvenOddFillRule = true
    for (index, point) in hands.enumerated() {
      let point = CGPoint(x: point.x, y: point.y)
      if index == 0 {
        face.move(to: point)
      } else {
        face.addLine(to: point)
      }
    }
    face.close()
    face.fill()
  }
}
