/// A bar at the top of a page with a title, a back button and items for actions.
///
/// A ``UINavigationController`` manages the bar that it displays: it assigns the items and the
/// delegate, and changing them on a managed bar raises an exception. A bar that an app creates
/// itself displays the topmost item of its stack, and its ``delegate`` can prevent items from being
/// pushed and popped.
///
/// ```swift
/// let bar = UINavigationBar()
/// bar.prefersLargeTitles = true
/// bar.pushItem(UINavigationItem(title: "Inbox"), animated: false)
/// ```
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarView, UIBarPositioning {
  //
  typealias Traits = NavigationBarTraits

  let backgroundView = _UIBarBackground()
  var appearanceState = NavigationBarAppearanceState()
  var displayed = DisplayedBarAppearance(
    NavigationBarAppearanceState().resolved(in: BarSituation(position: .top))
  )
  /// The items, lowest first.
  var stack: [UINavigationItem] = []
  /// The views of the topmost item.
  var page: NavigationBarPage?
  /// The transition in progress.
  var transition: NavigationBarTransition?
  var largeTitle = LargeTitleState()
  /// Whether no content lies under the bar; only used for managed bars.
  var isAtScrollEdge = true
  weak var manager: (any BarHost)? { didSet { contentChanged() } }
  weak var scrollObserver: NavigationScrollObserver?
  private weak var _delegate: UINavigationBarDelegate?

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

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface {
      decodeNavigationBar(from: coder)
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
    let own = (page?.views ?? []) + (transition?.views ?? []) + [backgroundView]
    return subviews.filter { view in !own.contains { $0 === view } }
  }

  private func setUp() {
    backgroundView.hasLineBelow = true
    insertSubview(backgroundView, at: 0)
    backgroundView.show(displayed.value.background)
  }

  /// The object that can prevent items from being pushed or popped, and is notified afterwards.
  ///
  /// The default value is `nil`. Assigning a delegate to a managed bar raises an exception.
  open weak var delegate: UINavigationBarDelegate? {
    //
    get { _delegate }
    set {
      ManagedBarTrap.navigationBarDelegate.raise(ifManaged: manager != nil)
      _delegate = newValue
      setNeedsLayout()
    }
  }

  /// The position of the bar: the value of the delegate, or else ``UIBarPosition/top``.
  open var barPosition: UIBarPosition {
    if manager != nil { return .topAttached }
    let position = _delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  // MARK: Items

  /// The items, lowest first.
  ///
  /// The default value is an empty array. Assigning items to a managed bar raises an exception.
  open var items: [UINavigationItem]? {
    //
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items without calling the delegate.
  ///
  /// Raises an exception for a managed bar.
  ///
  /// - Parameters:
  ///   - items: The items, lowest first.
  ///   - animated: Whether the change of the topmost item is animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    // X-35, R-NBAR-62
    ManagedBarTrap.navigationBarCall("setItems:animated:").raise(ifManaged: manager != nil)
    replaceItems(with: items ?? [], animated: animated)
  }

  /// Pushes an item, unless the delegate prevents it.
  ///
  /// Raises an exception for a managed bar.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - animated: Whether the transition is animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    // X-35, R-NBAR-60
    ManagedBarTrap.navigationBarCall("pushNavigationItem:animated:")
      .raise(ifManaged: manager != nil)
    push(item, animated: animated)
  }

  /// Pops the topmost item, unless the delegate prevents it.
  ///
  /// Raises an exception for a managed bar.
  ///
  /// - Parameter animated: Whether the transition is animated.
  /// - Returns: The item that was popped, or `nil`.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    // X-35, R-NBAR-61
    ManagedBarTrap.navigationBarCall("popNavigationItemAnimated:")
      .raise(ifManaged: manager != nil)
    return pop(animated: animated)
  }

  /// The topmost item, or `nil` if there are none.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below the topmost one, to which the back button leads, or `nil` if there is none.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// A Boolean value that indicates whether items may display large titles.
  ///
  /// The default value is `false`.
  open var prefersLargeTitles = false {
    // R-NBAR-3
    didSet {
      noteAppearance(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles, prefersLargeTitles)
      if prefersLargeTitles != oldValue { contentChanged() }
    }
  }

  // MARK: Appearance objects

  /// The appearance of the bar.
  ///
  /// The default appearance has the chrome material, a hairline and titles in the label color. The
  /// bar stores a copy, so change the object first and assign it afterwards. The older appearance
  /// properties below have no effect once an appearance is assigned.
  open var standardAppearance: UINavigationBarAppearance {
    // R-NBAR-32, R-NBAR-35
    get { appearanceState.appearances.exposedStandard() }
    set {
      noteAppearance(.standardAppearance, \UINavigationBar.standardAppearance, newValue.duplicate)
      assign(newValue, to: .standard)
    }
  }

  /// The appearance while no content lies under the bar, or `nil` for the standard one without
  /// background and shadow.
  ///
  /// The default value is `nil`. The bar stores a copy. Only bars of a navigation controller are
  /// ever at the scroll edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    // R-NBAR-36
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

  /// The appearance of the compact bar of a phone in landscape, or `nil` for the standard one.
  ///
  /// The default value is `nil`. The bar stores a copy.
  open var compactAppearance: UINavigationBarAppearance? {
    // R-NBAR-34
    get { appearanceState.appearances.exposed(.compact) }
    set {
      noteAppearance(.compactAppearance, \UINavigationBar.compactAppearance, newValue?.duplicate)
      assign(newValue, to: .compact)
    }
  }

  /// The appearance of the compact bar while no content lies under it, or `nil` for
  /// ``scrollEdgeAppearance``.
  ///
  /// The default value is `nil`. The bar stores a copy.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    // R-NBAR-34
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

  // MARK: Older appearance properties

  /// The style of the bar.
  ///
  /// The default value is ``UIBarStyle/default``.
  open var barStyle: UIBarStyle {
    // R-NBAR-33
    get { appearanceState.legacy.barStyle }
    set {
      noteAppearance(.barStyle, \UINavigationBar.barStyle, newValue)
      changeAppearance { $0.legacy.barStyle = newValue }
    }
  }

  /// The color of the bar, over the blur if the bar is translucent, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var barTintColor: UIColor? {
    get { appearanceState.legacy.barTintColor }
    set {
      noteAppearance(.barTintColor, \UINavigationBar.barTintColor, newValue)
      changeAppearance { $0.legacy.barTintColor = newValue }
    }
  }

  /// A Boolean value that indicates whether content behind the bar is visible.
  ///
  /// The default value is `true` unless the background image is opaque.
  open var isTranslucent: Bool {
    get { appearanceState.isTranslucent }
    set {
      noteAppearance(.isTranslucent, \UINavigationBar.isTranslucent, newValue)
      changeAppearance { $0.legacy.explicitTranslucency = newValue }
    }
  }

  /// The attributes of the title in the row, or `nil` for those of the system.
  ///
  /// The default value is `nil`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { appearanceState.titleAttributes }
    set {
      noteAppearance(.barTitleTextAttributes, \UINavigationBar.titleTextAttributes, newValue)
      changeAppearance { $0.titleAttributes = newValue }
    }
  }

  /// The attributes of large titles, or `nil` for those of the system.
  ///
  /// The default value is `nil`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { appearanceState.largeTitleAttributes }
    set {
      noteAppearance(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes, newValue)
      changeAppearance { $0.largeTitleAttributes = newValue }
    }
  }

  /// The image below the bar that replaces the hairline, or `nil` for the hairline.
  ///
  /// The default value is `nil`. It only applies together with a background image; an empty image
  /// draws nothing.
  open var shadowImage: UIImage? {
    get { appearanceState.legacy.shadowImage }
    set {
      noteAppearance(.shadowImage, \UINavigationBar.shadowImage, newValue)
      changeAppearance { $0.legacy.shadowImage = newValue }
    }
  }

  /// The image of the back indicator, or `nil` for an arrow.
  ///
  /// The default value is `nil`. It only applies together with
  /// ``backIndicatorTransitionMaskImage``.
  open var backIndicatorImage: UIImage? {
    // R-NBAR-31
    get { appearanceState.legacyTitles.indicator }
    set {
      noteAppearance(.backIndicatorImage, \UINavigationBar.backIndicatorImage, newValue)
      changeAppearance { $0.legacyTitles.indicator = newValue }
    }
  }

  /// The mask of titles that move under the back indicator.
  ///
  /// The default value is `nil`.
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

  /// Sets the background image for bar metrics, at any position.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or `nil` to remove it.
  ///   - barMetrics: The metrics of the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Returns the background image that was set for exactly these metrics at any position.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets the background image for a position and bar metrics.
  ///
  /// An empty image leaves the bar transparent.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or `nil` to remove it.
  ///   - barPosition: The position of the bar.
  ///   - barMetrics: The metrics of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    // R-NBAR-37
    noteAppearance(.barBackgroundImage(barPosition, barMetrics)) { (bar: UINavigationBar) in
      bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
    changeAppearance { $0.backgroundImages[barPosition, barMetrics] = backgroundImage }
  }

  /// Returns the background image that was set for exactly this position and these metrics.
  ///
  /// - Parameters:
  ///   - barPosition: The position of the bar.
  ///   - barMetrics: The metrics of the bar.
  /// - Returns: The image, or `nil` if none was set.
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearanceState.backgroundImages[barPosition, barMetrics]
  }

  /// Sets the distance by which the title is moved downwards.
  ///
  /// Adjustments that are not finite are ignored.
  ///
  /// - Parameters:
  ///   - adjustment: The distance, in points.
  ///   - barMetrics: The metrics of the bar.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    // R-NBAR-37
    noteAppearance(.titleVerticalPosition(barMetrics)) { (bar: UINavigationBar) in
      bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    guard adjustment.isFinite else {
      return Log.warning("UINavigationBar: \(adjustment) is not finite; ignored")
    }
    changeAppearance { $0.titleAdjustments[barMetrics.rawValue] = adjustment }
  }

  /// Returns the distance that was set for exactly these metrics, in points; 0 if none was set.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    appearanceState.titleAdjustments[barMetrics.rawValue] ?? 0
  }

  // MARK: Layout

  /// Returns the given width and the height for the items and traits.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // R-NBAR-1…3
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

  /// The center of the bar; changing it updates the background, which depends on the position of
  /// the bar.
  open override var center: CGPoint {
    didSet { if center != oldValue { setNeedsLayout() } }
  }

  /// Lays out background, titles and items.
  ///
  /// Overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackground()
    transition?.layOut(in: self)
    page?.place(in: self, state: largeTitle)
  }

  /// Accepts touches beyond the edges of compact bars.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // R-NBAR-16
    bounds.atLeast(NavigationBarMetrics.touchSize).contains(point)
  }

  // MARK: Environment

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

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + navigationBarMembers
  }
}
