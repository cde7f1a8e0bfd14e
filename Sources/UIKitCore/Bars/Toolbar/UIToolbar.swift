import QuartzCore

/// A bar with buttons for the actions of a page.
///
/// Items are displayed in reading order, with distances that are determined by the spaces among
/// them. A ``UINavigationController`` manages its own toolbar, which displays the items of the
/// current page. Frames are valid after `layoutSubviews()`.
///
/// ```swift
/// toolbar.items = [
///   UIBarButtonItem(systemItem: .trash),
///   .flexibleSpace(),
///   UIBarButtonItem(systemItem: .compose),
/// ]
/// ```
@preconcurrency @MainActor
open class UIToolbar: UIView, BarView, UIBarPositioning {
  // R-TOOL-1
  typealias Traits = ToolbarTraits

  let backgroundView = _UIBarBackground()
  let contentView = _UIToolbarContentView()
  let row = ToolbarRow()
  var appearanceState = ToolbarAppearanceState()
  private(set) var displayed = DisplayedBarAppearance(
    ToolbarAppearanceState().resolved(in: BarSituation(position: .bottom))
  )
  private weak var _delegate: UIToolbarDelegate?
  weak var manager: (any BarHost)? {
    didSet { scrollObserver = manager.map { _ in ToolbarScrollObserver(bar: self) } }
  }
  private(set) var scrollObserver: ToolbarScrollObserver?
  /// Whether no content lies under the bar; `false` for bars without a controller.
  var isAtScrollEdge = false {
    // R-TOOL-11
    didSet { if isAtScrollEdge != oldValue { appearanceChanged(fading: true) } }
  }

  // MARK: Creating a bar

