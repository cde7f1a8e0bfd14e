import UIKit

/// Where the bar of a container stands, whether it is away, and how it travels with the pages of a navigation stack.
///
/// The bar is shown unless the app hid it or the shown stack holds a page with `hidesBottomBarWhenPushed`. While such a page comes or goes
/// the bar is a view of the page that it belongs to, so that both move as one under a finger too; a movement that is called off brings
/// it back. Whoever carries the bar has its height as an additional safe area, as far as it covers the page.
@MainActor
final class BottomBar {
  private unowned let host: UIViewController
  let bar: TabBarView
  /// What holds the pages and ends at an opaque bar; nil where the container lays its pages out itself.
  private let contentView: UIView?
  private let carrier = BarTransport()
  private let watch = NavigationObserver()
  private(set) var isHiddenByApp = false
  /// Whether the bar showed when it came to rest last.
  private var showed = true
  /// Whether the bar is a part of a page that moves.
  private var isTravelling = false
  /// How long the bar slides, in seconds. (RDV-41, CYL-134)
  var hidingDuration: TimeInterval = 0.24
  /// Hears that the bar comes or goes, before and after.
  var changes: (_ isHidden: Bool, _ isDone: Bool, _ animated: Bool) -> Void = { _, _, _ in }

  /// The page that is shown; nil for none.
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

  // MARK: Whether it shows

  private var isHiddenByStack: Bool {
    guard let stack = page as? UINavigationController else { return false }
    return stack.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
  }

  var isShown: Bool { !isHiddenByApp && !isHiddenByStack }

  /// Hides the bar or shows it again; the last of several requests counts. (RDV-40…43)
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
    guard animated else { return cameToRest(hidden: hidden, animated: false) }
    UIView.animate(withDuration: hidingDuration) {
      self.host.view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.cameToRest(hidden: hidden, animated: true)
    }
  }

  private func cameToRest(hidden: Bool, animated: Bool) {
    guard showed == !hidden, !isTravelling else { return }
    bar.isHidden = hidden
    changes(hidden, true, animated)
  }

  // MARK: Stacks

  /// A stack has been given other pages, and may be moving to them.
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

  /// Puts everything where it belongs once nothing moves.
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

  /// How much of a page the bar covers beyond what the device does.
  private var inset: CGFloat {
    guard isTravelling || contentView == nil || bar.style.isTranslucent else { return 0 }
    return max(height - (bar.coveredInsets?.bottom ?? 0), 0)
  }

  /// Lays out bar and content for the container's size.
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
