import QuartzCore

extension UIScrollView {
  // MARK: The zoomed view

  /// The view that is zoomed, or `nil` if the delegate returns none.
  var zoomedView: UIView? { zooming.session?.view ?? delegate?.viewForZooming(in: self) }

  // R-ZOOM-2
  var currentZoomScale: CGFloat { zoomedView?.transform.zoomScale ?? 1 }

  func zoomGeometry(of view: UIView) -> ZoomGeometry {
    ZoomGeometry(frame: view.frame, scale: view.transform.zoomScale)
  }

  func zoomPosition(of view: UIView) -> ZoomPosition {
    ZoomPosition(scale: view.transform.zoomScale, offset: bounds.origin)
  }

  /// Returns the position at another scale that moves the content at a place of the visible area to
  /// another place.
  func zoomPosition(
    of view: UIView,
    at scale: CGFloat,
    moving place: CGPoint,
    to target: CGPoint
  ) -> ZoomPosition {
    let geometry = zoomGeometry(of: view)
    let point = geometry.point(at: place, in: zoomPosition(of: view))
    let offset = geometry.offset(showing: point, at: target, scale: scale)
    return ZoomPosition(scale: scale, offset: offset)
  }

  /// Returns a position with its offset moved into the limits.
  func limited(_ position: ZoomPosition, of view: UIView) -> ZoomPosition {
    let limits = zoomLimits(of: view, at: position.scale)
    return ZoomPosition(scale: position.scale, offset: limits.clamp(position.offset))
  }

  /// Converts a point of the content to the visible area.
  func visiblePlace(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }

  /// The middle of the view, in the visible area.
  var visibleCenter: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

  // MARK: Limits

  func setZoomLimit(_ path: WritableKeyPath<ZoomLimits, CGFloat>, to scale: CGFloat, _ name: String)
  {
    // R-ZOOM-40
    guard scale.isFinite, scale > 0 else {
      return Log.warning("UIScrollView.\(name) \(scale) is not positive; ignored")
    }
    zooming.limits[keyPath: path] = scale
    updatePinch()
  }

  // R-ZOOM-5
  private func updatePinch() {
    guard zooming.limits.allowsZooming else {
      if let pinch = zooming.pinch, pinch.view === self { removeGestureRecognizer(pinch) }
      return
    }
    let pinch = zooming.pinch ?? ZoomPinch()
    zooming.pinch = pinch
    if pinch.view !== self { addGestureRecognizer(pinch) }
  }

  // MARK: Zooming by code

