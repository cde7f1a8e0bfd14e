/// A button on a toolbar or navigation bar, or a space between buttons.
///
/// An item displays its ``customView``, or else its image, or else its title. One item may be
/// displayed by several bars; changes are displayed without animation.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   systemItem: .add,
///   primaryAction: UIAction { _ in addEntry() }
/// )
/// ```
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  // R-BBI-1, R-BBI-8
  var systemItem: SystemItem?
  private(set) var extras: Box<BarButtonItemExtras>?
  private var observers = BarItemObservers()
  private var ownPrimaryAction: UIAction?

  // MARK: Creating an item

  /// Creates a plain item without content.
  public override init() { super.init() }

  /// Creates an item that displays an image in the tint color.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style of the item.
  ///   - target: The object whose method is called, or `nil` to search the responder chain.
  ///   - action: The method to call when the item is tapped.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with a separate image for the compact bar of a phone in landscape.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - landscapeImagePhone: The image for compact bars, or `nil` to scale `image`.
  ///   - style: The style of the item.
  ///   - target: The object whose method is called, or `nil` to search the responder chain.
  ///   - action: The method to call when the item is tapped.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item that displays a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style of the item.
  ///   - target: The object whose method is called, or `nil` to search the responder chain.
  ///   - action: The method to call when the item is tapped.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  /// Creates a plain item with an image, or a title if there is no image.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image, which is displayed instead of the title.
  ///   - target: The object whose method is called, or `nil` to search the responder chain.
  ///   - action: The method to call when the item is tapped.
  public convenience init(title: String?, image: UIImage?, target: Any?, action: Selector?) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
  }

  /// Creates an item with a title or image that the system provides, or a space.
  ///
  /// The items `done` and `save` have the style ``Style/done``. Assigning a title or an image
  /// replaces the one of the system.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of item.
  ///   - target: The object whose method is called, or `nil` to search the responder chain.
  ///   - action: The method to call when the item is tapped.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    // R-BBI-4
    self.init()
    self.systemItem = systemItem
    style = systemItem.style
    setTarget(target, action)
  }

  /// Creates an item that displays a view, which receives its own touches.
  ///
  /// - Parameter customView: The view.
  public convenience init(customView: UIView) {
    // R-BBI-5
    self.init()
    self.customView = customView
  }

  /// Creates a system item that performs an action.
  ///
  /// The title and image of the action are not displayed.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of item.
  ///   - primaryAction: The action, or `nil` for none.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    // R-BBI-3
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Creates an item that performs an action.
  ///
  /// The title and image of the action are used unless others are given.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for that of the action.
  ///   - image: The image, or `nil` for that of the action.
  ///   - primaryAction: The action, or `nil` for none.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    // R-BBI-3
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item that performs an action and shows a menu.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for that of the action.
  ///   - image: The image, or `nil` for that of the action.
  ///   - primaryAction: The action, or `nil` to show the menu by a tap.
  ///   - menu: The menu, or `nil` for none.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Creates a system item that performs an action and shows a menu.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of item.
  ///   - primaryAction: The action, or `nil` to show the menu by a tap.
  ///   - menu: The menu, or `nil` for none.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu?
  ) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Returns a space of a fixed width.
  ///
  /// - Parameter width: The width, in points.
  /// - Returns: A new item.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  // R-BBI-26
  /// Returns a space that takes an equal share of the remaining width.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  private class func space(_ kind: SystemItem) -> Self {
    guard let item = Instantiation.make(self) as? Self else {
      Misuse.raise(reason: "\(self) cannot be created with init()")
    }
    item.systemItem = kind
    return item
  }

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  // MARK: Action

  /// The method that is called when the item is tapped, with the item and the event as arguments.
  ///
  /// The default value is `nil`.
  open var action: Selector?  // R-BBI-2

  /// The object whose method is called, or `nil` to search the responder chain.
  ///
  /// The search begins at the first responder, or at the button if there is none.
  ///
  /// The default value is `nil`. The reference is weak; a target that was released is not replaced
  /// by the responder chain.
  open weak var target: AnyObject? { didSet { hasTarget = target != nil } }

  /// Whether a target was assigned, even if it was released since.
  private(set) var hasTarget = false

  /// The action that is performed instead of calling ``target``.
  ///
  /// The default value is `nil`. Assigning an action copies its title and image to the item, unless
  /// it is a system item. Assigning `nil` keeps both.
  open var primaryAction: UIAction? {
    // R-BBI-3
    get { ownPrimaryAction }
    set {
      ownPrimaryAction = newValue
      guard let newValue, systemItem == nil else { return }
      title = newValue.title
      image = newValue.image
    }
  }

  // R-MENU-31
  /// The menu of the item, or `nil`, the default.
  ///
  /// It is shown by a tap if the item has neither a primary action nor an action, and otherwise when the
  /// item is pressed for half a second.
  open var menu: UIMenu? {
    didSet {
      guard menu !== oldValue else { return }
      selectFirstActionIfNeeded()
      contentChanged()
    }
  }

  // R-MENU-14
  /// The order of the elements of the menu.
  ///
  /// The default value is `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// A Boolean value that indicates whether a tap toggles ``isSelected`` before the action is
  /// performed.
  ///
  /// An item without an action whose ``menu`` is shown by a tap shows the title or the image of the
  /// menu's selected element instead. The default value is `false`.
  open var changesSelectionAsPrimaryAction: Bool {
    // R-BBI-7
    get { extras?.value.togglesSelection ?? false }
    set {
      change { $0.togglesSelection = newValue }
      selectFirstActionIfNeeded()
    }
  }

  // MARK: Content

  open override var title: String? {
    get { super.title ?? systemItem?.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image ?? systemItem?.image }
    set { super.image = newValue }
  }

  /// A Boolean value that indicates whether the item can be tapped.
  ///
  /// The default value is `true`. The value is also assigned to a custom view that is a control.
  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      (customView as? UIControl)?.isEnabled = newValue
    }
  }

  /// The view that is displayed instead of title and image.
  ///
  /// The default value is `nil`.
  open var customView: UIView? {
    // R-BBI-5, R-BBI-6
    willSet { attachments?.willChange("customView") }
    didSet {
      if customView !== oldValue { contentChanged() }
      attachments?.didChange("customView")
    }
  }

  /// The emphasis of the item.
  ///
  /// The default value is ``Style/plain``, except for some system items.
  open var style = Style.plain {
    didSet { if style != oldValue { contentChanged() } }
  }

  /// The width of the item, in points.
  ///
  /// The default value is 0, for the width of the title or image, or 8 points for a fixed space.
  /// Negative values count as 0; values that are not finite are ignored.
  open var width: CGFloat {
    // R-BBI-25
    get { extras?.value.width ?? 0 }
    set {
      guard newValue.isFinite else {
        return Log.warning("UIBarButtonItem.width: \(newValue) is not a valid width; ignored")
      }
      change { $0.width = newValue }
    }
  }

  /// The titles that the item may display later; the item is as wide as the widest of them.
  ///
  /// The default value is `nil`.
  open var possibleTitles: Set<String>? {
    get { extras?.value.possibleTitles }
    set { change { $0.possibleTitles = newValue } }
  }

  /// A Boolean value that indicates whether the item is removed from the layout of its bar.
  ///
  /// The default value is `false`.
  open var isHidden: Bool {
    get { extras?.value.isHidden ?? false }
    set { change { $0.isHidden = newValue } }
  }

  /// A Boolean value that indicates whether the item represents a state that is on, displayed by a
  /// highlight in the tint color.
  ///
  /// The default value is `false`.
  open var isSelected: Bool {
    // R-BBI-27
    get { extras?.value.isSelected ?? false }
    set { change { $0.isSelected = newValue } }
  }

  /// The color of title and image, or `nil` for the tint color of the bar.
  ///
  /// The default value is `nil`.
  open var tintColor: UIColor? {
    get { extras?.value.tintColor }
    set {
      let observed = attachments?.begin("tintColor")
      defer { observed?.end() }
      noteAppearance(.tintColor, \UIBarButtonItem.tintColor, newValue)
      change { $0.tintColor = newValue }
    }
  }

  /// A Boolean value that indicates whether the item is activated when a drag session rests over
  /// it.
  ///
  /// The default value is `false`.
  open var isSpringLoaded: Bool {
    // R-IN-4
    get { extras?.value.isSpringLoaded ?? false }
    set { change { $0.isSpringLoaded = newValue } }
  }

  // MARK: Background images

  /// Sets the background image in a state, for all styles.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to remove it.
  ///   - state: The state.
  ///   - barMetrics: The metrics of the bar.
  open func setBackgroundImage(
    _ image: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    // R-BBI-33
    noteAppearance(.barButtonBackgroundImage(state, nil, barMetrics)) { (item: UIBarButtonItem) in
      item.setBackgroundImage(image, for: state, barMetrics: barMetrics)
    }
    change { $0.legacy.ordinary[state, nil, barMetrics] = image }
  }

  /// Returns the background image for exactly this state and these metrics, or `nil` if none was
  /// set.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - barMetrics: The metrics of the bar.
  /// - Returns: The image.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    extras?.value.legacy.ordinary[state, nil, barMetrics]
  }

  /// Sets the background image in a state, for a style.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to remove it.
  ///   - state: The state.
  ///   - style: The style of the item.
  ///   - barMetrics: The metrics of the bar.
  open func setBackgroundImage(
    _ image: UIImage?,
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) {
    // R-BBI-33
    noteAppearance(.barButtonBackgroundImage(state, style, barMetrics)) { (item: UIBarButtonItem) in
      item.setBackgroundImage(image, for: state, style: style, barMetrics: barMetrics)
    }
    change { $0.legacy.ordinary[state, style, barMetrics] = image }
  }

  /// Returns the background image for exactly this combination of state, style and metrics, or
  /// `nil` if none was set.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - style: The style of the item.
  ///   - barMetrics: The metrics of the bar.
  /// - Returns: The image.
  open func backgroundImage(
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    extras?.value.legacy.ordinary[state, style, barMetrics]
  }

  /// Sets the distance by which the background image is moved downwards.
  ///
  /// Adjustments that are not finite are ignored.
  ///
  /// - Parameters:
  ///   - adjustment: The distance, in points.
  ///   - barMetrics: The metrics of the bar.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    noteAppearance(.barButtonBackgroundShift(barMetrics)) { (item: UIBarButtonItem) in
      item.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    changeShift(adjustment) { $0.legacy.ordinary.backgroundShifts[barMetrics.rawValue] = $1 }
  }

  /// Returns the distance by which the background image is moved downwards, in points; 0 if none
  /// was set.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    extras?.value.legacy.ordinary.backgroundShifts[barMetrics.rawValue] ?? 0
  }

  /// Sets the offset of the title to the right and downwards.
  ///
  /// Adjustments that are not finite are ignored.
  ///
  /// - Parameters:
  ///   - adjustment: The offset, in points.
  ///   - barMetrics: The metrics of the bar.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    noteAppearance(.barButtonTitleOffset(barMetrics)) { (item: UIBarButtonItem) in
      item.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    changeOffset(adjustment) { $0.legacy.ordinary.titleOffsets[barMetrics.rawValue] = $1 }
  }

  /// Returns the offset of the title, in points; zero if none was set.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    extras?.value.legacy.ordinary.titleOffsets[barMetrics.rawValue] ?? .zero
  }

  // MARK: Back buttons

  /// Sets the background image of the item as a back button.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or `nil` to remove it.
  ///   - state: The state.
  ///   - barMetrics: The metrics of the bar.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    // R-BBI-33
    noteAppearance(.backButtonBackgroundImage(state, barMetrics)) { (item: UIBarButtonItem) in
      item.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    change { $0.legacy.back[state, nil, barMetrics] = backgroundImage }
  }

  /// Returns the back button image for exactly this state and these metrics, or `nil` if none was
  /// set.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - barMetrics: The metrics of the bar.
  /// - Returns: The image.
  open func backButtonBackgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    extras?.value.legacy.back[state, nil, barMetrics]
  }

  /// Sets the distance by which the background image of the back button is moved downwards.
  ///
  /// Adjustments that are not finite are ignored.
  ///
  /// - Parameters:
  ///   - adjustment: The distance, in points.
  ///   - barMetrics: The metrics of the bar.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    noteAppearance(.backButtonBackgroundShift(barMetrics)) { (item: UIBarButtonItem) in
      item.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    changeShift(adjustment) { $0.legacy.back.backgroundShifts[barMetrics.rawValue] = $1 }
  }

  /// Returns the distance by which the background image is moved downwards, in points; 0 if none
  /// was set.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    extras?.value.legacy.back.backgroundShifts[barMetrics.rawValue] ?? 0
  }

  /// Sets the offset of the back button's title to the right and downwards.
  ///
  /// Adjustments that are not finite are ignored.
  ///
  /// - Parameters:
  ///   - adjustment: The offset, in points.
  ///   - barMetrics: The metrics of the bar.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    noteAppearance(.backButtonTitleOffset(barMetrics)) { (item: UIBarButtonItem) in
      item.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    changeOffset(adjustment) { $0.legacy.back.titleOffsets[barMetrics.rawValue] = $1 }
  }

  /// Returns the offset of the title, in points; zero if none was set.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    extras?.value.legacy.back.titleOffsets[barMetrics.rawValue] ?? .zero
  }

  // MARK: Coding

  /// Restores an archived item without target and action; `nil`, with the error of the coder set,
  /// if the archive is damaged.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard BarButtonItemArchive.read(self, from: coder) else { return nil }
  }

  /// Archives all displayed values.
  ///
  /// Overrides call `super`.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    BarButtonItemArchive.write(self, to: coder)
  }

  // MARK: Observers

  override func contentChanged() {
    for observer in observers.all { observer.barItemChanged(self) }
  }

  /// Adds an observer of changes; the reference is weak.
  func isShown(by observer: BarItemObserver) { observers.add(observer) }

  func isNoLongerShown(by observer: BarItemObserver) { observers.remove(observer) }

  /// The button that displays the item, the last one if there are several.
  var button: BarButtonView? { observers.all.lazy.compactMap { $0 as? BarButtonView }.last }

  func change(_ change: (inout BarButtonItemExtras) -> Void) {
    let extras = extras ?? Box(BarButtonItemExtras())
    change(&extras.value)
    self.extras = extras
    contentChanged()
  }

  func restore(systemItem: SystemItem?) { self.systemItem = systemItem }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + barButtonItemMembers
  }
}
