import QuartzCore

/// The scroll indicators of a scroll view, which are created on first use.
///
/// They are layers above the subviews, so `subviews` contains only the app's views.
@MainActor final class ScrollIndicators {
  private let vertical = CALayer()
  private let horizontal = CALayer()
  private var timer: ClockTimer?
  /// Whether the indicators are visible and follow the content.
  private(set) var isShown = false

  init() {
    for layer in [vertical, horizontal] {
      layer.cornerRadius = IndicatorMetrics.cornerRadius
      layer.opacity = 0
    }
  }

  // MARK: Visibility

  func show(in view: UIScrollView) {
    timer?.cancel()
    timer = nil
    if !isShown {
      withoutActions {
        for layer in [vertical, horizontal] { layer.removeAllAnimations() }
      }
      recolor(in: view)
    }
    isShown = true
    follow(view)
  }

  func recolor(in view: UIScrollView) {
    let color = view.indicatorColor.cgColor
    withoutActions {
      for layer in [vertical, horizontal] { layer.backgroundColor = color }
    }
  }

  /// Fades the indicators out after a pause.
  func rest(in view: UIScrollView) {
    guard isShown, timer == nil else { return }
    timer = view.window?.screen.clock.schedule(after: IndicatorMetrics.pauseBeforeFading) {
      [weak self] in
      MainActor.assumeIsolated { self?.fade() }
    }
  }

  private func fade() {
    timer = nil
    isShown = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(IndicatorMetrics.fadeDuration)
    for layer in [vertical, horizontal] { layer.opacity = 0 }
    CATransaction.commit()
  }

  /// Removes the indicators without an animation.
  func hide() {
    timer?.cancel()
    timer = nil
    isShown = false
    withoutActions {
      for layer in [vertical, horizontal] { layer.removeFromSuperlayer() }
    }
  }

  // MARK: Position

  /// Updates the frames of the indicators.
  func follow(_ view: UIScrollView) {
    guard isShown else { return }
    let frames = view.indicatorFrames
    withoutActions {
      raise(in: view.layer)
      place(vertical, at: frames.vertical)
      place(horizontal, at: frames.horizontal)
    }
  }

  private func place(_ layer: CALayer, at frame: CGRect?) {
    layer.opacity = frame == nil ? 0 : 1
    if let frame { layer.frame = frame }
  }

  /// Moves the indicators in front of all other sublayers.
  private func raise(in parent: CALayer) {
    guard parent.sublayers?.last !== horizontal else { return }
    parent.addSublayer(vertical)
    parent.addSublayer(horizontal)
  }

  private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}

extension UIScrollView {
  func showIndicators() {
    guard window != nil, indicatorOptions.showsVertical || indicatorOptions.showsHorizontal else {
      return
    }
    if indicators == nil { indicators = ScrollIndicators() }
    indicators?.show(in: self)
  }

  func setIndicatorInsets(
    _ path: WritableKeyPath<IndicatorOptions, UIEdgeInsets>,
    to insets: UIEdgeInsets
  ) {
    guard insets.isFinite else {
      return Log.warning("UIScrollView: indicator insets \(insets) are not finite; ignored")
    }
    indicatorOptions[keyPath: path] = insets
    indicators?.follow(self)
  }

  func restIndicators() { indicators?.rest(in: self) }

  fileprivate var indicatorColor: UIColor {
    let isLight: Bool
    switch indicatorOptions.style {
    case .default: isLight = traitCollection.userInterfaceStyle == .dark
    case .black: isLight = false
    case .white: isLight = true
    }
    return UIColor(white: isLight ? 1 : 0, alpha: IndicatorMetrics.opacity)
  }

  /// The frames of the indicators in the coordinates of the view, or `nil` for hidden ones.
  var indicatorFrames: (vertical: CGRect?, horizontal: CGRect?) {
    let options = indicatorOptions
    let limits = limits
    let showsVertical = options.showsVertical && !limits.y.isEmpty
    let showsHorizontal = options.showsHorizontal && !limits.x.isEmpty
    let corner = showsVertical && showsHorizontal ? IndicatorMetrics.corner : 0
    return (
      showsVertical ? verticalFrame(limits.y, corner: corner) : nil,
      showsHorizontal ? horizontalFrame(limits.x, corner: corner) : nil
    )
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func verticalFrame(_ range: ScrollRange, corner: CGFloat) -> CGRect? {
    let insets = indicatorOptions.verticalInsets + coveredEdges
    let bounds = bounds
    let margin = IndicatorMetrics.margin
    guard
      let bar = IndicatorLayout(
        offset: bounds.minY,
        range: range,
        view: bounds.height,
        leading: insets.top + margin,
        trailing: insets.bottom + max(margin, corner)
      )
    else { return nil }
    let x =
      isMirrored
      ? bounds.minX + insets.left + margin
      : bounds.maxX - insets.right - margin - IndicatorMetrics.thickness
    return CGRect(
      origin: aligned(CGPoint(x: x, y: bounds.minY + bar.position)),
      size: CGSize(width: IndicatorMetrics.thickness, height: bar.length)
    )
  }

  private func horizontalFrame(_ range: ScrollRange, corner: CGFloat) -> CGRect? {
    let insets = indicatorOptions.horizontalInsets + coveredEdges
    let bounds = bounds
    let margin = IndicatorMetrics.margin
    guard
      let bar = IndicatorLayout(
        offset: bounds.minX,
        range: range,
        view: bounds.width,
        leading: insets.left + (isMirrored ? max(margin, corner) : margin),
        trailing: insets.right + (isMirrored ? margin : max(margin, corner))
      )
    else { return nil }
    let y = bounds.maxY - insets.bottom - margin - IndicatorMetrics.thickness
    return CGRect(
      origin: aligned(CGPoint(x: bounds.minX + bar.position, y: y)),
      size: CGSize(width: bar.length, height: IndicatorMetrics.thickness)
    )
  }

  /// The insets that automatic adjustment keeps free.
  private var coveredEdges: UIEdgeInsets {
    indicatorOptions.adjustsInsets && content.adjustment != .never ? safeAreaInsets : .zero
  }
}
