import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// Findings of random walks, shortened to the required steps.
@Suite("Monkey: findings", .serialized) @MainActor
struct FoundTests {
  /// A page that records its appearance.
  private func page() -> RecordingViewController {
    RecordingViewController("page", recording: .appearance)
  }

  /// Shows the new page without animation.
  private final class Jump: NSObject, UIViewControllerAnimatedTransitioning,
    UITabBarControllerDelegate
  {
    let driver = UIPercentDrivenInteractiveTransition()
    var waits = false

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.3
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      if !waits { context.completeTransition(true) }
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { driver }
  }

  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [page(), page()]
    return tabs
  }

  @Test("a window that is shown again has the size of the screen by then", .rule("R-WIN-5"))
  func shownAgain() {
    let phone = Simulator(.iPadPro11)
    let tabs = tabs()
    phone.window.rootViewController = tabs

    phone.window.isHidden = true
    phone.window.screen.resize(
      to: CGSize(width: 507, height: 700),
      scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    )
    phone.window.isHidden = false
    phone.advance(by: 0.1)

    #expect(phone.window.bounds.size == CGSize(width: 507, height: 700))
    #expect(tabs.view.bounds.size == CGSize(width: 507, height: 700))
    #expect(tabs.traitCollection.horizontalSizeClass == .compact)
    #expect(phone.window.safeAreaInsets.top == 24)
  }

  @Test(
    "a root that was scaled behind a sheet is not transformed when it becomes the root again",
    .rule("R-WIN-2")
  )
  func rootAgain() {
    let phone = Simulator()
    let tabs = tabs()
    phone.window.rootViewController = tabs
    let sheet = page()
    sheet.modalPresentationStyle = .pageSheet
    tabs.present(sheet, animated: true)
    phone.advance(by: 1)
    #expect(tabs.view.transform != .identity)

    phone.window.rootViewController = page()
    phone.window.rootViewController = tabs
    phone.advance(by: 1)

    #expect(tabs.view.transform == .identity)
    #expect(tabs.view.frame == phone.window.bounds)
    #expect(tabs.view.tintAdjustmentMode == .normal)
  }

  @Test("a controller presented in a hidden window appears with the window", .rule("R-WIN-6"))
  func presentedInHiddenWindow() {
    let phone = Simulator()
    phone.window.rootViewController = tabs()
    phone.window.isHidden = true
    let page = self.page()
    page.modalPresentationStyle = .fullScreen

    phone.window.rootViewController?.present(page, animated: true)
    phone.advance(by: 2)
    #expect(page.journal.lines == [])

    phone.window.isHidden = false
    #expect(page.journal.lines == ["page.willAppear", "page.didAppear"])
  }

  @Test("a transition between tabs ends when its window is hidden", .rule("R-WIN-7"))
  func hiddenInMovement() {
    let phone = Simulator()
    let tabs = tabs()
    let jump = Jump()
    jump.waits = true
    tabs.delegate = jump
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)

    tabs.selectedIndex = 1
    #expect(tabs.transitionCoordinator != nil)
    phone.window.isHidden = true

    #expect(tabs.transitionCoordinator == nil)
    #expect(tabs.selectedIndex == 1)
    #expect(
      (tabs.viewControllers?[1] as? RecordingViewController)?.journal.lines.last
        == "page.didDisappear"
    )
  }

  @Test("a transform does not change the safe area", .rule("R-SAFE-20"))
  func transformed() {
    let phone = Simulator()
    let tabs = tabs()
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)

    tabs.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    phone.window.refreshSafeArea()

    #expect(tabs.view.safeAreaInsets == phone.window.safeAreaInsets)
  }

  @Test(
    "pages popped from a navigation controller that was never shown are no longer children",
    .rule("R-NAV-35")
  )
  func unseenStack() {
    let stack = UINavigationController(rootViewController: page())
    let page = self.page()

    stack.pushViewController(page, animated: true)
    stack.popViewController(animated: true)

    #expect(page.parent == nil)
    #expect(stack.children == stack.viewControllers)
  }

  @Test(
    "layer time continues after an interactive transition ended during the gesture",
    .rule("R-TRN-30")
  )
  func endedWhileHeld() throws {
    let phone = Simulator()
    let tabs = tabs()
    let jump = Jump()
    tabs.delegate = jump
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)

    tabs.selectedIndex = 1
    jump.driver.finish()
    phone.advance(by: 1)

    let page = try #require(tabs.viewControllers?[1].view)
    let container = try #require(page.superview)
    #expect(container.layer.speed == 1)
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test("a deallocated simulator releases its animations", .rule("R-BAD-20"))
  func goneInMovement() {
    expectReleased {
      let phone = Simulator()
      let tabs = tabs()
      phone.window.rootViewController = tabs
      let second = UIWindow(frame: phone.window.bounds)
      second.rootViewController = self.tabs()
      second.makeKeyAndVisible()

      phone.rotate(to: .landscapeLeft)
      second.isHidden = true

      return [tabs, second, second.rootViewController].compactMap { $0 }
    }
  }

  @Test("a switch that is cancelled before its animation does not take place", .rule("R-TRN-21"))
  func cancelledBeforeAnimation() {
    final class Page: UIViewController {
      var appearing: () -> Void = {}
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearing()
      }
    }
    let phone = Simulator(.iPhone15)
    let (jump, second) = (Jump(), Page())
    jump.waits = true
    let tabs = UITabBarController()
    tabs.viewControllers = [page(), second]
    tabs.delegate = jump
    phone.window.rootViewController = tabs
    second.appearing = { jump.driver.cancel() }

    tabs.selectedIndex = 1
    phone.advance(by: 0.5)

    #expect(tabs.selectedIndex == 0)
    #expect(tabs.view.layer.speed == 1)
    #expect(second.viewIfLoaded?.window == nil)
  }

  @Test("a page that leaves More while a callback pushes another one is a child of the tabs again")
  func leavesMore() throws {
    final class Page: UIViewController {
      var moved: () -> Void = {}
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        moved()
      }
    }
    let phone = Simulator(.iPhone15)
    let tabs = UITabBarController()
    let pages = (0..<7).map { _ in Page() }
    tabs.viewControllers = pages
    phone.window.rootViewController = tabs
    tabs.selectedIndex = 4
    phone.advance(by: 0.5)
    #expect(pages[4].parent === tabs.moreNavigationController)

    pages[5].moved = { [weak tabs, weak page = pages[5]] in
      page?.moved = {}
      tabs?.moreNavigationController.pushViewController(UIViewController(), animated: false)
    }
    tabs.selectedIndex = 5
    phone.advance(by: 0.5)

    #expect(pages[4].parent === tabs)
  }
}
