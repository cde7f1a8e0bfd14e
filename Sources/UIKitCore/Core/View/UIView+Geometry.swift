import QuartzCore

extension UIView {
  /// Changes the layer's geometry, then updates subviews, safe area and layout if the geometry
  /// differs.
  ///
  /// Observers of `key`, the property that is set, are notified even if the value is the same.
  func changeGeometry(_ key: String? = nil, _ write: () -> Void) {
    // R-KV-33, R-KV-34
    let observed = attachments == nil ? nil : beginGeometryChange(key)
    defer { observed?.end() }
    let (old, position, bounds) = (layer.bounds.size, layer.position, layer.bounds)
    let (anchor, transform) = (layer.anchorPoint, layer.transform)
    write()
    guard
      layer.position != position || layer.bounds != bounds || layer.anchorPoint != anchor
        || !CATransform3DEqualToTransform(layer.transform, transform)
    else { return }
    if constraintState != nil { geometryChangedForConstraints() }
    let hasOtherSafeArea = updateSafeArea()
    if old != layer.bounds.size { sizeChanged(from: old) }
    // The safe areas of subviews depend on the safe area and the bounds, and not on the position.
    if hasOtherSafeArea || layer.bounds != bounds, isWindowOrInOne, !subviews.isEmpty {
      refreshSafeAreaOfSubviews()
    }
  }

  /// Begins a change of geometry for observers.
  func beginGeometryChange(_ key: String?) -> ObservedChange? {
    attachments?.begin(key ?? "", dependents: observableGeometry, isExplicit: key != nil)
  }

  private func sizeChanged(from old: CGSize) {
    if autoresizesSubviews {
      let new = bounds.size
      for subview in subviews where !subview.autoresizingMask.isEmpty {
        subview.untransformedFrame = Autoresizing.frame(
          subview.untransformedFrame,
          mask: subview.autoresizingMask,
          from: old,
          to: new
        )
      }
    }
    if contentMode == .redraw || old.width <= 0 || old.height <= 0 { setNeedsDisplay() }
    setNeedsLayout()
  }

  /// The frame of the view, ignoring its transform.
  var untransformedFrame: CGRect {
    get {
      let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
      return CGRect(
        x: center.x - size.width * anchor.x,
        y: center.y - size.height * anchor.y,
        width: size.width,
        height: size.height
      )
    }
    set {
      guard !CATransform3DIsIdentity(layer.transform) else {
        frame = newValue
        return
      }
      // Observers of the frame are not notified of the step between.
      let observed = attachments == nil ? nil : beginGeometryChange("frame")
      defer { observed?.end() }
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + newValue.width * layer.anchorPoint.x,
        y: newValue.minY + newValue.height * layer.anchorPoint.y
      )
    }
  }

  /// Returns the bounds in an ancestor's coordinates, ignoring the transforms of this view and of
  /// the views in between.
  func untransformedFrame(in ancestor: UIView) -> CGRect {
    var frame = bounds
    var view = self
    while view !== ancestor, let superview = view.superview {
      let (place, origin) = (view.untransformedFrame, view.bounds.origin)
      frame = frame.offsetBy(dx: place.minX - origin.x, dy: place.minY - origin.y)
      view = superview
    }
    return frame
  }

  // MARK: Safe area

  /// Updates the safe area of the view and its descendants.
  ///
  /// It is called when the position of the view or the covered area has changed.
  package func refreshSafeArea() {
    updateSafeArea()
    refreshSafeAreaOfSubviews()
  }

  /// Updates the safe area of the view and all its descendants, including those below views whose
  /// insets did not change.
  ///
  /// It is called when the view is added to a window or removed from one.
  func refreshSafeAreaThroughout() {
    updateSafeArea()
    for subview in subviews { subview.refreshSafeAreaThroughout() }
  }

  func refreshSafeAreaOfSubviews() {
    for subview in subviews where subview.updateSafeArea() {
      subview.refreshSafeAreaOfSubviews()
    }
  }

  /// Updates the view's own safe area, and returns whether it changed.
  @discardableResult private func updateSafeArea() -> Bool {
    guard let insets = currentSafeArea, insets != inherited.safeAreaInsets else { return false }
    inherited.safeAreaInsets = insets
    if viewAppearance.insetsLayoutMarginsFromSafeArea { layoutMarginsChanged() }
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaChanged()
    if constraintState != nil { insideIsland?.insetsChanged(of: self) }
    setNeedsLayout()
    return true
  }

  /// The insets that result from the superview and the controller, or `nil` if they cannot be
  /// computed.
  private var currentSafeArea: UIEdgeInsets? {
    let extra = viewController?.extraSafeAreaInsets ?? .zero
    if let window = asWindow {
      return SafeArea.insets(
        ofFrame: frame,
        in: window.screen.bounds,
        parent: window.screen.safeAreaInsets,
        extra: extra
      )
    }
    guard tree.isInWindow, let superview = tree.superview else { return extra }
    let parent = takesWholeSafeArea ? superview.safeAreaInsets : superview.safeAreaForSubviews
    guard SafeArea.reachesSubviews(parent) else { return extra }
    // R-SAFE-20
    // If an animator moves a controller's view with a transform, its layout does not change.
    return SafeArea.insets(
      ofFrame: superview.frameForSafeArea(of: self),
      in: superview.bounds,
      parent: parent,
      extra: extra
    )
  }

  // MARK: Margins

  // R-AL-18
  /// The margins without the safe area: those that were set, or the default ones, and at least the
  /// minimum of the controller whose view this is.
  var ownLayoutMargins: NSDirectionalEdgeInsets {
    let own = viewAppearance.layoutMargins
    guard let minimum = viewController?.minimumMargins(forWidth: bounds.width) else { return own }
    if own == ViewMetrics.layoutMargins { return minimum }
    return NSDirectionalEdgeInsets(
      top: max(own.top, minimum.top),
      leading: max(own.leading, minimum.leading),
      bottom: max(own.bottom, minimum.bottom),
      trailing: max(own.trailing, minimum.trailing)
    )
  }

  var resolvedLayoutMargins: UIEdgeInsets {
    var margins = ownLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
    if viewAppearance.insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if viewAppearance.preservesSuperviewLayoutMargins, let superview {
      margins = margins.union(
        SafeArea.insets(
          ofFrame: frame,
          in: superview.bounds,
          parent: superview.layoutMargins,
          extra: .zero
        )
      )
    }
    return margins
  }

  func layoutMarginsChanged() {
    layoutMarginsDidChange()
    if constraintState != nil { insideIsland?.insetsChanged(of: self) }
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.layoutMarginsChanged()
    }
  }
}

extension UIView {
  /// The value of ``intrinsicContentSize`` for a dimension without an intrinsic size, -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A target size for fitting that requests the smallest possible size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target size for fitting that requests the largest possible size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
