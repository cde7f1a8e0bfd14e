import SimulatorKit
import TestSupport
import TestStage
import Testing

@testable import UIKitCore

@Suite("UINavigationController: hidesBottomBarWhenPushed", .releasesEverything) @MainActor
struct BottomBarHidingTests {
  private let stage = NavigationStage(inTabs: true)
  private let bar: UITabBar
  private let height: CGFloat

  init() throws {
    bar = try #require(stage.tabs).tabBar
    height = stage.phone.window.bounds.height
    stage.b.hidesBottomBarWhenPushed = true
  }

  private func expectBarInPlace(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!bar.isHidden, sourceLocation: sourceLocation)
    #expect(bar.superview === stage.tabs?.view, sourceLocation: sourceLocation)
    #expect(bar.transform == .identity, sourceLocation: sourceLocation)
    #expect(
      bar.frame == CGRect(x: 0, y: height - 83, width: stage.phone.window.bounds.width, height: 83),
      sourceLocation: sourceLocation
    )
  }

  @Test("the tab bar is hidden while a page on the stack hides it", .rule("R-HID-1", "R-HID-5"))
  func stays() {
    #expect(stage.a.view.safeAreaInsets.bottom == 83)

    stage.stack.pushViewController(stage.b, animated: false)
    stage.rest()
    #expect(bar.isHidden)
    #expect(stage.b.view.safeAreaInsets.bottom == 34)
    #expect(stage.stack.view.safeAreaInsets.bottom == 34)

    stage.stack.pushViewController(stage.c, animated: false)
    stage.rest()
    #expect(bar.isHidden)
    #expect(stage.c.view.safeAreaInsets.bottom == 34)

    stage.stack.popToRootViewController(animated: false)
    stage.rest()
    expectBarInPlace()
    #expect(stage.a.view.safeAreaInsets.bottom == 83)
  }

  @Test("setting hidesBottomBarWhenPushed after the push has no effect", .rule("R-HID-2"))
  func late() {
    stage.stack.pushViewController(stage.c, animated: false)
    stage.c.hidesBottomBarWhenPushed = true
    stage.rest()

    expectBarInPlace()
  }

  @Test("the root's hidesBottomBarWhenPushed is respected", .rule("R-HID-3"))
  func root() throws {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
    let phone = Simulator(.iPhone15)

    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)
    #expect(tabs.tabBar.isHidden)
    #expect(page.view.safeAreaInsets.bottom == 34)

    tabs.selectedIndex = 1
    phone.advance(by: 0.1)
    #expect(!tabs.tabBar.isHidden)
    #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
  }

  @Test("during a push the bar moves with the page it belongs to", .rule("R-HID-4"))
  func slides() throws {
    stage.stack.pushViewController(stage.b, animated: true)
    let pages = try #require(bar.superview)
    #expect(pages === stage.stack.containerView?.pagesView)
    let order = pages.subviews.map(ObjectIdentifier.init)
    let (lower, upper) = (ObjectIdentifier(stage.a.view), ObjectIdentifier(stage.b.view))
    let place = try #require(order.firstIndex(of: ObjectIdentifier(bar)))
    #expect(try #require(order.firstIndex(of: lower)) < place)
    #expect(place < (try #require(order.firstIndex(of: upper))))
    #expect(bar.transform == stage.a.view.transform)
    #expect(bar.transform.tx < 0)

    stage.rest()
    #expect(bar.isHidden)
    #expect(bar.superview === stage.tabs?.view)

    stage.stack.popViewController(animated: true)
    #expect(!bar.isHidden)
    #expect(bar.superview === pages)
    stage.rest()
    expectBarInPlace()
  }

  @Test("both pages keep their own safe area during the transition", .rule("R-HID-5", "R-SAFE-4"))
  func safeAreas() {
    stage.stack.pushViewController(stage.b, animated: true)
    stage.phone.advance(by: 0.1)
    #expect(stage.a.view.safeAreaInsets.bottom == 83)
    #expect(stage.b.view.safeAreaInsets.bottom == 34)

    stage.rest()
    stage.stack.popViewController(animated: true)
    stage.phone.advance(by: 0.1)
    #expect(stage.a.view.safeAreaInsets.bottom == 83)
    #expect(stage.b.view.safeAreaInsets.bottom == 34)
    stage.rest()
  }

  @Test(
    "additional safe area insets set during the transition apply to both pages",
    .rule("R-HID-5")
  )
  func addedWhileSliding() {
    stage.stack.additionalSafeAreaInsets.bottom = 20
    stage.stack.pushViewController(stage.b, animated: true)
    stage.phone.advance(by: 0.1)
    #expect(stage.a.view.safeAreaInsets.bottom == 103)

    stage.stack.additionalSafeAreaInsets.bottom = 5
    #expect(stage.a.view.safeAreaInsets.bottom == 88)
    #expect(stage.b.view.safeAreaInsets.bottom == 39)
    stage.rest()
  }

  @Test(
    "the bar follows a swipe and is hidden again when the swipe is cancelled",
    .rule("R-HID-4", "R-HID-8")
  )
  func swipe() {
    stage.stack.pushViewController(stage.b, animated: false)
    stage.rest()

    stage.swipe(to: 0.4)
    #expect(!bar.isHidden)
    let onScreen = bar.layer.presentation()?.frame.minX ?? 0
    let lower = stage.a.view.layer.presentation()?.frame.minX ?? 0
    #expect(onScreen == lower)
    #expect(onScreen < -20)

    stage.phone.lift()
    stage.rest()
    #expect(stage.stack.topViewController === stage.b)
    #expect(bar.isHidden)
    #expect(bar.superview === stage.tabs?.view)
    #expect(stage.b.view.safeAreaInsets.bottom == 34)

    stage.swipe(to: 0.8)
    stage.phone.lift()
    stage.rest()
    expectBarInPlace()
    #expect(stage.a.view.safeAreaInsets.bottom == 83)
  }

  @Test("selecting another tab shows the bar", .rule("R-HID-1"))
  func otherTab() {
    stage.stack.pushViewController(stage.b, animated: false)
    stage.rest()

    stage.tabs?.selectedIndex = 1
    stage.rest()
    expectBarInPlace()

    stage.tabs?.selectedIndex = 0
    stage.rest()
    #expect(bar.isHidden)
  }

  @Test(
    "selecting another tab during a push shows the bar",
    .rule("R-HID-8")
  )
  func switchWhileSliding() {
    stage.stack.pushViewController(stage.b, animated: true)
    stage.phone.advance(by: 0.1)

    stage.tabs?.selectedIndex = 1
    stage.rest()

    expectBarInPlace()
  }

  @Test(
    "a bar that the app hides stays hidden regardless of the pages",
    .rule("R-HID-6", "R-HID-7")
  )
  func hiddenByApp() {
    bar.isHidden = true
    stage.stack.pushViewController(stage.b, animated: false)
    stage.stack.popViewController(animated: false)
    stage.rest()
    #expect(bar.isHidden)

    bar.isHidden = false
    stage.tabs?.isTabBarHidden = true
    stage.stack.pushViewController(stage.b, animated: true)
    stage.rest()
    stage.stack.popViewController(animated: true)
    stage.rest()
    #expect(bar.isHidden)
    stage.tabs?.isTabBarHidden = false
    stage.rest()
    expectBarInPlace()
  }
}
