import UIKit

/// A square of 100 by 100 units on which photographs are drawn, with light, blur and grain.
@MainActor
final class PhotographCanvas {
  let context: CGContext

  /// The points of a unit.
  private let unit: CGFloat
  private var state: UInt64

  init(_ context: CGContext, side: CGFloat, seed: Int) {
    self.context = context
    unit = side / 100
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    context.scaleBy(x: unit, y: unit)
    for _ in 0..<4 { _ = random(0, 1) }
  }

  // MARK: Random numbers

  /// Returns the next pseudorandom number between two bounds.
  func random(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return low + (high - low) * CGFloat(state >> 40) / CGFloat(1 << 24)
  }

  // MARK: Light

  /// Fills a rectangle with colors from top to bottom.
  func fill(_ rect: CGRect, _ colors: [UIColor]) {
    fill(UIBezierPath(rect: rect), colors, from: rect.minY, to: rect.maxY)
  }

  /// Fills a path with colors between two heights.
  func fill(_ path: UIBezierPath, _ colors: [UIColor], from top: CGFloat, to bottom: CGFloat) {
    fill(path, colors, from: CGPoint(x: 0, y: top), to: CGPoint(x: 0, y: bottom))
  }

  /// Fills a path with colors between two points.
  func fill(_ path: UIBezierPath, _ colors: [UIColor], from start: CGPoint, to end: CGPoint) {
    guard let gradient = gradient(colors) else { return }
    context.saveGState()
    path.addClip()
    context.drawLinearGradient(
      gradient,
      start: start,
      end: end,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    )
    context.restoreGState()
  }

  /// Draws a disc of light that fades out, optionally flattened.
  func glow(
    at center: CGPoint,
    radius: CGFloat,
    _ color: UIColor,
    strength: CGFloat = 1,
    flattened: CGFloat = 1
  ) {
    let colors = [1, 0.45, 0].map { color.withAlphaComponent(strength * $0) }
    guard let gradient = gradient(colors) else { return }
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.scaleBy(x: 1, y: flattened)
    context.drawRadialGradient(
      gradient,
      startCenter: .zero,
      startRadius: 0,
      endCenter: .zero,
      endRadius: radius,
      options: []
    )
    context.restoreGState()
  }

  /// Fills a circle as a ball that is lit from the upper left.
  func ball(at center: CGPoint, radius: CGFloat, _ light: UIColor, _ dark: UIColor) {
    guard let gradient = gradient([light, light.mixed(with: dark, 0.4), dark]) else { return }
    context.saveGState()
    Icon.circle(center, radius: radius).addClip()
    context.drawRadialGradient(
      gradient,
      startCenter: CGPoint(x: center.x - radius * 0.4, y: center.y - radius * 0.45),
      startRadius: 0,
      endCenter: center,
      endRadius: radius * 1.25,
      options: [.drawsAfterEndLocation]
    )
    context.restoreGState()
  }

  /// Draws with a soft shadow below.
  func withShadow(_ strength: CGFloat = 0.5, blur: CGFloat = 5, _ draw: () -> Void) {
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 1.2 * unit, height: 2 * unit),
      blur: blur * unit,
      color: UIColor(white: 0, alpha: strength).cgColor
    )
    draw()
    context.restoreGState()
  }

  private func gradient(_ colors: [UIColor]) -> CGGradient? {
    let last = CGFloat(max(colors.count - 1, 1))
    return CGGradient(
      colorsSpace: nil,
      colors: colors.map(\.cgColor) as CFArray,
      locations: colors.indices.map { CGFloat($0) / last }
    )
  }

  // MARK: Shapes

  /// Returns a line of hills across the picture, by halving the distance of its points six times.
  func skyline(at height: CGFloat, swing: CGFloat, roughness: CGFloat) -> [CGPoint] {
    var heights = (0..<4).map { _ in random(-swing, swing) }
    var range = swing * 0.6
    for _ in 0..<6 {
      var finer: [CGFloat] = []
      for (left, right) in zip(heights, heights.dropFirst()) {
        finer += [left, (left + right) / 2 + random(-range, range)]
      }
      finer.append(heights[heights.count - 1])
      heights = finer
      range *= roughness
    }
    let step = 104 / CGFloat(heights.count - 1)
    return heights.enumerated().map {
      CGPoint(x: CGFloat($0.offset) * step - 2, y: height + $0.element)
    }
  }

  /// Returns the area below a line of hills.
  func ground(below skyline: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -2, y: 102))
    for point in skyline { path.addLine(to: point) }
    path.addLine(to: CGPoint(x: 102, y: 102))
    path.close()
    return path
  }

  // MARK: Film

  /// Darkens the corners and adds grain.
  func finish() {
    if let shade = gradient([
      UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.3),
    ]) {
      context.drawRadialGradient(
        shade,
        startCenter: CGPoint(x: 50, y: 48),
        startRadius: 0,
        endCenter: CGPoint(x: 50, y: 48),
        endRadius: 78,
        options: [.drawsAfterEndLocation]
      )
    }
    context.scaleBy(x: 1 / unit, y: 1 / unit)
    let side = unit * 100
    for x in stride(from: 0, to: side, by: Self.grainSide) {
      for y in stride(from: 0, to: side, by: Self.grainSide) {
        Self.grain.draw(at: CGPoint(x: x, y: y))
      }
    }
  }

  private static let grainSide: CGFloat = 64

  /// A tile of light and dark specks, each a pixel wide.
  private static let grain: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: grainSide, height: grainSide)
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let canvas = PhotographCanvas(renderer.cgContext, side: 100, seed: 5)
      for white in [CGFloat(0), 1] {
        for alpha in [0.025, 0.05] {
          UIColor(white: white, alpha: alpha).setFill()
          let specks = (0..<2500).map { _ in
            CGRect(
              x: canvas.random(0, grainSide * 2).rounded(.down) / 2,
              y: canvas.random(0, grainSide * 2).rounded(.down) / 2,
              width: 0.5,
              height: 0.5
            )
          }
          renderer.cgContext.fill(specks)
        }
      }
    }
  }()
}
