import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Subclasses that applications write") @MainActor
struct SubclassTests {
  @Test("overridden property observers are called for assignments", .rule("R-SEL-4"))
  func assignments() {
    let phone = Simulator(.iPhone15)
    let tabs = MainTabBarController()
    phone.window.rootViewController = tabs
    tabs.history = []

    tabs.selectedIndex = 2
    tabs.selectedViewController = tabs.viewControllers?[0]

    #expect(tabs.history == ["index 2", "controller"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test(
    "an overridden bar delegate method is called for taps and not for assignments",
    .rule("R-SEL-6")
  )
  func taps() throws {
    let phone = Simulator(.iPhone15)
    let tabs = MainTabBarController()
    phone.window.rootViewController = tabs
    tabs.selectedIndex = 1
    tabs.history = []

    try phone.tap("Profile")

    #expect(tabs.history.filter { $0.hasPrefix("tapped") } == ["tapped Profile"])
    #expect(tabs.selectedIndex == 2)
  }

  @Test("a bar subclass replaces the system's bar, with its height and buttons")
  func replacedBar() throws {
    let phone = Simulator(.iPhone15)
    let tabs = RaisedTabBarController()
    phone.window.rootViewController = tabs

    #expect(tabs.tabBar === tabs.raisedTabBar)
    #expect(tabs.tabBar.delegate === tabs)
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(tabs.tabBar.items?.map(\.title) == ["Left", "Right"])
    #expect(tabs.tabBar.frame.height == 49 + 11 + phone.window.safeAreaInsets.bottom)

    try phone.tap("Right")
    #expect(tabs.selectedIndex == 1)
  }

  @Test("a button that extends beyond the bar receives touches through hitTest")
  func raisedButton() {
    let phone = Simulator(.iPhone15)
    let tabs = RaisedTabBarController()
    phone.window.rootViewController = tabs
    var count = 0
    tabs.raisedTabBar.centreAction = { count += 1 }
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: phone.window)

    phone.tap(at: CGPoint(x: bar.midX, y: bar.minY - 10))

    #expect(count == 1)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("everything is released with the window")
  func leaks() {
    expectReleased {
      let phone = Simulator(.iPhone15)
      let tabs = RaisedTabBarController()
      phone.window.rootViewController = tabs
      return [tabs, tabs.tabBar, tabs.raisedTabBar.centreButton, phone.window]
    }
  }
}
