import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: safe area and hiding", .releasesEverything) @MainActor
struct TabBarHidingTests {
  private func bottomInset(_ stage: Stage) -> CGFloat {
    stage.tabs.selectedViewController?.view.safeAreaInsets.bottom ?? -1
  }

  @Test("the child's safe area ends at the bar", .rule("R-SAFE-1", "R-STR-3"))
  func safeArea() {
    let plain = Stage(tabs: 2, on: .iPhoneSE)
    let indicator = Stage(tabs: 2, on: .iPhone15)

    #expect(bottomInset(plain) == 49)
    #expect(bottomInset(indicator) == 83)

    indicator.tap("Tab 2")
    #expect(bottomInset(indicator) == 83)
  }

  @Test(
    "a hidden bar leaves the home indicator's inset in the safe area",
    .rule("R-HID-7", "R-SAFE-7")
  )
  func hiding() {
    let stage = Stage(tabs: 2, on: .iPhone15)

    stage.tabs.isTabBarHidden = true
    stage.advance(by: 0.1)
    #expect(stage.tabs.tabBar.isHidden)
    #expect(bottomInset(stage) == 34)

    stage.tabs.setTabBarHidden(false, animated: false)
    stage.advance(by: 0.1)
    #expect(!stage.tabs.tabBar.isHidden)
    #expect(bottomInset(stage) == 83)
    #expect(stage.tabs.tabBar.frame.maxY == stage.tabs.view.bounds.maxY)
  }

  @Test("the bar slides out and in", .rule("R-HID-7"))
  func slidingOut() {
    let stage = Stage(tabs: 2, on: .iPhone15)
    let height = stage.tabs.view.bounds.height

    stage.tabs.setTabBarHidden(true, animated: true)
    #expect(!stage.tabs.tabBar.isHidden)
    #expect(stage.tabs.tabBar.frame.minY == height)
    stage.advance(by: 1)
    #expect(stage.tabs.tabBar.isHidden)

    stage.tabs.setTabBarHidden(false, animated: true)
    stage.advance(by: 1)
    #expect(!stage.tabs.tabBar.isHidden)
    #expect(stage.tabs.tabBar.frame.maxY == height)
    #expect(bottomInset(stage) == 83)
  }

  @Test(
    "the bar is shown when a page with a bar is selected during a layout",
    .rule("R-HID-1", "R-HID-8")
  )
  func selectedInLayout() {
    final class Chooser: UIViewController {
      var onLayout: (() -> Void)?

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onLayout?()
        onLayout = nil
      }
    }
    let chooser = Chooser()
    let stack = UINavigationController(rootViewController: UIViewController())
    chooser.hidesBottomBarWhenPushed = true
    stack.pushViewController(chooser, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let stage = Stage(tabs, on: .iPhone15)
    stage.advance(by: 0.1)
    #expect(tabs.tabBar.isHidden)

    chooser.onLayout = { [unowned tabs] in tabs.selectedIndex = 1 }
    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)

    #expect(!tabs.tabBar.isHidden)
    #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
    ReleaseWitnesses.announce(stack, chooser)
  }

  @Test(
    "the bar stays hidden between two pages that hide it",
    .rule("R-HID-1")
  )
  func awayFromBoth() {
    func stack() -> UINavigationController {
      let page = UIViewController()
      page.hidesBottomBarWhenPushed = true
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(page, animated: false)
      return stack
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [stack(), stack()]
    let delegate = RecordingTabBarControllerDelegate(Journal())
    delegate.animator = TabSlide()
    tabs.delegate = delegate
    let stage = Stage(tabs, on: .iPhone15)
    stage.advance(by: 0.1)

    tabs.selectedIndex = 1
    stage.advance(by: 1)

    #expect(tabs.tabBar.isHidden)
    #expect(tabs.tabBar.frame.minY == tabs.view.bounds.maxY)
  }

  @Test("showing the bar while it is being hidden ends with the bar shown", .rule("R-HID-7"))
  func turningBack() {
    let stage = Stage(tabs: 2, on: .iPhone15)

    stage.tabs.setTabBarHidden(true, animated: true)
    stage.advance(by: 0.1)
    stage.tabs.setTabBarHidden(false, animated: true)
    stage.advance(by: 1)

    #expect(!stage.tabs.tabBar.isHidden)
    #expect(stage.tabs.tabBar.frame.maxY == stage.tabs.view.bounds.maxY)
  }

  @Test("the bar's isHidden property can be set, and removes its inset", .rule("R-HID-6"))
  func hiddenView() {
    let stage = Stage(tabs: 2, on: .iPhoneSE)

    stage.tabs.tabBar.isHidden = true
    stage.advance(by: 0.1)

    #expect(bottomInset(stage) == 0)
  }

  @Test("the bar's fitting size determines its height", .rule("M-BTN-3", "M-H-12"))
  func customHeight() {
    final class TallBar: UITabBar {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        var fitting = super.sizeThatFits(size)
        fitting.height += 21
        return fitting
      }
    }
    let tabs = UITabBarController()
    tabs.setValue(TallBar(), forKey: "tabBar")
    tabs.viewControllers = [UIViewController(), UIViewController()]

    let stage = Stage(tabs, on: .iPhoneSE)

    #expect(tabs.tabBar.frame.height == 70)
    #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
    #expect(bottomInset(stage) == 70)
    #expect(tabs.tabBar.row.buttons.first?.frame.height == 48)
  }

  @Test(
    "a bar moved in a layout callback of the controller keeps its frame during the pass",
    .rule("M-H-12")
  )
  func movedBar() {
    final class Tabs: UITabBarController {
      var movesEarly = true
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if movesEarly { move() }
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !movesEarly { move() }
      }
      private func move() {
        tabBar.frame = CGRect(
          x: 10,
          y: view.bounds.height - 90,
          width: view.bounds.width - 20,
          height: 80
        )
      }
    }
    for movesEarly in [true, false] {
      let tabs = Tabs()
      tabs.movesEarly = movesEarly
      tabs.viewControllers = [UIViewController()]

      let stage = Stage(tabs, on: .iPhoneSE)
      stage.advance(by: 0.1)

      #expect(tabs.tabBar.frame.height == 80)
      #expect(tabs.tabBar.frame.minX == 10)
      #expect(bottomInset(stage) == 90)
    }
  }

  @Test("additional safe area insets of the controller apply to the content, not to the bar")
  func additionalInsets() {
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    let frame = stage.tabs.tabBar.frame

    stage.tabs.additionalSafeAreaInsets.bottom = 20
    stage.advance(by: 0.1)

    #expect(stage.tabs.tabBar.frame == frame)
  }
}
