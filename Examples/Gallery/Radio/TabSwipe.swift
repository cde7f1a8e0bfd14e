import UIKit

/// Switches tabs interactively while the user swipes horizontally across a page.
///
/// The delegate of the tab bar controller returns `animator` and `driver` during the swipe.
final class TabSwipe: NSObject, UIGestureRecognizerDelegate {
  private weak var tabs: UITabBarController?
  /// Drives the transition with the finger; `nil` if no swipe is in progress.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  /// Whether the new page slides in from the trailing edge.
  private var movesTowardsTrailing = true

  init(on tabs: UITabBarController) {
    self.tabs = tabs
    super.init()
    let pan = UIPanGestureRecognizer(target: self, action: Selector(TabSwipe.moved, "moved:"))
    pan.delegate = self
    tabs.view.addGestureRecognizer(pan)
  }

  /// The animator of the transition; `nil` if no swipe is in progress.
  var animator: UIViewControllerAnimatedTransitioning? {
    driver == nil ? nil : SlideAnimator(movesTowardsTrailing: movesTowardsTrailing)
  }

  // MARK: Neighboring tabs

  /// The controllers of the items on the bar, in order: the tabs, and More if there is one.
  private var stops: [UIViewController] {
    guard let tabs, let children = tabs.viewControllers else { return [] }
    let places = tabs.tabBar.items?.count ?? 0
    guard places < children.count else { return children }
    return children.prefix(places - 1) + [tabs.moreNavigationController]
  }

  private func neighbour(towardsTrailing: Bool) -> UIViewController? {
    guard let shown = tabs?.selectedViewController,
      let index = stops.firstIndex(where: { $0 === shown })
    else { return nil }
    let next = index + (towardsTrailing ? 1 : -1)
    return stops.indices.contains(next) ? stops[next] : nil
  }

  private func isTowardsTrailing(_ x: CGFloat) -> Bool {
    (x < 0) == (tabs?.view.effectiveUserInterfaceLayoutDirection != .rightToLeft)
  }

  // MARK: Gesture

  /// Begins only for a horizontal swipe towards a neighboring tab, and only on the root page of a
  /// navigation stack.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard driver == nil, let tabs, !tabs.isTabBarHidden, tabs.presentedViewController == nil,
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return false }
    let velocity = pan.velocity(in: tabs.view)
    let stack = tabs.selectedViewController as? UINavigationController
    return abs(velocity.x) > abs(velocity.y) && (stack?.viewControllers.count ?? 1) == 1
      && neighbour(towardsTrailing: isTowardsTrailing(velocity.x)) != nil
  }

  /// Leaves touches on controls such as sliders and switches to them.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { !(touch.view is UIControl) }

  private func moved(_ sender: Any) {
    guard let pan = sender as? UIPanGestureRecognizer, let tabs else { return }
    let way = pan.translation(in: tabs.view).x
    switch pan.state {
    case .began: begin(towardsTrailing: isTowardsTrailing(pan.velocity(in: tabs.view).x))
    case .changed: driver?.update(share(of: way, in: tabs.view))
    case .ended:
      let speed = pan.velocity(in: tabs.view).x
      let goesOn = abs(speed) > 300 ? isTowardsTrailing(speed) == movesTowardsTrailing : nil
      end(finished: goesOn ?? (share(of: way, in: tabs.view) > 0.5))
    default: end(finished: false)
    }
  }

  private func begin(towardsTrailing: Bool) {
    guard let tabs, let next = neighbour(towardsTrailing: towardsTrailing) else { return }
    movesTowardsTrailing = towardsTrailing
    driver = UIPercentDrivenInteractiveTransition()
    tabs.selectedViewController = next
  }

  /// The fraction of the transition that the finger has covered; 0 in the opposite direction.
  private func share(of way: CGFloat, in view: UIView) -> CGFloat {
    guard view.bounds.width > 0, isTowardsTrailing(way) == movesTowardsTrailing else { return 0 }
    return min(abs(way) / view.bounds.width, 1)
  }

  private func end(finished: Bool) {
    if finished { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}
