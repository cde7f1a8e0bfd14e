import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Appearance proxies", .releasesEverything) @MainActor
struct AppearanceProxyTests {
  /// Calls `body` with a phone and a bar outside of its window, before any proxy was created.
  private func withBar(_ body: (Simulator, UITabBar) throws -> Void) rethrows {
    try AppearanceProxies.withFreshRules {
      let phone = Simulator(.iPhoneSE)
      let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: phone.window.bounds.width, height: 49))
      bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      try body(phone, bar)
    }
  }

  // MARK: Proxies

  @Test(
    "a class has one proxy for each list of containers and set of traits",
    .rule("R-PROXY-1")
  )
  func identity() {
    AppearanceProxies.withFreshRules {
      let general = UITabBar.appearance()
      let contained = UITabBar.appearance(whenContainedInInstancesOf: [UIWindow.self])
      let dark = UITraitCollection(userInterfaceStyle: .dark)

      #expect(UITabBar.appearance() === general)
      #expect(UITabBar.appearance(whenContainedInInstancesOf: []) === general)
      #expect(UITabBar.appearance(for: UITraitCollection()) === general)
      #expect(contained !== general)
      #expect(UITabBar.appearance(whenContainedInInstancesOf: [UIWindow.self]) === contained)
      #expect(UITabBar.appearance(for: dark) !== general)
      #expect(
        UITabBar.appearance(for: UITraitCollection(userInterfaceStyle: .dark))
          === UITabBar.appearance(for: dark)
      )
      #expect(
        UITabBar.appearance(for: dark, whenContainedInInstancesOf: [UIWindow.self])
          !== UITabBar.appearance(for: dark)
      )
    }
  }

  @Test(
    "a proxy is an instance of its class and returns the values that were set on it",
    .rule("R-PROXY-1")
  )
  func readingBack() {
    AppearanceProxies.withFreshRules {
      let proxy = LoggingBar.appearance()
      proxy.itemWidth = -4
      proxy.barTintColor = .red

      #expect(type(of: proxy) == LoggingBar.self)
      #expect(proxy.itemWidth == 0)
      #expect(LoggingBar.appearance().barTintColor == .red)
      #expect(UITabBar.appearance().barTintColor == nil)
    }
  }

  @Test("a proxy cannot be added to a view hierarchy", .rule("R-PROXY-10"))
  func proxiesAreNotShown() {
    withBar { phone, _ in
      let proxy = UITabBar.appearance()

      phone.window.addSubview(proxy)

      #expect(proxy.superview == nil)
      #expect(!phone.window.subviews.contains(proxy))
    }
  }

  @Test("without proxies there are no values to look up")
  func nothingUntilAsked() {
    withBar { phone, bar in
      bar.barTintColor = .red
      phone.window.addSubview(bar)

      #expect(AppearanceProxies.shared == nil)
    }
  }

  // MARK: Entering a window

  @Test(
    "values of a proxy are set on a view when it enters a window, not before",
    .rule("R-PROXY-2")
  )
  func entering() {
    withBar { phone, bar in
      UITabBar.appearance().barTintColor = .red
      #expect(bar.barTintColor == nil)

      phone.window.addSubview(bar)

      #expect(bar.barTintColor == .red)
    }
  }

  @Test("all views of a tree take the values when its root enters a window")
  func trees() {
    withBar { phone, bar in
      let page = UIView()
      page.addSubview(bar)
      let toggle = UISwitch()
      page.addSubview(toggle)
      UITabBar.appearance().barStyle = .black
      UISwitch.appearance().onTintColor = .purple
      UISwitch.appearance().thumbTintColor = .yellow

      phone.window.addSubview(page)

      #expect(bar.barStyle == .black)
      #expect(toggle.onTintColor == .purple)
      #expect(toggle.thumbTintColor == .yellow)
    }
  }

  @Test("values are set before didMoveToWindow, and what is set there is kept", .rule("R-PROXY-2"))
  func moment() {
    withBar { phone, _ in
      let bar = WitnessBar()
      UITabBar.appearance().barTintColor = .red
      UITabBar.appearance().itemWidth = 50

      phone.window.addSubview(bar)
      #expect(bar.seen == .red)
      #expect(bar.itemWidth == 70)

      bar.removeFromSuperview()
      phone.window.addSubview(bar)
      #expect(bar.itemWidth == 70)
    }
  }

  @Test("the first layout uses the values")
  func firstLayout() {
    withBar { phone, bar in
      UITabBar.appearance().itemPositioning = .centered
      UITabBar.appearance().itemWidth = 60
      UITabBar.appearance().itemSpacing = 10

      phone.window.addSubview(bar)
      phone.advance(by: 0.1)

      #expect(bar.row.buttons.map(\.frame.width) == [60, 60])
      #expect(bar.row.buttons[1].frame.minX - bar.row.buttons[0].frame.maxX == 10)
    }
  }

  @Test("a view takes changed values only when it enters a window again", .rule("R-PROXY-2"))
  func laterChanges() {
    withBar { phone, bar in
      UITabBar.appearance().barTintColor = .red
      phone.window.addSubview(bar)
      UITabBar.appearance().barTintColor = .blue
      phone.advance(by: 1)
      #expect(bar.barTintColor == .red)

      bar.removeFromSuperview()
      phone.window.addSubview(bar)

      #expect(bar.barTintColor == .blue)
    }
  }

  @Test("a window takes its values when it is shown", .rule("R-PROXY-2"))
  func windows() {
    AppearanceProxies.withFreshRules {
      UIWindow.appearance().tintColor = .orange
      let phone = Simulator(.iPhoneSE)
      let window = UIWindow()
      #expect(window.tintColor == .systemBlue)

      window.isHidden = false

      #expect(window.tintColor == .orange)
      #expect(phone.window.tintColor == .orange)
      window.isHidden = true
    }
  }

  @Test("proxies that are used before there is a screen apply to everything shown later")
  func launch() {
    AppearanceProxies.withFreshRules {
      UITabBar.appearance().tintColor = .orange
      UITabBarItem.appearance().badgeColor = .blue

      let stage = Stage(tabs: 3)

      #expect(stage.tabs.tabBar.tintColor == .orange)
      #expect(stage.tabs.tabBar.items?.map(\.badgeColor) == [.blue, .blue, .blue])
    }
  }

  // MARK: Values of the instance

  @Test("values that were set on an instance are kept, including nil", .rule("R-PROXY-2"))
  func instances() {
    withBar { phone, bar in
      bar.barTintColor = .green
      bar.unselectedItemTintColor = nil
      UITabBar.appearance().barTintColor = .red
      UITabBar.appearance().unselectedItemTintColor = .red
      UITabBar.appearance().itemSpacing = 12

      phone.window.addSubview(bar)
      bar.itemSpacing = 4
      bar.removeFromSuperview()
      phone.window.addSubview(bar)

      #expect(bar.barTintColor == .green)
      #expect(bar.unselectedItemTintColor == nil)
      #expect(bar.itemSpacing == 4)
    }
  }

  @Test("values that are set in an initializer belong to the instance", .rule("R-PROXY-2"))
  func initializers() {
    withBar { phone, _ in
      UITabBar.appearance().barTintColor = .red
      UITabBar.appearance().itemWidth = 9
      let bar = PaintedBar()

      phone.window.addSubview(bar)

      #expect(bar.barTintColor == .green)
      #expect(bar.itemWidth == 9)
      #expect(PaintedBar.appearance().barTintColor == .green)
    }
  }

  @Test("a state that is set on an instance leaves other states to the proxy", .rule("R-PROXY-9"))
  func instanceStates() {
    withBar { phone, _ in
      let button = UIButton()
      button.setTitleColor(.green, for: .selected)
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.red, for: .selected)
      UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

      phone.window.addSubview(button)

      #expect(button.titleColor(for: .normal) == .red)
      #expect(button.titleColor(for: .selected) == .green)
      #expect(button.contentEdgeInsets.right == 4)
    }
  }

  @Test(
    "values that a setter derives from a proxy's value are not the instance's own",
    .rule("R-PROXY-9")
  )
  func followingValues() {
    withBar { phone, _ in
      let bar = MatchingBar()
      UITabBar.appearance().barTintColor = .red
      phone.window.addSubview(bar)
      #expect(bar.unselectedItemTintColor == .red)

      bar.removeFromSuperview()
      UITabBar.appearance().unselectedItemTintColor = .blue
      phone.window.addSubview(bar)

      #expect(bar.unselectedItemTintColor == .blue)
    }
  }

  // MARK: Order

  @Test(
    "setters are called once, in the order of the proxy, superclasses first",
    .rule("R-PROXY-3", "R-PROXY-4")
  )
  func order() {
    withBar { phone, _ in
      LoggingBar.appearance().itemWidth = 3
      UITabBar.appearance().barTintColor = .red
      UITabBar.appearance().itemWidth = 1
      UITabBar.appearance().itemSpacing = 2
      UITabBar.appearance().barTintColor = .blue
      let bar = LoggingBar()

      phone.window.addSubview(bar)

      #expect(bar.journal.lines == ["itemSpacing 2.0", "barTintColor", "itemWidth 3.0"])
      #expect(bar.barTintColor == .blue)
    }
  }

  // MARK: Appearance objects

  @Test("a proxy copies an appearance object, and so does each bar", .rule("R-PROXY-1"))
  func appearanceObjects() {
    withBar { phone, bar in
      let appearance = UITabBarAppearance()
      appearance.backgroundColor = .red
      UITabBar.appearance().standardAppearance = appearance
      appearance.backgroundColor = .green

      phone.window.addSubview(bar)
      bar.standardAppearance.backgroundColor = .blue
      let other = UITabBar()
      phone.window.addSubview(other)

      #expect(other.standardAppearance.backgroundColor == .red)
    }
  }

  // MARK: Memory

  @Test("views that took values are released")
  func release() {
    AppearanceProxies.withFreshRules {
      UITabBar.appearance().barTintColor = .red
      UITabBarItem.appearance().badgeColor = .blue
      expectReleased {
        let stage = Stage(tabs: 2)
        return [stage.tabs, stage.tabs.tabBar] + (stage.tabs.tabBar.items ?? [])
      }
    }
  }
}

/// Records its color and sets a width when it enters a window.
private final class WitnessBar: UITabBar {
  var seen: UIColor?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    seen = barTintColor
    itemWidth = 70
  }
}

/// A bar that sets a color in its initializer.
private final class PaintedBar: UITabBar {
  override init(frame: CGRect) {
    super.init(frame: frame)
    barTintColor = .green
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A bar that gives its unselected items the color that is set on the bar.
private final class MatchingBar: UITabBar {
  override var barTintColor: UIColor? {
    didSet { unselectedItemTintColor = barTintColor }
  }
}

/// A bar that records the setters that are called.
private final class LoggingBar: UITabBar {
  let journal = Journal()

  override var barTintColor: UIColor? { didSet { journal.record("barTintColor") } }
  override var itemWidth: CGFloat { didSet { journal.record("itemWidth \(itemWidth)") } }
  override var itemSpacing: CGFloat { didSet { journal.record("itemSpacing \(itemSpacing)") } }
}
