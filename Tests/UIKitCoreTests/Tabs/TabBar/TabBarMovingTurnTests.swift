import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: rotation during transitions", .releasesEverything) @MainActor
struct TabBarMovingTurnTests {
  private let stage = NavigationStage(inTabs: true)

  private func bar() throws -> UITabBar { try #require(stage.tabs).tabBar }

  private let portraitBounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  private let landscapeBounds = CGRect(x: 0, y: 0, width: 852, height: 393)

  @Test(
    "during a push both pages have the safe area of the new orientation",
    .rule("R-ROT-8", "R-HID-5")
  )
  func push() throws {
    stage.stack.pushViewController(stage.b, animated: true)
    stage.phone.advance(by: 0.1)

    stage.phone.rotate(to: .landscapeLeft)
    let clear = UIEdgeInsets(top: 32, left: 59, bottom: 53, right: 59)
    #expect(stage.a.view.safeAreaInsets == clear)
    #expect(stage.b.view.safeAreaInsets == clear)
    stage.rest()

    #expect(stage.b.view.frame == landscapeBounds)
    #expect(stage.b.view.safeAreaInsets == clear)
    #expect(try bar().frame == CGRect(x: 0, y: 340, width: 852, height: 53))
    #expect(stage.stack.topViewController === stage.b)
  }

  @Test(
    "a bar that moves with its page is rotated, and each page keeps its own safe area",
    .rule("R-ROT-8", "R-HID-4", "R-HID-5")
  )
  func barMovingWithPage() throws {
    stage.b.hidesBottomBarWhenPushed = true
    let bar = try bar()
    stage.stack.pushViewController(stage.b, animated: true)
    stage.phone.advance(by: 0.1)

    stage.phone.rotate(to: .landscapeLeft)
    #expect(stage.a.view.safeAreaInsets.bottom == 53)
    #expect(stage.b.view.safeAreaInsets.bottom == 21)
    #expect(bar.untransformedFrame == CGRect(x: 0, y: 340, width: 852, height: 53))
    stage.rest()
    #expect(bar.isHidden)
    #expect(bar.superview === stage.tabs?.view)
    #expect(stage.b.view.frame == landscapeBounds)
    #expect(stage.b.view.safeAreaInsets.bottom == 21)

    stage.stack.popViewController(animated: true)
    stage.phone.advance(by: 0.1)
    stage.phone.rotate(to: .portrait)
    #expect(stage.a.view.safeAreaInsets.bottom == 83)
    #expect(stage.b.view.safeAreaInsets.bottom == 34)
    stage.rest()
    #expect(!bar.isHidden)
    #expect(bar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(stage.a.view.frame == portraitBounds)
    #expect(stage.a.view.safeAreaInsets.bottom == 83)
  }

  @Test(
    "cancelling a swipe after a rotation restores page and bar",
    .rule("R-ROT-8", "R-HID-8")
  )
  func swipe() throws {
    stage.b.hidesBottomBarWhenPushed = true
    stage.stack.pushViewController(stage.b, animated: false)
    stage.rest()
    stage.swipe(to: 0.3)

    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.lift()
    stage.rest()

    let shown = try #require(stage.stack.topViewController)
    #expect(shown.view.window != nil)
    #expect(shown.view.frame == landscapeBounds)
    #expect(try bar().isHidden == (shown === stage.b))
    #expect(shown.view.safeAreaInsets.bottom == (shown === stage.b ? 21 : 53))
  }

  @Test(
    "a bar that the app hides during the transition is hidden at the end",
    .rule("R-HID-7", "R-ROT-8")
  )
  func hiddenMeanwhile() throws {
    stage.b.hidesBottomBarWhenPushed = true
    stage.stack.pushViewController(stage.b, animated: true)
    stage.phone.advance(by: 0.1)

    stage.tabs?.setTabBarHidden(true, animated: true)
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    stage.stack.popViewController(animated: true)
    stage.rest()
    #expect(try bar().isHidden)
    #expect(stage.a.view.safeAreaInsets.bottom == 21)

    stage.tabs?.setTabBarHidden(false, animated: true)
    stage.rest()
    #expect(try !bar().isHidden)
    #expect(try bar().frame == CGRect(x: 0, y: 340, width: 852, height: 53))
    #expect(stage.a.view.safeAreaInsets.bottom == 53)
  }

  /// Slides the new page in.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning,
    UITabBarControllerDelegate
  {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.4
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      let bounds = context.containerView.bounds
      context.containerView.addSubview(view)
      view.transform = CGAffineTransform(translationX: bounds.width, y: 0)
      UIView.animate(withDuration: 0.4) {
        view.transform = .identity
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }
  }

  @Test(
    "a rotation during a transition between tabs ends with the new page in place",
    .rule("R-ROT-8")
  )
  func betweenTabs() throws {
    let tabs = try #require(stage.tabs)
    let slide = Slide()
    tabs.delegate = slide
    tabs.selectedIndex = 1
    stage.phone.advance(by: 0.1)
    let (old, new) = (stage.stack, try #require(tabs.selectedViewController))

    stage.phone.rotate(to: .landscapeLeft)
    #expect(new.view.safeAreaInsets.bottom == 53)
    #expect(old.view.safeAreaInsets.bottom == 53)
    stage.rest()

    #expect(new.view.frame == landscapeBounds)
    #expect(old.view.superview == nil)
    #expect(try bar().frame == CGRect(x: 0, y: 340, width: 852, height: 53))
    tabs.selectedIndex = 0
    stage.rest()
    #expect(old.view.frame == landscapeBounds)
    #expect(stage.a.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 53, right: 59))
  }

  @Test("a page pushed below a sheet follows the rotation", .rule("R-ROT-8"))
  func belowSheet() throws {
    stage.stack.pushViewController(stage.b, animated: true)
    stage.tabs?.present(UIViewController(), animated: true)
    stage.phone.advance(by: 0.1)

    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    stage.tabs?.dismiss(animated: true)
    stage.rest()

    #expect(stage.b.view.frame == landscapeBounds)
    #expect(stage.b.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 53, right: 59))
    #expect(try bar().frame == CGRect(x: 0, y: 340, width: 852, height: 53))
  }
}
