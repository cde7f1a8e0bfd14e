/// A button of a toolbar or a navigation bar, or the space between two.
///
/// It shows its custom view, else its image, else its title. Changes show on the bars that have the item, without
/// animation. (R-BBI-1, R-BBI-8)
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  private(set) var systemItem: SystemItem?
  private(set) var extras: Box<BarButtonItemExtras>?
  private var observers = BarItemObservers()
  private var ownPrimaryAction: UIAction?

  // MARK: Creating an item

  /// Creates a plain item that shows nothing.
  public override init() { super.init() }

  /// Creates an item that shows an image in the tint colour.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with another image for the short bar of a phone on its side.
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

  /// Creates an item that shows a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  /// Creates a plain item with a title, or an image that is shown in its place.
  public convenience init(title: String?, image: UIImage?, target: Any?, action: Selector?) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
  }

  /// Creates an item with a title or picture of the system's, or a space. (R-BBI-4)
  ///
  /// `done` and `save` have the style `done`. Assigning a title or an image replaces the system's.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    style = systemItem.style
    setTarget(target, action)
  }

  /// Creates an item that shows a view, which takes its own touches. (R-BBI-5)
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item of the system's that runs an action, whose title and image are not shown. (R-BBI-3)
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Creates an item that runs an action; title and image come from it unless they are given. (R-BBI-3)
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// A space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes its share of what the other items leave. (R-BBI-26)
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  private class func space(_ kind: SystemItem) -> Self {
    guard let item = Instantiation.make(self) as? Self else {
      Misuse.raise(reason: "\(self) cannot be made by init()")
    }
    item.systemItem = kind
    return item
  }

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  // MARK: What it does

  /// The method that a tap calls, with the item and the event as arguments; nil, the default, for none. (R-BBI-2)
  open var action: Selector?

  /// Who has that method; nil, the default, looks along the responder chain, from the first responder or else the button.
  ///
  /// It is not kept alive; a target that is gone is not replaced by the responder chain.
  open weak var target: AnyObject? { didSet { hasTarget = target != nil } }

  /// Whether a target was set, so that one that is gone is told from none.
  private(set) var hasTarget = false

  /// What a tap runs in place of target and action; nil by default. (R-BBI-3)
  ///
  /// The item takes title and image of an action that is assigned, unless it is one of the system's. Nil leaves both.
  open var primaryAction: UIAction? {
    get { ownPrimaryAction }
    set {
      ownPrimaryAction = newValue
      guard let newValue, systemItem == nil else { return }
      title = newValue.title
      image = newValue.image
    }
  }

  /// Whether a tap turns `isSelected` on and off before the action runs; false by default. (R-BBI-7)
  open var changesSelectionAsPrimaryAction: Bool {
    get { extras?.value.togglesSelection ?? false }
    set { change { $0.togglesSelection = newValue } }
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

  /// Whether the item can be tapped; true by default.
  ///
  /// A custom view that is a control follows.
  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      (customView as? UIControl)?.isEnabled = newValue
    }
  }

  /// The view shown in place of title and image; nil by default. (R-BBI-5, R-BBI-6)
  open var customView: UIView? {
    didSet { if customView !== oldValue { lookChanged() } }
  }

  /// How much the item stands out; plain unless the system's item says otherwise.
  open var style = Style.plain {
    didSet { if style != oldValue { lookChanged() } }
  }

  /// The width in points; 0, the default, is what title or image need, and 8 for a fixed space. (R-BBI-25)
  ///
  /// Negative counts as 0. A width that is no number is ignored.
  open var width: CGFloat {
    get { extras?.value.width ?? 0 }
    set {
      guard newValue.isFinite else {
        return Log.warning("UIBarButtonItem.width: \(newValue) is no width; ignored")
      }
      change { $0.width = newValue }
    }
  }

  /// Titles that the item may show later; it is as wide as the widest of them.
  ///
  /// Nil by default.
  open var possibleTitles: Set<String>? {
    get { extras?.value.possibleTitles }
    set { change { $0.possibleTitles = newValue } }
  }

  /// Whether the item takes no place on its bar; false by default.
  open var isHidden: Bool {
    get { extras?.value.isHidden ?? false }
    set { change { $0.isHidden = newValue } }
  }

  /// Whether the item stands for something that is on, which a mark in the tint colour shows; false by default. (R-BBI-27)
  open var isSelected: Bool {
    get { extras?.value.isSelected ?? false }
    set { change { $0.isSelected = newValue } }
  }

  /// The colour of title and image; nil, the default, for the bar's tint.
  open var tintColor: UIColor? {
    get { extras?.value.tintColor }
    set {
      noteAppearance(.tintColor, \UIBarButtonItem.tintColor, newValue)
      change { $0.tintColor = newValue }
    }
  }

  /// Whether the item is used when a drag session rests over it; false by default. (R-IN-4)
  open var isSpringLoaded: Bool {
    get { extras?.value.isSpringLoaded ?? false }
    set { change { $0.isSpringLoaded = newValue } }
  }

  // MARK: Pictures behind the item

  /// Sets the picture behind the item in a state, for every style; nil takes it back. (R-BBI-33)
  open func setBackgroundImage(
    _ image: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(.barButtonBackgroundImage(state, nil, barMetrics)) { (item: UIBarButtonItem) in
      item.setBackgroundImage(image, for: state, barMetrics: barMetrics)
    }
    change { $0.legacy.ordinary[state, nil, barMetrics] = image }
  }

  /// What was set for exactly this state and form; nil when nothing was.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    extras?.value.legacy.ordinary[state, nil, barMetrics]
  }

  /// Sets the picture behind the item in a state and style; nil takes it back. (R-BBI-33)
  open func setBackgroundImage(
    _ image: UIImage?,
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(.barButtonBackgroundImage(state, style, barMetrics)) { (item: UIBarButtonItem) in
      item.setBackgroundImage(image, for: state, style: style, barMetrics: barMetrics)
    }
    change { $0.legacy.ordinary[state, style, barMetrics] = image }
  }

  /// What was set for exactly this state, style and form; nil when nothing was.
  open func backgroundImage(
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    extras?.value.legacy.ordinary[state, style, barMetrics]
  }

  /// Moves that picture down by so many points.
  ///
  /// A shift that is no number is ignored.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    noteAppearance(.barButtonBackgroundShift(barMetrics)) { (item: UIBarButtonItem) in
      item.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    changeShift(adjustment) { $0.legacy.ordinary.backgroundShifts[barMetrics.rawValue] = $1 }
  }

  /// How far the picture is moved; 0 when nothing was set.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    extras?.value.legacy.ordinary.backgroundShifts[barMetrics.rawValue] ?? 0
  }

  /// Moves the title right and down by so many points.
  ///
  /// A shift that is no number is ignored.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    noteAppearance(.barButtonTitleOffset(barMetrics)) { (item: UIBarButtonItem) in
      item.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    changeOffset(adjustment) { $0.legacy.ordinary.titleOffsets[barMetrics.rawValue] = $1 }
  }

  /// How far the title is moved; not at all when nothing was set.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    extras?.value.legacy.ordinary.titleOffsets[barMetrics.rawValue] ?? .zero
  }

  // MARK: The same for back buttons

  /// Sets the picture behind the item where it is a back button; nil takes it back. (R-BBI-33)
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(.backButtonBackgroundImage(state, barMetrics)) { (item: UIBarButtonItem) in
      item.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    change { $0.legacy.back[state, nil, barMetrics] = backgroundImage }
  }

  /// What was set for exactly this state and form; nil when nothing was.
  open func backButtonBackgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    extras?.value.legacy.back[state, nil, barMetrics]
  }

  /// Moves that picture down by so many points.
  ///
  /// A shift that is no number is ignored.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    noteAppearance(.backButtonBackgroundShift(barMetrics)) { (item: UIBarButtonItem) in
      item.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    changeShift(adjustment) { $0.legacy.back.backgroundShifts[barMetrics.rawValue] = $1 }
  }

  /// How far the picture is moved; 0 when nothing was set.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    extras?.value.legacy.back.backgroundShifts[barMetrics.rawValue] ?? 0
  }

  /// Moves the title of a back button right and down by so many points.
  ///
  /// A shift that is no number is ignored.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    noteAppearance(.backButtonTitleOffset(barMetrics)) { (item: UIBarButtonItem) in
      item.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    changeOffset(adjustment) { $0.legacy.back.titleOffsets[barMetrics.rawValue] = $1 }
  }

  /// How far the title is moved; not at all when nothing was set.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    extras?.value.legacy.back.titleOffsets[barMetrics.rawValue] ?? .zero
  }

  // MARK: Coding

  /// Restores an archived item, without target and action; nil, with the coder's error set, when the archive is damaged.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard BarButtonItemArchive.read(self, from: coder) else { return nil }
  }

  /// Writes everything that shows; overrides call super.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    BarButtonItemArchive.write(self, to: coder)
  }

  // MARK: Telling the bar

  override func lookChanged() {
    for observer in observers.all { observer.barItemChanged(self) }
  }

  /// Has somebody told of every change, until the item or the observer is gone.
  func isShown(by observer: BarItemObserver) { observers.add(observer) }

  func isNoLongerShown(by observer: BarItemObserver) { observers.remove(observer) }

  /// The button that shows the item now; the last of them where several do.
  var button: BarButtonView? { observers.all.lazy.compactMap { $0 as? BarButtonView }.last }

  func change(_ change: (inout BarButtonItemExtras) -> Void) {
    let extras = extras ?? Box(BarButtonItemExtras())
    change(&extras.value)
    self.extras = extras
    lookChanged()
  }

  func restore(systemItem: SystemItem?) { self.systemItem = systemItem }
}
