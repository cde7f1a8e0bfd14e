import UIKit

extension Icon {
  /// Three lines, each with a dot in front of it.
  static var list: UIImage {
    draw {
      for y in [6.0, 13, 20] { circle(CGPoint(x: 4.5, y: y), radius: 1.8).fill() }
      stroke(2.2) { path in
        for y in [6.0, 13, 20] { path.addSegment(9.5, y, 23, y) }
      }
    }
  }

  /// A map pin.
  static var pin: UIImage {
    draw {
      let outline = UIBezierPath()
      outline.usesEvenOddFillRule = true
      outline.addArc(
        withCenter: CGPoint(x: 13, y: 10.2),
        radius: 8,
        startAngle: .pi * 0.86,
        endAngle: .pi * 0.14,
        clockwise: true
      )
      outline.addLine(to: CGPoint(x: 13, y: 24.5))
      outline.close()
      outline.addCircle(CGPoint(x: 13, y: 10.2), radius: 3.2)
      outline.fill()
    }
  }

  /// A sheet of paper with lines on it.
  static var page: UIImage {
    draw {
      stroke(1.9) { path in
        path.append(
          UIBezierPath(roundedRect: CGRect(x: 5, y: 2.5, width: 16, height: 21), cornerRadius: 3)
        )
        for y in [8.5, 13, 17.5] { path.addSegment(9, y, 17, y) }
      }
    }
  }
}
