import QuartzCore

extension UIScrollView {
  /// Between which offsets the content rests now.
  var limits: ScrollLimits {
    ScrollLimits(size: bounds.size, content: content.size, inset: content.limitingInset)
  }

  private var scrollsVertically: Bool {
    content.alwaysBouncesVertically || content.size.height > bounds.height
  }

  private var scrollsHorizontally: Bool {
    content.alwaysBouncesHorizontally || content.size.width > bounds.width
  }

  // MARK: Settings

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

  /// Sets what the limits of the content are made from.
  func change<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<UIScrollView, Value>,
    to value: Value
  ) {
    guard self[keyPath: path] != value else { return }
    self[keyPath: path] = value
    contentChanged()
  }

  // MARK: Following changes

  /// The size of view or content, an inset or the safe area changed.
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
    if hold == nil, course == nil { keepInPlace(old: old) } else { heedLimits() }
    if isNewlyAdded, window != nil { refreshSafeAreaOfSubviews() }
    if content.adjustedInset != old { adjustedContentInsetDidChange() }
    takeWaitingPlace()
    indicators?.follow(self)
    tellMovementObservers()
  }

  /// Content that stood at its upper or left edge stays there; otherwise the offset moves into its limits.
  private func keepInPlace(old: UIEdgeInsets) {
    let new = content.adjustedInset
    var offset = bounds.origin
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    move(to: limits.clamp(offset))
  }

  /// Whether the view is, or stands directly in, what a controller with bars shows at some depth.
  private var isUnderBars: Bool {
    var controller = next as? UIViewController ?? superview?.next as? UIViewController
    guard controller?.automaticallyAdjustsScrollViewInsets ?? false else { return false }
    while let current = controller {
      if current is UITabBarController || current is UINavigationController { return true }
      controller = current.parent
    }
    return false
  }

  /// The origin or the size of the bounds changed, in whichever way.
  func boundsChanged(from old: CGRect) {
    let new = bounds
    if new.size != old.size { contentChanged() }
    guard new.origin != old.origin else { return }
    setNeedsLayout()
    indicators?.follow(self)
    tellMovementObservers()
  }

  /// Moves the origin of the bounds alone, which leaves everything in the content as it is.
  func moveBounds(to origin: CGPoint) {
    layer.bounds.origin = origin
    if constraintState != nil { geometryChangedForConstraints() }
    if window != nil, safeAreaForSubviews != .zero { refreshSafeAreaOfSubviews() }
  }
}
