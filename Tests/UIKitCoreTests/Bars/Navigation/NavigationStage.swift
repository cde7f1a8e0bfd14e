import SimulatorKit
import TestSupport

@testable import UIKitCore

/// A phone with one stack of pages that write down what they are told.
@MainActor
final class NavigationStage {
  let phone: Simulator
  let stack: UINavigationController
  let journal = TabJournal()
  let a: JournalPage
  let b: JournalPage
  let c: JournalPage

  /// Shows page A; the stack may be a tab.
  init(inTabs: Bool = false, on device: Device = .iPhone15) {
    phone = Simulator(device)
    a = JournalPage("A", journal)
    b = JournalPage("B", journal)
    c = JournalPage("C", journal)
    stack = UINavigationController(rootViewController: a)
    if inTabs {
      let tabs = UITabBarController()
      let other = JournalPage("other", journal)
      tabs.viewControllers = [stack, other]
      phone.window.rootViewController = tabs
      ReleaseWitnesses.announce(tabs, tabs.tabBar, other)
    } else {
      phone.window.rootViewController = stack
    }
    phone.advance(by: 0.1)
    ReleaseWitnesses.announce(phone, phone.window, stack, stack.navigationBar, a, b, c)
    journal.clear()
  }

  var tabs: UITabBarController? { stack.parent as? UITabBarController }

  /// What was written since the last time.
  func read() -> [String] {
    defer { journal.clear() }
    return journal.entries
  }

  /// Lets every movement end.
  func rest() { phone.advance(by: 1) }

  /// Puts a finger on the leading edge and draws it over a share of the width.
  func swipe(to share: CGFloat) {
    let width = phone.window.bounds.width
    phone.press(at: CGPoint(x: 4, y: 300))
    phone.slide(to: CGPoint(x: 4 + width * share, y: 300), duration: 0.5)
    phone.advance(by: 0.2)
  }
}
