import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("A classic application") @MainActor
struct ClassicAppTests {
  @Test("taps select tabs, and the delegate can prevent it", .rule("R-SEL-1", "R-SEL-2"))
  func tabs() throws {
    let phone = Simulator(.iPhone15)
    let delegate = ClassicAppDelegate()
    let tabs = delegate.makeTabBarController()
    phone.window.rootViewController = tabs
    #expect(tabs.selectedIndex == 1)

    try phone.tap("First")
    #expect(tabs.selectedIndex == 0)

    try phone.tap("Favorites")
    #expect(tabs.selectedIndex == 0)
    #expect(delegate.selectedTitles == ["First"])
  }

  @Test("a button calls its target, and the badge is shown on the bar", .rule("R-ITEM-5"))
  func targetAndAction() throws {
    let phone = Simulator(.iPhone15)
    let tabs = ClassicAppDelegate().makeTabBarController()
    phone.window.rootViewController = tabs

    try phone.tap("Count")
    try phone.tap("Count")

    #expect(tabs.selectedViewController?.tabBarItem.badgeValue == "2")
  }

  @Test("the window of the delegate fills the main screen")
  func window() {
    let delegate = ClassicAppDelegate()

    let isRunning = delegate.application(
      UIApplication.shared,
      didFinishLaunchingWithOptions: nil
    )

    #expect(isRunning)
    #expect(delegate.window?.bounds.size == UIScreen.main.bounds.size)
    #expect(delegate.window?.isKeyWindow == true)
  }
}
