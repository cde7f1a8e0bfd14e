/// A bar at the top of a page with its title, the way back and what can be done there.
///
/// A `UINavigationController` manages the bar it shows: items and delegate are the controller's there, and changing them
/// raises. A bar made by an app stands by itself and asks its delegate.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarView, UIBarPositioning {
  typealias Traits = NavigationBarTraits

  let backgroundView = _UIBarBackground()
  var appearanceState = NavigationBarAppearanceState()
  var displayed = DisplayedBarAppearance(
    NavigationBarAppearanceState().resolved(in: BarSituation(position: .top))
  )
  /// What is on the bar, the lowest first.
  var stack: [UINavigationItem] = []
  /// What shows the topmost item.
  var page: NavigationBarPage?
  /// The transition that is in progress.
  var transition: NavigationBarTransition?
  var largeTitle = LargeTitleState()
  /// Whether nothing lies under the bar; only a controller can tell.
  var isAtScrollEdge = true
  weak var manager: (any BarManager)? { didSet { contentChanged() } }
  weak var scrollObserver: NavigationScrollObserver?
  private weak var _delegate: UINavigationBarDelegate?

  // MARK: Creating a bar

  /// Creates a bar without items; `sizeThatFits(_:)` tells how high it wants to be.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    guard BarArchive.read(self, from: coder) else { return nil }
  }

  /// Writes items and everything said about the look; overrides call super.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    BarArchive.write(self, to: coder)
  }

  override var archivedSubviews: [UIView] {
    let own = (page?.views ?? []) + (transition?.views ?? []) + [backgroundView]
    return subviews.filter { view in !own.contains { $0 === view } }
  }

  private func setUp() {
    backgroundView.hasLineBelow = true
    insertSubview(backgroundView, at: 0)
    backgroundView.show(displayed.value.background)
  }

  /// Is asked about items that come and go, and told of them.
  ///
  /// Assigning raises on a managed bar.
  open weak var delegate: UINavigationBarDelegate? {
    get { _delegate }
    set {
      ManagedBarTrap.navigationBarDelegate.raise(ifManaged: manager != nil)
      _delegate = newValue
      setNeedsLayout()
    }
  }

  /// Where the bar stands, as the delegate says; at the top where it says nothing.
  open var barPosition: UIBarPosition {
    if manager != nil { return .topAttached }
    let position = _delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  // MARK: Items

  /// The items, the lowest first; nil and [], the default, show none.
  ///
  /// Setting raises on a managed bar.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items, without asking the delegate.
  ///
  /// Raises on a managed bar. (X-35, R-NBAR-62)
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    ManagedBarTrap.navigationBarCall("setItems:animated:").raise(ifManaged: manager != nil)
    replaceItems(with: items ?? [], animated: animated)
  }

  /// Puts an item on top, unless the delegate objects.
  ///
  /// Raises on a managed bar. (X-35, R-NBAR-60)
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    ManagedBarTrap.navigationBarCall("pushNavigationItem:animated:")
      .raise(ifManaged: manager != nil)
    push(item, animated: animated)
  }

  /// Takes the topmost item away unless the delegate objects; nil where nothing was taken.
  ///
  /// Raises on a managed bar. (X-35, R-NBAR-61)
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    ManagedBarTrap.navigationBarCall("popNavigationItemAnimated:")
      .raise(ifManaged: manager != nil)
    return pop(animated: animated)
  }

  /// The item that is shown; nil without items.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below, to which the back button leads; nil where there is none.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Whether items may show their titles large; false by default. (R-NBAR-3)
  open var prefersLargeTitles = false {
    didSet {
      noteAppearance(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles, prefersLargeTitles)
      if prefersLargeTitles != oldValue { contentChanged() }
    }
  }

  // MARK: Appearance objects

  /// The look of the bar; by default chrome blur, hairline, and titles in the label colour.
  ///
  /// A copy is kept, so change the object first and assign it then. Once assigned, it replaces all older look
  /// properties below. (R-NBAR-32, R-NBAR-35)
  open var standardAppearance: UINavigationBarAppearance {
    get { appearanceState.appearances.exposedStandard() }
    set {
      noteAppearance(.standardAppearance, \UINavigationBar.standardAppearance, newValue.duplicate)
      assign(newValue, to: .standard)
    }
  }

  /// The look while no content lies under the bar; nil, the default, is the standard one without background and line.
  ///
  /// A copy is kept. Only the bar of a navigation controller is ever at the scroll edge. (R-NBAR-36)
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearanceState.appearances.exposed(.scrollEdge) }
    set {
      noteAppearance(
        .scrollEdgeAppearance,
        \UINavigationBar.scrollEdgeAppearance,
        newValue?.duplicate
      )
      assign(newValue, to: .scrollEdge)
    }
  }

  /// The look of the short bar of a phone on its side; nil, the default, is the standard one. (R-NBAR-34)
  ///
  /// A copy is kept.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearanceState.appearances.exposed(.compact) }
    set {
      noteAppearance(.compactAppearance, \UINavigationBar.compactAppearance, newValue?.duplicate)
      assign(newValue, to: .compact)
    }
  }

  /// The look of the short bar while no content lies under it; nil, the default, is `scrollEdgeAppearance`. (R-NBAR-34)
  ///
  /// A copy is kept.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearanceState.appearances.exposed(.compactScrollEdge) }
    set {
      noteAppearance(
        .compactScrollEdgeAppearance,
        \UINavigationBar.compactScrollEdgeAppearance,
        newValue?.duplicate
      )
      assign(newValue, to: .compactScrollEdge)
    }
  }

  // MARK: Older look properties

  /// Dark in all surroundings, or as they are; the latter by default. (R-NBAR-33)
  open var barStyle: UIBarStyle {
    get { appearanceState.legacy.barStyle }
    set {
      noteAppearance(.barStyle, \UINavigationBar.barStyle, newValue)
      changeAppearance { $0.legacy.barStyle = newValue }
    }
  }

  /// The colour of the bar, over the blur where it is translucent; nil, the default, adds none.
  open var barTintColor: UIColor? {
    get { appearanceState.legacy.barTintColor }
    set {
      noteAppearance(.barTintColor, \UINavigationBar.barTintColor, newValue)
      changeAppearance { $0.legacy.barTintColor = newValue }
    }
  }

  /// Whether what is behind shows through; true unless the background image is opaque.
  open var isTranslucent: Bool {
    get { appearanceState.isTranslucent }
    set {
      noteAppearance(.isTranslucent, \UINavigationBar.isTranslucent, newValue)
      changeAppearance { $0.legacy.explicitTranslucency = newValue }
    }
  }

  /// The look of the title in the row; nil, the default, is the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { appearanceState.titleAttributes }
    set {
      noteAppearance(.barTitleTextAttributes, \UINavigationBar.titleTextAttributes, newValue)
      changeAppearance { $0.titleAttributes = newValue }
    }
  }

  /// The look of large titles; nil, the default, is the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { appearanceState.largeTitleAttributes }
    set {
      noteAppearance(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes, newValue)
      changeAppearance { $0.largeTitleAttributes = newValue }
    }
  }

  /// The picture below the bar in place of the hairline; needs a background image.
  ///
  /// An empty image takes the line away.
  open var shadowImage: UIImage? {
    get { appearanceState.legacy.shadowImage }
    set {
      noteAppearance(.shadowImage, \UINavigationBar.shadowImage, newValue)
      changeAppearance { $0.legacy.shadowImage = newValue }
    }
  }

  /// The picture beside the name of the way back; nil, the default, is an arrow.
  ///
  /// It shows once there is a mask, too. (R-NBAR-31)
  open var backIndicatorImage: UIImage? {
    get { appearanceState.legacyTitles.indicator }
    set {
      noteAppearance(.backIndicatorImage, \UINavigationBar.backIndicatorImage, newValue)
      changeAppearance { $0.legacyTitles.indicator = newValue }
    }
  }

  /// The shape that names are cut by while they move under the picture; nil by default.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { appearanceState.legacyTitles.indicatorMask }
    set {
      noteAppearance(
        .backIndicatorTransitionMaskImage,
        \UINavigationBar.backIndicatorTransitionMaskImage,
        newValue
      )
      changeAppearance { $0.legacyTitles.indicatorMask = newValue }
    }
  }

  /// Sets the picture behind the content for a height of the bar, wherever the bar stands; nil takes it back.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// The picture set for exactly this height, wherever the bar stands.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets the picture behind the content for a place and a height of the bar; nil takes it back. (R-NBAR-37)
  ///
  /// An empty image leaves the bar clear.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(.barBackgroundImage(barPosition, barMetrics)) { (bar: UINavigationBar) in
      bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
    changeAppearance { $0.backgroundImages[barPosition, barMetrics] = backgroundImage }
  }

  /// The picture set for exactly this place and height.
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearanceState.backgroundImages[barPosition, barMetrics]
  }

  /// Moves the title down, in points, for a height of the bar; numbers that are none are ignored. (R-NBAR-37)
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    noteAppearance(.titleVerticalPosition(barMetrics)) { (bar: UINavigationBar) in
      bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    guard adjustment.isFinite else {
      return Log.warning("UINavigationBar: \(adjustment) is no shift of a title; ignored")
    }
    changeAppearance { $0.titleAdjustments[barMetrics.rawValue] = adjustment }
  }

  /// What was set for exactly this height; 0 where nothing was.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    appearanceState.titleAdjustments[barMetrics.rawValue] ?? 0
  }

  // MARK: Layout

  /// The given width, and the height that items and surroundings ask for. (R-NBAR-1…3)
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight(forWidth: bounds.width))
  }

  open override var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      setNeedsLayout()
      if frame.size != oldValue.size { transition?.barWasResized(self) }
    }
  }

  /// The background reaches up from where the bar stands.
  open override var center: CGPoint {
    didSet { if center != oldValue { setNeedsLayout() } }
  }

  /// Places background, titles and items; overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackground()
    transition?.layOut(in: self)
    page?.place(in: self, state: largeTitle)
  }

  /// Short bars can be hit beyond their edges. (R-NBAR-16)
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.atLeast(NavigationBarMetrics.touchSize).contains(point)
  }

  // MARK: Surroundings

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    page?.show(displayed.value, isLarge: showsLargeTitle, in: self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
