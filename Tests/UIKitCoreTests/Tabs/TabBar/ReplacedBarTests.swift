import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: custom tab bars", .rule("R-STR-10"), .releasesEverything)
@MainActor
struct ReplacedBarTests {
  private class TallBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      var fitting = super.sizeThatFits(size)
      fitting.height += 21
      return fitting
    }
  }

  /// A bar with a gap in the middle for a button that rises above it.
  private final class PlusBar: UITabBar {
    let plus = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(plus)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      plus.center = CGPoint(x: bounds.midX, y: 0)
      let buttons = subviews.filter { $0 is UIControl && $0 !== plus }
      let width = bounds.width / CGFloat(buttons.count + 1)
      for (index, button) in buttons.enumerated() {
        let place = index < buttons.count / 2 ? index : index + 1
        button.frame = CGRect(x: CGFloat(place) * width, y: 1, width: width, height: 48)
      }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard !isHidden, plus.frame.contains(point) else { return super.hitTest(point, with: event) }
      return plus
    }
  }

  private func pages(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Tab \(index + 1)", image: nil, tag: index)
      return page
    }
  }

  private func bottomInset(_ stage: Stage) -> CGFloat {
    stage.tabs.selectedViewController?.view.safeAreaInsets.bottom ?? -1
  }

  private func replace(_ bar: UITabBar, in stage: Stage) {
    ReleaseWitnesses.announce(bar)
    stage.tabs.setValue(bar, forKey: "tabBar")
  }

  // MARK: Time of replacement

  private final class OwnTabs: UITabBarController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      setValue(TallBar(), forKey: "tabBar")
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setValue(TallBar(), forKey: "tabBar")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if replacesOnceMore { setValue(TallBar(), forKey: "tabBar") }
    }

    var replacesOnceMore = false
  }

  @Test("a bar can be replaced in the initializer or in viewDidLoad")
  func early() {
    for replacesOnceMore in [false, true] {
      let tabs = OwnTabs()
      tabs.replacesOnceMore = replacesOnceMore
      tabs.viewControllers = pages(2)
      let stage = Stage(tabs, on: .iPhone15)
      stage.tap("Tab 2")

      #expect(tabs.tabBar is TallBar)
      #expect(tabs.selectedIndex == 1)
      #expect(tabs.view.subviews.filter { $0 is UITabBar } == [tabs.tabBar])
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 748, width: 393, height: 104))
      #expect(bottomInset(stage) == 104)
    }
  }

  @Test("replacing a visible bar updates safe area and selection, and releases the old bar")
  func late() throws {
    let stage = Stage(tabs: 3)
    stage.tap("Tab 3")
    let old = stage.tabs.tabBar
    let bar = TallBar()

    replace(bar, in: stage)
    stage.advance(by: 0.1)

    #expect(bar.frame.height == 104)
    #expect(bottomInset(stage) == 104)
    #expect(bar.selectedItem?.title == "Tab 3")
    let item = try #require(bar.items?.first)
    #expect((item.value(forKey: "_view") as? UIView)?.superview === bar)
    #expect(old.superview == nil)
    #expect(old.items == nil)
    old.items = [UITabBarItem(title: "Own", image: nil, tag: 0)]
    old.delegate = nil
    #expect(old.items?.count == 1)
    #expect(bar.items?.count == 3)
  }

  @Test("a bar that replaces a hidden one is hidden, and is shown at its own position")
  func whileHidden() {
    let stage = Stage(tabs: 2)
    stage.tabs.isTabBarHidden = true
    stage.advance(by: 0.1)

    let bar = TallBar()
    replace(bar, in: stage)
    stage.advance(by: 0.1)
    #expect(bar.isHidden)
    #expect(bottomInset(stage) == 34)

    stage.tabs.setTabBarHidden(false, animated: true)
    stage.advance(by: 1)
    #expect(!bar.isHidden)
    #expect(bar.frame.maxY == stage.tabs.view.bounds.maxY)
    #expect(bottomInset(stage) == 104)
  }

  @Test("a bar that replaces one during its hiding animation ends hidden")
  func whileSliding() {
    for reducesMotion in [false, true] {
      let stage = Stage(tabs: 2)
      stage.phone.reducesMotion = reducesMotion
      let old = stage.tabs.tabBar
      stage.tabs.setTabBarHidden(true, animated: true)
      stage.advance(by: 0.1)

      let bar = UITabBar()
      replace(bar, in: stage)
      stage.advance(by: 1)
      #expect(bar.isHidden)
      #expect(bar.alpha == 1)
      #expect(old.alpha == 1)
      #expect(!old.isHidden)
      #expect(bottomInset(stage) == 34)

      stage.tabs.isTabBarHidden = false
      stage.advance(by: 0.1)
      #expect(!bar.isHidden)
      #expect(bottomInset(stage) == 83)
    }
  }

  @Test("a bar can be replaced while it moves with a page", .rule("R-HID-4"))
  func whileMovingWithPage() throws {
    let stage = NavigationStage(inTabs: true)
    let tabs = try #require(stage.tabs)
    stage.b.hidesBottomBarWhenPushed = true
    stage.stack.pushViewController(stage.b, animated: true)
    stage.phone.advance(by: 0.1)
    let bar = TallBar()
    ReleaseWitnesses.announce(bar)

    tabs.setValue(bar, forKey: "tabBar")
    stage.rest()
    #expect(bar.superview === tabs.view)
    #expect(bar.isHidden)
    #expect(stage.b.view.safeAreaInsets.bottom == 34)

    stage.stack.popViewController(animated: true)
    stage.rest()
    #expect(!bar.isHidden)
    #expect(bar.transform == .identity)
    #expect(bar.frame == CGRect(x: 0, y: 748, width: 393, height: 104))
    #expect(stage.a.view.safeAreaInsets.bottom == 104)
  }

  @Test("a bar that the app hid stays hidden")
  func hiddenByApp() {
    let stage = Stage(tabs: 2)
    let bar = UITabBar()
    bar.isHidden = true

    replace(bar, in: stage)
    stage.advance(by: 0.1)
    #expect(bar.isHidden)
    #expect(bottomInset(stage) == 34)
    stage.tabs.isTabBarHidden = true
    stage.tabs.isTabBarHidden = false
    stage.advance(by: 0.1)
    #expect(bar.isHidden)

    bar.isHidden = false
    stage.advance(by: 0.1)
    #expect(bottomInset(stage) == 83)
  }

  @Test("the bar of another controller is ignored")
  func odd() {
    let stage = Stage(tabs: 2)
    let other = UITabBarController()
    other.viewControllers = pages(1)
    let bar = stage.tabs.tabBar

    let bars: [UITabBar] = [other.tabBar, bar]
    for bar in bars { stage.tabs.setValue(bar, forKey: "tabBar") }

    #expect(stage.tabs.tabBar === bar)
    #expect(bar.items?.count == 2)
    #expect(other.tabBar.items?.count == 1)
    #expect(stage.tabs.value(forKey: "tabBar") as? UITabBar === bar)
  }

  // MARK: Custom bars

  @Test(
    "the custom height follows rotations, and so does the safe area",
    .rule("M-H-12", "R-ROT-6")
  )
  func turning() {
    let stage = Stage(tabs: 2)
    let bar = TallBar()
    replace(bar, in: stage)
    stage.advance(by: 0.1)

    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)

    #expect(bar.frame == CGRect(x: 0, y: 319, width: 852, height: 74))
    #expect(bottomInset(stage) == 74)
  }

  @Test("an invalid height keeps the bar's frame", .rule("M-H-12"))
  func oddHeights() {
    final class OddBar: UITabBar {
      var height = CGFloat.nan
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
      }
    }
    let stage = Stage(tabs: 2)
    let frame = stage.tabs.tabBar.frame
    let bar = OddBar()
    replace(bar, in: stage)
    for height in [CGFloat.nan, .infinity, -5] {
      bar.height = height
      stage.tabs.view.setNeedsLayout()
      stage.advance(by: 0.1)
      #expect(bar.frame == frame, "\(height)")
    }

    bar.height = 0
    stage.tabs.view.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(bottomInset(stage) == 34)
  }

  @Test(
    "buttons moved by a custom layout are tapped where they are, including one above the bar",
    .rule("R-IN-3")
  )
  func plusBar() {
    let tabs = UITabBarController()
    let bar = PlusBar(frame: .zero)
    tabs.setValue(bar, forKey: "tabBar")
    tabs.viewControllers = pages(4)
    let stage = Stage(tabs, on: .iPhone15)
    stage.advance(by: 0.1)
    var taps = 0
    bar.plus.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    func tap(_ x: CGFloat, _ y: CGFloat) {
      stage.phone.tap(at: bar.convert(CGPoint(x: x, y: y), to: nil))
    }

    tap(196, -20)
    tap(196, 20)
    #expect(taps == 2)
    #expect(tabs.selectedIndex == 0)
    tap(270, 25)
    #expect(tabs.selectedIndex == 2)
    tap(90, 25)
    #expect(tabs.selectedIndex == 1)
    tap(77, 25)
    #expect(tabs.selectedIndex == 0)
    tap(318, 25)
    #expect(tabs.selectedIndex == 3)
    #expect(bottomInset(stage) == 83)

    tabs.isTabBarHidden = true
    stage.advance(by: 0.1)
    tap(196, -20)
    #expect(taps == 2)
    tabs.isTabBarHidden = false
    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    tap(426, -20)
    #expect(taps == 3)
    #expect(bar.items?.count == 4)
  }
}
