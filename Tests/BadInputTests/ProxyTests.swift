import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@Suite("Bad input: appearance proxies") @MainActor
struct ProxyTests {
  @Test(
    "a setter may record values on its own proxy while proxy values are applied",
    .rule("R-PROXY-12")
  )
  func recordingWhileSetting() {
    AppearanceProxies.withFreshRules {
      let phone = Simulator(.iPhoneSE)
      MeddlingBar.appearance().barTintColor = .red
      let (first, second) = (MeddlingBar(), MeddlingBar())

      phone.window.addSubview(first)
      phone.window.addSubview(second)

      #expect(first.itemWidth == 0)
      #expect(second.itemWidth == 40)
    }
  }

  @Test("a setter may add views to the window and remove its own view", .rule("R-PROXY-2"))
  func changingTheTreeWhileSetting() {
    AppearanceProxies.withFreshRules {
      let phone = Simulator(.iPhoneSE)
      UITabBar.appearance().barTintColor = .red
      let (restless, other) = (RestlessBar(), UITabBar())
      restless.companion = other

      phone.window.addSubview(restless)

      #expect(restless.window == nil)
      #expect(restless.barTintColor == .red)
      #expect(other.window != nil)
      #expect(other.barTintColor == .red)
    }
  }

  @Test("proxies treat invalid values like instances do", .rule("R-PROXY-1"))
  func oddValues() {
    AppearanceProxies.withFreshRules {
      let phone = Simulator(.iPhoneSE)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      let item = UITabBarItem(title: "One", image: nil, tag: 0)
      bar.items = [item]
      UITabBar.appearance().itemWidth = .nan
      UITabBar.appearance().itemSpacing = -.infinity
      UITabBar.appearance().shadowImage = UIImage()
      UITabBarItem.appearance().titlePositionAdjustment = UIOffset(
        horizontal: .nan,
        vertical: 1e300
      )
      UITabBarItem.appearance().setTitleTextAttributes([:], for: .normal)
      UITabBarItem.appearance().setTitleTextAttributes(nil, for: [.selected, .focused])

      phone.window.addSubview(bar)
      phone.advance(by: 0.1)

      #expect(bar.itemWidth == 0)
      #expect(bar.itemSpacing == 0)
      #expect(item.titleTextAttributes(for: .normal)?.isEmpty == true)
    }
  }

  @Test("a matching rule is found among thousands of rules", .rule("R-PROXY-5"))
  func manyRules() {
    AppearanceProxies.withFreshRules {
      let phone = Simulator(.iPhoneSE)
      for size in 1...2_000 {
        let traits = UITraitCollection(displayScale: CGFloat(size))
        UISwitch.appearance(for: traits).onTintColor = .red
      }
      for _ in 1...2_000 { UISwitch.appearance().thumbTintColor = .blue }
      let toggle = UISwitch()

      phone.window.addSubview(toggle)

      #expect(toggle.onTintColor == .red)
      #expect(toggle.thumbTintColor == .blue)
    }
  }

  @Test("an initializer with side effects runs once for the proxy", .rule("R-PROXY-11"))
  func countingInitializer() {
    AppearanceProxies.withFreshRules {
      CountedBar.made = 0

      CountedBar.appearance().barTintColor = .red
      CountedBar.appearance().barTintColor = .blue

      #expect(CountedBar.made == 1)
    }
  }

  @Test("a proxy from before the rules were reset has no effect", .rule("R-PROXY-1"))
  func staleProxies() {
    let stale = AppearanceProxies.withFreshRules { UITabBar.appearance() }

    AppearanceProxies.withFreshRules {
      let phone = Simulator(.iPhoneSE)
      stale.barTintColor = .red
      let bar = UITabBar()
      phone.window.addSubview(bar)

      #expect(bar.barTintColor == nil)
    }
  }
}

private final class MeddlingBar: UITabBar {
  override var barTintColor: UIColor? {
    didSet { if window != nil { MeddlingBar.appearance().itemWidth = 40 } }
  }
}

private final class RestlessBar: UITabBar {
  var companion: UITabBar?

  override var barTintColor: UIColor? {
    didSet {
      if let companion { superview?.addSubview(companion) }
      removeFromSuperview()
    }
  }
}

private final class CountedBar: UITabBar {
  static var made = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    CountedBar.made += 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
