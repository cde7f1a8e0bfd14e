import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Appearance proxies: containers, traits and items", .releasesEverything) @MainActor
struct AppearanceContainersTests {
  private final class MusicTabs: UITabBarController {}
  private final class Card: UIView {}
  private final class Panel: UIView {}
  private final class Page: UIViewController {}

  private func fill(_ tabs: UITabBarController) -> UITabBarController {
    tabs.viewControllers = ["One", "Two"].map { title in
      let page = Page()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    return tabs
  }

  // MARK: Containers

  @Test(
    "bars in one class of controllers are styled separately",
    .rule("R-PROXY-5", "R-PROXY-8")
  )
  func controllers() {
    AppearanceProxies.withFreshRules {
      UITabBar.appearance().barTintColor = .red
      UITabBar.appearance(whenContainedInInstancesOf: [MusicTabs.self]).barTintColor = .blue

      let plain = Stage(fill(UITabBarController()))
      let music = Stage(fill(MusicTabs()))

      #expect(plain.tabs.tabBar.barTintColor == .red)
      #expect(music.tabs.tabBar.barTintColor == .blue)
    }
  }

  @Test("a controller contains its own view; a view does not contain itself", .rule("R-PROXY-8"))
  func ownController() {
    AppearanceProxies.withFreshRules {
      UIView.appearance(whenContainedInInstancesOf: [Page.self]).backgroundColor = .red
      Card.appearance(whenContainedInInstancesOf: [Card.self]).tintColor = .orange
      let stage = Stage(fill(UITabBarController()))
      let (outer, inner) = (Card(), Card())
      outer.addSubview(inner)
      stage.phone.window.addSubview(outer)

      #expect(stage.tabs.selectedViewController?.view.backgroundColor == .red)
      #expect(stage.tabs.view.backgroundColor == nil)
      #expect(outer.tintColor == .systemBlue)
      #expect(inner.tintColor == .orange)
    }
  }

  @Test("the outermost container takes precedence, then the longer list", .rule("R-PROXY-5"))
  func outermost() {
    AppearanceProxies.withFreshRules {
      let phone = Simulator(.iPhoneSE)
      let (panel, card) = (Panel(), Card())
      let (inBoth, inCard) = (UISwitch(), UISwitch())
      panel.addSubview(card)
      card.addSubview(inBoth)
      UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = .red
      UISwitch.appearance(whenContainedInInstancesOf: [Card.self]).onTintColor = .green
      UISwitch.appearance(whenContainedInInstancesOf: [Card.self, Panel.self]).thumbTintColor =
        .blue
      UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).thumbTintColor = .black

      phone.window.addSubview(panel)
      let otherCard = Card()
      otherCard.addSubview(inCard)
      phone.window.addSubview(otherCard)

      #expect(inBoth.onTintColor == .red)
      #expect(inBoth.thumbTintColor == .blue)
      #expect(inCard.onTintColor == .green)
      #expect(inCard.thumbTintColor == nil)
    }
  }

  @Test("a view that moves to another container takes that container's values")
  func moving() {
    AppearanceProxies.withFreshRules {
      let phone = Simulator(.iPhoneSE)
      let (panel, card, toggle) = (Panel(), Card(), UISwitch())
      phone.window.addSubview(panel)
      phone.window.addSubview(card)
      UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = .red
      UISwitch.appearance(whenContainedInInstancesOf: [Card.self]).onTintColor = .green

      panel.addSubview(toggle)
      #expect(toggle.onTintColor == .red)
      toggle.removeFromSuperview()
      card.addSubview(toggle)

      #expect(toggle.onTintColor == .green)
    }
  }

  // MARK: Traits

  @Test("values for traits follow the traits of a view in a window", .rule("R-PROXY-6"))
  func darkness() {
    AppearanceProxies.withFreshRules {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      UITabBar.appearance().barTintColor = .white
      UITabBar.appearance(for: dark).barTintColor = .black
      UITabBar.appearance(for: dark).unselectedItemTintColor = .orange
      let stage = Stage(tabs: 2)
      let bar = stage.tabs.tabBar
      #expect(bar.barTintColor == .white)

      stage.phone.window.overrideUserInterfaceStyle = .dark
      #expect(bar.barTintColor == .black)
      #expect(bar.unselectedItemTintColor == .orange)

      stage.phone.window.overrideUserInterfaceStyle = .light
      #expect(bar.barTintColor == .white)
      #expect(bar.unselectedItemTintColor == .orange)
    }
  }

  @Test("containers and traits can be combined", .rule("R-PROXY-6"))
  func darknessInPlace() {
    AppearanceProxies.withFreshRules {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      UITabBar.appearance(for: dark, whenContainedInInstancesOf: [MusicTabs.self]).itemWidth = 50
      let plain = Stage(fill(UITabBarController()))
      let music = Stage(fill(MusicTabs()))

      plain.phone.window.overrideUserInterfaceStyle = .dark
      #expect(music.tabs.tabBar.itemWidth == 0)
      music.phone.window.overrideUserInterfaceStyle = .dark

      #expect(plain.tabs.tabBar.itemWidth == 0)
      #expect(music.tabs.tabBar.itemWidth == 50)
    }
  }

  @Test(
    "without values for traits, a change of traits sets nothing",
    .rule("R-PROXY-2", "R-PROXY-6")
  )
  func noRulesForTraits() {
    AppearanceProxies.withFreshRules {
      UITabBar.appearance().barTintColor = .white
      let stage = Stage(tabs: 2)
      UITabBar.appearance().barTintColor = .red

      stage.phone.window.overrideUserInterfaceStyle = .dark

      #expect(stage.tabs.tabBar.barTintColor == .white)
    }
  }

  // MARK: Items

  @Test("items take the values when their bar enters a window", .rule("R-PROXY-7"))
  func items() {
    AppearanceProxies.withFreshRules {
      let offset = UIOffset(horizontal: 0, vertical: -3)
      UITabBarItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red],
        for: .normal
      )
      UITabBarItem.appearance().setBadgeTextAttributes(
        [.foregroundColor: UIColor.red],
        for: .normal
      )
      UITabBarItem.appearance().badgeColor = .blue
      UITabBarItem.appearance().titlePositionAdjustment = offset
      let own = UITabBarItem(title: "Own", image: nil, tag: 0)
      own.badgeColor = .green
      own.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      bar.items = [own]
      #expect(own.titleTextAttributes(for: .normal) == nil)

      let phone = Simulator(.iPhoneSE)
      phone.window.addSubview(bar)

      #expect(own.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
      #expect(own.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .black)
      #expect(own.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
      #expect(own.badgeColor == .green)
      #expect(own.titlePositionAdjustment == offset)
    }
  }

  @Test("items that are set on a bar in a window take the values immediately", .rule("R-PROXY-7"))
  func newItems() {
    AppearanceProxies.withFreshRules {
      let stage = Stage(tabs: 2)
      UITabBarItem.appearance(whenContainedInInstancesOf: [UITabBar.self]).badgeColor = .blue
      let page = Page()

      stage.tabs.viewControllers?.append(page)

      #expect(stage.tabs.tabBar.items?.map(\.badgeColor) == [nil, nil, .blue])
    }
  }

  @Test("titles are drawn in the color of the proxy")
  func titleColor() {
    AppearanceProxies.withFreshRules {
      UITabBarItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red],
        for: .normal
      )

      let stage = Stage(tabs: 2)
      stage.advance(by: 0.1)

      #expect(stage.tabs.tabBar.row.buttons.map(\.label.textColor)[1] == .red)
    }
  }
}
