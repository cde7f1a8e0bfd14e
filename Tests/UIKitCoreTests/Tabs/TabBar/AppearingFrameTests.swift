import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@Suite("UITabBarController: frames in animators", .releasesEverything) @MainActor
struct AppearingFrameTests {
  @Test("a page that was never shown has its final frame in the animator", .rule("R-TRN-18"))
  func appearingFrame() {
    let phone = Simulator(.iPhone15)
    let delegate = FrameReadingDelegate()
    let tabs = UITabBarController()
    tabs.delegate = delegate
    let table = UITableViewController()
    let page = UIViewController()
    page.loadViewIfNeeded()
    page.view.frame = .zero
    tabs.viewControllers = [UIViewController(), table, page]
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)

    for index in 1...2 {
      tabs.selectedIndex = index
      phone.advance(by: 0.5)
    }

    #expect(delegate.frames == [phone.window.bounds, phone.window.bounds])
    ReleaseWitnesses.announce(tabs, table, page)
  }
}

/// A delegate whose animator records the frame of the appearing view.
@MainActor
private final class FrameReadingDelegate: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var frames: [CGRect] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.1
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)
    frames.append(view?.frame ?? .null)
    view.map(context.containerView.addSubview)
    context.completeTransition(true)
  }
}
