/// One tab of a tab bar controller: what the bar shows for it, and what makes its page.
///
/// Give tabs to `UITabBarController.tabs`. Changes of a tab show on the bar at once; nothing has to be assigned again.
/// (R-TAB-21)
///
/// Unlike iOS 18, subtitles and hiding by the user are not declared, since both belong to the sidebar.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// What stands on the bar for this tab; it holds title, image, badge and whether the tab is enabled.
  let item: UITabBarItem
  private let name: String
  private var provider: ((UITab) -> UIViewController)?
  private var page: UIViewController?
  /// The group this tab is in.
  weak var group: UITabGroup?
  /// The controller that has this tab on its outermost level.
  weak var owner: UITabBarController?

  // MARK: Creating a tab

  /// Creates a tab.
  ///
  /// `viewControllerProvider` makes its page, once; the tabs of the outermost level need one. (R-TAB-1, R-TAB-26)
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    item = UITabBarItem(title: title, image: image, tag: 0)
    name = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The name given at creation; two tabs of one controller that share one raise. (R-TAB-20, X-70)
  open var identifier: String { name }

  // MARK: On the bar

  /// The text on the bar; "" shows none.
  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }

  /// The icon on the bar.
  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }

  /// The text of the badge; nil, the default, shows none, "" an empty one. (R-BDG-1)
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }

  /// Whether it can be tapped; true by default.
  ///
  /// Disabled tabs are dimmed; code may still select them. (R-ITEM-9)
  open var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  /// A name for tests, which is not read out; nil by default. (R-AX-6)
  open var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  /// Where on the bar the tab would like to stand; `automatic` by default. (R-TAB-23)
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { placeChanged() } }
  }

  /// Whether the tab is away, from the bar or from its group; false by default.
  ///
  /// Hiding the selected tab selects the first on the bar, or of the group. (R-TAB-22)
  open var isHidden = false {
    didSet { if isHidden != oldValue { placeChanged() } }
  }

  /// Whether an item of the bar stands for the tab now; false for one behind More, and for one in a group. (R-TAB-27)
  open var hasVisiblePlacement: Bool { tabBarController?.showsItem(of: self) ?? false }

  // MARK: Its page

  /// The page, made when first asked for, and the same from then on; nil without a provider.
  ///
  /// Unlike iOS, nil also while the provider runs. (R-TAB-1, R-TAB-26)
  open var viewController: UIViewController? {
    if let page { return page }
    guard let make = provider else { return nil }
    provider = nil
    let made = make(self)
    page = made
    made.tabMade(by: self)
    return made
  }

  // MARK: Where it is

  /// The group this tab is in; nil on the outermost level.
  open var parent: UITabGroup? { group }

  /// The controller that has this tab, directly or in a group.
  open var tabBarController: UITabBarController? { group?.tabBarController ?? owner }

  /// The outermost group around this tab, or this tab itself, that shows its tabs on a navigation stack. (R-TAB-13)
  open var managingTabGroup: UITabGroup? { group?.managingTabGroup }

  /// Anything of the app's own; nil by default.
  open var userInfo: Any?

  // MARK: In a tree

  /// The tabs below.
  var subtabs: [UITab] { [] }

  /// The placement with `automatic` resolved.
  final var placement: Placement {
    preferredPlacement == .automatic ? automaticPlacement : preferredPlacement
  }

  var automaticPlacement: Placement { group == nil ? .default : .optional }

  /// What fills the content area for this tab on the outermost level.
  var content: UIViewController? { viewController }

  private func placeChanged() {
    if let group { group.subtabPlaceChanged() } else { owner?.placeTabs() }
  }

  /// Takes the tab out of the group or controller it is in. (R-TAB-28)
  func leave() {
    if let group { group.children.removeAll { $0 === self } }
    if let owner { owner.tabs.removeAll { $0 === self } }
  }

  /// The tabs from the outermost one down to this one.
  var path: [UITab] { (group?.path ?? []) + [self] }
}