  func _setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite, scale > 0 else {
      return Log.warning("UIScrollView.zoomScale \(scale) is not positive; ignored")
    }
    guard let view = zoomedView else { return }
    // R-ZOOM-14
    changeZoom(view, to: scale, keeping: visibleCenter, curve: animated ? .glide : nil)
  }

  func _zoom(to rect: CGRect, animated: Bool) {
    guard rect.isFinite else {
      return Log.warning("UIScrollView.zoom(to:) \(rect) is not finite; ignored")
    }
    guard let view = zoomedView else { return }
    // R-ZOOM-17
    let rect = rect.standardized
    let scale = zooming.limits.clamp(ZoomGeometry.scale(fitting: rect.size, in: bounds.size))
    let center = visiblePlace(of: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self))
    change(
      view,
      to: zoomPosition(of: view, at: scale, moving: center, to: visibleCenter),
      curve: animated ? .glide : nil
    )
  }

  /// Changes the scale, within the limits, without moving the content at a place of the visible
  /// area.
  func changeZoom(
    _ view: UIView,
    to scale: CGFloat,
    keeping place: CGPoint,
    curve: ZoomMotion.Curve?
  ) {
    let scale = zooming.limits.clamp(scale)
    guard scale != view.transform.zoomScale || zooming.session != nil else { return }
    change(view, to: zoomPosition(of: view, at: scale, moving: place, to: place), curve: curve)
  }

  /// Changes the scale and the offset, which is moved into its limits.
  private func change(_ view: UIView, to position: ZoomPosition, curve: ZoomMotion.Curve?) {
    if zooming.isPinching { zooming.pinch?.abandon() }
    stopZooming()
    let end = limited(position, of: view)
    guard let curve else { return jump(view, to: end) }
    guard end.scale != view.transform.zoomScale else { return go(to: end.offset, animated: true) }
    stopScrollAnimation()
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(view, to: end, curve: curve)
  }

  /// The limits of the offset at another scale, with the current insets.
  func zoomLimits(of view: UIView, at scale: CGFloat) -> ScrollLimits {
    let geometry = zoomGeometry(of: view)
    let size = ZoomGeometry.contentSize(
      content.size,
      from: view.frame.size,
      to: geometry.size(at: scale),
      keepsMargins: !view.translatesAutoresizingMaskIntoConstraints
    )
    return ScrollLimits(size: bounds.size, content: size, inset: content.limitingInset)
  }

  // MARK: Steps

  /// Changes the scale and the offset without an animation.
  private func jump(_ view: UIView, to position: ZoomPosition) {
    if hold == nil { stopScrollAnimation() }
    let (old, origin) = (view.transform.zoomScale, view.frame.origin)
    resize(view, to: position.scale)
    move(to: aligned(position.offset))
    contentChanged()
    guard position.scale != old else { return }
    delegate?.scrollViewDidZoom(self)
    guard origin != .zero else { return }
    // The layout may center the view elsewhere.
    layoutIfNeeded()
    let shift = CGPoint(x: view.frame.minX - origin.x, y: view.frame.minY - origin.y)
    let offset = CGPoint(x: position.offset.x + shift.x, y: position.offset.y + shift.y)
    move(to: aligned(limits.clamp(offset)))
  }

  /// Changes the scale during a session, and moves the content.
  ///
  /// The offset is computed again after the delegate and the layout may have centered the content.
  private func step(_ session: ZoomSession, to scale: CGFloat, _ offset: () -> CGPoint) {
    guard let view = session.view else { return finishZooming() }
    let old = view.transform.zoomScale
    resize(view, to: scale)
    move(to: aligned(offset()))
    contentChanged()
    guard zooming.session === session else { return }
    if scale != old { delegate?.scrollViewDidZoom(self) }
    guard zooming.session === session else { return }
    layoutIfNeeded()
    move(to: aligned(offset()))
  }

  // R-ZOOM-3, R-ZOOM-4
  /// Scales the zoomed view about the upper left corner of its frame, and the content with it.
  private func resize(_ view: UIView, to scale: CGFloat) {
    guard scale != view.transform.zoomScale else { return }
    let old = view.frame
    view.transform = view.transform.zoomed(to: scale)
    let new = view.frame
    view.center.x += old.minX - new.minX
    view.center.y += old.minY - new.minY
    let observed = attachments?.begin("contentSize")
    content.size = ZoomGeometry.contentSize(
      content.size,
      from: old.size,
      to: new.size,
      keepsMargins: !view.translatesAutoresizingMaskIntoConstraints
    )
    observed?.end()
    setNeedsLayout()
  }

  // MARK: Pinches

  func beginPinch(at place: CGPoint) {
    finishZooming()
    guard let view = delegate?.viewForZooming(in: self), zooming.limits.allowsZooming else {
      return
    }
    stopScrollAnimation()
    ScrollFocus.lastUsed = self
    delegate?.scrollViewWillBeginZooming(self, with: view)
    let tracker = ZoomTracker(
      at: place,
      position: zoomPosition(of: view),
      geometry: zoomGeometry(of: view),
      limits: zooming.limits
    )
    zooming.session = ZoomSession(view, .pinching(tracker))
    showIndicators()
  }

  /// Follows the fingers.
  ///
  /// - Parameters:
  ///   - place: The point between them, in the visible area.
  ///   - factor: The ratio of their distance to that at the beginning.
  func followPinch(to place: CGPoint, factor: CGFloat) {
    guard let session = zooming.session, case .pinching(var tracker) = session.progress,
      place.isFinite, factor.isFinite, factor > 0
    else { return }
    let scale = tracker.move(to: place, factor: factor)
    step(session, to: scale) {
      guard let view = session.view else { return bounds.origin }
      return tracker.offset(at: scale, geometry: zoomGeometry(of: view), space: space)
    }
    if session.isPinching { session.progress = .pinching(tracker) }
  }

  // R-ZOOM-13
  /// Ends a pinch, and moves content beyond its limits back.
  func endPinch() {
    guard let session = zooming.session, case .pinching(let tracker) = session.progress,
      let view = session.view
    else { return }
    let position = zoomPosition(of: view)
    let scale = zooming.limits.clamp(position.scale)
    let free =
      scale == position.scale
      ? position : zoomPosition(of: view, at: scale, moving: tracker.place, to: tracker.place)
    var end = limited(free, of: view)
    end.offset = aligned(end.offset)
    guard end != position, scale != position.scale || hold == nil else { return finishZooming() }
    animateZoom(
      view,
      to: end,
      curve: .spring(frequency: ZoomMetrics.bounceFrequency),
      isBouncing: scale != position.scale
    )
  }

  // MARK: Animations

  func animateZoom(
    _ view: UIView,
    to end: ZoomPosition,
    curve: ZoomMotion.Curve,
    isBouncing: Bool = false
  ) {
    guard let window, !window.isHidden else {
      zooming.session = nil
      jump(view, to: end)
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: end.scale)
      return
    }
    let motion = ZoomMotion(
      from: zoomPosition(of: view),
      to: end,
      limits: limits,
      size: zoomGeometry(of: view).size,
      origin: view.frame.origin,
      curve: curve
    )
    let animation = ZoomAnimation(motion, clock: window.screen.clock)
    zooming.session = ZoomSession(view, .animating(animation, isBouncing: isBouncing))
    showIndicators()
    animation.begin { [weak self] in MainActor.assumeIsolated { self?.sampleZoom() } }
  }

  private func sampleZoom() {
    guard let session = zooming.session, case .animating(let animation, _) = session.progress else {
      return
    }
    let time = animation.elapsed
    step(session, to: animation.motion.scale(at: time)) {
      offset(of: animation.motion, at: time, in: session)
    }
    if zooming.session === session, time >= animation.motion.duration { finishZooming() }
  }

  private func offset(of motion: ZoomMotion, at time: TimeInterval, in session: ZoomSession)
    -> CGPoint
  {
    motion.offset(at: time, limits: limits, origin: session.view?.frame.origin ?? .zero)
  }

  /// Ends a change of the scale, an animation at its end.
  func stopZooming() {
    guard let session = zooming.session else { return }
    if let motion = session.motion {
      step(session, to: motion.end.scale) { offset(of: motion, at: .infinity, in: session) }
    }
    if zooming.session === session { finishZooming() }
  }

  private func finishZooming() {
    guard let session = zooming.session else { return }
    if case .animating(let animation, _) = session.progress { animation.stop() }
    zooming.session = nil
    hold?.move(to: bounds.origin, in: space)
    if hold == nil { restIndicators() }
    if let view = session.view {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: view.transform.zoomScale)
    }
    if hold == nil, scrollAnimation == nil, zooming.session == nil {
      contentChanged()
      didEndScrolling()
    }
  }
}

extension CGAffineTransform {
  /// The scale of a transform that scales uniformly, or 1 if it has none.
  var zoomScale: CGFloat {
    let scale = b == 0 ? abs(a) : (a * a + b * b).squareRoot()
    return scale > 0 && scale.isFinite ? scale : 1
  }

  /// Returns the transform with another scale.
  func zoomed(to scale: CGFloat) -> CGAffineTransform {
    let old = zoomScale
    return CGAffineTransform(
      a: a / old * scale,
      b: b / old * scale,
      c: c / old * scale,
      d: d / old * scale,
      tx: tx,
      ty: ty
    )
  }
}
