import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// The tests remove the content's scroll view and check, before any layout, that the bar no longer
/// depends on it.
@Suite("Bars: removal of the observed scroll view", .releasesEverything) @MainActor
struct BarScrollObserverTests {
  private func stage(_ page: UIViewController, on device: Device = .iPhone15) -> Stage {
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let stage = Stage(tabs, on: device)
    stage.advance(by: 0.1)
    return stage
  }

  private func stackStage(_ page: UIViewController) -> (Stage, UINavigationController) {
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    stack.isToolbarHidden = false
    stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 0)
    let stage = stage(stack)
    stage.advance(by: 0.5)
    return (stage, stack)
  }

  @Test("a tab bar returns to the scroll edge", .rule("R-APP-25"))
  func tabBar() {
    let page = ScrollingPage(title: "Page")
    let stage = stage(page)
    #expect(!stage.tabs.scrollEdge.isAtEdge)

    page.scrollView.removeFromSuperview()

    #expect(stage.tabs.scrollEdge.isAtEdge)
    #expect(page.scrollView.movementObservers.all.isEmpty)
  }

  @Test("a navigation bar returns to the scroll edge, with its large title", .rule("R-APP-25"))
  func navigationBar() {
    let page = ScrollingPage(title: "Page")
    let (stage, stack) = stackStage(page)
    page.scrollView.contentOffset.y = 300
    stage.advance(by: 0.5)
    #expect(!stack.navigationBar.isAtScrollEdge)
    #expect(stack.navigationBar.largeTitle.shown == 0)

    page.scrollView.removeFromSuperview()

    #expect(stack.navigationBar.isAtScrollEdge)
    #expect(stack.navigationBar.largeTitle.shown == 52)
    #expect(page.scrollView.movementObservers.all.isEmpty)
  }

  @Test("a toolbar returns to the scroll edge", .rule("R-APP-25"))
  func toolbar() {
    let page = ScrollingPage(title: "Page")
    let (stage, stack) = stackStage(page)
    #expect(!stack.toolbar.isAtScrollEdge)

    page.scrollView.removeFromSuperview()

    #expect(stack.toolbar.isAtScrollEdge)
    #expect(page.scrollView.movementObservers.all.isEmpty)
    stage.advance(by: 0.5)
    #expect(stack.toolbar.backgroundView.effectView == nil)
  }

  @Test("a television's tab bar returns to its position", .rule("R-APP-25"))
  func television() {
    let page = ScrollingPage(title: "Page")
    let stage = stage(page, on: .appleTV)
    // A focused bar does not move.
    let button = UIButton(frame: CGRect(x: 0, y: 1_000, width: 60, height: 60))
    stage.phone.window.addSubview(button)
    stage.phone.window.screen.focusSystemInUse.move(to: button)
    page.setContentScrollView(page.scrollView, for: .top)
    page.scrollView.contentOffset.y += 2_000
    #expect(stage.tabs.tabBar.frame.maxY == 0)

    page.scrollView.removeFromSuperview()

    #expect(stage.tabs.tabBar.frame.minY == 46)
    #expect(page.scrollView.movementObservers.all.isEmpty)
  }
}
