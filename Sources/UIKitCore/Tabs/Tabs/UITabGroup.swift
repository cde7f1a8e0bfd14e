/// A tab that holds others, of which one may be selected.
///
/// On the bar a group is one item. By itself it shows its own page whatever child is selected; with a navigation controller
/// in `managingNavigationController` it shows the pages on the way to the selected child as a stack. (R-TAB-13)
///
/// Unlike iOS 18, what only a sidebar shows is not declared: actions, appearance, reordering by the user.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  private var selection = GroupSelection<UITab>()
  private var stack = GroupStack()
  private var isStacking = false
  private var members: [UITab] = []

  // MARK: Creating a group

  /// Creates a group with tabs in it.
  ///
  /// `viewControllerProvider` makes the page of the group itself.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    replaceChildren(with: children)
  }

  /// Creates a group without tabs.
  public override init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
  }

  // MARK: Tabs

  /// The tabs in the group; [] by default.
  ///
  /// A tab that is elsewhere leaves there. A group cannot be below itself: that raises. (R-TAB-28, X-71)
  open var children: [UITab] {
    get { members }
    set { replaceChildren(with: newValue) }
  }

  /// A tab below, however deep; nil for a name that none has.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in members {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The order in which `displayOrder` names the children; [] by default. (R-TAB-32)
  ///
  /// Names that no child has are ignored.
  open var displayOrderIdentifiers: [String] = []

  /// The children in the order of `displayOrderIdentifiers`, then the others as they were given.
  open var displayOrder: [UITab] {
    var rest = members
    let named = displayOrderIdentifiers.compactMap { identifier -> UITab? in
      rest.firstIndex { $0.identifier == identifier }.map { rest.remove(at: $0) }
    }
    return named + rest
  }

  // MARK: Selection

  /// The selected child; nil, the default, until the group is chosen for the first time. (R-TAB-13, R-TAB-30)
  ///
  /// Assigning selects it in this group, without selecting the group. A tab that is no child, or a hidden one, is ignored
  /// with a warning.
  open var selectedChild: UITab? {
    get { selection.selected }
    set { select(newValue) }
  }

  /// The name of the child that is selected when the group is chosen for the first time; nil, the default, for the first.
  ///
  /// A name that no visible child has counts as nil. (R-TAB-13)
  open var defaultChildIdentifier: String?

  /// Shows the pages on the way to the selected child; nil, the default, leaves showing them to the app.
  ///
  /// Of nested groups that have one, the outermost rules. (R-TAB-13, R-TAB-31)
  open var managingNavigationController: UINavigationController? {
    didSet {
      guard managingNavigationController !== oldValue else { return }
      managerChanged(from: oldValue)
    }
  }

  open override var managingTabGroup: UITabGroup? {
    group?.managingTabGroup ?? (managingNavigationController == nil ? nil : self)
  }

  override var subtabs: [UITab] { members }

  override var content: UIViewController? { managingNavigationController ?? viewController }
}

// MARK: - Children and their selection

extension UITabGroup {
  private var visibleMembers: [UITab] { members.filter { !$0.isHidden } }

  private var preferredChild: UITab? {
    members.first { $0.identifier == defaultChildIdentifier }
  }

  private func replaceChildren(with new: [UITab]) {
    let above = Set(path.map(ObjectIdentifier.init))
    for tab in new where above.contains(ObjectIdentifier(tab)) {
      Misuse.raise(
        reason: "The tab '\(tab.identifier)' cannot be added to a group that is below it."
      )
    }
    let (old, staying) = (members, Set(new.map(ObjectIdentifier.init)))
    for tab in old where !staying.contains(ObjectIdentifier(tab)) { tab.group = nil }
    for tab in new where tab.group !== self {
      tab.leave()
      tab.group = self
    }
    members = new
    tabBarController?.tabTreeChanged()
    // The delegate is told of a selected tab that was dropped, too.
    withExtendedLifetime(old) { subtabPlaceChanged() }
  }

  /// Children came, went, hid or were shown.
  func subtabPlaceChanged() {
    selection.childrenChanged(preferred: preferredChild, visible: visibleMembers)
    tabBarController?.tabPathChanged()
  }

  private func select(_ tab: UITab?) {
    guard take(tab) else { return }
    tabBarController?.tabPathChanged()
  }

  /// Selects a child, or none, and leaves it to the caller to show it.
  func take(_ tab: UITab?) -> Bool {
    guard selection.select(tab, among: visibleMembers) else {
      let name = tab?.identifier ?? ""
      Log.warning("UITabGroup.selectedChild: '\(name)' is no visible child of the group; ignored")
      return false
    }
    return true
  }

  /// The child that is selected once the group is.
  var childToBeSelected: UITab? {
    var future = selection
    future.choose(preferred: preferredChild, among: visibleMembers)
    return future.selected
  }

  /// The group, or a tab below, is selected by somebody: it has a child from now on. (R-TAB-13)
  func choose() {
    selection.choose(preferred: preferredChild, among: visibleMembers)
  }
}

// MARK: - The navigation stack

extension UITabGroup {
  /// Shows the pages from this group down to the selected tab, where they are not shown yet. (R-TAB-13)
  ///
  /// `anew` asks the delegate again though the tabs on the way are the same ones.
  func showPath(_ tabs: [UITab], anew: Bool = false) {
    guard let navigation = managingNavigationController else { return }
    let keys = tabs.map(ObjectIdentifier.init)
    guard anew || !stack.leads(along: keys) else { return }
    var pages: [ObjectIdentifier: UIViewController] = [:]
    for page in navigation.viewControllers { pages[ObjectIdentifier(page)] = page }
    let levels = tabs.map { tab in
      let shown = tabBarController?.pages(for: tab) ?? []
      for page in shown { pages[ObjectIdentifier(page)] = page }
      return GroupStack.Level(
        tab: ObjectIdentifier(tab),
        pages: shown.map(ObjectIdentifier.init)
      )
    }
    let present = navigation.viewControllers.map(ObjectIdentifier.init)
    guard let wanted = stack.rebuild(levels, on: present) else { return }
    let wasStacking = isStacking
    isStacking = true
    navigation.setViewControllers(
      wanted.compactMap { pages[$0] },
      animated: navigation.viewIfLoaded?.window != nil && !present.isEmpty
    )
    isStacking = wasStacking
    stackSettled(of: navigation)
  }

  /// The user, or the app, took pages off the stack: the tab whose page is on top now is selected. (R-TAB-31)
  func stackSettled(of navigation: UINavigationController) {
    guard !isStacking, navigation === managingNavigationController else { return }
    let present = navigation.viewControllers.map(ObjectIdentifier.init)
    guard let left = stack.levelsLeft(on: present) else { return }
    stack.keep(left)
    var tab: UITab = self
    for _ in 1..<left {
      guard let next = (tab as? UITabGroup)?.selectedChild else { break }
      tab = next
    }
    if let group = tab as? UITabGroup, group.take(nil) { tabBarController?.tabPathChanged() }
  }

  private func managerChanged(from old: UINavigationController?) {
    if let old {
      let shown = Set(stack.levels.flatMap(\.pages))
      old.viewControllers.removeAll { shown.contains(ObjectIdentifier($0)) }
    }
    stack = GroupStack()
    managingNavigationController?.tabMade(by: self)
    tabBarController?.placeTabs()
    tabBarController?.tabPathChanged()
    old?.leaveTab(self)
  }
}

extension UINavigationController {
  /// A group that stacks its pages here looks which are left.
  func tellGroupOfPages() { (tabOfPage as? UITabGroup)?.stackSettled(of: self) }
}
