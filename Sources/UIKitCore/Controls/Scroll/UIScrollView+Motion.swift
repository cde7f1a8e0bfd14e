import QuartzCore

extension UIScrollView {
  // MARK: Offset

  /// Moves the content and notifies the delegate, without affecting a drag or an animation.
  func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    willMoveContent(to: offset)
    bounds.origin = offset
    delegate?.scrollViewDidScroll(self)
    didMoveContent()
  }

  /// Returns the nearest offset that is aligned with the pixels of the screen.
  func aligned(_ offset: CGPoint) -> CGPoint {
    PixelGrid(scale: window?.screen.scale ?? UIScreen.main.scale).rounded(offset)
  }

  /// Moves the content on behalf of the app.
  ///
  /// A drag or a deceleration continues from the new offset.
  func place(at offset: CGPoint) {
    guard offset.isFinite else {
      return Log.warning("UIScrollView.contentOffset \(offset) is not finite; ignored")
    }
    content.waitingPlace = nil
    let offset = aligned(offset)
    guard offset.isFinite, offset != bounds.origin else { return }
    move(to: offset)
    hold?.move(to: bounds.origin, in: space)
    if let scrollAnimation {
      if scrollAnimation.purpose.isDeceleration {
        coast(velocity: scrollAnimation.velocity)
      } else {
        stopScrollAnimation()
      }
    }
    if hold == nil, scrollAnimation == nil { didEndScrolling() }
  }

  /// Scrolls to an offset on behalf of the app, ending any other animation.
  func go(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else {
      return Log.warning("UIScrollView.setContentOffset \(offset) is not finite; ignored")
    }
    if scrollAnimation?.purpose.isDeceleration ?? false || !animated { stopScrollAnimation() }
    let target = aligned(offset)
    if animated { stopZooming() }
    guard animated, hold == nil, target.isFinite else { return place(at: offset) }
    guard target != bounds.origin else { return stopScrollAnimation() }
    run(glide(to: target), for: .animation)
  }

  func glide(to target: CGPoint) -> ScrollMotion {
    .glide(from: bounds.origin, to: target, duration: ScrollMetrics.animationDuration)
  }

  /// Scrolls by the smallest distance that makes a rectangle visible.
  func reveal(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else {
      return Log.warning("UIScrollView.scrollRectToVisible \(rect) is not finite; ignored")
    }
    let visible = bounds.inset(by: content.adjustedInset)
    let rect = rect.standardized
    let wanted = CGPoint(
      x: bounds.minX
        + VisibleSpan.shift(
          visible.minX...max(visible.minX, visible.maxX),
          to: rect.minX...rect.maxX
        ),
      y: bounds.minY
        + VisibleSpan.shift(
          visible.minY...max(visible.minY, visible.maxY),
          to: rect.minY...rect.maxY
        )
    )
    let target = limits.clamp(wanted)
    if target != bounds.origin { go(to: target, animated: animated) }
  }

  // MARK: Animations

  /// Starts an animation of the offset, or moves to its end immediately if the window is not
  /// visible.
  func run(_ motion: ScrollMotion, for purpose: ScrollAnimation.Purpose) {
    stopZooming()
    scrollAnimation?.stop()
    scrollAnimation = nil
    guard let window, !window.isHidden, motion.duration > 0 else {
      move(to: aligned(motion.destination))
      notifyEnd(of: purpose)
      return didEndScrolling()
    }
    showIndicators()
    let scrollAnimation = ScrollAnimation(motion, for: purpose, clock: window.screen.clock)
    self.scrollAnimation = scrollAnimation
    scrollAnimation.begin { [weak self] in
      MainActor.assumeIsolated { self?.sampleScrollAnimation() }
    }
  }

  private func sampleScrollAnimation() {
    guard let scrollAnimation else { return }
    move(to: aligned(scrollAnimation.offset))
    guard scrollAnimation === self.scrollAnimation, scrollAnimation.isOver else { return }
    stopScrollAnimation()
    if hold == nil, self.scrollAnimation == nil { didEndScrolling() }
  }

  /// Stops the current animation at the current offset.
  func stopScrollAnimation() {
    guard let scrollAnimation else { return }
    scrollAnimation.stop()
    self.scrollAnimation = nil
    notifyEnd(of: scrollAnimation.purpose)
    if hold == nil { restIndicators() }
  }

  private func notifyEnd(of purpose: ScrollAnimation.Purpose) {
    switch purpose {
    case .coasting, .stepping: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .returning: break
    case .scrollingToTop:
      if bounds.minY <= limits.y.lower { delegate?.scrollViewDidScrollToTop(self) }
    }
  }

  // MARK: Deceleration

  var coastingRules: DecelerationParameters {
    DecelerationParameters(
      limits: limits,
      bounces: options.bounces,
      deceleration: options.decelerationRate.rawValue
    )
  }

  /// Restarts the deceleration from the current offset.
  private func coast(velocity: CGPoint) {
    run(coastingRules.motion(from: bounds.origin, velocity: velocity), for: .coasting)
  }

  /// Adapts the current drag or animation to changed limits.
  func applyLimits() {
    hold?.move(to: bounds.origin, in: space)
    guard let scrollAnimation else { return }
    let destination = scrollAnimation.motion.destination
    let isValid = limits.contains(destination)
    switch scrollAnimation.purpose {
    case .animation: break
    case .returning:
      if !isValid { run(glide(to: aligned(limits.clamp(destination))), for: .returning) }
    case .scrollingToTop:
      let top = aligned(CGPoint(x: destination.x, y: limits.y.lower))
      if top != destination { run(glide(to: top), for: .scrollingToTop) }
    case .stepping:
      if !isValid { step(to: aligned(limits.clamp(destination)), for: .stepping) }
    case .coasting:
      if isValid, limits.contains(bounds.origin), !scrollAnimation.motion.meetsEdge { return }
      coast(velocity: scrollAnimation.velocity)
    }
  }

  /// Ends drags and animations when the view is removed from its window or is no longer drawn.
  func settleOutsideWindow() {
    forgetTouchpad()
    isFingerDown = false
    if hold != nil { endDragging(velocity: .zero) }
    endPinch()
    stopZooming()
    if let scrollAnimation {
      move(
        to: scrollAnimation.purpose.isDeceleration
          ? aligned(limits.clamp(bounds.origin)) : aligned(scrollAnimation.motion.destination)
      )
      if scrollAnimation === self.scrollAnimation { stopScrollAnimation() }
    }
    didEndScrolling()
    indicators?.hide()
  }
}

/// Functions for the distance that a visible range must move along one axis.
enum VisibleSpan {
  /// Returns the smallest movement that shows `target`, or its nearest edge if it does not fit.
  static func shift(_ visible: ClosedRange<CGFloat>, to target: ClosedRange<CGFloat>) -> CGFloat {
    let toLower = target.lowerBound - visible.lowerBound
    let toUpper = target.upperBound - visible.upperBound
    if toLower >= 0, toUpper <= 0 { return 0 }
    if toLower <= 0, toUpper >= 0 { return 0 }
    return abs(toLower) < abs(toUpper) ? toLower : toUpper
  }
}
