import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Swiping between tabs".

final class SwipingTabs: UITabBarController {
  private let pan = UIPanGestureRecognizer()
  private var interaction: UIPercentDrivenInteractiveTransition?
  /// 1 towards the next tab, -1 towards the one before.
  private var step = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    pan.delegate = self
    pan.addTarget(self, action: Selector(SwipingTabs.panned(_:)))
    view.addGestureRecognizer(pan)
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed: follow()
    case .ended: end(finishes: progress(in: 0.1) > 0.5)
    default: end(finishes: false)
    }
  }

  /// The progress of the gesture, now or extrapolated by some seconds.
  private func progress(in seconds: CGFloat = 0) -> CGFloat {
    let distance = pan.translation(in: view).x + pan.velocity(in: view).x * seconds
    return distance / view.bounds.width * forward * CGFloat(step)
  }

  /// A swipe to the left selects the next tab; in right-to-left layout a swipe to the right.
  private var forward: CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1
  }

  private func follow() {
    guard let interaction else { return begin() }
    interaction.update(progress())
    if progress() < 0 { end(finishes: false) }
  }

  private func begin() {
    step = pan.translation(in: view).x * forward > 0 ? 1 : -1
    guard transitionCoordinator == nil, let children = viewControllers,
      children.indices.contains(selectedIndex),
      children.indices.contains(selectedIndex + step)
    else { return }
    interaction = UIPercentDrivenInteractiveTransition()
    selectedIndex += step
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.interaction = nil
      // The finger has changed direction: continue to the tab on the other side.
      if self?.pan.state == .changed { self?.begin() }
    }
  }

  private func end(finishes: Bool) {
    if finishes { interaction?.finish() } else { interaction?.cancel() }
  }
}

extension SwipingTabs: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = pan.velocity(in: view)
    return abs(velocity.x) > abs(velocity.y)
  }
}

extension SwipingTabs: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let children = viewControllers, let from = children.firstIndex(of: fromVC),
      let to = children.firstIndex(of: toVC)
    else { return nil }
    return PageSlide(side: to > from ? -forward : forward)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

final class PageSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// 1 if the new page appears from the right, -1 from the left.
  private let side: CGFloat

  init(side: CGFloat) { self.side = side }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    context.containerView.addSubview(to)
    to.frame = context.finalFrame(for: page)
    let width = context.containerView.bounds.width * side
    to.transform = CGAffineTransform(translationX: width, y: 0)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: context.isInteractive ? [.curveLinear] : [.curveEaseOut],
      animations: {
        to.transform = .identity
        from.transform = CGAffineTransform(translationX: -width, y: 0)
      },
      completion: { _ in
        from.transform = .identity
        to.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

@Suite("Guide: swiping between tabs", .releasesEverything) @MainActor
struct SwipingTabsTests {
  private let phone = Simulator(.iPhone15)
  private let tabs = SwipingTabs()

  init() {
    tabs.viewControllers = ["One", "Two", "Three"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    phone.window.rootViewController = tabs
    ReleaseWitnesses.announce(phone, tabs)
  }

  private func shown() -> [Bool] {
    phone.advance(by: 0.5)
    return (tabs.viewControllers ?? []).map { $0.viewIfLoaded?.window != nil }
  }

  @Test("a swipe selects the next tab, a short one does not")
  func swiping() {
    phone.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 60, y: 310), rest: 0.2)
    #expect(shown() == [false, true, false])
    #expect(tabs.selectedIndex == 1)

    phone.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 250, y: 310), rest: 0.2)
    #expect(shown() == [false, true, false])
    #expect(tabs.selectedIndex == 1)

    phone.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 140, y: 300), duration: 0.1)
    #expect(shown() == [true, false, false])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("a finger that changes direction continues to the tab on the other side")
  func turningRound() {
    tabs.selectedIndex = 1
    phone.advance(by: 0.5)

    phone.press(at: CGPoint(x: 200, y: 300))
    phone.slide(to: CGPoint(x: 60, y: 300))
    #expect(tabs.selectedIndex == 2)
    phone.slide(to: CGPoint(x: 390, y: 300))
    #expect(tabs.selectedIndex == 0)
    phone.lift()

    #expect(shown() == [true, false, false])
  }

  @Test("at the first and last tab, and for vertical swipes, nothing happens")
  func ends() {
    phone.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 300, y: 300))
    #expect(shown() == [true, false, false])

    phone.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 170, y: 200))
    #expect(shown() == [true, false, false])
  }

  @Test("right-to-left layout mirrors the swipe")
  func mirrored() {
    phone.layoutDirection = .rightToLeft
    phone.advance(by: 0.1)

    phone.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 350, y: 300), rest: 0.2)

    #expect(tabs.selectedIndex == 1)
  }

  @Test @MainActor func aSwipeSelectsTheNextTab() {
    let phone = Simulator(.iPhone15)
    let tabs = SwipingTabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    phone.window.rootViewController = tabs

    phone.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 60, y: 300))
    phone.advance(by: 0.5)

    #expect(tabs.selectedIndex == 1)
  }
}
