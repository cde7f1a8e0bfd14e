import QuartzCore

extension UIScrollView {
  /// The offsets between which the content can rest.
  var limits: ScrollLimits {
    ScrollLimits(size: bounds.size, content: content.size, inset: content.limitingInset)
  }

  private var scrollsVertically: Bool {
    content.alwaysBouncesVertically || content.size.height > bounds.height
  }

  private var scrollsHorizontally: Bool {
    content.alwaysBouncesHorizontally || content.size.width > bounds.width
  }

  // MARK: Content settings

  func setContentSize(_ size: CGSize) {
    guard size.isFinite else {
      return Log.warning("UIScrollView.contentSize \(size) is not finite; ignored")
    }
    let size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    change(\.content.size, to: size)
  }

  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset.isFinite else {
      return Log.warning("UIScrollView.contentInset \(inset) is not finite; ignored")
    }
    change(\.content.inset, to: inset)
  }

  /// Sets a property that affects the scroll limits, and updates the limits if the value changed.
  func change<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<UIScrollView, Value>,
    to value: Value
  ) {
    guard self[keyPath: path] != value else { return }
    self[keyPath: path] = value
    contentChanged()
  }

  // MARK: Change handling

  /// Updates the insets and the offset after the size of the view or the content, an inset, or the
  /// safe area has changed.
  func contentChanged() {
    let old = content.settledInset
    let added = InsetAdjustment(
      behavior: content.adjustment,
      safeArea: safeAreaInsets,
      scrollsVertically: scrollsVertically,
      scrollsHorizontally: scrollsHorizontally,
      isUnderBars: isUnderBars
    ).insets
    let isNewlyAdded = added != content.safeAreaInset
    content.safeAreaInset = added
    content.settledInset = content.adjustedInset
    if window != nil { content.shownInset = content.adjustedInset }
    if zooming.session == nil {
      if hold == nil, scrollAnimation == nil { keepInPlace(old: old) } else { applyLimits() }
    }
    if isNewlyAdded, window != nil { refreshSafeAreaOfSubviews() }
    if content.adjustedInset != old { adjustedContentInsetDidChange() }
    takeWaitingPlace()
    indicators?.follow(self)
    notifyMovementObservers()
  }

  /// Adapts the offset to changed insets: content at its top or left edge stays there, and other
  /// content is moved into its limits.
  private func keepInPlace(old: UIEdgeInsets) {
    let new = content.adjustedInset
    var offset = bounds.origin
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    move(to: limits.clamp(offset))
  }

  /// Whether the view is the view of a controller inside a bar controller, or a direct subview of
  /// it.
  private var isUnderBars: Bool {
    var controller = next as? UIViewController ?? superview?.next as? UIViewController
    guard controller?.automaticallyAdjustsScrollViewInsets ?? false else { return false }
    while let current = controller {
      if current is UITabBarController || current is UINavigationController { return true }
      controller = current.parent
    }
    return false
  }

  /// Called after the origin or the size of the bounds has changed.
  func boundsChanged(from old: CGRect) {
    let new = bounds
    if new.size != old.size { contentChanged() }
    guard new.origin != old.origin else { return }
    setNeedsLayout()
    indicators?.follow(self)
    notifyMovementObservers()
  }

  /// Moves the origin of the bounds without laying out the content.
  func moveBounds(to origin: CGPoint) {
    let observed = attachments == nil ? nil : beginGeometryChange("bounds")
    defer { observed?.end() }
    layer.bounds.origin = origin
    if constraintState != nil { geometryChangedForConstraints() }
    if window != nil, safeAreaForSubviews != .zero { refreshSafeAreaOfSubviews() }
  }
}
