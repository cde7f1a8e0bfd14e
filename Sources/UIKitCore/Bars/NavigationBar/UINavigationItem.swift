/// The content of a navigation bar for one page: title, prompt, items and the back button of the
/// next page.
///
/// A navigation bar displays the topmost of its items and updates immediately when that item
/// changes. Use ``UIViewController/navigationItem`` for the item of a page in a navigation
/// controller.
@preconcurrency @MainActor
open class UINavigationItem: _UIAccessibleObject, @preconcurrency NSCoding {
  /// The conditions for a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The title has the same size as that of the item below. The lowest item has a large title.
    case automatic = 0
    /// The title is always large.
    case always = 1
    /// The title is never large.
    case never = 2
  }

  /// The titles that a back button may display.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item is displayed, or a generic title if that is too long, or none.
    case `default` = 0
    /// The generic title is displayed, or none if that is too long.
    case generic = 1
    /// No title is displayed beside the indicator.
    case minimal = 2
  }

  private(set) var values = NavigationItemValues()
  // R-SPL-24
  /// Items that a container adds before the left items.
  var containerItems: [UIBarButtonItem] = [] {
    didSet { bar?.itemChanged(self) }
  }
  private var store = BarAppearanceStore<UINavigationBarAppearance>()
  /// The bar whose stack contains the item.
  weak var bar: UINavigationBar?
  /// The position of the content when the bar last displayed the item.
  var place = NavigationItemPlace()

  // MARK: Creating an item

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item with a title.
  ///
  /// - Parameter title: The title.
  public init(title: String) {
    values.title = title
    super.init()
  }

  // MARK: Title

  /// The title in the center of the row, or the large title.
  ///
  /// The default value is `nil`.
  open var title: String? {
    get { values.title }
    set {
      let observed = attachments?.begin("title")
      defer { observed?.end() }
      change { $0.title = newValue }
    }
  }

  /// The view that is displayed instead of the title.
  ///
  /// The default value is `nil`. Its size is determined by its constraints, or else by
  /// `sizeThatFits(_:)`, within the available space.
  open var titleView: UIView? {
    // R-NBAR-20
    willSet { attachments?.willChange("titleView") }
    didSet {
      if titleView !== oldValue { bar?.itemChanged(self) }
      attachments?.didChange("titleView")
    }
  }

  /// The text above the row, which makes the bar higher, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var prompt: String? {
    // R-NBAR-2
    get { values.prompt }
    set {
      let observed = attachments?.begin("prompt")
      defer { observed?.end() }
      change { $0.prompt = newValue }
    }
  }

  /// The condition for a large title in a bar that prefers large titles.
  ///
  /// The default value is ``LargeTitleDisplayMode/automatic``.
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    // R-NBAR-3
    get { values.largeTitleDisplayMode }
    set { change { $0.largeTitleDisplayMode = newValue } }
  }

  // MARK: Back button

  /// The title of the next page's back button, or `nil` for ``title``.
  ///
  /// The default value is `nil`.
  open var backButtonTitle: String? {
    // R-NBAR-13
    get { values.backButtonTitle }
    set { change { $0.backButtonTitle = newValue } }
  }

  /// The item that determines the appearance of the next page's back button, or `nil` to derive it
  /// from the titles.
  ///
  /// The default value is `nil`. Title, image, tint color and text attributes are used; the action
  /// of the item is not performed.
  open var backBarButtonItem: UIBarButtonItem? {
    // R-NBAR-17
    didSet { if backBarButtonItem !== oldValue { bar?.itemChanged(self) } }
  }

  /// The titles that the next page's back button may display.
  ///
  /// The default value is ``BackButtonDisplayMode/default``.
  open var backButtonDisplayMode: BackButtonDisplayMode {
    // R-NBAR-13
    get { values.backButtonDisplayMode }
    set { change { $0.backButtonDisplayMode = newValue } }
  }

  /// A Boolean value that indicates whether this page has no back button.
  ///
  /// The default value is `false`.
  open var hidesBackButton: Bool {
    get { values.hidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Hides or shows the back button of this page.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether the back button is hidden.
  ///   - animated: Whether the change is cross-faded.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != values.hidesBackButton else { return }
    values.hidesBackButton = hidesBackButton
    bar?.itemChanged(self, animated: animated)
  }

  /// A Boolean value that indicates whether left items are displayed beside the back button instead
  /// of replacing it.
  ///
  /// The default value is `false`.
  open var leftItemsSupplementBackButton: Bool {
    // R-NBAR-21
    get { values.leftItemsSupplementBackButton }
    set { change { $0.leftItemsSupplementBackButton = newValue } }
  }

  // MARK: Items

  /// The items at the leading side, outermost first.
  ///
  /// The default value is `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    // R-NBAR-22
    get { leading }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The items at the trailing side, outermost first.
  ///
  /// The default value is `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    // R-NBAR-22
    get { trailing }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The first of the left items; assigning an item replaces all of them.
  ///
  /// The default value is `nil`.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leading?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The first of the right items; assigning an item replaces all of them.
  ///
  /// The default value is `nil`.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { trailing?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Replaces the left items.
  ///
  /// - Parameters:
  ///   - items: The items, outermost first.
  ///   - animated: Whether the change is cross-faded.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leading = items.map(NavigationItemValues.unique)
    bar?.itemChanged(self, animated: animated)
  }

  /// Replaces the right items.
  ///
  /// - Parameters:
  ///   - items: The items, outermost first.
  ///   - animated: Whether the change is cross-faded.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    trailing = items.map(NavigationItemValues.unique)
    bar?.itemChanged(self, animated: animated)
  }

  /// Replaces the left items with one item or none.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - animated: Whether the change is cross-faded.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Replaces the right items with one item or none.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - animated: Whether the change is cross-faded.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  private var leading: [UIBarButtonItem]?
  private var trailing: [UIBarButtonItem]?

  // MARK: Appearances

  /// The appearance of the bar while this item is topmost, or `nil` for the bar's own.
  ///
  /// The default value is `nil`. The item stores a copy, so change the object first and assign it
  /// afterwards.
  open var standardAppearance: UINavigationBarAppearance? {
    // R-NBAR-32
    get { store.exposed(.standard) }
    set { assign(newValue, to: .standard) }
  }

  /// The appearance while no content lies under the bar, or `nil` for the bar's own.
  ///
  /// The default value is `nil`. The item stores a copy.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    // R-NBAR-32
    get { store.exposed(.scrollEdge) }
    set { assign(newValue, to: .scrollEdge) }
  }

  /// The appearance of the compact bar of a phone in landscape, or `nil` for the bar's own.
  ///
  /// The default value is `nil`. The item stores a copy.
  open var compactAppearance: UINavigationBarAppearance? {
    // R-NBAR-34
    get { store.exposed(.compact) }
    set { assign(newValue, to: .compact) }
  }

  /// The appearance of the compact bar while no content lies under it, or `nil` for the bar's own.
  ///
  /// The default value is `nil`. The item stores a copy.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    // R-NBAR-34
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

  /// The appearances that were assigned.
  var appearances: BarAppearances<UINavigationBarAppearance> { store.assigned }

  // MARK: Search

  /// The search controller whose search bar is shown below the title, or `nil`, the default.
  open var searchController: UISearchController? {
    didSet {
      // R-SRCH-2
      guard searchController !== oldValue else { return }
      if oldValue?.isActive == true { oldValue?.isActive = false }
      bar?.searchChanged(of: self)
    }
  }

  /// A Boolean value that indicates whether the search bar is hidden while the content scrolls.
  ///
  /// It then appears when the content is pulled down. With `false`, or if nothing scrolls under the
  /// bar, the search bar is always visible. The default value is `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.searchChanged(of: self) } }
  }

  // R-SRCH-8
  /// The place of the search bar in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The place is chosen by the navigation bar.
    case automatic
    /// The search bar is beside the title, at the trailing edge.
    case inline
    /// The search bar is below the title.
    case stacked
  }

  /// The place where the search bar should be.
  ///
  /// A search bar is beside the title only in bars of regular width, and if it has no scopes. The
  /// default value is `automatic`, which is `inline` on iPads and `stacked` on other devices.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet {
      if preferredSearchBarPlacement != oldValue { bar?.searchChanged(of: self) }
    }
  }

  /// The place where the search bar is: `inline` or `stacked`.
  open var searchBarPlacement: SearchBarPlacement {
    bar?.searchPlacement(of: self) ?? .stacked
  }

  // MARK: Coding

  /// Restores an archived item; `nil`, with the error of the coder set, if the archive is damaged.
  public required init?(coder: NSCoder) {
    // R-BAD-30
    super.init()
    guard let values = NavigationItemArchive.read(self, from: coder) else { return nil }
    self.values = values
  }

  /// Archives titles, items, title view and appearances.
  ///
  /// Overrides call `super`.
  open func encode(with coder: NSCoder) { NavigationItemArchive.write(self, to: coder) }

  // MARK: Changing

  private func change(_ change: (inout NavigationItemValues) -> Void) {
    let old = values
    change(&values)
    if values != old { bar?.itemChanged(self) }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + navigationItemMembers
  }
}
