import SimulatorKit
import TestSupport
import UIKitCore

/// A phone with one stack of pages that write down what they are told.
@MainActor
public final class NavigationStage: SimulatorStage {
  public let stack: UINavigationController
  public let journal = Journal()
  public let a: RecordingViewController
  public let b: RecordingViewController
  public let c: RecordingViewController

  /// Shows page A; the stack may be a tab.
  public init(inTabs: Bool = false, on device: Device = .iPhone15) {
    a = RecordingViewController("A", journal)
    b = RecordingViewController("B", journal)
    c = RecordingViewController("C", journal)
    stack = UINavigationController(rootViewController: a)
    super.init(on: device)
    if inTabs {
      let tabs = UITabBarController()
      let other = RecordingViewController("other", journal)
      tabs.viewControllers = [stack, other]
      show(tabs)
      ReleaseWitnesses.announce(tabs.tabBar, other)
    } else {
      show(stack)
    }
    advance(by: 0.1)
    ReleaseWitnesses.announce(stack.navigationBar, a, b, c)
    journal.clear()
  }

  public var tabs: UITabBarController? { stack.parent as? UITabBarController }

  /// What was written since the last time.
  public func read() -> [String] {
    journal.take()
  }

  /// Puts a finger on the leading edge and draws it over a share of the width.
  public func swipe(to share: CGFloat) {
    let width = phone.window.bounds.width
    phone.press(at: CGPoint(x: 4, y: 300))
    phone.slide(to: CGPoint(x: 4 + width * share, y: 300), duration: 0.5)
    advance(by: 0.2)
  }
}
