import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("State restoration of custom tab bar controllers", .releasesEverything, .serialized)
struct CustomRestorationTests {
  /// Returns three navigation stacks whose roots contain a scroll view.
  private func stacks() -> [UINavigationController] {
    ["one", "two", "three"].map { name in
      let root = UIViewController()
      root.restorationIdentifier = "root"
      let list = UIScrollView(frame: root.view.bounds)
      list.restorationIdentifier = "list"
      list.contentSize = CGSize(width: 100, height: 3000)
      root.view.addSubview(list)
      let stack = UINavigationController(rootViewController: root)
      stack.restorationIdentifier = name
      return stack
    }
  }

  private func list(_ page: UIViewController) -> UIScrollView? {
    (page as? UINavigationController)?.viewControllers.first?.view.subviews
      .compactMap { $0 as? UIScrollView }.first
  }

  private func tabs(_ pages: [UIViewController]) -> [Tab] {
    zip(CustomStage.names, pages).map { Tab(TabItem(TabItem.ID($0), title: $0), $1) }
  }

  private func custom(_ pages: [UIViewController]) -> CustomTabBarController {
    let controller = CustomTabBarController()
    controller.restorationIdentifier = "tabs"
    controller.tabs = tabs(pages)
    ReleaseWitnesses.announce(controller)
    return controller
  }

  private func action(_ pages: [UIViewController]) -> ActionTabBarController {
    let controller = ActionTabBarController()
    controller.restorationIdentifier = "tabs"
    controller.barTabs = tabs(pages)
    controller.action = ActionStage.action(.perform {})
    ReleaseWitnesses.announce(controller)
    return controller
  }

  /// Saves the state of one simulator and restores it on another.
  private func restore(
    from first: UIViewController,
    to second: UIViewController,
    meanwhile work: () -> Void
  ) -> Simulator {
    let phone = Simulator()
    phone.window.rootViewController = first
    work()
    let state = phone.saveState()
    phone.terminate()
    let next = Simulator(restoring: state)
    ReleaseWitnesses.announce(phone, next)
    next.window.rootViewController = second
    return next
  }

  @Test(
    "the selected tab and the scroll offset are restored",
    .rule("R-RES-26", "R-RES-11", "R-RES-17")
  )
  func customBar() {
    let (first, second) = (custom(stacks()), custom(stacks()))

    let phone = restore(from: first, to: second) {
      first.selectedIndex = 2
      list(first.tabs[2].controller)?.contentOffset.y = 700
      first.selectedIndex = 1
    }

    #expect(second.selectedIndex == 1)
    #expect(second.selectedViewController?.view.window === phone.window)
    second.selectedIndex = 2
    phone.advance(by: 0.1)
    #expect(list(second.tabs[2].controller)?.contentOffset.y == 700)
  }

  @Test(
    "the selection of an action tab bar controller and its UIKit state are restored together",
    .rule("R-RES-26", "R-RES-1")
  )
  func actionBar() {
    let (first, second) = (action(stacks()), action(stacks()))

    let phone = restore(from: first, to: second) { first.selectedIndex = 2 }

    #expect(second.selectedIndex == 2)
    #expect(second.tabBarView.selectedID == "Three")
    #expect(second.selectedViewController?.view.window === phone.window)
    #expect(second.barTabs.map(\.controller).filter { $0.viewIfLoaded?.window != nil }.count == 1)
  }

  @Test("tabs are restored by ID, also if pages have no restoration identifiers", .rule("R-RES-26"))
  func names() {
    let plain = { (0..<3).map { _ in UIViewController() } }
    let (first, second) = (custom(plain()), custom(plain()))
    let (third, fourth) = (action(plain()), action(plain()))
    second.tabs.reverse()
    fourth.barTabs.reverse()

    _ = restore(from: first, to: second) { first.selectedIndex = 2 }
    _ = restore(from: third, to: fourth) { third.selectedIndex = 2 }

    #expect(second.selectedTabID == "Three")
    #expect(second.selectedIndex == 0)
    #expect(fourth.selectedTabID == "Three")
    #expect(fourth.selectedIndex == 0)
  }

  @Test("if the saved tab no longer exists, the selection is unchanged", .rule("R-RES-26"))
  func gone() {
    let (first, second) = (custom(stacks()), custom(Array(stacks().prefix(2))))

    _ = restore(from: first, to: second) { first.selectedIndex = 2 }

    #expect(second.selectedIndex == 0)
  }
}
