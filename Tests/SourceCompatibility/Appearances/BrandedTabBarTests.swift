import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Appearance objects in real code") @MainActor
struct BrandedTabBarTests {
  @Test("one appearance sets the colors of all layouts, and the bar keeps a copy", .rule("R-APP-1"))
  func setup() {
    let phone = Simulator(.iPhone15)
    let tabs = BrandedTabBarController()
    phone.window.rootViewController = tabs

    #expect(tabs.tabBar.standardAppearance.backgroundColor == .systemIndigo)
    #expect(tabs.tabBar.scrollEdgeAppearance?.backgroundColor == .systemIndigo)
    let inline = tabs.tabBar.standardAppearance.inlineLayoutAppearance
    #expect(inline.selected.iconColor == .white)
    #expect(inline.normal.badgeBackgroundColor == .systemYellow)
  }

  @Test("a tab with its own appearance changes the bar while it is selected", .rule("R-APP-1"))
  func promotion() throws {
    let phone = Simulator(.iPhone15)
    let tabs = BrandedTabBarController()
    phone.window.rootViewController = tabs
    phone.advance(by: 1)
    let before = try #require(phone.screenshot().pngData())

    try phone.tap("Profile")
    phone.advance(by: 1)
    #expect(try #require(phone.screenshot().pngData()) != before)
    #expect(tabs.tabBar.standardAppearance.backgroundColor == .systemIndigo)

    try phone.tap("Home")
    phone.advance(by: 1)
    #expect(try #require(phone.screenshot().pngData()) == before)
  }

  @Test("common fixes from forums have an effect", .rule("R-APP-1", "R-APP-8"))
  func fixes() {
    let phone = Simulator(.iPhone15)
    let tabs = BrandedTabBarController()
    phone.window.rootViewController = tabs

    AppearanceFixes.removeTopLine(tabs.tabBar)
    #expect(tabs.tabBar.standardAppearance.shadowColor == nil)
    #expect(tabs.tabBar.standardAppearance.backgroundColor == .systemIndigo)

    AppearanceFixes.keepOpaque(tabs.tabBar)
    #expect(tabs.tabBar.scrollEdgeAppearance?.backgroundEffect != nil)

    AppearanceFixes.makeClear(tabs.tabBar)
    #expect(tabs.tabBar.standardAppearance.backgroundEffect == nil)
    #expect(tabs.tabBar.standardAppearance.stackedItemWidth == 60)
    #expect(tabs.tabBar.standardAppearance.selectionIndicatorTintColor == .systemTeal)
  }
}
