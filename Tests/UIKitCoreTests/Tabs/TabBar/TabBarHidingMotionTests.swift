import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: hiding and showing the bar with animation", .releasesEverything)
@MainActor
struct TabBarHidingMotionTests {
  private func bottomInset(_ stage: Stage) -> CGFloat {
    stage.tabs.selectedViewController?.view.safeAreaInsets.bottom ?? -1
  }

  private func expectInPlace(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
    let (bar, bounds) = (stage.tabs.tabBar, stage.tabs.view.bounds)
    #expect(!bar.isHidden, sourceLocation: sourceLocation)
    #expect(bar.frame.maxY == bounds.maxY, sourceLocation: sourceLocation)
    #expect(bar.frame.width == bounds.width, sourceLocation: sourceLocation)
    #expect(bar.alpha == 1, sourceLocation: sourceLocation)
    #expect(bottomInset(stage) == bar.frame.height, sourceLocation: sourceLocation)
    #expect(
      bar.layer.presentation()?.frame ?? bar.frame == bar.frame,
      sourceLocation: sourceLocation
    )
  }

  private func shownAlpha(_ bar: UITabBar) -> Float {
    (bar.layer.presentation() ?? bar.layer).opacity
  }

  // MARK: Reduce Motion

  @Test("with Reduce Motion the bar fades in place", .rule("R-HID-10"))
  func fading() {
    let stage = Stage(tabs: 2)
    let bar = stage.tabs.tabBar
    let frame = bar.frame
    stage.phone.reducesMotion = true

    stage.tabs.setTabBarHidden(true, animated: true)
    #expect(bottomInset(stage) == 34)
    stage.advance(by: 0.15)
    #expect(bar.frame == frame)
    #expect(shownAlpha(bar) > 0.1 && shownAlpha(bar) < 0.9)
    stage.advance(by: 1)
    #expect(bar.isHidden)
    #expect(bar.alpha == 1)

    stage.tabs.setTabBarHidden(false, animated: true)
    #expect(bar.frame == frame)
    stage.advance(by: 0.15)
    #expect(shownAlpha(bar) > 0.1 && shownAlpha(bar) < 0.9)
    stage.advance(by: 1)
    expectInPlace(stage)
  }

  @Test("a fade can be reversed, and restores the app's own alpha", .rule("R-HID-10"))
  func fadingBack() {
    let stage = Stage(tabs: 2)
    let bar = stage.tabs.tabBar
    bar.alpha = 0.5
    stage.phone.reducesMotion = true

    stage.tabs.setTabBarHidden(true, animated: true)
    stage.advance(by: 0.1)
    stage.tabs.setTabBarHidden(false, animated: true)
    stage.advance(by: 1)
    #expect(!bar.isHidden)
    #expect(bar.alpha == 0.5)

    stage.tabs.setTabBarHidden(true, animated: true)
    stage.advance(by: 0.1)
    stage.tabs.isTabBarHidden = false
    #expect(bar.alpha == 0.5)
    stage.advance(by: 1)
    #expect(!bar.isHidden)
    #expect(bottomInset(stage) == 83)
  }

  // MARK: Interrupted animations

  @Test("of many changes the last one counts, animated or not", .rule("R-HID-7"))
  func interrupted() {
    let stage = Stage(tabs: 2)
    for step in 0..<12 {
      stage.tabs.setTabBarHidden(step % 2 == 0, animated: step % 3 != 0)
      stage.advance(by: 0.07)
    }
    stage.advance(by: 1)
    expectInPlace(stage)

    stage.tabs.setTabBarHidden(true, animated: true)
    stage.advance(by: 0.1)
    stage.tabs.setTabBarHidden(false, animated: false)
    expectInPlace(stage)
    stage.tabs.setTabBarHidden(true, animated: false)
    stage.advance(by: 0.1)
    #expect(stage.tabs.tabBar.isHidden)
    #expect(bottomInset(stage) == 34)
  }

  @Test(
    "an animation in a hidden window has ended when the window is shown again",
    .rule("R-HID-7")
  )
  func background() {
    let stage = Stage(tabs: 2)
    stage.phone.window.isHidden = true
    stage.tabs.setTabBarHidden(true, animated: true)
    stage.advance(by: 1)
    stage.phone.window.isHidden = false
    stage.advance(by: 1)
    #expect(stage.tabs.tabBar.isHidden)
    #expect(bottomInset(stage) == 34)

    stage.phone.window.isHidden = true
    stage.tabs.setTabBarHidden(false, animated: true)
    stage.phone.window.isHidden = false
    stage.advance(by: 1)
    expectInPlace(stage)
  }

  @Test(
    "without a window the bar is hidden immediately",
    .rule("R-HID-7"),
    .member("UITabBarController.setTabBarHidden")
  )
  func unseen() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    tabs.setTabBarHidden(true, animated: true)
    #expect(tabs.isTabBarHidden)

    let stage = Stage(tabs)
    #expect(tabs.tabBar.isHidden)
    #expect(bottomInset(stage) == 34)
    tabs.setTabBarHidden(false, animated: false)
    stage.advance(by: 0.1)
    expectInPlace(stage)
  }

  @Test("another tab can be selected while the bar is animated", .rule("R-HID-7"))
  func selecting() {
    let stage = Stage(tabs: 3)
    stage.tabs.setTabBarHidden(true, animated: true)
    stage.advance(by: 0.1)
    stage.tabs.selectedIndex = 2
    stage.advance(by: 1)
    #expect(stage.tabs.tabBar.isHidden)
    #expect(bottomInset(stage) == 34)

    stage.tabs.setTabBarHidden(false, animated: true)
    stage.advance(by: 0.1)
    stage.tabs.selectedIndex = 1
    stage.advance(by: 1)
    expectInPlace(stage)
  }

  // MARK: Hidden bars

  @Test("a hidden bar receives no touches and is not accessible", .rule("R-HID-7"))
  func touches() throws {
    let stage = Stage(tabs: 3)
    let point = CGPoint(x: 300, y: 800)
    let page = try #require(stage.tabs.selectedViewController?.view)
    #expect(stage.phone.window.hitTest(point, with: nil) is UITabBarButton)
    #expect(stage.phone.elements.contains { $0.label == "Tab 3" })

    stage.tabs.setTabBarHidden(true, animated: true)
    stage.advance(by: 0.05)
    stage.phone.tap(at: point)
    #expect(stage.tabs.selectedIndex == 0)
    stage.advance(by: 1)
    #expect(stage.phone.window.hitTest(point, with: nil) === page)
    #expect(!stage.phone.elements.contains { $0.label == "Tab 3" })

    stage.tabs.setTabBarHidden(false, animated: true)
    stage.advance(by: 1)
    stage.tap("Tab 3")
    #expect(stage.tabs.selectedIndex == 2)
  }

  // MARK: Keyboards

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("the bar stays in place while a view is first responder", .rule("R-HID-9"))
  func typing() {
    let stage = Stage(tabs: 2)
    let field = Field(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
    stage.tabs.selectedViewController?.view.addSubview(field)

    #expect(field.becomeFirstResponder())
    stage.advance(by: 0.5)

    #expect(field.isFirstResponder)
    expectInPlace(stage)
  }

  // MARK: Pages

  @Test("the bar does not move with pages if a callback selects another tab", .rule("R-HID-4"))
  func otherTabSelected() {
    final class SafeAreaView: UIView {
      var onChange: (() -> Void)?

      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onChange?()
      }
    }
    let moving = MovingTabs(["A", "B"])
    let (stage, tabs) = (moving.stage, moving.tabs)
    let (lower, upper) = (UIViewController(), UIViewController())
    let view = SafeAreaView()
    lower.view = view
    upper.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: lower)
    ReleaseWitnesses.announce(stack, lower, upper)
    tabs.viewControllers = [stack, tabs.pages[1]]
    tabs.selectedIndex = 0
    stage.rest()
    stack.pushViewController(upper, animated: false)
    stage.rest()
    view.onChange = { [unowned tabs] in tabs.selectedIndex = 1 }

    stack.popViewController(animated: true)
    stage.advance(by: 0.1)

    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.superview === tabs.view)
    stage.rest()
    #expect(tabs.tabBar.superview === tabs.view)
    expectInPlace(stage)
  }
}
