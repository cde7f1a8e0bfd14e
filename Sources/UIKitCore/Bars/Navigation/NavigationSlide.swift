import QuartzCore

/// The system's animation between two pages.
///
/// The upper page moves by its whole width; the lower page moves by a part of it and is dimmed.
///
///     push   │ lower │ ◀── │ upper │        pop   │ upper │ ──▶
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  // R-NAV-20, R-NAV-21
  private let move: NavigationMove
  /// A closure that returns the bars that move with one of the pages.
  private let companions: () -> PageCompanions

  init(_ move: NavigationMove, companions: @escaping () -> PageCompanions) {
    self.move = move
    self.companions = companions
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
    let layers = SlidingLayers(
      container: container,
      lower: lower,
      upper: upper,
      companions: companions()
    )
    UIView.performWithoutAnimation {
      layers.insert()
      layers.arrange(isPush ? .apart : .together)
      container.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: context.isInteractive ? [.curveLinear] : [.curveEaseInOut],
      animations: { layers.arrange(isPush ? .together : .apart) },
      completion: { _ in
        layers.remove()
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

/// The bars that only one of two sliding pages shows, and which move with it.
struct PageCompanions {
  /// The bars of the lower page, such as a tab bar that the upper page hides.
  var lower: [UIView] = []
  /// The bars of the upper page, such as a toolbar that appears with it.
  var upper: [UIView] = []
}

/// The views that move during a slide: two pages, their bars, and the dimming view and shadow between them.
@MainActor private struct SlidingLayers {
  enum Arrangement {
    /// The upper page is outside the container.
    case apart
    /// The upper page covers the lower one.
    case together
  }

  let container: UIView
  let lower: UIView
  let upper: UIView
  let companions: PageCompanions
  private let dimming = UIView(frame: .zero)
  private let shadow = PageShadowView(frame: .zero)

  init(container: UIView, lower: UIView, upper: UIView, companions: PageCompanions) {
    self.container = container
    self.lower = lower
    self.upper = upper
    self.companions = companions
  }

  /// Returns the bars that still are in the container.
  ///
  /// A callback may have returned a bar to its controller during the slide.
  private func inserted(_ bars: [UIView]) -> [UIView] {
    bars.filter { $0.superview === container }
  }

  /// Adds the dimming view and the shadow between the pages.
  func insert() {
    dimming.frame = container.bounds
    dimming.backgroundColor = .black
    dimming.isUserInteractionEnabled = false
    container.insertSubview(dimming, belowSubview: upper)
    for bar in companions.lower { container.insertSubview(bar, belowSubview: dimming) }
    for bar in companions.upper { container.insertSubview(bar, aboveSubview: upper) }
    let width = NavigationMetrics.shadowWidth
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isMirrored ? container.bounds.maxX : container.bounds.minX - width
    shadow.frame = CGRect(x: edge, y: 0, width: width, height: container.bounds.height)
    shadow.isMirrored = isMirrored
    container.insertSubview(shadow, belowSubview: upper)
  }

  func arrange(_ arrangement: Arrangement) {
    guard let container = upper.superview else { return }
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = container.bounds.width * (isMirrored ? -1 : 1)
    let isApart = arrangement == .apart
    let over = CGAffineTransform(translationX: isApart ? width : 0, y: 0)
    let under = CGAffineTransform(
      translationX: isApart ? 0 : -width * NavigationMetrics.parallax,
      y: 0
    )
    for view in [upper] + inserted(companions.upper) { view.transform = over }
    shadow.transform = over
    shadow.alpha = isApart ? 0 : 1
    for view in [lower] + inserted(companions.lower) { view.transform = under }
    dimming.alpha = isApart ? 0 : NavigationMetrics.dimming
  }

  /// Removes the dimming view and the shadow, and resets the transforms of the pages.
  func remove() {
    dimming.removeFromSuperview()
    shadow.removeFromSuperview()
    let bars = inserted(companions.lower + companions.upper)
    for view in [lower, upper] + bars { view.transform = .identity }
  }
}

/// The shadow outside the leading edge of a page.
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
