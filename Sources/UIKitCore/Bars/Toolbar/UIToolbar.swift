import QuartzCore

/// A row of buttons for what can be done with a page, at its lower edge.
///
/// Items stand in the order of reading, spaces between them as the app says. Frames are valid after `layoutSubviews`.
/// (R-TOOL-1)
@preconcurrency @MainActor
open class UIToolbar: UIView, BarView, UIBarPositioning {
  typealias Traits = ToolbarTraits

  let backgroundView = _UIBarBackground()
  let contentView = _UIToolbarContentView()
  let row = ToolbarRow()
  var appearanceState = ToolbarAppearanceState()
  private(set) var displayed = DisplayedBarAppearance(
    ToolbarAppearanceState().resolved(in: BarSituation(position: .bottom))
  )
  private weak var _delegate: UIToolbarDelegate?
  weak var manager: (any BarManager)? {
    didSet { scrollObserver = manager.map { _ in ToolbarScrollObserver(bar: self) } }
  }
  private(set) var scrollObserver: ToolbarScrollObserver?
  /// Whether nothing lies under the bar; only a controller can tell. (R-TOOL-11)
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { appearanceChanged(fading: true) } }
  }

  // MARK: Creating a bar

  /// Creates a bar without items; `sizeThatFits(_:)` tells how high it wants to be.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Restores an archived bar; nil, with the coder's error set, when the archive is damaged.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    guard BarArchive.read(self, from: coder) else { return nil }
  }

  /// Writes the items and everything said about the look; overrides call super.
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

  /// Tells where the bar stands; nil by default.
  ///
  /// Assigning raises on the bar of a navigation controller.
  open weak var delegate: UIToolbarDelegate? {
    get { _delegate }
    set {
      ManagedBarTrap.toolbarDelegate.raise(ifManaged: manager != nil)
      _delegate = newValue
      appearanceChanged()
      setNeedsLayout()
    }
  }

  /// Where the bar stands: as the delegate says, and at the bottom where it says nothing. (R-TOOL-3)
  open var barPosition: UIBarPosition {
    let position = _delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  // MARK: Items

  /// The items in the order of reading; nil, the default, and [] show none.
  open var items: [UIBarButtonItem]? {
    get { row.items }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; animated, old ones fade out, new ones in, and the others slide. (R-TOOL-6)
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
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

  // MARK: Looks

  /// The look of the bar; by default chrome blur, hairline and buttons in the tint colour.
  ///
  /// A copy is kept, so change the object first and assign it then. Once assigned, it replaces all older look
  /// properties below. (R-TOOL-10, R-TOOL-12)
  open var standardAppearance: UIToolbarAppearance {
    get { appearanceState.appearances.exposedStandard() }
    set {
      noteAppearance(.standardAppearance, \UIToolbar.standardAppearance, newValue.duplicate)
      assign(newValue, to: .standard)
    }
  }

  /// The look of the short bar of a phone on its side; nil, the default, for the standard one. (R-TOOL-10)
  ///
  /// A copy is kept.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearanceState.appearances.exposed(.compact) }
    set {
      noteAppearance(.compactAppearance, \UIToolbar.compactAppearance, newValue?.duplicate)
      assign(newValue, to: .compact)
    }
  }

  /// The look while no content lies under the bar; nil, the default, is the standard one without background and line.
  ///
  /// A copy is kept. Only the bar of a navigation controller is ever at the scroll edge. (R-TOOL-11)
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearanceState.appearances.exposed(.scrollEdge) }
    set {
      noteAppearance(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance, newValue?.duplicate)
      assign(newValue, to: .scrollEdge)
    }
  }

  /// The look of the short bar while no content lies under it; nil, the default, leaves it to the others. (R-TOOL-11)
  ///
  /// A copy is kept.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
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

  /// Dark in all surroundings, or as they are; the latter by default. (R-TOOL-12)
  open var barStyle: UIBarStyle {
    get { appearanceState.legacy.barStyle }
    set {
      noteAppearance(.barStyle, \UIToolbar.barStyle, newValue)
      changeAppearance { $0.legacy.barStyle = newValue }
    }
  }

  /// The colour of the bar, over the blur where it is translucent; nil, the default, adds none. (R-TOOL-12)
  open var barTintColor: UIColor? {
    get { appearanceState.legacy.barTintColor }
    set {
      noteAppearance(.barTintColor, \UIToolbar.barTintColor, newValue)
      changeAppearance { $0.legacy.barTintColor = newValue }
    }
  }

  /// Whether what is behind shows through; true unless the app says otherwise. (R-TOOL-12)
  open var isTranslucent: Bool {
    get { appearanceState.legacy.isTranslucent }
    set {
      noteAppearance(.isTranslucent, \UIToolbar.isTranslucent, newValue)
      changeAppearance { $0.legacy.explicitTranslucency = newValue }
    }
  }

  /// Sets the picture behind the items, in place of the blur, for a position and form of the bar. (R-TOOL-13)
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(.barBackgroundImage(topOrBottom, barMetrics)) { (bar: UIToolbar) in
      bar.setBackgroundImage(
        backgroundImage,
        forToolbarPosition: topOrBottom,
        barMetrics: barMetrics
      )
    }
    changeAppearance { $0.backgroundImages[topOrBottom, barMetrics] = backgroundImage }
  }

  /// What was set for exactly this position and form; nil when nothing was.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearanceState.backgroundImages[topOrBottom, barMetrics]
  }

  /// Sets the picture in place of the hairline; it needs a background image. (R-TOOL-13)
  ///
  /// An empty image takes the line away.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    noteAppearance(.barShadowImage(topOrBottom)) { (bar: UIToolbar) in
      bar.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
    changeAppearance { $0.shadowImages[topOrBottom] = shadowImage }
  }

  /// What was set for exactly this position; nil when nothing was.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    appearanceState.shadowImages[topOrBottom]
  }

  func appearanceStateChanged() { appearanceChanged() }

  /// Shows what has changed of the look; only coming to the scroll edge and leaving it fade. (R-TOOL-11)
  func appearanceChanged(fading: Bool = false) {
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

  /// The given width, and the height that the surroundings ask for: 44, 32 or 50 points. (R-TOOL-20…22)
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environment.contentHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: environment.contentHeight)
  }

  /// Places background and items; overrides call super first.
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

  /// Overrides call super.
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
}
