import SimulatorKit
import UIKit

/// Frames of one change of tabs, side by side.
@MainActor
enum FilmStrip {
  private static let frameCount = 5
  private static let duration = 0.35
  private static let frameWidth: CGFloat = 150
  private static let gap: CGFloat = 10

  /// Taps a tab and photographs the change at 0, 25, 50, 75 and 100 %.
  static func record(_ simulator: Simulator, selecting tab: String) throws -> UIImage {
    try simulator.tap(tab)
    var frames = [simulator.screenshot()]
    for _ in 1..<frameCount {
      simulator.advance(by: duration / Double(frameCount - 1))
      frames.append(simulator.screenshot())
    }
    return join(frames)
  }

  private static func join(_ frames: [UIImage]) -> UIImage {
    guard let first = frames.first else { return UIImage() }
    let frame = CGSize(
      width: frameWidth,
      height: (frameWidth * first.size.height / first.size.width).rounded()
    )
    let count = CGFloat(frames.count)
    let size = CGSize(width: count * frame.width + (count - 1) * gap, height: frame.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      for (index, image) in frames.enumerated() {
        let x = CGFloat(index) * (frame.width + gap)
        image.draw(in: CGRect(origin: CGPoint(x: x, y: 0), size: frame))
      }
    }
  }
}
