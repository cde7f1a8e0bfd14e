import QuartzCore

// MARK: Pointers

extension UIScrollView {
  // R-ZOOM-30
  /// Zooms with the wheel while Control is down, and returns `false` for other scroll events.
  func zoomWithWheel(_ scroll: ScrollInput) -> Bool {
    guard scroll.modifiers.contains(.control), zooming.limits.allowsZooming, let view = zoomedView
    else { return false }
    guard !zooming.isPinching, hold == nil, scroll.delta.y != 0 else {
      return true
    }
    let place = place(of: scroll.location)
    let base = zooming.session?.motion?.end.scale ?? view.transform.zoomScale
    let scale = zooming.limits.clamp(base * ZoomMetrics.factor(forWheel: scroll.delta.y))
    guard scale != base else { return true }
    ScrollFocus.lastUsed = self
    if let session = zooming.session {
      // The delegate is notified once for a series of detents.
      return continueWheel(session, to: scale, keeping: place)
    }
    let curve = ZoomMotion.Curve.spring(frequency: ScrollMetrics.stepFrequency)
    changeZoom(view, to: scale, keeping: place, curve: scroll.isPrecise ? nil : curve)
    return true
  }

  private func continueWheel(_ session: ZoomSession, to scale: CGFloat, keeping place: CGPoint)
    -> Bool
  {
    guard let view = session.view, case .animating(let animation, _) = session.progress else {
      return true
    }
    animation.stop()
    animateZoom(
      view,
      to: limited(zoomPosition(of: view, at: scale, moving: place, to: place), of: view),
      curve: .spring(frequency: ScrollMetrics.stepFrequency)
    )
    return true
  }

  // R-ZOOM-31
  /// Follows a pinch on a touchpad, and returns `false` if the content cannot be zoomed.
  func followTouchpad(_ pinch: PinchInput) -> Bool {
    switch pinch.phase {
    case .began:
      guard zooming.limits.allowsZooming, zoomedView != nil, hold == nil else { return false }
      beginPinch(at: place(of: pinch.location))
    case .changed: followPinch(to: place(of: pinch.location), factor: pinch.scale)
    case .ended, .cancelled: endPinch()
    }
    return true
  }

  /// Converts a location on the screen to the visible area.
  private func place(of location: CGPoint) -> CGPoint {
    guard let window = ownWindow else { return visibleCenter }
    let point = convert(window.convert(location, from: nil as UIWindow?), from: window as UIView)
    return visiblePlace(of: point)
  }
}

// MARK: Constraints

extension UIScrollView {
  // R-ZOOM-6
  /// Places the zoomed view if constraints determine its frame.
  ///
  /// The origin of the solved frame is that of the scaled frame, and its size is that of the bounds.
  /// Returns `false` for other views.
  func placeZoomedView(_ view: UIView, solvedFrame frame: CGRect) -> Bool {
    guard !view.transform.isIdentity, view === zoomedView else { return false }
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let origin = view.frame.origin
    if origin != frame.origin {
      view.center.x += frame.minX - origin.x
      view.center.y += frame.minY - origin.y
    }
    return true
  }

  /// Returns the size of content that constraints determine, with the zoomed view at its scale.
  func zoomedContentSize(_ size: CGSize, in island: LayoutIsland) -> CGSize {
    guard let view = zoomedView, !view.transform.isIdentity,
      !view.translatesAutoresizingMaskIntoConstraints, let frame = island.frame(of: view)
    else { return size }
    let growth = view.transform.zoomScale - 1
    return CGSize(
      width: size.width + frame.width * growth,
      height: size.height + frame.height * growth
    )
  }
}
