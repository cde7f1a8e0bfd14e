import UIKit

/// A photograph as wide as the lines of the text, which is drawn by code.
final class PhotographAttachment: NSTextAttachment, @unchecked Sendable {
  private static let greatestWidth: CGFloat = 520
  private static let aspectRatio: CGFloat = 0.5
  private var drawn: UIImage?

  override func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    let width = min(lineFrag.width, Self.greatestWidth)
    return CGRect(x: 0, y: 0, width: width, height: (width * Self.aspectRatio).rounded())
  }

  override func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? {
    if drawn?.size != imageBounds.size { drawn = Self.image(of: imageBounds.size) }
    return drawn
  }

  private static func image(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      let frame = CGRect(origin: .zero, size: size)
      UIBezierPath(roundedRect: frame, cornerRadius: 10).addClip()
      context.scaleBy(x: size.width / 100, y: size.height / 50)
      Scenery(context: context).draw()
    }
  }
}

/// A bridge over a wide river in the evening, seen over roofs, in a square of 100 by 50 units.
private struct Scenery {
  let context: CGContext

  func draw() {
    fillSky()
    drawHills()
    fillRiver()
    drawBridge()
    drawRoofs()
  }

  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
    -> UIColor
  {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func fill(_ rect: CGRect, from top: UIColor, to bottom: UIColor) {
    let colors = [top.cgColor, bottom.cgColor] as CFArray
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    context.drawLinearGradient(
      gradient,
      start: CGPoint(x: 0, y: rect.minY),
      end: CGPoint(x: 0, y: rect.maxY),
      options: []
    )
    context.restoreGState()
  }

  private func fillSky() {
    fill(
      CGRect(x: 0, y: 0, width: 100, height: 27),
      from: color(0.32, 0.45, 0.68),
      to: color(0.98, 0.76, 0.56)
    )
    color(1, 0.93, 0.76, 0.35).setFill()
    UIBezierPath(ovalIn: CGRect(x: 65, y: 13, width: 14, height: 14)).fill()
    color(1, 0.95, 0.82).setFill()
    UIBezierPath(ovalIn: CGRect(x: 68.5, y: 16.5, width: 7, height: 7)).fill()
    color(1, 1, 1, 0.28).setFill()
    for (x, y, width) in [(12.0, 8.0, 26.0), (22, 10.2, 22), (58, 6.5, 20), (80, 10.5, 18)] {
      let cloud = CGRect(x: x, y: y, width: width, height: 1.3)
      UIBezierPath(roundedRect: cloud, cornerRadius: 0.65).fill()
    }
  }

  private func drawHills() {
    for (height, shade) in [(5.0, color(0.60, 0.52, 0.62)), (3.2, color(0.44, 0.40, 0.53))] {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 27))
      path.addLine(to: CGPoint(x: 0, y: 27 - height * 0.6))
      path.addCurve(
        to: CGPoint(x: 55, y: 27 - height * 0.5),
        controlPoint1: CGPoint(x: 18, y: 27 - height * 1.4),
        controlPoint2: CGPoint(x: 34, y: 27 - height * 0.2)
      )
      path.addCurve(
        to: CGPoint(x: 100, y: 27 - height * 0.7),
        controlPoint1: CGPoint(x: 72, y: 27 - height),
        controlPoint2: CGPoint(x: 88, y: 27 - height * 0.3)
      )
      path.addLine(to: CGPoint(x: 100, y: 27))
      path.close()
      shade.setFill()
      path.fill()
    }
  }

  private func fillRiver() {
    fill(
      CGRect(x: 0, y: 27, width: 100, height: 23),
      from: color(0.86, 0.66, 0.58),
      to: color(0.25, 0.36, 0.50)
    )
    color(1, 0.92, 0.76, 0.55).setFill()
    for row in 0..<9 {
      let width = 3.0 + CGFloat(row) * 1.1
      let x = 72 - width / 2 + (row.isMultiple(of: 2) ? 0.9 : -0.9)
      UIBezierPath(
        roundedRect: CGRect(x: x, y: 27.6 + CGFloat(row) * 1.5, width: width, height: 0.5),
        cornerRadius: 0.25
      ).fill()
    }
  }

  private func drawBridge() {
    let steel = color(0.62, 0.22, 0.17)
    steel.setFill()
    steel.setStroke()
    UIBezierPath(rect: CGRect(x: 0, y: 22.6, width: 100, height: 0.9)).fill()
    let towers: [CGFloat] = [26, 60, 94]
    for x in towers {
      UIBezierPath(rect: CGRect(x: x - 0.7, y: 10, width: 1.4, height: 19)).fill()
      UIBezierPath(rect: CGRect(x: x - 1.4, y: 27.6, width: 2.8, height: 1.6)).fill()
    }
    let spans: [(from: CGFloat, to: CGFloat, depth: CGFloat)] = [
      (-8, 26, 10), (26, 60, 11.5), (60, 94, 11.5), (94, 128, 10),
    ]
    for span in spans { hang(from: span.from, to: span.to, depth: span.depth) }
  }

  /// Draws a cable between two towers, with the ropes that carry the road.
  private func hang(from left: CGFloat, to right: CGFloat, depth: CGFloat) {
    func height(_ x: CGFloat) -> CGFloat {
      let part = (x - left) / (right - left) * 2 - 1
      return 10.4 + depth * (1 - part * part)
    }
    let cable = UIBezierPath()
    let ropes = UIBezierPath()
    for step in 0...24 {
      let x = left + (right - left) * CGFloat(step) / 24
      let point = CGPoint(x: x, y: height(x))
      if step == 0 { cable.move(to: point) } else { cable.addLine(to: point) }
      ropes.move(to: point)
      ropes.addLine(to: CGPoint(x: x, y: 22.6))
    }
    cable.lineWidth = 0.45
    cable.stroke()
    ropes.lineWidth = 0.14
    ropes.stroke()
  }

  private func drawRoofs() {
    let houses: [(x: CGFloat, top: CGFloat, width: CGFloat, wall: UIColor)] = [
      (-3, 37, 17, color(0.93, 0.86, 0.74)), (46, 39, 15, color(0.88, 0.80, 0.72)),
      (13, 40, 18, color(0.55, 0.68, 0.78)), (60, 36, 17, color(0.94, 0.90, 0.82)),
      (30, 37.5, 17, color(0.96, 0.84, 0.60)), (76, 39.5, 26, color(0.80, 0.58, 0.50)),
    ]
    for house in houses { draw(house.x, house.top, house.width, house.wall) }
  }

  private func draw(_ x: CGFloat, _ top: CGFloat, _ width: CGFloat, _ wall: UIColor) {
    wall.setFill()
    UIBezierPath(rect: CGRect(x: x, y: top, width: width, height: 50 - top)).fill()
    let roof = UIBezierPath()
    roof.move(to: CGPoint(x: x - 1, y: top))
    roof.addLine(to: CGPoint(x: x + width * 0.2, y: top - 3.2))
    roof.addLine(to: CGPoint(x: x + width * 0.8, y: top - 3.2))
    roof.addLine(to: CGPoint(x: x + width + 1, y: top))
    roof.close()
    color(0.74, 0.36, 0.25).setFill()
    roof.fill()
    let count = Int(width / 5)
    for index in 0..<count {
      let step = width / CGFloat(count)
      let window = CGRect(
        x: x + step * (CGFloat(index) + 0.5) - 0.9,
        y: top + 2.4,
        width: 1.8,
        height: 3
      )
      let isLit = (index + Int(x.rounded())).isMultiple(of: 3)
      (isLit ? color(1, 0.86, 0.52) : color(0.26, 0.32, 0.42)).setFill()
      UIBezierPath(rect: window).fill()
    }
  }
}
