import QuartzCore

/// A row of buttons for what can be done with a page, at its lower edge.
///
/// Items stand in the order of reading, spaces between them as the app says. Frames are valid after `layoutSubviews`.
/// (R-TOOL-1)
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  let backgroundView = _UIBarBackground()
  let contentView = _UIToolbarContentView()
  let row = ToolbarRow()
  var styling = ToolbarAppearanceState()
  private(set) var shownLook = ToolbarAppearanceState().look(in: .init())
  private weak var listener: UIToolbarDelegate?
  /// The navigation controller that manages the bar.
  weak var manager: UIViewController? {
    didSet { scrollWatch = manager.map { _ in ToolbarScrollObserver(bar: self) } }
  }
  private(set) var scrollWatch: ToolbarScrollObserver?
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
    guard ToolbarArchive.read(self, from: coder) else { return nil }
  }

  /// Writes the items and everything said about the look; overrides call super.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    ToolbarArchive.write(self, to: coder)
  }

  override var archivedSubviews: [UIView] {
    subviews.filter { $0 !== backgroundView && $0 !== contentView }
  }

  private func setUp() {
    insertSubview(backgroundView, at: 0)
    insertSubview(contentView, at: 1)
    backgroundView.show(shownLook.background)
  }

  /// Tells where the bar stands; nil by default.
  ///
  /// Assigning raises on the bar of a navigation controller.
  open weak var delegate: UIToolbarDelegate? {
    get { listener }
    set {
      ManagedToolbar.allowDelegate(isManaged: manager != nil)
      listener = newValue
      appearanceChanged()
      setNeedsLayout()
    }
  }

  /// Where the bar stands: as the delegate says, and at the bottom where it says nothing. (R-TOOL-3)
  open var barPosition: UIBarPosition {
    let position = listener?.position(for: self) ?? .any
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
    row.refresh(shownLook, isCompact: environment.isCompact)
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
    get { styling.standardAppearance }
    set {
      noteAppearance(.standardAppearance, \UIToolbar.standardAppearance, newValue.duplicate)
      restyle { $0.standard.assign(newValue) }
    }
  }

  /// The look of the short bar of a phone on its side; nil, the default, for the standard one. (R-TOOL-10)
  ///
  /// A copy is kept.
  open var compactAppearance: UIToolbarAppearance? {
    get { styling.compact.handOut() }
    set {
      noteAppearance(.compactAppearance, \UIToolbar.compactAppearance, newValue?.duplicate)
      restyle { $0.compact.assign(newValue) }
    }
  }

  /// The look while no content lies under the bar; nil, the default, is the standard one without background and line.
  ///
  /// A copy is kept. Only the bar of a navigation controller is ever at the scroll edge. (R-TOOL-11)
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { styling.scrollEdge.handOut() }
    set {
      noteAppearance(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance, newValue?.duplicate)
      restyle { $0.scrollEdge.assign(newValue) }
    }
  }

  /// The look of the short bar while no content lies under it; nil, the default, leaves it to the others. (R-TOOL-11)
  ///
  /// A copy is kept.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { styling.compactScrollEdge.handOut() }
    set {
      noteAppearance(
        .compactScrollEdgeAppearance,
        \UIToolbar.compactScrollEdgeAppearance,
        newValue?.duplicate
      )
      restyle { $0.compactScrollEdge.assign(newValue) }
    }
  }

  /// Dark in all surroundings, or as they are; the latter by default. (R-TOOL-12)
  open var barStyle: UIBarStyle {
    get { styling.legacy.barStyle }
    set {
      noteAppearance(.barStyle, \UIToolbar.barStyle, newValue)
      restyle { $0.legacy.barStyle = newValue }
    }
  }

  /// The colour of the bar, over the blur where it is translucent; nil, the default, adds none. (R-TOOL-12)
  open var barTintColor: UIColor? {
    get { styling.legacy.barTintColor }
    set {
      noteAppearance(.barTintColor, \UIToolbar.barTintColor, newValue)
      restyle { $0.legacy.barTintColor = newValue }
    }
  }

  /// Whether what is behind shows through; true unless the app says otherwise. (R-TOOL-12)
  open var isTranslucent: Bool {
    get { styling.legacy.isTranslucent }
    set {
      noteAppearance(.isTranslucent, \UIToolbar.isTranslucent, newValue)
      restyle { $0.legacy.explicitTranslucency = newValue }
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
    let place = ToolbarAppearanceState.Place(position: topOrBottom, metrics: barMetrics)
    restyle { $0.backgroundImages[place] = backgroundImage }
  }

  /// What was set for exactly this position and form; nil when nothing was.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    styling.backgroundImages[
      ToolbarAppearanceState.Place(position: topOrBottom, metrics: barMetrics)
    ]
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
    restyle { $0.shadowImages[topOrBottom] = shadowImage }
  }

  /// What was set for exactly this position; nil when nothing was.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    styling.shadowImages[topOrBottom]
  }

  private func restyle(_ change: (inout ToolbarAppearanceState) -> Void) {
    change(&styling)
    appearanceChanged()
  }

  /// Shows what has changed of the look; only coming to the scroll edge and leaving it fade. (R-TOOL-11)
  func appearanceChanged(fading: Bool = false) {
    let look = styling.look(in: situation)
    let old = shownLook
    shownLook = look
    if look.background != old.background {
      backgroundView.show(look.background, fading: fading && canFade)
    }
    contentView.overrideUserInterfaceStyle = look.isDark ? .dark : .unspecified
    row.refresh(look, isCompact: environment.isCompact)
    if look.buttons != old.buttons { setNeedsLayout() }
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
    scrollWatch?.refresh()
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
    offerLargeContent()
    appearanceChanged()
    setNeedsLayout()
    if previous?.verticalSizeClass != traitCollection.verticalSizeClass
      || previous?.horizontalSizeClass != traitCollection.horizontalSizeClass
    {
      invalidateIntrinsicContentSize()
    }
  }
}
