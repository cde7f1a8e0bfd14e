import QuartzCore

/// The movement of a touchpad gesture from its first event to its last.
struct TouchpadTrace {
  /// The total movement of the content without the resistance at the edges.
  private(set) var travel = CGPoint.zero
  private var tracker = VelocityTracker()
  /// The timer that ends the gesture if the host does not report its end.
  var timer: ClockTimer?

  mutating func add(_ delta: CGPoint, at time: TimeInterval) {
    travel.x += delta.x
    travel.y += delta.y
    tracker.add(travel, at: time)
  }

  /// Returns the velocity at the end of the gesture, in points per second.
  mutating func velocity(at time: TimeInterval) -> CGPoint {
    tracker.rest(until: time)
    return tracker.velocity
  }
}

extension UIScrollView {
  // MARK: Scroll wheel

  /// Scrolls by steps of the wheel, and returns `false` if the content cannot scroll in that
  /// direction.
  func turnWheel(_ scroll: ScrollInput) -> Bool {
    let limits = limits
    let delta = ScrollDrag.Axes(x: !limits.x.isEmpty, y: !limits.y.isEmpty).filter(scroll.delta)
    guard hold == nil, delta != .zero else { return false }
    let isOnItsWay = scrollAnimation?.purpose == .stepping
    let base = isOnItsWay ? scrollAnimation?.motion.destination ?? bounds.origin : bounds.origin
    let target = stepRest(from: base, to: aligned(stepTarget(from: base, by: delta)))
    guard target != bounds.origin, target != base else { return isOnItsWay }
    ScrollFocus.lastUsed = self
    if isOnItsWay { step(to: target, for: .stepping) } else { beginSteps(to: target) }
    return true
  }

  /// Returns the adjusted target of a step, or `target` if the adjustment would cancel the step.
  private func stepRest(from base: CGPoint, to target: CGPoint) -> CGPoint {
    let rest = settled(target)
    return rest == base ? target : rest
  }

  private func stepTarget(from base: CGPoint, by delta: CGPoint) -> CGPoint {
    let limits = limits
    guard options.isPagingEnabled else {
      return limits.clamp(CGPoint(x: base.x + delta.x, y: base.y + delta.y))
    }
    func page(_ length: CGFloat, _ range: ScrollRange, _ offset: CGFloat, _ delta: CGFloat)
      -> CGFloat
    {
      let steps: CGFloat = delta == 0 ? 0 : delta < 0 ? -1 : 1
      return PageTarget(length: length, range: range).offset(after: offset, steps: steps)
    }
    return CGPoint(
      x: page(bounds.width, limits.x, base.x, delta.x),
      y: page(bounds.height, limits.y, base.y, delta.y)
    )
  }

  /// Begins a series of steps, which is reported to the delegate as a short drag with a
  /// deceleration.
  private func beginSteps(to target: CGPoint) {
    stopScrollAnimation()
    delegate?.scrollViewWillBeginDragging(self)
    let target = askForTarget(target, velocity: .zero)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    guard scrollAnimation == nil, hold == nil else { return }
    step(to: target, for: .stepping)
    if scrollAnimation != nil { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  func step(to target: CGPoint, for purpose: ScrollAnimation.Purpose) {
    run(
      .springing(
        to: target,
        from: bounds.origin,
        velocity: scrollAnimation?.velocity ?? .zero,
        frequency: ScrollMetrics.stepFrequency
      ),
      for: purpose
    )
  }

  // MARK: Touchpad

  /// Follows a touchpad gesture, and returns `false` if the content cannot scroll in that
  /// direction.
  func followTouchpad(_ scroll: ScrollInput) -> Bool {
    if touchpad == nil {
      guard hold == nil, !scroll.isFinished, scroll.delta != .zero else { return false }
      let movement = CGPoint(x: -scroll.delta.x, y: -scroll.delta.y)
      guard movableAxes.filter(movement) != .zero, !yieldsToAncestor(movement) else { return false }
      touchpad = TouchpadTrace()
      beginDragging(after: movement, slop: .zero)
    }
    guard var trace = touchpad else { return true }
    if scroll.delta != .zero { trace.add(scroll.delta, at: scroll.timestamp) }
    touchpad = trace
    follow(CGPoint(x: -trace.travel.x, y: -trace.travel.y))
    if scroll.isFinished { leaveTouchpad(at: scroll.timestamp) } else { awaitTouchpad() }
    return true
  }

  private func awaitTouchpad() {
    touchpad?.timer?.cancel()
    touchpad?.timer = window?.screen.clock.schedule(after: ScrollMetrics.touchpadPause) {
      [weak self] in
      MainActor.assumeIsolated {
        guard let self, let now = self.window?.screen.clock.now else { return }
        self.leaveTouchpad(at: now)
      }
    }
  }

  private func leaveTouchpad(at time: TimeInterval) {
    guard var trace = touchpad else { return }
    forgetTouchpad()
    endDragging(velocity: trace.velocity(at: time))
  }

  func forgetTouchpad() {
    touchpad?.timer?.cancel()
    touchpad = nil
  }

  // MARK: Keys

  /// Handles a key.
  ///
  /// Returns `false` if the key does not scroll the content.
  func press(_ key: KeyInput) -> Bool { ScrollKey(key).map(scroll) ?? false }

  /// Performs the command of a key, and returns `false` if the content cannot scroll in that
  /// direction.
  func scroll(by key: ScrollKey) -> Bool {
    guard options.isScrollEnabled, hold == nil, zooming.session == nil else { return false }
    willTrack()
    prepareToScroll()
    let limits = limits
    let isOnItsWay = scrollAnimation?.purpose == .animation
    let base = isOnItsWay ? scrollAnimation?.motion.destination ?? bounds.origin : bounds.origin
    var target = key.target(
      from: base,
      limits: limits,
      visible: bounds.inset(by: content.adjustedInset).size
    )
    if options.isPagingEnabled {
      target = stepTarget(from: base, by: CGPoint(x: target.x - base.x, y: target.y - base.y))
    }
    target = stepRest(from: base, to: aligned(target))
    guard target != base else { return isOnItsWay }
    if !isOnItsWay { stopScrollAnimation() }
    step(to: target, for: .animation)
    return true
  }
}
