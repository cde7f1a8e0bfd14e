import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Bad input: looks set in any order") @MainActor
struct AppearanceSettingTests {
  /// One property of a bar's look and values for it, odd ones among them.
  private struct Setting {
    let values: [(UITabBar) -> Void]

    init<Value>(_ path: ReferenceWritableKeyPath<UITabBar, Value>, _ values: [Value]) {
      self.values = values.map { value in { $0[keyPath: path] = value } }
    }
  }

  private static func picture(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private let settings: [Setting] = {
    let dot = AppearanceSettingTests.picture(CGSize(width: 3, height: 3))
    let huge = AppearanceSettingTests.picture(CGSize(width: 2_000, height: 2_000))
    let odd = UITabBarAppearance()
    odd.backgroundImage = UIImage()
    odd.shadowImage = huge
    odd.stackedItemWidth = .nan
    return [
      Setting(\.barTintColor, [nil, .red, .clear]),
      Setting(\.barStyle, [.default, .black, .blackTranslucent]),
      Setting(\.isTranslucent, [true, false]),
      Setting(\.backgroundImage, [nil, UIImage(), dot, huge]),
      Setting(\.shadowImage, [nil, UIImage(), dot, huge]),
      Setting(\.selectionIndicatorImage, [nil, UIImage(), dot, huge]),
      Setting(\.unselectedItemTintColor, [nil, .brown, .clear]),
      Setting(\.selectedImageTintColor, [nil, .purple]),
      Setting(\.itemPositioning, [.automatic, .centered, .fill]),
      Setting(\.itemWidth, [0, -5, .nan, .infinity, 50]),
      Setting(\.itemSpacing, [0, -5, .nan, -.infinity, 12]),
      Setting(\.scrollEdgeAppearance, [nil, UITabBarAppearance(), odd]),
      Setting(\.standardAppearance, [UITabBarAppearance(), odd]),
    ]
  }()

  private func bar(on phone: Simulator) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: phone.window.bounds.width, height: 49))
    bar.items = (0..<3).map {
      UITabBarItem(title: "\($0)", image: Self.picture(CGSize(width: 24, height: 24)), tag: $0)
    }
    bar.selectedItem = bar.items?[1]
    phone.window.addSubview(bar)
    return bar
  }

  @Test(
    "in whatever order looks are set and set again, the last values show",
    .rule("R-BAD-14"),
    arguments: [true, false]
  )
  func anyOrder(withAppearances: Bool) throws {
    var random = SeededGenerator(seed: 7)
    let usable = withAppearances ? settings : Array(settings.dropLast())
    for _ in 0..<3 {
      let (walked, fresh) = (Simulator(.iPhoneSE), Simulator(.iPhoneSE))
      let bars = (bar(on: walked), bar(on: fresh))
      var last = [Int: (UITabBar) -> Void]()
      for step in 0..<60 {
        let index = Int.random(in: usable.indices, using: &random)
        let change = usable[index].values.randomElement(using: &random)
        change?(bars.0)
        last[index] = change
        if step.isMultiple(of: 15) { walked.advance(by: 0.05) }
      }
      for change in last.sorted(by: { $0.key < $1.key }) { change.value(bars.1) }

      let pictures = [walked, fresh].map { $0.screenshot().pngData() }
      #expect(pictures[0] == pictures[1])
      #expect(bars.0.subviews.count == bars.1.subviews.count)
    }
  }

  @Test("scroll views in odd places and of odd sizes leave the bar working", .rule("R-BAD-14"))
  func oddScrollViews() throws {
    let tabs = tabBarController(titles: ["One", "Two"])
    let phone = Simulator()
    phone.window.rootViewController = tabs
    let page = try #require(tabs.viewControllers?[0])
    let scrollView = UIScrollView(frame: page.view.bounds)

    page.setContentScrollView(scrollView, for: [])
    page.setContentScrollView(scrollView, for: .all)
    for size in [
      CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
      CGSize(width: -10, height: -10), CGSize(width: 0, height: 1e300),
    ] {
      scrollView.contentSize = size
      page.view.addSubview(scrollView)
      scrollView.contentOffset = CGPoint(x: 0, y: 1e200)
      scrollView.frame = .zero
      phone.advance(by: 0.1)
      scrollView.removeFromSuperview()
      phone.advance(by: 0.1)
    }

    try phone.tap("Two")
    #expect(tabs.selectedIndex == 1)
  }

  @Test("a controller that is gone can be named scroll views and asked for them", .rule("R-BAD-14"))
  func looseControllers() {
    expectReleased {
      let loose = UIViewController()
      let scrollView = UIScrollView()
      loose.view = scrollView
      loose.setContentScrollView(scrollView, for: .bottom)
      #expect(loose.contentScrollView(for: .bottom) === scrollView)
      loose.setContentScrollView(nil, for: .all)
      #expect(loose.contentScrollView(for: .bottom) == nil)
      return [loose, scrollView]
    }
  }
}
