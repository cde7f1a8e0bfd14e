import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UINavigationController: transition and swipe", .releasesEverything) @MainActor
struct NavigationSwipeTests {
  private let stage = NavigationStage()

  private var stack: UINavigationController { stage.stack }

  private func minX(_ view: UIView?) -> CGFloat { view?.layer.presentation()?.frame.minX ?? .nan }

  @Test("the upper page moves by its whole width, the lower one by a fraction", .rule("R-NAV-20"))
  func slide() {
    let width = stack.view.bounds.width
    stack.pushViewController(stage.b, animated: true)
    stage.phone.advance(by: NavigationMetrics.slideDuration / 2)

    let upper = minX(stage.b.view)
    #expect(upper > 0 && upper < width)
    let share = (width - upper) / width
    #expect(abs(minX(stage.a.view) + share * width * NavigationMetrics.parallax) < 1)
    stage.rest()
  }

  @Test("in right-to-left layouts the transition and the swipe are mirrored", .rule("R-NAV-21"))
  func mirrored() {
    stage.phone.layoutDirection = .rightToLeft
    stack.pushViewController(stage.b, animated: true)
    stage.phone.advance(by: NavigationMetrics.slideDuration / 2)
    #expect(minX(stage.b.view) < 0)
    #expect(minX(stage.a.view) > 0)
    stage.rest()

    let width = stack.view.bounds.width
    stage.phone.press(at: CGPoint(x: width - 4, y: 300))
    stage.phone.slide(to: CGPoint(x: 60, y: 300), duration: 0.5)
    #expect(minX(stage.b.view) < -200)
    stage.phone.lift()
    stage.rest()
    #expect(stack.viewControllers == [stage.a])
  }

  @Test("a transition leaves no extra views or transforms", .rule("R-NAV-20"))
  func leavesNothing() {
    stack.pushViewController(stage.b, animated: true)
    stage.rest()

    #expect(stack.containerView?.pagesView.subviews.count == 1)
    #expect(stage.b.view.superview === stack.containerView?.pagesView)
    #expect(stage.a.view.transform == .identity)
    #expect(stack.containerView?.pagesView.isUserInteractionEnabled == true)
  }

  @Test("page and bar follow the touch", .rule("R-NAV-25"))
  func follows() {
    stack.pushViewController(stage.b, animated: false)
    stage.phone.advance(by: 0.1)

    stage.swipe(to: 0.5)
    let middle = minX(stage.b.view)
    #expect(abs(middle - stack.view.bounds.width * 0.5) < 20)
    stage.phone.advance(by: 1)
    #expect(minX(stage.b.view) == middle)
    #expect(stack.interactivePopGestureRecognizer?.state == .changed)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    stage.phone.lift()
    stage.rest()
  }

  @Test("a swipe can be cancelled in a callback before the transition", .rule("R-NAV-27"))
  func cancelledBefore() {
    stack.pushViewController(stage.b, animated: false)
    stage.phone.advance(by: 0.1)
    let recognizer = stack.interactivePopGestureRecognizer
    stage.b.actions["willLeave"] = { [unowned recognizer] in recognizer?.isEnabled = false }

    stage.swipe(to: 0.7)
    stage.phone.lift()
    stage.rest()

    #expect(stack.viewControllers == [stage.a, stage.b])
    #expect(stack.transitionCoordinator == nil)
    #expect(stack.view.layer.speed == 1)
  }

