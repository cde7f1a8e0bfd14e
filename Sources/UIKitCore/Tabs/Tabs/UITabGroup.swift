/// A tab that contains other tabs, of which one can be selected.
///
/// On the bar, a group is one item. By default, the group shows its own page, regardless of the
/// selected child. With a navigation controller in ``managingNavigationController``, it shows the
/// pages on the path to the selected child as a stack.
///
/// ```swift
/// let library = UITabGroup(
///   title: "Library", image: nil, identifier: "library", children: [albums, artists])
/// library.managingNavigationController = UINavigationController()
/// ```
///
/// Unlike iOS 18, members that only apply to a sidebar are not declared: actions, appearance, and
/// reordering by the user.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  // R-TAB-13
  private var selection = GroupSelection<UITab>()
  private var stack = GroupStack()
  private var isStacking = false
  private var members: [UITab] = []

  // MARK: Creating a group

  /// Creates a group with tabs.
  ///
  /// - Parameters:
  ///   - title: The text on the bar.
  ///   - image: The icon on the bar.
  ///   - identifier: The identifier, unique among the tabs of a controller.
  ///   - children: The tabs in the group.
  ///   - viewControllerProvider: Creates the page of the group itself; called once. The default
  ///     value is `nil`.
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
  ///
  /// - Parameters:
  ///   - title: The text on the bar.
  ///   - image: The icon on the bar.
  ///   - identifier: The identifier, unique among the tabs of a controller.
  ///   - viewControllerProvider: Creates the page of the group itself; called once. The default
  ///     value is `nil`.
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

  // MARK: Children

  /// The tabs in the group.
  ///
  /// The default value is an empty array.
  ///
  /// A tab that belongs to another group or controller is removed from there. Adding a group to
  /// itself or to a group below it raises an exception.
  open var children: [UITab] {
    // R-TAB-28, X-71
    get { members }
    set { replaceChildren(with: newValue) }
  }

  /// Returns the tab with an identifier on any level below this group, or `nil` if there is none.
  ///
  /// - Parameter identifier: The identifier to search for.
  /// - Returns: The first tab that has the identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in members {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  // R-TAB-32
  /// The identifiers that determine ``displayOrder``.
  ///
  /// The default value is an empty array.
  ///
  /// Unknown identifiers are ignored.
  open var displayOrderIdentifiers: [String] = []

  /// The children in the order of ``displayOrderIdentifiers``, followed by the others in their own
  /// order.
  open var displayOrder: [UITab] {
    var rest = members
    let named = displayOrderIdentifiers.compactMap { identifier -> UITab? in
      rest.firstIndex { $0.identifier == identifier }.map { rest.remove(at: $0) }
    }
    return named + rest
  }

  // MARK: Selection

  /// The selected child.
  ///
  /// The value is `nil` until the group is selected for the first time.
  ///
  /// Assigning selects a child in this group without selecting the group. A hidden tab, or one that
  /// is not a child, is ignored with a warning.
  open var selectedChild: UITab? {
    // R-TAB-13, R-TAB-30
    get { selection.selected }
    set { select(newValue) }
  }

  // R-TAB-13
  /// The identifier of the child that is selected when the group is selected for the first time.
  ///
  /// The default value is `nil`. The first visible child is selected if the value is `nil`, or if
  /// no visible child has the identifier.
  open var defaultChildIdentifier: String?

  /// The navigation controller that shows the pages on the path to the selected child.
  ///
  /// The default value is `nil`.
  ///
  /// If a group and its ancestors each have a navigation controller, that of the outermost group is
  /// used.
  open var managingNavigationController: UINavigationController? {
    // R-TAB-13, R-TAB-31
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
    // Keeps removed tabs alive, because the delegate is notified of a selected one.
    withExtendedLifetime(old) { subtabPlaceChanged() }
  }

  /// Updates the selection after children were added, removed, hidden or shown.
  func subtabPlaceChanged() {
    selection.childrenChanged(preferred: preferredChild, visible: visibleMembers)
    tabBarController?.tabPathChanged()
  }

  private func select(_ tab: UITab?) {
    guard take(tab) else { return }
    tabBarController?.tabPathChanged()
  }

  /// Selects a child or none, without showing its page.
  func take(_ tab: UITab?) -> Bool {
    guard selection.select(tab, among: visibleMembers) else {
      let name = tab?.identifier ?? ""
      Log.warning(
        "UITabGroup.selectedChild: '\(name)' is not a visible child of the group; ignored"
      )
      return false
    }
    return true
  }

  /// The child that would be selected if the group were.
  var childToBeSelected: UITab? {
    var future = selection
    future.choose(preferred: preferredChild, among: visibleMembers)
    return future.selected
  }

  /// Selects a child if the group, or a tab below it, is selected for the first time.
  func choose() {
    // R-TAB-13
    selection.choose(preferred: preferredChild, among: visibleMembers)
  }
}

// MARK: - Navigation stack

extension UITabGroup {
  /// Shows the pages from this group down to the selected tab, unless they are shown already.
  ///
  /// If `notifiesAgain` is `true`, the delegate is called again even if the path hasn't changed.
  func showPath(_ tabs: [UITab], notifiesAgain: Bool = false) {
    // R-TAB-13
    guard let navigation = managingNavigationController else { return }
    let keys = tabs.map(ObjectIdentifier.init)
    guard notifiesAgain || !stack.leads(along: keys) else { return }
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

  /// Selects the tab whose page is on top after pages were popped from the stack.
  func stackSettled(of navigation: UINavigationController) {
    // R-TAB-31
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
  /// Notifies the group that shows its pages in this controller that the pages may have changed.
  func notifyGroupOfPages() { (tabOfPage as? UITabGroup)?.stackSettled(of: self) }
}
