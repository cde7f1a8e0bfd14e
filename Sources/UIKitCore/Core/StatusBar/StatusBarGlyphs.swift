import CoreGraphics
import Foundation

/// The outlines of the icons in a status bar.
enum StatusBarGlyphs {
  /// The bars of the cellular signal, from the lowest to the highest, from left to right.
  static func signalBars(in frame: CGRect) -> [CGPath] {
    let scale = frame.width / StatusBarMetrics.signalSize.width
    let width = StatusBarMetrics.signalBarWidth * scale
    let heights = StatusBarMetrics.signalBarHeights
    let step = (frame.width - width) / CGFloat(heights.count - 1)
    return heights.enumerated().map { index, share in
      let height = frame.height * share
      return CGPath(
        roundedRect: CGRect(
          x: frame.minX + CGFloat(index) * step,
          y: frame.maxY - height,
          width: width,
          height: height
        ),
        cornerWidth: StatusBarMetrics.signalBarRadius * scale,
        cornerHeight: StatusBarMetrics.signalBarRadius * scale,
        transform: nil
      )
    }
  }

  /// The arcs of the Wi-Fi signal, from the innermost to the outermost.
  static func wifiArcs(in frame: CGRect) -> [CGPath] {
    let center = CGPoint(x: frame.midX, y: frame.maxY)
    let radius = frame.height
    let spread = asin(min(frame.width / 2 / radius, 1))
    let (start, end) = (-CGFloat.pi / 2 - spread, -CGFloat.pi / 2 + spread)
    return StatusBarMetrics.wifiArcs.map { arc in
      let path = CGMutablePath()
      path.addArc(
        center: center,
        radius: arc.outer * radius,
        startAngle: start,
        endAngle: end,
        clockwise: false
      )
      if arc.inner > 0 {
        path.addArc(
          center: center,
          radius: arc.inner * radius,
          startAngle: end,
          endAngle: start,
          clockwise: true
        )
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
      return path
    }
  }

  /// The parts of a battery whose cap is at the right.
  struct Battery {
    /// The outline of the body, as wide as the line.
    let body: CGPath
    let lineWidth: CGFloat
    let cap: CGPath
    /// The charge, or `nil` if the battery is empty.
    let charge: CGPath?

    init(in frame: CGRect, level: CGFloat) {
      let scale = frame.width / StatusBarMetrics.batterySize.width
      lineWidth = scale
      let whole = CGRect(
        x: frame.minX,
        y: frame.minY,
        width: StatusBarMetrics.batteryBodyWidth * scale,
        height: frame.height
      )
      let radius = StatusBarMetrics.batteryRadius * scale
      body = Self.rounded(whole.insetBy(dx: scale / 2, dy: scale / 2), radius - scale / 2)
      let capHeight = StatusBarMetrics.batteryCapHeight * scale
      let capX = whole.maxX + scale
      let capWidth = frame.maxX - capX
      let shape = CGMutablePath()
      shape.move(to: CGPoint(x: capX, y: frame.midY - capHeight / 2))
      shape.addCurve(
        to: CGPoint(x: capX, y: frame.midY + capHeight / 2),
        control1: CGPoint(x: capX + capWidth * 4 / 3, y: frame.midY - capHeight * 0.4),
        control2: CGPoint(x: capX + capWidth * 4 / 3, y: frame.midY + capHeight * 0.4)
      )
      shape.closeSubpath()
      cap = shape
      let inset = StatusBarMetrics.batteryInset * scale
      var filled = whole.insetBy(dx: inset, dy: inset)
      let share = min(max(level, 0), 1)
      charge =
        share > 0
        ? {
          filled.size.width *= share
          return Self.rounded(filled, min(radius - inset * 0.75, filled.width / 2))
        }() : nil
    }

    private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
      CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
  }
}