  @Test("a fast swipe pops the page", .rule("R-NAV-25"))
  func thrown() {
    stack.pushViewController(stage.b, animated: false)
    stage.phone.advance(by: 0.1)

    stage.phone.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 130, y: 300), duration: 0.1)
    stage.rest()

    #expect(stack.viewControllers == [stage.a])
  }

  @Test("there is no swipe at the root, without a back button or without a bar", .rule("R-NAV-26"))
  func notOffered() {
    stage.swipe(to: 0.8)
    stage.phone.lift()
    #expect(stack.viewControllers == [stage.a])

    stack.pushViewController(stage.b, animated: false)
    stage.b.navigationItem.hidesBackButton = true
    stage.phone.advance(by: 0.1)
    stage.swipe(to: 0.8)
    stage.phone.lift()
    #expect(stack.viewControllers.count == 2)

    stage.b.navigationItem.hidesBackButton = false
    stack.isNavigationBarHidden = true
    stage.swipe(to: 0.8)
    stage.phone.lift()
    #expect(stack.viewControllers.count == 2)

    stack.isNavigationBarHidden = false
    stack.interactivePopGestureRecognizer?.isEnabled = false
    stage.swipe(to: 0.8)
    stage.phone.lift()
    #expect(stack.viewControllers.count == 2)
  }

  @Test("removing the gesture's delegate enables the swipe without a bar", .rule("R-NAV-26"))
  func ownDelegate() {
    stack.pushViewController(stage.b, animated: false)
    stack.isNavigationBarHidden = true
    stack.interactivePopGestureRecognizer?.delegate = nil
    stage.phone.advance(by: 0.1)

    stage.swipe(to: 0.8)
    stage.phone.lift()
    stage.rest()
    #expect(stack.viewControllers == [stage.a])

    stage.swipe(to: 0.8)
    stage.phone.lift()
    stage.rest()
    #expect(stack.viewControllers == [stage.a])
  }

  /// An animator that fades, or that is driven interactively.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.5
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to), let page = context.viewController(forKey: .to)
      else { return context.completeTransition(false) }
      view.frame = context.finalFrame(for: page)
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.5) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func makeChooser() -> RecordingNavigationControllerDelegate {
    let chooser = RecordingNavigationControllerDelegate()
    chooser.makeAnimator = { Fade() }
    return chooser
  }

  @Test("the delegate's animator is used for animated changes", .rule("R-NAV-24"))
  func animator() {
    let chooser = makeChooser()
    stack.delegate = chooser

    stack.pushViewController(stage.b, animated: true)
    #expect(stage.b.view.alpha == 1)
    #expect(stage.b.view.transform == .identity)
    stage.phone.advance(by: 0.4)
    #expect(stage.a.view.superview != nil)
    stage.rest()
    #expect(stage.a.view.superview == nil)
    stack.popViewController(animated: false)
    stack.setViewControllers([stage.c, stage.a], animated: true)

    #expect(chooser.journal.lines.filter { $0.hasPrefix("animator") } == ["animator for push"])
    keepAlive(chooser)
  }

  @Test(
    "an interaction controller drives the delegate's animator and can cancel a push",
    .rule("R-NAV-24", "R-NAV-27")
  )
  func driver() {
    let chooser = makeChooser()
    let driver = UIPercentDrivenInteractiveTransition()
    chooser.interaction = driver
    stack.delegate = chooser
    stack.pushViewController(stage.b, animated: true)
    driver.update(0.4)
    stage.phone.advance(by: 0.1)
    _ = stage.read()

    driver.cancel()
    stage.rest()

    #expect(stack.viewControllers == [stage.a])
    #expect(stage.b.parent == nil)
    #expect(stack.navigationBar.items == [stage.a.navigationItem])
    #expect(
      stage.read() == [
        "B.willDisappear", "B.willLeave", "B.didDisappear", "A.willAppear", "A.didAppear",
        "B.didLeave",
      ]
    )
    keepAlive(chooser)
  }

  @Test("the system's swipe is disabled if the delegate provides animators", .rule("R-NAV-26"))
  func swipeWithDelegate() {
    let chooser = makeChooser()
    stack.delegate = chooser
    stack.pushViewController(stage.b, animated: false)
    stage.phone.advance(by: 0.1)

    stage.swipe(to: 0.8)
    stage.phone.lift()

    #expect(stack.viewControllers.count == 2)
    keepAlive(chooser)
  }
}
