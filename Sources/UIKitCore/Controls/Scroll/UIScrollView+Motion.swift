import QuartzCore

extension UIScrollView {
  // MARK: Moving

  /// Moves the content and tells the delegate; no other state changes.
  func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    delegate?.scrollViewDidScroll(self)
  }

  /// The nearest offset at which content meets the pixels of the screen.
  func aligned(_ offset: CGPoint) -> CGPoint {
    PixelGrid(scale: window?.screen.scale ?? UIScreen.main.scale).rounded(offset)
  }

  /// The application moves the content at once: what moves it already goes on from there.
  func place(at offset: CGPoint) {
    guard offset.isFinite else {
      return Log.warning("UIScrollView.contentOffset \(offset) is not finite; ignored")
    }
    content.waitingPlace = nil
    let offset = aligned(offset)
    guard offset.isFinite, offset != bounds.origin else { return }
    move(to: offset)
    hold?.move(to: bounds.origin, in: space)
    guard let course else { return }
    if course.purpose.isDeceleration { coast(velocity: course.velocity) } else { stopCourse() }
  }

  /// The application asks for a movement or a jump to an offset, in place of whatever moves the content.
  func go(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else {
      return Log.warning("UIScrollView.setContentOffset \(offset) is not finite; ignored")
    }
    if course?.purpose.isDeceleration ?? false || !animated { stopCourse() }
    let target = aligned(offset)
    guard animated, hold == nil, target.isFinite else { return place(at: offset) }
    guard target != bounds.origin else { return stopCourse() }
    run(glide(to: target), for: .animation)
  }

  func glide(to target: CGPoint) -> ScrollMotion {
    .glide(from: bounds.origin, to: target, duration: ScrollMetrics.animationDuration)
  }

  /// Moves the content as little as needed for a rectangle to be seen.
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

  // MARK: Movements by themselves

  /// Lets a movement take the content; where nobody could see it, the content is at its end at once.
  func run(_ motion: ScrollMotion, for purpose: ScrollAnimation.Purpose) {
    course?.stop()
    course = nil
    guard let window, !window.isHidden, motion.duration > 0 else {
      move(to: aligned(motion.destination))
      return tellEnd(of: purpose)
    }
    showIndicators()
    let course = ScrollAnimation(motion, for: purpose, clock: window.screen.clock)
    self.course = course
    course.begin { [weak self] in
      MainActor.assumeIsolated { self?.sampleCourse() }
    }
  }

  private func sampleCourse() {
    guard let course else { return }
    move(to: aligned(course.offset))
    if course === self.course, course.isOver { stopCourse() }
  }

  /// Ends the movement under way where the content is now.
  func stopCourse() {
    guard let course else { return }
    course.stop()
    self.course = nil
    tellEnd(of: course.purpose)
    if hold == nil { restIndicators() }
  }

  private func tellEnd(of purpose: ScrollAnimation.Purpose) {
    switch purpose {
    case .coasting, .stepping: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollingToTop:
      if bounds.minY <= limits.y.lower { delegate?.scrollViewDidScrollToTop(self) }
    }
  }

  // MARK: Coasting

  var coastingRules: DecelerationParameters {
    DecelerationParameters(
      limits: limits,
      bounces: options.bounces,
      deceleration: options.decelerationRate.rawValue
    )
  }

  /// Lets coasting content go on from where it is now.
  private func coast(velocity: CGPoint) {
    run(coastingRules.motion(from: bounds.origin, velocity: velocity), for: .coasting)
  }

  /// Limits changed: content that is held or goes on by itself heeds the new ones.
  func heedLimits() {
    hold?.move(to: bounds.origin, in: space)
    guard let course else { return }
    let destination = course.motion.destination
    let isValid = limits.contains(destination)
    switch course.purpose {
    case .animation: break
    case .scrollingToTop:
      let top = aligned(CGPoint(x: destination.x, y: limits.y.lower))
      if top != destination { run(glide(to: top), for: .scrollingToTop) }
    case .stepping:
      if !isValid { step(to: aligned(limits.clamp(destination)), for: .stepping) }
    case .coasting:
      if isValid, limits.contains(bounds.origin), !course.motion.meetsEdge { return }
      coast(velocity: course.velocity)
    }
  }

  /// The view left its window or will be drawn no more: movements are at their end.
  func settleOutsideWindow() {
    forgetTouchpad()
    isFingerDown = false
    if hold != nil { letGo(velocity: .zero) }
    if let course {
      move(
        to: course.purpose.isDeceleration
          ? aligned(limits.clamp(bounds.origin)) : aligned(course.motion.destination)
      )
      if course === self.course { stopCourse() }
    }
    indicators?.hide()
  }
}

/// How far a visible span has to move along one axis.
enum VisibleSpan {
  /// The shortest way that shows `target`; where it does not fit, to its nearest edge.
  static func shift(_ visible: ClosedRange<CGFloat>, to target: ClosedRange<CGFloat>) -> CGFloat {
    let toLower = target.lowerBound - visible.lowerBound
    let toUpper = target.upperBound - visible.upperBound
    if toLower >= 0, toUpper <= 0 { return 0 }
    if toLower <= 0, toUpper >= 0 { return 0 }
    return abs(toLower) < abs(toUpper) ? toLower : toUpper
  }
}
