import SimulatorKit
import UIKit

/// Records the frames of a transition side by side in one image.
@MainActor
struct FilmStrip {
  /// Whether each frame shows the device around the screen.
  var isFramed = false
  private var frames: [UIImage] = []

  private static let frameCount = 5
  private static let duration = 0.35
  private static let frameWidth: CGFloat = 150
  private static let gap: CGFloat = 10

  init(isFramed: Bool = false) { self.isFramed = isFramed }

  private mutating func capture(_ simulator: Simulator) {
    frames.append(simulator.screenshot(framed: isFramed))
  }

  /// Taps a tab and captures the transition at 0, 25, 50, 75 and 100 %.
  mutating func record(_ simulator: Simulator, selecting tab: String) throws -> UIImage {
    try simulator.tap(tab)
    capture(simulator)
    for _ in 1..<Self.frameCount {
      simulator.advance(by: Self.duration / Double(Self.frameCount - 1))
      capture(simulator)
    }
    return join()
  }

  /// Drags a finger and captures the screen at 0, 33, 67 and 100 % of the way, and after the finger
  /// was lifted.
  mutating func record(_ simulator: Simulator, sliding way: (from: CGPoint, to: CGPoint)) -> UIImage
  {
    simulator.press(at: way.from)
    capture(simulator)
    let steps = Self.frameCount - 2
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: way.from.x + (way.to.x - way.from.x) * share,
        y: way.from.y + (way.to.y - way.from.y) * share
      )
      simulator.slide(to: point, duration: Self.duration)
      capture(simulator)
    }
    simulator.lift()
    simulator.advance(by: 1)
    capture(simulator)
    return join()
  }

  /// Captures a scene after it was opened, used, closed and opened again.
  mutating func record(
    _ scene: Scene,
    in surroundings: Surroundings,
    closingAfter visit: (Simulator) throws -> Void
  ) throws -> UIImage {
    let simulator = surroundings.show(scene)
    capture(simulator)
    try visit(simulator)
    capture(simulator)
    let state = simulator.saveState()
    simulator.terminate()
    simulator.advance(by: 0.1)
    capture(surroundings.show(scene, restoring: state))
    return join()
  }

  private func join() -> UIImage {
    guard let first = frames.first else { return UIImage() }
    let frame = CGSize(
      width: Self.frameWidth,
      height: (Self.frameWidth * first.size.height / first.size.width).rounded()
    )
    let count = CGFloat(frames.count)
    let size = CGSize(width: count * frame.width + (count - 1) * Self.gap, height: frame.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      for (index, image) in frames.enumerated() {
        let x = CGFloat(index) * (frame.width + Self.gap)
        image.draw(in: CGRect(origin: CGPoint(x: x, y: 0), size: frame))
      }
    }
  }
}
