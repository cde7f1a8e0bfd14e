/// What a navigation bar shows for one page: title, prompt, items, and how the way back to the page is called.
///
/// A bar shows the topmost of its items; changes show at once.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// When a bar that prefers large titles shows this one large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it on the bar; the lowest item's title is large.
    case automatic = 0
    /// Large.
    case always = 1
    /// In the bar's row only.
    case never = 2
  }

  /// What the back button of the next page says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, a word for "back" where the title is too long, or nothing.
    case `default` = 0
    /// The word for "back", or nothing where that is too long.
    case generic = 1
    /// Nothing beside the arrow.
    case minimal = 2
  }

  private(set) var values = NavigationItemValues()
  private var store = BarAppearanceStore<UINavigationBarAppearance>()
  /// The bar that has the item on its stack; told of every change.
  weak var bar: UINavigationBar?
  /// Where the page's content was when the bar showed the item last.
  var place = NavigationItemPlace()

  // MARK: Creating an item

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item with a title.
  public init(title: String) {
    values.title = title
    super.init()
  }

  // MARK: Title

  /// The text in the middle of the bar, or large below; nil, the default, shows none.
  open var title: String? {
    get { values.title }
    set { change { $0.title = newValue } }
  }

  /// What is shown in the middle of the bar in place of the title; nil by default. (R-NBAR-20)
  ///
  /// Its size is what its constraints ask for, else what `sizeThatFits(_:)` gives, as far as there is room.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { bar?.itemChanged(self) } }
  }

  /// A line of text above the title, which makes the bar higher; nil, the default, shows none. (R-NBAR-2)
  open var prompt: String? {
    get { values.prompt }
    set { change { $0.prompt = newValue } }
  }

  /// Whether the title is shown large in a bar that prefers large titles; `automatic` by default. (R-NBAR-3)
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { values.largeTitleDisplayMode }
    set { change { $0.largeTitleDisplayMode = newValue } }
  }

  // MARK: Back button

  /// What the next page's back button says in place of the title; nil, the default, leaves it at the title. (R-NBAR-13)
  open var backButtonTitle: String? {
    get { values.backButtonTitle }
    set { change { $0.backButtonTitle = newValue } }
  }

  /// What the next page's back button looks like; nil, the default, makes it from the titles.
  ///
  /// Title, image, tint and text attributes count; a tap leads back whatever the item does. (R-NBAR-17)
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { bar?.itemChanged(self) } }
  }

  /// How much the next page's back button says; `default` by default. (R-NBAR-13)
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { values.backButtonDisplayMode }
    set { change { $0.backButtonDisplayMode = newValue } }
  }

  /// Whether this page has no back button; false by default.
  open var hidesBackButton: Bool {
    get { values.hidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Shows or hides the back button of this page, fading where animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != values.hidesBackButton else { return }
    values.hidesBackButton = hidesBackButton
    bar?.itemChanged(self, animated: animated)
  }

  /// Whether leading items stand beside the back button instead of replacing it; false by default. (R-NBAR-21)
  open var leftItemsSupplementBackButton: Bool {
    get { values.leftItemsSupplementBackButton }
    set { change { $0.leftItemsSupplementBackButton = newValue } }
  }

  // MARK: Items

  /// The items where reading begins, the outermost first; nil by default. (R-NBAR-22)
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leading }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The items where reading ends, the outermost first; nil by default. (R-NBAR-22)
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailing }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The first of the left items; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leading?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The first of the right items; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { trailing?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Replaces the left items, fading where animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leading = items.map(NavigationItemValues.unique)
    bar?.itemChanged(self, animated: animated)
  }

  /// Replaces the right items, fading where animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    trailing = items.map(NavigationItemValues.unique)
    bar?.itemChanged(self, animated: animated)
  }

  /// Replaces the left items by one, or none, fading where animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Replaces the right items by one, or none, fading where animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  private var leading: [UIBarButtonItem]?
  private var trailing: [UIBarButtonItem]?

  // MARK: Looks

  /// The bar's look while this item is on top, in place of the bar's own; nil, the default, leaves that. (R-NBAR-32)
  ///
  /// A copy is kept, here and below, so change the object first and assign it then.
  open var standardAppearance: UINavigationBarAppearance? {
    get { store.exposed(.standard) }
    set { assign(newValue, to: .standard) }
  }

  /// The look while no content lies under the bar; nil, the default, leaves the bar's own. (R-NBAR-32)
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { store.exposed(.scrollEdge) }
    set { assign(newValue, to: .scrollEdge) }
  }

  /// The look of the short bar of a phone on its side; nil, the default, leaves the bar's own. (R-NBAR-34)
  open var compactAppearance: UINavigationBarAppearance? {
    get { store.exposed(.compact) }
    set { assign(newValue, to: .compact) }
  }

  /// The look of the short bar while no content lies under it; nil, the default, leaves the bar's own. (R-NBAR-34)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { store.exposed(.compactScrollEdge) }
    set { assign(newValue, to: .compactScrollEdge) }
  }

  private func assign(
    _ appearance: UINavigationBarAppearance?,
    to slot: BarAppearanceSlot
  ) {
    store.assign(appearance, to: slot)
    bar?.itemChanged(self)
  }

  /// What was assigned; nil where nothing was.
  var appearances: BarAppearances<UINavigationBarAppearance> { store.assigned }

  // MARK: Coding

  /// Restores an archived item; nil, with the coder's error set, when the archive is damaged. (R-BAD-30)
  public required init?(coder: NSCoder) {
    super.init()
    guard let values = NavigationItemArchive.read(self, from: coder) else { return nil }
    self.values = values
  }

  /// Writes titles, items, title view and appearances; overrides call super.
  open func encode(with coder: NSCoder) { NavigationItemArchive.write(self, to: coder) }

  // MARK: Changing

  private func change(_ change: (inout NavigationItemValues) -> Void) {
    let old = values
    change(&values)
    if values != old { bar?.itemChanged(self) }
  }
}
