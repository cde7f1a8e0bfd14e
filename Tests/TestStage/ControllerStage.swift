import QuartzCore
import UIKitCore

/// A shown window on a screen of its own, with no host and no pixels; time moves when told.
@MainActor public final class ControllerStage {
  public let screen: UIScreen
  public let window: UIWindow

  public init(
    _ root: UIViewController? = nil,
    size: CGSize = CGSize(width: 390, height: 844),
    isVisible: Bool = true
  ) {
    screen = UIScreen(configuration: ScreenConfiguration(size: size, scale: 2)) { _ in nil }
    window = UIWindow(screen: screen)
    window.rootViewController = root
    window.isHidden = !isVisible
  }

  /// Lets seconds pass, a frame at a time.
  public func advance(by seconds: TimeInterval = 1) {
    guard let clock = screen.clock as? ManualClock else { return }
    let end = clock.now + seconds
    while clock.now < end {
      clock.advance(to: min(clock.now + 1.0 / 60, end))
      screen.makeFrame()
    }
  }
}

extension UIViewController {
  /// The whole of an addition, as containers do it.
  public func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// The whole of a removal, as containers do it.
  public func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
