import QuartzCore

/// A view that shows a part of a larger content and lets the user move it.
///
/// The content is what the subviews show; scrolling changes nothing but the origin of the bounds. Unlike iOS, the bars that
/// show where the content is are not among the subviews, and there is no zooming.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  var content = ScrollContent()
  var options = ScrollOptions()
  var indicatorOptions = IndicatorOptions()
  var movementObservers = ScrollMovementObservers()

  /// The content while finger or touch pad hold it.
  var hold: ScrollDrag?
  var touchpad: TouchpadTrace?
  /// The movement of content that nobody holds.
  var course: ScrollAnimation?
  var isFingerDown = false
  /// nil until they are shown for the first time.
  var indicators: ScrollIndicators?
  private let pan = ScrollPan()
  private let touchDelay = ScrollTouchDelay()

  override class var drawsContent: Bool { self != UIScrollView.self }

  // MARK: Creating a scroll view

  /// Creates a scroll view without content; it cuts subviews at its bounds.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addRecognizers()
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addRecognizers()
    ScrollArchive.read(self, from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    ScrollArchive.write(self, to: coder)
  }

  /// Writes how far the content is scrolled, and what is selected in a list. (R-RES-17, R-RES-23)
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodePlace(with: coder)
  }

  /// Scrolls the content to where it was, once it is large enough, and selects what was. (R-RES-17, R-RES-23)
  open override func decodeRestorableState(with coder: NSCoder) {
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

  /// Called after the delegate was set, for views that ask it for more than scrolling.
  func scrollDelegateChanged() {}

  // MARK: Content

  /// The point of the content that lies at the view's upper left; the origin of the bounds.
  ///
  /// Setting it moves the content at once, also beyond its limits, to the nearest whole pixels. Content that the user holds
  /// or that coasts goes on from there. An offset that is not finite is ignored, with a warning (R-SCR-1…3).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { place(at: newValue) }
  }

  /// Moves the content, in 0.3 seconds or at once; either ends what moved it before (R-SCR-30).
  ///
  /// Outside of a visible window the content is at the end of its way at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    go(to: contentOffset, animated: animated)
  }

  /// Moves the content as little as needed for a rectangle of it to be seen, within the content's limits (R-SCR-32).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// The size of the content, in points; zero by default.
  ///
  /// Negative sides become 0; a size that is not finite is ignored, with a warning.
  open var contentSize: CGSize {
    get { content.size }
    set { setContentSize(newValue) }
  }

  /// How far the content keeps from the edges when it is scrolled to its ends; zero by default.
  ///
  /// Insets that are not finite are ignored, with a warning.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set { setContentInset(newValue) }
  }

  /// `contentInset` together with what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { content.adjustedInset }

  /// When the safe area is added to the insets; `automatic` by default (R-SAFE-5).
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { content.adjustment }
    set { change(\.content.adjustment, to: newValue) }
  }

  /// Called after `adjustedContentInset` changed; overrides call super, which tells the delegate.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: How content moves

  /// Whether the user can move the content; true by default.
  ///
  /// Turning it off lets go of content that is held.
  open var isScrollEnabled: Bool {
    get { options.isScrollEnabled }
    set {
      options.isScrollEnabled = newValue
      pan.isEnabled = newValue
      touchDelay.isEnabled = newValue && delaysContentTouches
    }
  }

  /// Whether content can be pulled beyond its edges and springs back; true by default.
  open var bounces: Bool {
    get { options.bounces }
    set { options.bounces = newValue }
  }

  /// Whether content can be pulled up and down even if it is no higher than the view; false by default.
  open var alwaysBounceVertical: Bool {
    get { content.alwaysBouncesVertically }
    set { change(\.content.alwaysBouncesVertically, to: newValue) }
  }

  /// Whether content can be pulled to the sides even if it is no wider than the view; false by default.
  open var alwaysBounceHorizontal: Bool {
    get { content.alwaysBouncesHorizontally }
    set { change(\.content.alwaysBouncesHorizontally, to: newValue) }
  }

  /// Whether content rests at multiples of the view's size only; false by default (R-SCR-28).
  open var isPagingEnabled: Bool {
    get { options.isPagingEnabled }
    set { options.isPagingEnabled = newValue }
  }

  /// Whether a drag that begins along one axis moves the content along that axis only; false by default.
  open var isDirectionalLockEnabled: Bool {
    get { options.isDirectionalLockEnabled }
    set { options.isDirectionalLockEnabled = newValue }
  }

  /// How fast content slows down that goes on by itself; `normal` by default.
  open var decelerationRate: DecelerationRate {
    get { options.decelerationRate }
    set { options.decelerationRate = newValue }
  }

  /// Whether a tap on the status bar brings the top of the content back; true by default (R-SCR-45).
  open var scrollsToTop: Bool {
    get { options.scrollsToTop }
    set { options.scrollsToTop = newValue }
  }

  /// Whether a finger is down on the content, or two are on a touch pad.
  open var isTracking: Bool { isFingerDown || touchpad != nil }

  /// Whether the user moves the content at this moment.
  open var isDragging: Bool { hold != nil }

  /// Whether the content goes on by itself after the user let go.
  open var isDecelerating: Bool { course?.purpose.isDeceleration ?? false }

  /// The recognizer that moves the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: Touches of the content

  /// Whether views in the content hear of a finger only when it has rested for 0.15 seconds; true by default (R-SCR-40).
  open var delaysContentTouches: Bool {
    get { options.delaysContentTouches }
    set {
      options.delaysContentTouches = newValue
      touchDelay.isEnabled = newValue && isScrollEnabled
    }
  }

  /// Whether content can be dragged although a view in it has heard of the finger, which it then loses; true by default.
  open var canCancelContentTouches: Bool {
    get { options.canCancelContentTouches }
    set { options.canCancelContentTouches = newValue }
  }

  /// Whether a view in the content is to hear of fingers at all; true by default.
  ///
  /// Asked when the fingers are about to be handed to the view.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    true
  }

  /// Whether a view in the content loses a finger that it has heard of when the finger scrolls; true but for controls.
  ///
  /// Not asked where `canCancelContentTouches` is false.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// What the bars look like that show where the content is; `default` by default.
  open var indicatorStyle: IndicatorStyle {
    get { indicatorOptions.style }
    set {
      indicatorOptions.style = newValue
      indicators?.recolor(in: self)
    }
  }

  /// Whether the bar on the side is shown while the content moves; true by default.
  open var showsVerticalScrollIndicator: Bool {
    get { indicatorOptions.showsVertical }
    set {
      indicatorOptions.showsVertical = newValue
      indicators?.follow(self)
    }
  }

  /// Whether the bar at the bottom is shown while the content moves; true by default.
  open var showsHorizontalScrollIndicator: Bool {
    get { indicatorOptions.showsHorizontal }
    set {
      indicatorOptions.showsHorizontal = newValue
      indicators?.follow(self)
    }
  }

  /// How far the bar on the side keeps from the edges; zero by default.
  ///
  /// Insets that are not finite are ignored, with a warning.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicatorOptions.verticalInsets }
    set { setIndicatorInsets(\.verticalInsets, to: newValue) }
  }

  /// How far the bar at the bottom keeps from the edges; zero by default.
  ///
  /// Insets that are not finite are ignored, with a warning.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicatorOptions.horizontalInsets }
    set { setIndicatorInsets(\.horizontalInsets, to: newValue) }
  }

  /// Both bars' insets at once; reading gives those of the bar on the side.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the bars keep out of what covers the view's edges; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicatorOptions.adjustsInsets }
    set {
      indicatorOptions.adjustsInsets = newValue
      indicators?.follow(self)
    }
  }

  /// Shows the bars for a moment, as when content has just come.
  open func flashScrollIndicators() {
    showIndicators()
    if hold == nil, course == nil { restIndicators() }
  }

  // MARK: Place and size

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

  /// Where content that was let go is to come to rest; the place that it would reach by itself, unless a view knows better.
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

  // MARK: Wheel and keys

  override func handle(_ scroll: ScrollInput) -> Bool {
    guard isScrollEnabled, scroll.delta.isFinite else { return super.handle(scroll) }
    let isUsed = scroll.isPrecise ? followTouchpad(scroll) : turnWheel(scroll)
    return isUsed || super.handle(scroll)
  }

  override func handle(_ key: KeyInput) -> Bool { press(key) || super.handle(key) }

  /// Scrolls by what is seen of the content, where the content can move that way. (R-AX-37)
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }
}
