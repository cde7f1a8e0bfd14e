/// One tab of a tab bar controller: its item on the bar, and the provider of its page.
///
/// Assign tabs to ``UITabBarController/tabs``. Changes to a tab are shown on the bar without
/// assigning the tabs again.
///
/// ```swift
/// let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
///   HomePage()
/// }
/// let controller = UITabBarController(tabs: [home])
/// ```
///
/// Unlike iOS 18, subtitles and hiding by the user are not declared, since both belong to the
/// sidebar.
@preconcurrency @MainActor
open class UITab: NSObject {
  // R-TAB-21

  /// The item on the bar, which stores the title, image, badge and whether the tab is enabled.
  let item: UITabBarItem
  private let name: String
  private var provider: ((UITab) -> UIViewController)?
  private var page: UIViewController?
  /// The group that contains this tab.
  weak var group: UITabGroup?
  /// The controller that has this tab on its outermost level.
  weak var owner: UITabBarController?

  // MARK: Creating a tab

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The text on the bar.
  ///   - image: The icon on the bar.
  ///   - identifier: The identifier, unique among the tabs of a controller.
  ///   - viewControllerProvider: Creates the page; called once. Tabs of the outermost level require
  ///     one. The default value is `nil`.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    // R-TAB-1, R-TAB-26
    item = UITabBarItem(title: title, image: image, tag: 0)
    name = identifier
    provider = viewControllerProvider
    super.init()
  }

  // R-TAB-20, X-70
  /// The identifier given at creation.
  ///
  /// Two tabs of one controller with the same identifier raise an exception.
  open var identifier: String { name }

  // MARK: Item

  /// The text on the bar.
  ///
  /// An empty string shows no text.
  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }

  /// The icon on the bar.
  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }

  /// The text of the badge.
  ///
  /// The default value is `nil`, which shows no badge; an empty string shows an empty one.
  open var badgeValue: String? {
    // R-BDG-1
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }

  /// A Boolean value that indicates whether the tab can be tapped.
  ///
  /// The default value is `true`.
  ///
  /// Disabled tabs are dimmed. They can still be selected by code.
  open var isEnabled: Bool {
    // R-ITEM-9
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  /// An identifier for tests, which isn't read aloud.
  ///
  /// The default value is `nil`.
  open var accessibilityIdentifier: String? {
    // R-AX-6
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  /// The preferred position on the bar.
  ///
  /// The default value is ``Placement/automatic``.
  open var preferredPlacement = Placement.automatic {
    // R-TAB-23
    didSet { if preferredPlacement != oldValue { placeChanged() } }
  }

  /// A Boolean value that indicates whether the tab is hidden from the bar or from its group.
  ///
  /// The default value is `false`.
  ///
  /// Hiding the selected tab selects the first tab on the bar, or in the group.
  open var isHidden = false {
    // R-TAB-22
    didSet { if isHidden != oldValue { placeChanged() } }
  }

  // R-TAB-27
  /// A Boolean value that indicates whether an item of the bar currently shows the tab.
  ///
  /// The value is `false` for tabs behind More and for tabs in a group.
  open var hasVisiblePlacement: Bool { tabBarController?.showsItem(of: self) ?? false }

  // MARK: Page

  /// The page, created when it is first used, or `nil` if the tab has no provider.
  ///
  /// Unlike iOS, the value is `nil` while the provider runs.
  open var viewController: UIViewController? {
    // R-TAB-1, R-TAB-26
    if let page { return page }
    guard let make = provider else { return nil }
    provider = nil
    let made = make(self)
    page = made
    made.tabMade(by: self)
    return made
  }

  // MARK: Position in the tree

  /// The group that contains this tab; `nil` on the outermost level.
  open var parent: UITabGroup? { group }

  /// The controller that contains this tab, directly or in a group.
  open var tabBarController: UITabBarController? { group?.tabBarController ?? owner }

  // R-TAB-13
  /// The outermost group, among this tab and its ancestors, that shows its tabs on a navigation
  /// stack.
  open var managingTabGroup: UITabGroup? { group?.managingTabGroup }

  /// A value that the app associates with the tab; the system doesn't use it.
  ///
  /// The default value is `nil`.
  open var userInfo: Any?

  // MARK: Subtabs

  /// The tabs below this one.
  var subtabs: [UITab] { [] }

  /// The preferred placement with `automatic` resolved.
  final var placement: Placement {
    preferredPlacement == .automatic ? automaticPlacement : preferredPlacement
  }

  var automaticPlacement: Placement { group == nil ? .default : .optional }

  /// The view controller that is shown while this tab of the outermost level is selected.
  var content: UIViewController? { viewController }

  private func placeChanged() {
    if let group { group.subtabPlaceChanged() } else { owner?.placeTabs() }
  }

  /// Removes the tab from its group and from its controller.
  func leave() {
    // R-TAB-28
    if let group { group.children.removeAll { $0 === self } }
    if let owner { owner.tabs.removeAll { $0 === self } }
  }

  /// The tabs from the outermost one down to this one.
  var path: [UITab] { (group?.path ?? []) + [self] }
}