  /// Creates a bar without items.
  ///
  /// Use ``sizeThatFits(_:)`` for its height.
  ///
  /// - Parameter frame: The frame of the bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Restores an archived bar; `nil`, with the error of the coder set, if the archive is damaged.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface {
      decodeToolbar(from: coder)
    } else if !BarArchive.read(self, from: coder) {
      return nil
    }
  }

  /// Archives the items, the appearances and all appearance properties.
  ///
  /// Overrides call `super`.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    BarArchive.write(self, to: coder)
  }

  override var archivedSubviews: [UIView] {
    subviews.filter { $0 !== backgroundView && $0 !== contentView }
  }

  private func setUp() {
    insertSubview(backgroundView, at: 0)
    insertSubview(contentView, at: 1)
    backgroundView.show(displayed.value.background)
  }

  /// The object that determines the position of the bar.
  ///
  /// The default value is `nil`. Assigning a delegate to the bar of a navigation controller raises
  /// an exception.
  open weak var delegate: UIToolbarDelegate? {
    //
    get { _delegate }
    set {
      ManagedBarTrap.toolbarDelegate.raise(ifManaged: manager != nil)
      _delegate = newValue
      appearanceChanged()
      setNeedsLayout()
    }
  }

  /// The position of the bar: the value of the delegate, or else ``UIBarPosition/bottom``.
  open var barPosition: UIBarPosition {
    // R-TOOL-3
    let position = _delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  // MARK: Items

  /// The items in reading order.
  ///
  /// The default value is `nil`.
  open var items: [UIBarButtonItem]? {
    get { row.items }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items.
  ///
  /// If animated, removed items fade out, added ones fade in, and the others slide.
  ///
  /// - Parameters:
  ///   - items: The items in reading order.
  ///   - animated: Whether the change is animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    // R-TOOL-6
    let isSeen = animated && window != nil && !bounds.isEmpty
    if isSeen { layoutIfNeeded() }
    let change = row.replaceItems(with: items, in: self)
    show(change)
    guard isSeen else {
      for button in change.removed { button.removeFromSuperview() }
      return
    }
    ToolbarItemChange(change: change).run(in: self)
  }

  func show(_ change: ToolbarRow.Change) {
    row.refresh(displayed.value, isCompact: environment.isCompact)
    for button in change.added { contentView.addSubview(button) }
    contentView.inReadingOrder = row.buttons.compactMap { $0 }
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The appearance of the bar.
  ///
  /// The default appearance has the chrome material, a hairline and buttons in the tint color. The
  /// bar stores a copy, so change the object first and assign it afterwards. The older appearance
  /// properties below have no effect once an appearance is assigned.
  open var standardAppearance: UIToolbarAppearance {
    // R-TOOL-10, R-TOOL-12
    get { appearanceState.appearances.exposedStandard() }
    set {
      noteAppearance(.standardAppearance, \UIToolbar.standardAppearance, newValue.duplicate)
      assign(newValue, to: .standard)
    }
  }

  /// The appearance of the compact bar of a phone in landscape, or `nil` for the standard one.
  ///
  /// The default value is `nil`. The bar stores a copy.
  open var compactAppearance: UIToolbarAppearance? {
    // R-TOOL-10
    get { appearanceState.appearances.exposed(.compact) }
    set {
      noteAppearance(.compactAppearance, \UIToolbar.compactAppearance, newValue?.duplicate)
      assign(newValue, to: .compact)
    }
  }

  /// The appearance while no content lies under the bar, or `nil` for the standard one without
  /// background and shadow.
  ///
  /// The default value is `nil`. The bar stores a copy. Only bars of a navigation controller are
  /// ever at the scroll edge.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    // R-TOOL-11
    get { appearanceState.appearances.exposed(.scrollEdge) }
    set {
      noteAppearance(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance, newValue?.duplicate)
      assign(newValue, to: .scrollEdge)
    }
  }

  /// The appearance of the compact bar while no content lies under it, or `nil` for
  /// ``scrollEdgeAppearance``.
  ///
  /// The default value is `nil`. The bar stores a copy.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    // R-TOOL-11
    get { appearanceState.appearances.exposed(.compactScrollEdge) }
    set {
      noteAppearance(
        .compactScrollEdgeAppearance,
        \UIToolbar.compactScrollEdgeAppearance,
        newValue?.duplicate
      )
      assign(newValue, to: .compactScrollEdge)
    }
  }

  /// The style of the bar.
  ///
  /// The default value is ``UIBarStyle/default``.
  open var barStyle: UIBarStyle {
    // R-TOOL-12
    get { appearanceState.legacy.barStyle }
    set {
      noteAppearance(.barStyle, \UIToolbar.barStyle, newValue)
      changeAppearance { $0.legacy.barStyle = newValue }
    }
  }

  /// The color of the bar, over the blur if the bar is translucent, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var barTintColor: UIColor? {
    // R-TOOL-12
    get { appearanceState.legacy.barTintColor }
    set {
      noteAppearance(.barTintColor, \UIToolbar.barTintColor, newValue)
      changeAppearance { $0.legacy.barTintColor = newValue }
    }
  }

  /// A Boolean value that indicates whether content behind the bar is visible.
  ///
  /// The default value is `true`, or `false` if all pixels of the background image for any position
  /// are opaque.
  open var isTranslucent: Bool {
    // R-TOOL-12
    get { appearanceState.isTranslucent }
    set {
      noteAppearance(.isTranslucent, \UIToolbar.isTranslucent, newValue)
      changeAppearance { $0.legacy.explicitTranslucency = newValue }
    }
  }

  /// Sets the background image, which replaces the blur, for a position and bar metrics.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or `nil` to remove it.
  ///   - topOrBottom: The position of the bar.
  ///   - barMetrics: The metrics of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    // R-TOOL-13
    noteAppearance(.barBackgroundImage(topOrBottom, barMetrics)) { (bar: UIToolbar) in
      bar.setBackgroundImage(
        backgroundImage,
        forToolbarPosition: topOrBottom,
        barMetrics: barMetrics
      )
    }
    changeAppearance { $0.backgroundImages[topOrBottom, barMetrics] = backgroundImage }
  }

  /// Returns the background image that was set for exactly this position and these metrics.
  ///
  /// - Parameters:
  ///   - topOrBottom: The position of the bar.
  ///   - barMetrics: The metrics of the bar.
  /// - Returns: The image, or `nil` if none was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearanceState.backgroundImages[topOrBottom, barMetrics]
  }

  /// Sets the image that replaces the hairline for a position.
  ///
  /// It only applies together with a background image; an empty image draws nothing.
  ///
  /// - Parameters:
  ///   - shadowImage: The image, or `nil` to remove it.
  ///   - topOrBottom: The position of the bar.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    // R-TOOL-13
    noteAppearance(.barShadowImage(topOrBottom)) { (bar: UIToolbar) in
      bar.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
    changeAppearance { $0.shadowImages[topOrBottom] = shadowImage }
  }

  /// Returns the shadow image that was set for exactly this position, or `nil` if none was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    appearanceState.shadowImages[topOrBottom]
  }

  func appearanceStateChanged() { appearanceChanged() }

  /// Displays changes of the appearance; only changes of the scroll edge are cross-faded.
  func appearanceChanged(fading: Bool = false) {
    // R-TOOL-11
    let resolved = appearanceState.resolved(in: situation)
    let old = displayed.replace(with: resolved, frame: framesDrawn)
    if let old, resolved.background != old.background {
      backgroundView.show(resolved.background, fading: fading && canFade)
    }
    contentView.overrideUserInterfaceStyle = resolved.isDark ? .dark : .unspecified
    row.refresh(resolved, isCompact: environment.isCompact)
    if let old, resolved.buttons != old.buttons { setNeedsLayout() }
  }

  // MARK: Layout

  open override var frame: CGRect {
    didSet { if frame.origin != oldValue.origin { setNeedsLayout() } }
  }

  open override var center: CGPoint {
    didSet { if center != oldValue { setNeedsLayout() } }
  }

  /// Returns the given width and the height for the traits: 44, 32 or 50 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // R-TOOL-20…22
    CGSize(width: size.width, height: environment.contentHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: environment.contentHeight)
  }

  /// Lays out background and items.
  ///
  /// Overrides call `super` first.
  open override func layoutSubviews() {
    super.layoutSubviews()
    row.completeButtons(in: self)
    scrollObserver?.refresh()
    let place = placement
    backgroundView.hasLineBelow = place.hasLineBelow
    backgroundView.frame = place.background
    contentView.frame = place.content
    row.place(
      in: place.items.offsetBy(dx: -place.content.minX, dy: -place.content.minY),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      scale: pixelScale
    )
  }

  /// Updates the appearance for the window.
  ///
  /// Overrides call `super`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    appearanceChanged()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    addLargeContentViewerIfNeeded()
    appearanceChanged()
    setNeedsLayout()
    if previous?.verticalSizeClass != traitCollection.verticalSizeClass
      || previous?.horizontalSizeClass != traitCollection.horizontalSizeClass
    {
      invalidateIntrinsicContentSize()
    }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + toolbarMembers
  }
}
