import SimulatorKit
import UIKit

/// Records the frames of a transition side by side in one image.
@MainActor
enum FilmStrip {
  private static let frameCount = 5
  private static let duration = 0.35
  private static let frameWidth: CGFloat = 150
  private static let gap: CGFloat = 10

  /// Taps a tab and captures the transition at 0, 25, 50, 75 and 100 %.
  static func record(_ simulator: Simulator, selecting tab: String) throws -> UIImage {
    try simulator.tap(tab)
    var frames = [simulator.screenshot()]
    for _ in 1..<frameCount {
      simulator.advance(by: duration / Double(frameCount - 1))
      frames.append(simulator.screenshot())
    }
    return join(frames)
  }

  /// Drags a finger and captures the screen at 0, 33, 67 and 100 % of the way, and after the finger
  /// was lifted.
  static func record(_ simulator: Simulator, sliding way: (from: CGPoint, to: CGPoint)) -> UIImage {
    simulator.press(at: way.from)
    var frames = [simulator.screenshot()]
    let steps = frameCount - 2
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: way.from.x + (way.to.x - way.from.x) * share,
        y: way.from.y + (way.to.y - way.from.y) * share
      )
      simulator.slide(to: point, duration: duration)
      frames.append(simulator.screenshot())
    }
    simulator.lift()
    simulator.advance(by: 1)
    frames.append(simulator.screenshot())
    return join(frames)
  }

  /// Captures a scene after it was opened, used, closed and opened again.
  static func record(
    _ scene: Scene,
    in surroundings: Surroundings,
    closingAfter visit: (Simulator) throws -> Void
  ) throws -> UIImage {
    let simulator = surroundings.show(scene)
    var frames = [simulator.screenshot()]
    try visit(simulator)
    frames.append(simulator.screenshot())
    let state = simulator.saveState()
    simulator.terminate()
    simulator.advance(by: 0.1)
    frames.append(simulator.screenshot())
    frames.append(surroundings.show(scene, restoring: state).screenshot())
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
