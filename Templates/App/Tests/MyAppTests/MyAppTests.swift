import SimulatorKit
import Testing
import UIKit

@testable import MyApp

@Suite("MyApp", .serialized) @MainActor
struct MyAppTests {
  @Test("a row opens the page of a place, and the bar goes back")
  func place() throws {
    let phone = Simulator(.iPhone15)
    let tabs = MainTabs.make()
    phone.window.rootViewController = tabs
    let stack = try #require(tabs.selectedViewController as? UINavigationController)

    try phone.tap("Harbour")
    phone.advance(by: 1)

    #expect(stack.topViewController?.title == "Harbour")
    #expect(stack.viewControllers.count == 2)
    stack.popViewController(animated: false)
    #expect(stack.topViewController is ListPage)
  }

  @Test("a tap on the second item shows the second tab")
  func tabs() throws {
    let phone = Simulator(.iPhone15)
    let tabs = MainTabs.make()
    phone.window.rootViewController = tabs

    try phone.tap("About")

    #expect(tabs.selectedIndex == 1)
    #expect(phone.screenshot().size == phone.window.bounds.size)
  }
}
