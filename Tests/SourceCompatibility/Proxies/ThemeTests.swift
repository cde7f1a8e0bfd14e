import SimulatorKit
import TestSupport
import Testing
import UIKit

/// Each test runs in its own process, because proxies apply to the whole process.
@Suite("Launch code that styles all bars")
struct ThemeTests {
  @Test("older properties apply to every bar and item", .rule("R-PROXY-1", "R-PROXY-7"))
  func classic() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Theme.applyClassic()
        let tabs = UITabBarController()
        let settings = Theme.SettingsTabs()
        let phones = [tabs, settings].map(show)
        #expect(phones.count == 2)

        #expect(tabs.tabBar.barTintColor == .white)
        #expect(!tabs.tabBar.isTranslucent)
        #expect(tabs.tabBar.items?[0].badgeColor == .orange)
        #expect(tabs.tabBar.items?[0].titlePositionAdjustment.vertical == -2)
        #expect(settings.tabBar.barTintColor == .black)
      }
    }
  }

  @Test("appearance objects apply to every bar", .rule("R-PROXY-1"))
  func modern() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Theme.applyModern()
        let tabs = UITabBarController()
        let phone = show(tabs)

        #expect(phone.window.rootViewController === tabs)
        #expect(tabs.tabBar.standardAppearance.backgroundColor == .yellow)
        #expect(tabs.tabBar.scrollEdgeAppearance?.backgroundColor == .yellow)
      }
    }
  }

  @Test("theme libraries use the UIAppearance protocol", .rule("R-PROXY-1", "R-PROXY-6"))
  func generic() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Theme.tint(UITabBar.self, .brown)
        let tabs = UITabBarController()
        let phone = show(tabs)

        #expect(phone.window.rootViewController === tabs)
        #expect(tabs.tabBar.tintColor == .brown)
      }
    }
  }
}

@MainActor
private func show(_ tabs: UITabBarController) -> Simulator {
  let page = UIViewController()
  page.title = "Page"
  tabs.viewControllers = [page]
  let phone = Simulator(.iPhone15)
  phone.window.rootViewController = tabs
  return phone
}
