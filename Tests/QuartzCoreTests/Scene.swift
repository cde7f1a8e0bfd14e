import CoreGraphics
import QuartzCore

/// A root layer with a compositor and a manual clock.
final class Scene {
  let clock = ManualClock(now: 100)
  let root = CALayer()
  let compositor: Compositor
  private(set) var requests = 0

  init(size: CGSize = CGSize(width: 200, height: 200)) {
    MediaTime.clock = clock
    root.bounds = CGRect(origin: .zero, size: size)
    root.position = CGPoint(x: size.width / 2, y: size.height / 2)
    compositor = Compositor(rootLayer: root, clock: clock)
    compositor.onNeedsFrame = { [unowned self] in requests += 1 }
  }

  /// A sublayer of the root that was drawn in a frame.
  func layer<Layer: CALayer>(
    _ layer: Layer = CALayer(),
    frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)
  ) -> Layer {
    layer.frame = frame
    root.addSublayer(layer)
    compositor.frame()
    return layer
  }

  /// Advances the clock and creates the frame.
  @discardableResult
  func advance(by seconds: CFTimeInterval) -> DisplayNode {
    clock.advance(to: clock.now + seconds)
    return compositor.frame()
  }

  /// The region in which two successive frames differ after a change.
  func damage(of change: () -> Void) -> [CGRect] {
    let before = compositor.frame()
    change()
    return DirtyRegion(from: before, to: compositor.frame()).rects
  }
}

/// Records the callbacks of animations.
final class Listener: NSObject, CAAnimationDelegate {
  var events: [String] = []

  func animationDidStart(_ animation: CAAnimation) { events.append("start") }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    events.append(finished ? "finished" : "stopped")
  }
}

extension CALayer {
  /// A layer with a background color.
  convenience init(_ color: CGColor, frame: CGRect) {
    self.init()
    backgroundColor = color
    self.frame = frame
  }
}

/// Two different colors.
enum Paint {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension DisplayNode {
  /// All operations in drawing order.
  var marks: [DrawingOperation] {
    switch content {
    case .operations(let operations): operations
    case .group(let group): group.children.flatMap(\.marks)
    case .backdrop: []
    }
  }
}

/// An image of one gray pixel.
func pixel(isOpaque: Bool = true, width: Int = 1, height: Int = 1) -> CGImage {
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
  bytes.initialize(repeating: 255, count: width * height * 4)
  return CGImage(
    width: width,
    height: height,
    bytesPerRow: width * 4,
    isOpaque: isOpaque,
    pixels: UnsafePointer(bytes),
    release: { bytes.deallocate() }
  )
}

func isClose(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
  abs(left - right) <= tolerance
}

func isClose(_ left: CGPoint, _ right: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
  isClose(left.x, right.x, tolerance) && isClose(left.y, right.y, tolerance)
}
