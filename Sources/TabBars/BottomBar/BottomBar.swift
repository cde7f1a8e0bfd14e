import UIKit

/// The position and visibility of a container's bar, and its transitions with the pages of a
/// navigation stack.
///
/// The bar is visible unless the app hid it or the visible stack contains a page with
/// `hidesBottomBarWhenPushed`. While such a page is pushed or popped, the bar is a subview of the
/// page that shows it, so that both move together, also interactively; a cancelled transition
/// restores it. The additional safe area inset of the page is the height by which the bar covers
/// it.
@MainActor
final class BottomBar {
  private unowned let host: UIViewController
  let bar: TabBarView
  /// The view that contains the pages and ends at an opaque bar; `nil` if the container lays out
  /// its pages itself.
  private let contentView: UIView?
  private let carrier = BarTransport()
  private let watch = NavigationObserver()
  private(set) var isHiddenByApp = false
  /// Whether the bar was visible after the last change.
  private var showed = true
  /// Whether the bar is a subview of a page in a transition.
  private var isTravelling = false
  // RDV-41, CYL-134
  /// The duration of hiding and showing in seconds.
  var hidingDuration: TimeInterval = 0.24
  /// A closure that is called before and after the bar is hidden or shown.
  var changes: (_ isHidden: Bool, _ isDone: Bool, _ animated: Bool) -> Void = { _, _, _ in }

  /// The visible page, or `nil` for none.
  var page: UIViewController? {
    didSet {
      guard page !== oldValue else { return }
      watch.follow(page as? UINavigationController, for: self)
      settle()
    }
  }

  init(host: UIViewController, bar: TabBarView, contentView: UIView?) {
    self.host = host
    self.bar = bar
    self.contentView = contentView
  }

  // MARK: Visibility

  private var isHiddenByStack: Bool {
    guard let stack = page as? UINavigationController else { return false }
    return stack.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
  }

  var isShown: Bool { !isHiddenByApp && !isHiddenByStack }

  // RDV-40…43
  /// Hides or shows the bar.
  ///
  /// If there are several requests, the last one determines the result.
  func setHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isHiddenByApp else { return }
    guard host.isViewLoaded, !isTravelling else { return isHiddenByApp = hidden }
    if animated { host.view.layoutIfNeeded() }
    isHiddenByApp = hidden
    guard isShown != showed else { return }
    showed = isShown
    changes(hidden, false, animated)
    if !hidden { bar.isHidden = false }
    carrier.carry(inset, in: showed ? page : nil)
    host.view.setNeedsLayout()
    guard animated else { return didSettle(hidden: hidden, animated: false) }
    UIView.animate(withDuration: hidingDuration) {
      self.host.view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.didSettle(hidden: hidden, animated: true)
    }
  }

  private func didSettle(hidden: Bool, animated: Bool) {
    guard showed == !hidden, !isTravelling else { return }
    bar.isHidden = hidden
    changes(hidden, true, animated)
  }

  // MARK: Navigation stacks

  /// Called when the pages of a stack changed; a transition may be in progress.
  func stackChanged(_ stack: UINavigationController) {
    guard stack === page, host.isViewLoaded, isShown != showed, !isTravelling else { return }
    let shows = isShown
    guard let coordinator = stack.transitionCoordinator, coordinator.isAnimated,
      let owner = coordinator.viewController(forKey: shows ? .to : .from)
    else { return settle() }
    changes(!shows, false, true)
    travel(with: owner)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.settle() }
  }

  private func travel(with owner: UIViewController) {
    isTravelling = true
    let frame = frame(shown: true)
    layOutContent(height: host.view.bounds.height)
    carrier.carry(inset, in: owner)
    owner.view.addSubview(bar)
    let origin = owner.view.convert(frame.origin, from: host.view)
    bar.frame = CGRect(
      origin: CGPoint(x: owner.view.bounds.minX, y: origin.y),
      size: frame.size
    )
    bar.isHidden = false
  }

  /// Restores all frames when no transition is in progress.
  func settle() {
    guard host.isViewLoaded else { return }
    let (shows, changed) = (isShown, isShown != showed)
    let travelled = isTravelling
    isTravelling = false
    showed = shows
    if bar.superview !== host.view { host.view.addSubview(bar) }
    carrier.carry(inset, in: shows ? page : nil)
    if !travelled, changed { changes(!shows, false, false) }
    bar.isHidden = !shows
    layOut()
    host.view.setNeedsLayout()
    if travelled || changed { changes(!shows, true, travelled) }
  }

  // MARK: Layout

  private var height: CGFloat { bar.sizeThatFits(host.view.bounds.size).height }

  private func frame(shown: Bool) -> CGRect {
    let bounds = host.view.bounds
    let height = height
    return CGRect(
      x: 0,
      y: bounds.height - (shown ? height : 0),
      width: bounds.width,
      height: height
    )
  }

  /// The height by which the bar covers a page beyond the safe area.
  private var inset: CGFloat {
    guard isTravelling || contentView == nil || bar.style.isTranslucent else { return 0 }
    return max(height - (bar.coveredInsets?.bottom ?? 0), 0)
  }

  /// Lays out the bar and the content for the container's size.
  func layOut() {
    let insets = host.view.safeAreaInsets
    let own = host.additionalSafeAreaInsets
    bar.coveredInsets = UIEdgeInsets(
      top: 0,
      left: insets.left - own.left,
      bottom: insets.bottom - own.bottom,
      right: insets.right - own.right
    )
    guard !isTravelling else { return }
    watch.follow(page as? UINavigationController, for: self)
    let frame = frame(shown: showed)
    bar.frame = frame
    carrier.carry(inset, in: showed ? page : nil)
    let top = frame.minY + bar.layout.backgroundTop
    let isWhole = !showed || bar.style.isTranslucent
    layOutContent(height: isWhole ? host.view.bounds.height : top)
  }

  private func layOutContent(height: CGFloat) {
    contentView?.frame = CGRect(
      x: 0,
      y: 0,
      width: host.view.bounds.width,
      height: max(height, 0)
    )
  }
}

/// The page whose safe area excludes the bar; additional insets of the app are kept.
@MainActor
final class BarTransport {
  private weak var page: UIViewController?
  private var inset: CGFloat = 0

  /// Moves the inset from the previous page to another one, or to none.
  func carry(_ newInset: CGFloat, in newPage: UIViewController?) {
    guard newPage !== page || newInset != inset else { return }
    page?.additionalSafeAreaInsets.bottom -= inset
    page = newPage
    inset = newPage == nil ? 0 : newInset
    page?.additionalSafeAreaInsets.bottom += inset
  }
}

/// Observes a plain navigation controller as its delegate, if the app has not set a delegate.
///
/// A `TabNavigationController` whose delegate is set by the app reports its changes itself.
@MainActor
final class NavigationObserver: NSObject, UINavigationControllerDelegate {
  private weak var stack: UINavigationController?
  private weak var bottomBar: BottomBar?

  func follow(_ newStack: UINavigationController?, for bottomBar: BottomBar) {
    self.bottomBar = bottomBar
    if newStack !== stack, stack?.delegate === self { stack?.delegate = nil }
    stack = newStack
    guard let stack, stack.delegate == nil else { return }
    stack.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    bottomBar?.stackChanged(navigationController)
  }
}
