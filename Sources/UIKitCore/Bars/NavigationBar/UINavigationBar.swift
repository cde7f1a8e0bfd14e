/// A bar at the top of a page with its title, the way back and what can be done there.
///
/// A `UINavigationController` manages the bar it shows: items and delegate are the controller's there, and changing them
/// raises. A bar made by an app stands by itself and asks its delegate.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  let backgroundView = _UIBarBackground()
  var styling = NavigationBarAppearanceState()
  /// What is shown now, and the number of the frame since when.
  var shownLook = NavigationBarAppearanceState().look(for: .init(), in: .init())
  var lookFrame = -1
  /// What is on the bar, the lowest first.
  var stack: [UINavigationItem] = []
  /// What shows the topmost item.
  var page: NavigationBarPage?
  /// The movement under way.
  var course: NavigationBarTransition?
  var largeTitle = LargeTitleState()
  /// Whether nothing lies under the bar; only a controller can tell.
  var isAtScrollEdge = true
  /// The controller that manages the bar.
  weak var manager: NavigationBarManager? { didSet { contentChanged() } }
  /// Who tells where the page's content is.
  weak var watch: NavigationScrollObserver?
  private weak var listener: UINavigationBarDelegate?

  // MARK: Creating a bar

  /// Creates a bar without items; `sizeThatFits(_:)` tells how high it wants to be.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    guard NavigationBarArchive.read(self, from: coder) else { return nil }
  }

  /// Writes items and everything said about the look; overrides call super.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    NavigationBarArchive.write(self, to: coder)
  }

  override var archivedSubviews: [UIView] {
    let own = (page?.views ?? []) + (course?.views ?? []) + [backgroundView]
    return subviews.filter { view in !own.contains { $0 === view } }
  }

  private func setUp() {
    backgroundView.hasLineBelow = true
    insertSubview(backgroundView, at: 0)
    backgroundView.show(shownLook.background)
  }

  /// Is asked about items that come and go, and told of them.
  ///
  /// Assigning raises on a managed bar.
  open weak var delegate: UINavigationBarDelegate? {
    get { listener }
    set {
      ManagedNavigationBar.allowDelegate(isManaged: manager != nil)
      listener = newValue
      setNeedsLayout()
    }
  }

  /// Where the bar stands, as the delegate says; at the top where it says nothing.
  open var barPosition: UIBarPosition {
    if manager != nil { return .topAttached }
    let position = listener?.position(for: self) ?? .any
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
    ManagedNavigationBar.allow("setItems:animated:", isManaged: manager != nil)
    replaceItems(with: items ?? [], animated: animated)
  }

  /// Puts an item on top, unless the delegate objects.
  ///
  /// Raises on a managed bar. (X-35, R-NBAR-60)
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    ManagedNavigationBar.allow("pushNavigationItem:animated:", isManaged: manager != nil)
    push(item, animated: animated)
  }

  /// Takes the topmost item away unless the delegate objects; nil where nothing was taken.
  ///
  /// Raises on a managed bar. (X-35, R-NBAR-61)
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    ManagedNavigationBar.allow("popNavigationItemAnimated:", isManaged: manager != nil)
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
    get { styling.standardAppearance }
    set {
      noteAppearance(.standardAppearance, \UINavigationBar.standardAppearance, newValue.duplicate)
      restyle { $0.standard.assign(newValue) }
    }
  }

  /// The look while no content lies under the bar; nil, the default, is the standard one without background and line.
  ///
  /// A copy is kept. Only the bar of a navigation controller is ever at the scroll edge. (R-NBAR-36)
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { styling.scrollEdge.handOut() }
    set {
      noteAppearance(
        .scrollEdgeAppearance,
        \UINavigationBar.scrollEdgeAppearance,
        newValue?.duplicate
      )
      restyle { $0.scrollEdge.assign(newValue) }
    }
  }

  /// The look of the short bar of a phone on its side; nil, the default, is the standard one. (R-NBAR-34)
  ///
  /// A copy is kept.
  open var compactAppearance: UINavigationBarAppearance? {
    get { styling.compact.handOut() }
    set {
      noteAppearance(.compactAppearance, \UINavigationBar.compactAppearance, newValue?.duplicate)
      restyle { $0.compact.assign(newValue) }
    }
  }

  /// The look of the short bar while no content lies under it; nil, the default, is `scrollEdgeAppearance`. (R-NBAR-34)
  ///
  /// A copy is kept.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { styling.compactScrollEdge.handOut() }
    set {
      noteAppearance(
        .compactScrollEdgeAppearance,
        \UINavigationBar.compactScrollEdgeAppearance,
        newValue?.duplicate
      )
      restyle { $0.compactScrollEdge.assign(newValue) }
    }
  }

  // MARK: Older look properties

  /// Dark in all surroundings, or as they are; the latter by default. (R-NBAR-33)
  open var barStyle: UIBarStyle {
    get { styling.legacy.barStyle }
    set {
      noteAppearance(.barStyle, \UINavigationBar.barStyle, newValue)
      restyle { $0.legacy.barStyle = newValue }
    }
  }

  /// The colour of the bar, over the blur where it is translucent; nil, the default, adds none.
  open var barTintColor: UIColor? {
    get { styling.legacy.barTintColor }
    set {
      noteAppearance(.barTintColor, \UINavigationBar.barTintColor, newValue)
      restyle { $0.legacy.barTintColor = newValue }
    }
  }

  /// Whether what is behind shows through; true unless the background image is opaque.
  open var isTranslucent: Bool {
    get { styling.isTranslucent }
    set {
      noteAppearance(.isTranslucent, \UINavigationBar.isTranslucent, newValue)
      restyle { $0.legacy.explicitTranslucency = newValue }
    }
  }

  /// The look of the title in the row; nil, the default, is the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { styling.titleAttributes }
    set {
      noteAppearance(.barTitleTextAttributes, \UINavigationBar.titleTextAttributes, newValue)
      restyle { $0.titleAttributes = newValue }
    }
  }

  /// The look of large titles; nil, the default, is the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { styling.largeTitleAttributes }
    set {
      noteAppearance(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes, newValue)
      restyle { $0.largeTitleAttributes = newValue }
    }
  }

  /// The picture below the bar in place of the hairline; needs a background image.
  ///
  /// An empty image takes the line away.
  open var shadowImage: UIImage? {
    get { styling.legacy.shadowImage }
    set {
      noteAppearance(.shadowImage, \UINavigationBar.shadowImage, newValue)
      restyle { $0.legacy.shadowImage = newValue }
    }
  }

  /// The picture beside the name of the way back; nil, the default, is an arrow.
  ///
  /// It shows once there is a mask, too. (R-NBAR-31)
  open var backIndicatorImage: UIImage? {
    get { styling.legacyTitles.indicator }
    set {
      noteAppearance(.backIndicatorImage, \UINavigationBar.backIndicatorImage, newValue)
      restyle { $0.legacyTitles.indicator = newValue }
    }
  }

  /// The shape that names are cut by while they move under the picture; nil by default.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { styling.legacyTitles.indicatorMask }
    set {
      noteAppearance(
        .backIndicatorTransitionMaskImage,
        \UINavigationBar.backIndicatorTransitionMaskImage,
        newValue
      )
      restyle { $0.legacyTitles.indicatorMask = newValue }
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
    restyle { $0.backgrounds[barPosition, barMetrics] = backgroundImage }
  }

  /// The picture set for exactly this place and height.
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    styling.backgrounds[barPosition, barMetrics]
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
    restyle { $0.titleShifts[barMetrics] = adjustment }
  }

  /// What was set for exactly this height; 0 where nothing was.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    styling.titleShifts[barMetrics] ?? 0
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
      if frame.size != oldValue.size { course?.barWasResized(self) }
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
    course?.layOut(in: self)
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
    page?.show(shownLook, isLarge: showsLargeTitle, in: self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
