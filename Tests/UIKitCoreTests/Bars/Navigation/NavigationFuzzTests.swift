import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UINavigationController: random sequences of changes", .releasesEverything) @MainActor
struct NavigationFuzzTests {
  /// Checks that the appearance calls of a page are balanced.
  private final class Page: RecordingViewController {
    private(set) var faults: [String] = []
    private var hasAppeared = false
    private var pendingAppearance: Bool?

    override func record(_ event: String) {
      super.record(event)
      switch event {
      case "willAppear":
        if pendingAppearance == true || (hasAppeared && pendingAppearance == nil) {
          faults.append(event)
        }
        pendingAppearance = true
      case "didAppear":
        if pendingAppearance != true { faults.append(event) }
        if view.window == nil { faults.append("didAppear without window") }
        (hasAppeared, pendingAppearance) = (true, nil)
      case "willDisappear":
        if pendingAppearance == false || (!hasAppeared && pendingAppearance == nil) {
          faults.append(event)
        }
        pendingAppearance = false
      default:
        if pendingAppearance != false { faults.append(event) }
        (hasAppeared, pendingAppearance) = (false, nil)
      }
    }

    /// Returns the faults once no transition is running.
    func faults(atRest isShown: Bool) -> [String] {
      var faults = faults
      if hasAppeared != isShown { faults.append(isShown ? "is not there" : "is still there") }
      if pendingAppearance != nil { faults.append("is still on the way") }
      if viewIfLoaded?.transform ?? .identity != .identity { faults.append("stands aside") }
      return faults
    }
  }

  private let phone = Simulator(.iPhone15)
  private let tabs = UITabBarController()
  private let stack = UINavigationController()
  private let plain = Page("page", recording: .appearance)

  private func page(_ random: inout SeededGenerator) -> Page {
    let page = Page("page", recording: .appearance)
    page.title = "Page"
    page.hidesBottomBarWhenPushed = Int.random(in: 0..<3, using: &random) == 0
    ReleaseWitnesses.announce(page)
    return page
  }

  @Test(
    "end with the top page visible, balanced calls and the bar in place",
    .rule("R-NAV-7", "R-NAV-34"),
    arguments: 0..<24
  )
  func changes(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    ReleaseWitnesses.announce(phone, tabs, stack, plain, tabs.tabBar, stack.navigationBar)
    stack.viewControllers = [page(&random)]
    tabs.viewControllers = [stack, plain]
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)
    var met: [Page] = stack.viewControllers.compactMap { $0 as? Page }

    for _ in 0..<40 {
      change(&random)
      for page in stack.viewControllers.compactMap({ $0 as? Page })
      where !met.contains(where: { $0 === page }) {
        met.append(page)
      }
      if Bool.random(using: &random) {
        phone.advance(by: Double.random(in: 0.02..<0.5, using: &random))
      }
    }
    phone.lift()
    phone.advance(by: 2)
    phone.advance(by: 2)

    let isSelected = tabs.selectedIndex == 0
    let top = stack.topViewController
    for (number, page) in met.enumerated() {
      let isShown = isSelected && page === top
      #expect(page.faults(atRest: isShown) == [], "page \(number) of \(met.count)")
      #expect((page.parent === stack) == stack.viewControllers.contains(page))
      #expect((page.viewIfLoaded?.window != nil) == isShown)
      #expect(!page.isMovingToParent && !page.isMovingFromParent)
    }
    #expect(plain.faults(atRest: !isSelected) == [])
    #expect(stack.navigationBar.items == stack.viewControllers.map(\.navigationItem))
    let isAway = isSelected && stack.viewControllers.contains { $0.hidesBottomBarWhenPushed }
    #expect(tabs.tabBar.isHidden == isAway)
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(tabs.tabBar.transform == .identity)
    if isSelected { #expect(top?.view.safeAreaInsets.bottom == (isAway ? 34 : 83)) }
    #expect(top?.transitionCoordinator == nil)
  }

  private func change(_ random: inout SeededGenerator) {
    let animated = Bool.random(using: &random)
    let pages = stack.viewControllers
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3: stack.pushViewController(page(&random), animated: animated)
    case 4, 5: stack.popViewController(animated: animated)
    case 6:
      if let page = pages.randomElement(using: &random) {
        stack.popToViewController(page, animated: animated)
      }
    case 7: stack.popToRootViewController(animated: animated)
    case 8:
      var new = pages.shuffled(using: &random)
      if Bool.random(using: &random) { new.append(page(&random)) }
      stack.setViewControllers(new, animated: animated)
    case 9: tabs.selectedIndex = Int.random(in: 0..<2, using: &random)
    case 10:
      phone.press(at: CGPoint(x: 4, y: 300))
      phone.slide(to: CGPoint(x: CGFloat.random(in: 20..<380, using: &random), y: 300))
      if Bool.random(using: &random) { phone.lift() }
    default: phone.lift()
    }
  }

  @Test(
    "a stack that is removed during a transition is released",
    .rule("R-NAV-34"),
    arguments: [false, true]
  )
  func letGo(isHeld: Bool) {
    ReleaseWitnesses.announce(phone, stack)
    stack.viewControllers = [UIViewController(), UIViewController()]
    ReleaseWitnesses.announce(stack.viewControllers[0], stack.viewControllers[1])
    phone.window.rootViewController = stack
    phone.advance(by: 0.1)
    if isHeld {
      phone.press(at: CGPoint(x: 4, y: 300))
      phone.slide(to: CGPoint(x: 150, y: 300))
    } else {
      stack.popViewController(animated: true)
      phone.advance(by: 0.1)
    }

    phone.window.rootViewController = UIViewController()
    phone.lift()
    phone.advance(by: 2)

    #expect(stack.view.window == nil)
    #expect(!stack.transition.isRunning)
  }
}
