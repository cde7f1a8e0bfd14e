import QuartzCore

/// The system's movement between two pages: the upper one over its whole width, the lower one a part of that, a little
/// darker, in the upper one's shadow. (R-NAV-20, R-NAV-21)
///
///     push   │ lower │ ◀── │ upper │        pop   │ upper │ ──▶
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let move: NavigationMove
  /// What lies on the lower page and goes with it, such as a tab bar that the upper page does without.
  private let companion: () -> UIView?

  init(_ move: NavigationMove, companion: @escaping () -> UIView?) {
    self.move = move
    self.companion = companion
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    NavigationMetrics.slideDuration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let isPush = move == .push
    let (lower, upper) = isPush ? (from, to) : (to, from)
    UIView.performWithoutAnimation {
      to.frame = context.finalFrame(for: arriving)
      if isPush { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    }
    let layers = SlidingLayers(lower: lower, upper: upper, companion: companion())
    UIView.performWithoutAnimation {
      layers.join(container)
      layers.pose(isPush ? .apart : .together)
      container.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: context.isInteractive ? [.curveLinear] : [.curveEaseInOut],
      animations: { layers.pose(isPush ? .together : .apart) },
      completion: { _ in
        layers.leave()
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// What moves when a page slides: two pages and what lies between them.
@MainActor private struct SlidingLayers {
  enum Pose {
    /// The upper page is off the screen.
    case apart
    /// The upper page covers the lower one.
    case together
  }

  let lower: UIView
  let upper: UIView
  let companion: UIView?
  private let dimming = UIView(frame: .zero)
  private let shadow = PageShadowView(frame: .zero)

  init(lower: UIView, upper: UIView, companion: UIView?) {
    self.lower = lower
    self.upper = upper
    self.companion = companion
  }

  /// Puts shade and shadow between the pages.
  func join(_ container: UIView) {
    dimming.frame = container.bounds
    dimming.backgroundColor = .black
    dimming.isUserInteractionEnabled = false
    container.insertSubview(dimming, belowSubview: upper)
    if let companion { container.insertSubview(companion, belowSubview: dimming) }
    let width = NavigationMetrics.shadowWidth
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isMirrored ? container.bounds.maxX : container.bounds.minX - width
    shadow.frame = CGRect(x: edge, y: 0, width: width, height: container.bounds.height)
    shadow.isMirrored = isMirrored
    container.insertSubview(shadow, belowSubview: upper)
  }

  func pose(_ pose: Pose) {
    guard let container = upper.superview else { return }
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = container.bounds.width * (isMirrored ? -1 : 1)
    let isApart = pose == .apart
    let over = CGAffineTransform(translationX: isApart ? width : 0, y: 0)
    let under = CGAffineTransform(
      translationX: isApart ? 0 : -width * NavigationMetrics.parallax,
      y: 0
    )
    upper.transform = over
    shadow.transform = over
    shadow.alpha = isApart ? 0 : 1
    lower.transform = under
    companion?.transform = under
    dimming.alpha = isApart ? 0 : NavigationMetrics.dimming
  }

  /// Leaves the pages as they stand at rest.
  func leave() {
    dimming.removeFromSuperview()
    shadow.removeFromSuperview()
    for view in [lower, upper, companion].compactMap({ $0 }) { view.transform = .identity }
  }
}

/// The shadow that a page casts beyond its leading edge.
private final class PageShadowView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    let dark = UIColor.black.withAlphaComponent(NavigationMetrics.shadowOpacity)
    gradient.colors = [UIColor.clear.cgColor, dark.cgColor]
    isMirrored = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether the page is to the left of its shadow.
  var isMirrored = false {
    didSet {
      guard let gradient = layer as? CAGradientLayer else { return }
      gradient.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
      gradient.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
    }
  }
}
