import UIKit

/// A finger that slides across a page draws in the page of the tab beside it.
///
/// The tab bar controller's delegate hands out `animator` and `driver` while the finger is down.
final class TabSwipe: NSObject, UIGestureRecognizerDelegate {
  private weak var tabs: UITabBarController?
  /// Winds the movement along with the finger; nil while there is none.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  /// Whether the page comes from the side where reading ends.
  private var movesTowardsTrailing = true

  init(on tabs: UITabBarController) {
    self.tabs = tabs
    super.init()
    let pan = UIPanGestureRecognizer(target: self, action: Selector(TabSwipe.moved, "moved:"))
    pan.delegate = self
    tabs.view.addGestureRecognizer(pan)
  }

  /// What moves the pages; nil for a change that no finger makes.
  var animator: UIViewControllerAnimatedTransitioning? {
    driver == nil ? nil : SlideAnimator(movesTowardsTrailing: movesTowardsTrailing)
  }

  // MARK: Where to

  /// What stands on the bar, in order: tabs, and More where there is one.
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

  // MARK: The finger

  /// Only across, only where a tab is beside, and not on a page that leads back by itself.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard driver == nil, let tabs, !tabs.isTabBarHidden, tabs.presentedViewController == nil,
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return false }
    let velocity = pan.velocity(in: tabs.view)
    let stack = tabs.selectedViewController as? UINavigationController
    return abs(velocity.x) > abs(velocity.y) && (stack?.viewControllers.count ?? 1) == 1
      && neighbour(towardsTrailing: isTowardsTrailing(velocity.x)) != nil
  }

  /// Sliders and switches keep their fingers.
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

  /// How far the finger has drawn the page in; the other way is no way at all.
  private func share(of way: CGFloat, in view: UIView) -> CGFloat {
    guard view.bounds.width > 0, isTowardsTrailing(way) == movesTowardsTrailing else { return 0 }
    return min(abs(way) / view.bounds.width, 1)
  }

  private func end(finished: Bool) {
    if finished { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}
