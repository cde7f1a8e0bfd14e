import QuartzCore

/// A view that scrolls content that is larger than itself.
///
/// The content consists of the subviews. Scrolling changes the origin of the bounds, so the
/// subviews keep their frames. Set ``UIScrollView/contentSize`` to define the area that can be
/// scrolled. The user scrolls by dragging, with a scroll wheel, on a touchpad, and with keys.
///
/// ```swift
/// let scrollView = UIScrollView(frame: bounds)
/// scrollView.addSubview(pageView)
/// scrollView.contentSize = pageView.bounds.size
/// ```
///
/// To let the user zoom the content, set the limits ``UIScrollView/minimumZoomScale`` and
/// ``UIScrollView/maximumZoomScale``, and return one of the subviews in
/// ``UIScrollViewDelegate/viewForZooming(in:)``. The user zooms by pinching with two fingers or on a
/// touchpad, and with the scroll wheel while the Control key is down.
///
/// Unlike iOS, the scroll indicators are not among the subviews.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  var content = ScrollContent()
  var options = ScrollOptions()
  var indicatorOptions = IndicatorOptions()
  var movementObservers = ScrollMovementObservers()
  var zooming = ScrollZoom()

  /// The drag of a finger or a touchpad, or `nil` if there is none.
  var hold: ScrollDrag?
  var touchpad: TouchpadTrace?
  /// The current animation of the offset, or `nil` if there is none.
  var scrollAnimation: ScrollAnimation?
  var isFingerDown = false
  /// The scroll indicators, or `nil` until they are first shown.
  var indicators: ScrollIndicators?
  private let pan = ScrollPan()
  private let touchDelay = ScrollTouchDelay(target: nil, action: nil)

  override class var drawsContent: Bool { self != UIScrollView.self }

  // MARK: Creating a scroll view

  /// Creates a scroll view without content that clips its subviews.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addRecognizers()
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addRecognizers()
    if let coder = coder.interface {
      decodeScrollView(from: coder)
    } else {
      ScrollArchive.read(self, from: coder)
    }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    ScrollArchive.write(self, to: coder)
  }

  /// Encodes the scroll position, and the selection of a list.
  open override func encodeRestorableState(with coder: NSCoder) {  // R-RES-17, R-RES-23
    super.encodeRestorableState(with: coder)
    encodePlace(with: coder)
  }

  /// Restores the scroll position, once the content is large enough, and the selection of a list.
  open override func decodeRestorableState(with coder: NSCoder) {  // R-RES-17, R-RES-23
    super.decodeRestorableState(with: coder)
    decodePlace(from: coder)
  }

  private func addRecognizers() {
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { scrollDelegateChanged() }
  }

  /// Called after the delegate has changed.
  ///
  /// Subclasses override this method to update values that depend on the delegate.
  func scrollDelegateChanged() {}

  // MARK: Content

  /// The offset of the view's origin in the content, in points.
  ///
  /// Setting this property scrolls without an animation. The offset is rounded to whole pixels, and
  /// is not limited to the content. A drag or a deceleration continues from the new offset. An
  /// offset that is not finite is ignored, and a warning is logged. The default value is zero.
  open var contentOffset: CGPoint {  // R-SCR-1…3
    get { bounds.origin }
    set { place(at: newValue) }
  }

  /// Scrolls to an offset, ending any other animation.
  ///
  /// If the view is not in a visible window, the offset changes immediately.
  ///
  /// - Parameters:
  ///   - contentOffset: The offset, in points.
  ///   - animated: Whether the change is animated, which takes 0.3 seconds.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {  // R-SCR-30
    go(to: contentOffset, animated: animated)
  }

  // R-SCR-32
  /// Scrolls by the smallest distance that makes a rectangle visible, within the limits of the
  /// content.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the content.
  ///   - animated: Whether the change is animated.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// The size of the content, in points.
  ///
  /// Negative values are treated as 0. A size that is not finite is ignored, and a warning is
  /// logged. The default value is zero.
  open var contentSize: CGSize {
    get { content.size }
    set {
      let observed = attachments?.begin("contentSize")
      defer { observed?.end() }
      setContentSize(newValue)
    }
  }

  /// The space that is added around the content, in points.
  ///
  /// Insets that are not finite are ignored, and a warning is logged. The default value is zero.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set {
      let observed = attachments?.begin("contentInset")
      defer { observed?.end() }
      setContentInset(newValue)
    }
  }

  /// The content inset including the part of the safe area that is added to it.
  open var adjustedContentInset: UIEdgeInsets { content.adjustedInset }

  /// The behavior for adding the safe area to the content inset.
  ///
  /// The default value is `automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {  // R-SAFE-5
    get { content.adjustment }
    set { change(\.content.adjustment, to: newValue) }
  }

  /// Called after ``UIScrollView/adjustedContentInset`` has changed.
  ///
  /// The default implementation notifies the delegate. Overrides must call `super`.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The control with which the user refreshes the content by pulling it down, or `nil`, the
  /// default.
  ///
  /// The control becomes a subview behind the content. Content with a control bounces vertically
  /// even if it is smaller than the view.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlChanged(from: oldValue) }
  }

  // MARK: Scrolling

  /// A Boolean value that indicates whether the user can scroll the content.
  ///
  /// Setting it to `false` ends a drag. The default value is `true`.
  open var isScrollEnabled: Bool {
    get { options.isScrollEnabled }
    set {
      options.isScrollEnabled = newValue
      pan.isEnabled = newValue
      touchDelay.isEnabled = newValue && delaysContentTouches
    }
  }

  /// A Boolean value that indicates whether the content bounces at its edges.
  ///
  /// The default value is `true`.
  open var bounces: Bool {
    get { options.bounces }
    set { options.bounces = newValue }
  }

  /// A Boolean value that indicates whether the content always bounces vertically.
  ///
  /// If the value is `false`, the default, the content bounces only if it is taller than the view.
  open var alwaysBounceVertical: Bool {
    get { content.alwaysBouncesVertically }
    set { change(\.content.alwaysBouncesVertically, to: newValue) }
  }

  /// A Boolean value that indicates whether the content always bounces horizontally.
  ///
  /// If the value is `false`, the default, the content bounces only if it is wider than the view.
  open var alwaysBounceHorizontal: Bool {
    get { content.alwaysBouncesHorizontally }
    set { change(\.content.alwaysBouncesHorizontally, to: newValue) }
  }

  /// A Boolean value that indicates whether scrolling stops at multiples of the view's size.
  ///
  /// The default value is `false`.
  open var isPagingEnabled: Bool {  // R-SCR-28
    get { options.isPagingEnabled }
    set { options.isPagingEnabled = newValue }
  }

  /// A Boolean value that indicates whether a drag along one axis scrolls only along that axis.
  ///
  /// Diagonal drags still scroll along both axes. The default value is `false`.
  open var isDirectionalLockEnabled: Bool {
    get { options.isDirectionalLockEnabled }
    set { options.isDirectionalLockEnabled = newValue }
  }

  /// The rate at which the content decelerates after a drag.
  ///
  /// The default value is `normal`.
  open var decelerationRate: DecelerationRate {
    get { options.decelerationRate }
    set { options.decelerationRate = newValue }
  }

  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  ///
  /// The default value is `true`.
  open var scrollsToTop: Bool {  // R-SCR-45
    get { options.scrollsToTop }
    set { options.scrollsToTop = newValue }
  }

  /// The way in which dragging the content dismisses the keyboard.
  ///
  /// It applies to the input area of the window that contains the view, whichever responder shows
  /// it, and to drags with a finger or a button of a mouse. The default value is `none`.
  open var keyboardDismissMode: KeyboardDismissMode {  // R-KBD-18
    get { options.keyboardDismissMode }
    set { options.keyboardDismissMode = newValue }
  }

  /// A Boolean value that indicates whether a touch or a touchpad gesture is in progress on the
  /// content.
  open var isTracking: Bool { isFingerDown || touchpad != nil }

  /// A Boolean value that indicates whether the user is dragging the content.
  open var isDragging: Bool { hold != nil }

  /// A Boolean value that indicates whether the content is decelerating after a drag or a wheel
  /// step.
  open var isDecelerating: Bool { scrollAnimation?.purpose.isDeceleration ?? false }

  /// The gesture recognizer that scrolls the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: Zooming

  /// The smallest scale to which the user can zoom the content.
  ///
  /// Changing the limit does not change the current scale. A value that is not positive and finite
  /// is ignored, and a warning is logged. The default value is 1.
  open var minimumZoomScale: CGFloat {
    get { zooming.limits.minimum }
    set { setZoomLimit(\.minimum, to: newValue, "minimumZoomScale") }
  }

  /// The largest scale to which the user can zoom the content.
  ///
  /// The content can be zoomed if the value is greater than ``UIScrollView/minimumZoomScale``. A
  /// value that is not positive and finite is ignored, and a warning is logged. The default value is
  /// 1.
  open var maximumZoomScale: CGFloat {
    get { zooming.limits.maximum }
    set { setZoomLimit(\.maximum, to: newValue, "maximumZoomScale") }
  }

  /// The scale of the zoomed view, which is that of its transform.
  ///
  /// Setting the property is equivalent to ``UIScrollView/setZoomScale(_:animated:)`` without
  /// animation. The value is 1 if the delegate returns no view for zooming.
  open var zoomScale: CGFloat {  // R-ZOOM-2
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Changes the scale, within the limits, and keeps the middle of the visible area in place.
  ///
  /// If the delegate returns no view for zooming, or the scale is not positive and finite, nothing
  /// changes. Unlike iOS, the delegate is notified of each frame of an animation.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - animated: Whether the change is animated, which takes 0.3 seconds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {  // R-ZOOM-14, R-ZOOM-15
    _setZoomScale(scale, animated: animated)
  }

  /// Changes the scale, within the limits, so that a rectangle fills the view and is in its middle.
  ///
  /// If the delegate returns no view for zooming, or the rectangle is not finite, nothing changes.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the zoomed view.
  ///   - animated: Whether the change is animated, which takes 0.3 seconds.
  open func zoom(to rect: CGRect, animated: Bool) {  // R-ZOOM-17
    _zoom(to: rect, animated: animated)
  }

  /// A Boolean value that indicates whether a pinch can exceed the limits of the scale.
  ///
  /// The content resists beyond the limits, and returns to them when the fingers are lifted. The
  /// default value is `true`.
  open var bouncesZoom: Bool {
    get { zooming.limits.bounces }
    set { zooming.limits.bounces = newValue }
  }

  /// A Boolean value that indicates whether the user is pinching the content.
  open var isZooming: Bool { zooming.isPinching }

  /// A Boolean value that indicates whether the scale is returning to its limits after a pinch.
  open var isZoomBouncing: Bool { zooming.session?.isBouncing ?? false }

  /// The gesture recognizer that zooms the content.
  ///
  /// The value is `nil` if ``UIScrollView/maximumZoomScale`` is not greater than
  /// ``UIScrollView/minimumZoomScale``, or the delegate returns no view for zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {  // R-ZOOM-5
    zooming.limits.allowsZooming && zoomedView != nil ? zooming.pinch : nil
  }

  // MARK: Touches in the content

  /// A Boolean value that indicates whether touches are delivered to the content with a delay.
  ///
  /// The delay is 0.15 seconds. If the touch moves earlier, the content can scroll without subviews
  /// receiving the touch. The default value is `true`.
  open var delaysContentTouches: Bool {  // R-SCR-40
    get { options.delaysContentTouches }
    set {
      options.delaysContentTouches = newValue
      touchDelay.isEnabled = newValue && isScrollEnabled
    }
  }

  /// A Boolean value that indicates whether a drag cancels the touches that subviews have received.
  ///
  /// The default value is `true`.
  open var canCancelContentTouches: Bool {
    get { options.canCancelContentTouches }
    set { options.canCancelContentTouches = newValue }
  }

  /// Returns whether a subview receives touches.
  ///
  /// This method is called before the touches are delivered.
  ///
  /// - Parameters:
  ///   - touches: The new touches.
  ///   - event: The event that the touches belong to.
  ///   - view: The subview.
  /// - Returns: `true`, the default, to deliver the touches.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    true
  }

  /// Returns whether a drag cancels the touches that a subview has received.
  ///
  /// The default implementation returns `false` for controls and `true` for other views. This
  /// method is not called if ``UIScrollView/canCancelContentTouches`` is `false`.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// The style of the scroll indicators.
  ///
  /// The default value is `default`.
  open var indicatorStyle: IndicatorStyle {
    get { indicatorOptions.style }
    set {
      indicatorOptions.style = newValue
      indicators?.recolor(in: self)
    }
  }

  /// A Boolean value that indicates whether the vertical indicator is shown.
  ///
  /// The default value is `true`.
  open var showsVerticalScrollIndicator: Bool {
    get { indicatorOptions.showsVertical }
    set {
      indicatorOptions.showsVertical = newValue
      indicators?.follow(self)
    }
  }

  /// A Boolean value that indicates whether the horizontal indicator is shown.
  ///
  /// The default value is `true`.
  open var showsHorizontalScrollIndicator: Bool {
    get { indicatorOptions.showsHorizontal }
    set {
      indicatorOptions.showsHorizontal = newValue
      indicators?.follow(self)
    }
  }

  /// The insets of the vertical indicator, in points.
  ///
  /// Insets that are not finite are ignored, and a warning is logged. The default value is zero.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicatorOptions.verticalInsets }
    set { setIndicatorInsets(\.verticalInsets, to: newValue) }
  }

  /// The insets of the horizontal indicator, in points.
  ///
  /// Insets that are not finite are ignored, and a warning is logged. The default value is zero.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicatorOptions.horizontalInsets }
    set { setIndicatorInsets(\.horizontalInsets, to: newValue) }
  }

  /// The insets of both indicators, in points.
  ///
  /// Reading the property returns the insets of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// A Boolean value that indicates whether the indicators stay in the safe area.
  ///
  /// The default value is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicatorOptions.adjustsInsets }
    set {
      indicatorOptions.adjustsInsets = newValue
      indicators?.follow(self)
    }
  }

  /// Shows the indicators for a short time.
  open func flashScrollIndicators() {
    showIndicators()
    if hold == nil, scrollAnimation == nil { restIndicators() }
  }

  // MARK: Geometry

  override var observableGeometry: [String] { super.observableGeometry + ["contentOffset"] }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard newValue != old else { return }
      if newValue.size == old.size, newValue.isFinite {
        moveBounds(to: newValue.origin)
      } else {
        super.bounds = newValue
      }
      boundsChanged(from: old)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsChanged(from: old)
    }
  }

  /// Returns the offset at which the content comes to rest.
  ///
  /// Subclasses can adjust the proposed offset.
  func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets - content.safeAreaInset }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { settleOutsideWindow() }
    contentChanged()
    notifyBarHosts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    indicators?.recolor(in: self)
  }

  // MARK: Content that is loaded on demand

  /// Called when a finger touches the content, and before a wheel step or a key scrolls it.
  func willTrack() {}

  /// Called before the limits of the content are read to decide whether it can scroll.
  func prepareToScroll() {}

  /// Called before the content moves to an offset.
  func willMoveContent(to offset: CGPoint) {}

  /// Called after the content has moved and the delegate has been notified.
  func didMoveContent() {}

  /// Called after a drag, a deceleration or an animation, when the content is at rest.
  func didEndScrolling() {}

  // MARK: Wheel and keys

  override func handle(_ scroll: ScrollInput) -> Bool {
    if scroll.delta.isFinite, zoomWithWheel(scroll) { return true }
    guard zooming.session == nil else { return true }
    guard isScrollEnabled, scroll.delta.isFinite else { return super.handle(scroll) }
    willTrack()
    prepareToScroll()
    let isUsed = scroll.isPrecise ? followTouchpad(scroll) : turnWheel(scroll)
    return isUsed || super.handle(scroll)
  }

  override func handle(_ pinch: PinchInput) -> Bool {
    followTouchpad(pinch) || super.handle(pinch)
  }

  override func handle(_ key: KeyInput) -> Bool { press(key) || super.handle(key) }

  override func place(_ subview: UIView, solvedFrame frame: CGRect) {
    if !placeZoomedView(subview, solvedFrame: frame) {
      super.place(subview, solvedFrame: frame)
    }
  }

  /// Scrolls by the visible length of the content, and returns `false` if it cannot scroll in that
  /// direction.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    // R-AX-37
    scrollPage(direction)
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + scrollViewMembers
  }
}
