import QuartzCore

extension UIScrollView {
  /// The axes along which the user can scroll the content.
  var movableAxes: ScrollDrag.Axes {
    let limits = limits
    let alwaysBouncesVertically = content.alwaysBouncesVertically || refreshControl != nil
    return ScrollDrag.Axes(
      x: !limits.x.isEmpty || (content.alwaysBouncesHorizontally && options.bounces),
      y: !limits.y.isEmpty || (alwaysBouncesVertically && options.bounces)
    )
  }

  var space: ScrollSpace {
    ScrollSpace(limits: limits, size: bounds.size, bounces: options.bounces)
  }

  // MARK: Dragging

  /// Handles a new touch on the content, and returns whether it stopped a deceleration.
  func touchDown() -> Bool {
    isFingerDown = true
    willTrack()
    if touchpad != nil {
      forgetTouchpad()
      endDragging(velocity: .zero)
    }
    guard let scrollAnimation, scrollAnimation.purpose != .animation else { return false }
    stopScrollAnimation()
    return true
  }

  /// Begins a drag after a movement of a finger or on a touchpad.
  func beginDragging(after movement: CGPoint, slop: CGPoint) {
    stopScrollAnimation()
    var axes = movableAxes
    if options.isDirectionalLockEnabled { axes = axes.locked(to: movement) }
    content.waitingPlace = nil
    hold = ScrollDrag(at: bounds.origin, slop: slop, axes: axes, space: space)
    ScrollFocus.lastUsed = self
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content to follow the finger.
  ///
  /// - Parameter translation: The translation of the finger since the touch began, in points.
  func follow(_ translation: CGPoint) {
    guard zooming.session == nil else {
      // R-ZOOM-21
      hold?.pause(at: bounds.origin, translation: translation, in: space)
      return
    }
    guard let offset = hold?.follow(translation, in: space), offset.isFinite else { return }
    move(to: aligned(offset))
  }

  /// Ends the drag with a velocity of the offset, in points per second.
  func endDragging(velocity: CGPoint) {
    guard let hold else { return }
    guard zooming.session == nil else { return endDraggingWhileZooming() }
    let finger = hold.axes.filter(velocity.limited)
    let planned = plan(from: hold, finger: finger)
    let plannedFrom = bounds.origin
    let target = settled(askForTarget(planned.destination, velocity: finger))
    guard self.hold != nil else { return }
    self.hold = nil
    let offset = bounds.origin
    let isAsPlanned = target == planned.destination && offset == plannedFrom
    let motion =
      isAsPlanned
      ? planned : .aiming(at: target, from: offset, velocity: hold.velocity(finger, in: space))
    let goesOn = motion.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    // The delegate may have moved the content.
    guard scrollAnimation == nil, self.hold == nil else { return }
    guard goesOn, bounds.origin == offset else {
      restIndicators()
      return didEndScrolling()
    }
    run(motion, for: .coasting)
    if scrollAnimation != nil { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// Ends the drag during a change of the zoom scale, which determines the offset.
  private func endDraggingWhileZooming() {
    _ = askForTarget(bounds.origin, velocity: .zero)
    hold = nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  /// Returns the motion after the drag, before the delegate and the observers adjust its target.
  private func plan(from hold: ScrollDrag, finger: CGPoint) -> ScrollMotion {
    let velocity = hold.velocity(finger, in: space)
    guard options.isPagingEnabled else {
      return coastingRules.motion(from: bounds.origin, velocity: velocity)
    }
    let limits = limits
    let page = CGPoint(
      x: PageTarget(length: bounds.width, range: limits.x)
        .offset(from: bounds.minX, velocity: finger.x, start: hold.start.x),
      y: PageTarget(length: bounds.height, range: limits.y)
        .offset(from: bounds.minY, velocity: finger.y, start: hold.start.y)
    )
    return .springing(
      to: aligned(page),
      from: bounds.origin,
      velocity: velocity,
      frequency: ScrollMetrics.targetFrequency
    )
  }

  /// Calls the delegate, which may adjust the target offset, and returns the result.
  ///
  /// The velocity is in points per second.
  func askForTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let velocity = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = target(for: proposed, velocity: velocity)
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: velocity,
      targetContentOffset: &target
    )
    guard target != proposed else { return proposed }
    guard target.isFinite else {
      Log.warning("UIScrollViewDelegate: the target offset \(target) is not finite; ignored")
      return proposed
    }
    return aligned(limits.clamp(target))
  }

  // MARK: Nested scroll views

  /// Returns whether the content can scroll further in the direction of a movement.
  func canScroll(for movement: CGPoint) -> Bool {
    prepareToScroll()
    let limits = limits
    let offset = bounds.origin
    if abs(movement.x) > abs(movement.y) {
      return movement.x < 0 ? offset.x < limits.x.upper : offset.x > limits.x.lower
    }
    return movement.y < 0 ? offset.y < limits.y.upper : offset.y > limits.y.lower
  }

  /// Returns whether an enclosing scroll view handles a movement because this one is at its edge.
  func yieldsToAncestor(_ movement: CGPoint) -> Bool {
    guard !canScroll(for: movement) else { return false }
    var outer = superview
    while let view = outer {
      if let scrollView = view as? UIScrollView, scrollView.options.isScrollEnabled,
        scrollView.canScroll(for: movement)
      {
        return true
      }
      outer = view.superview
    }
    return false
  }
}

extension ScrollDrag.Axes {
  /// Returns the axis that dominates a movement, or both axes for a diagonal movement.
  func locked(to movement: CGPoint) -> ScrollDrag.Axes {
    let (across, down) = (abs(movement.x), abs(movement.y))
    if across > down * ScrollMetrics.lockRatio { return .init(x: x, y: false) }
    if down > across * ScrollMetrics.lockRatio { return .init(x: false, y: y) }
    return self
  }
}

extension CGPoint {
  /// The velocity with slow components set to 0 and fast ones limited to the maximum.
  fileprivate var limited: CGPoint {
    func limit(_ speed: CGFloat) -> CGFloat {
      guard abs(speed) >= ScrollMetrics.slowestFling else { return 0 }
      return min(max(speed, -ScrollMetrics.fastestFling), ScrollMetrics.fastestFling)
    }
    return CGPoint(x: limit(x), y: limit(y))
  }
}
