extension UITabBarController {
  // MARK: Tabs and children

  /// Replaces the children by the pages of tabs.
  func replaceTabs(with new: [UITab], animated: Bool) {
    // R-TAB-1, R-TAB-6…8
    let tree = tree(of: new)
    let old = tabModel.tree.roots
    let staying = Set(new.map(ObjectIdentifier.init))
    tabModel.tree = tree
    for tab in old where !staying.contains(ObjectIdentifier(tab)) { tab.owner = nil }
    for tab in new where tab.owner !== self {
      tab.leave()
      tab.owner = self
    }
    tabModel.guests.formIntersection(staying)
    tabModel.isInForce = true
    // Keeps removed tabs alive, because the delegate is notified of them.
    withExtendedLifetime(old) { placeTabs(animated: animated) }
  }

  /// Removes all tabs, before `viewControllers` is assigned.
  func dropTabs() {
    // R-TAB-8
    for tab in tabModel.tree.roots { tab.owner = nil }
    tabModel.clear()
  }

  private func tree(of roots: [UITab]) -> TabTree<UITab> {
    do {
      return try TabTree(roots: roots, identifier: \.identifier, children: \.subtabs)
    } catch TabTree<UITab>.Fault.repeatedIdentifier(let identifier) {
      Misuse.raise(
        reason:
          "The tabs of a tab bar controller must have unique identifiers; '\(identifier)' is used "
          + "more than once."
      )
    } catch {
      return TabTree()
    }
  }

  /// Updates the tree after tabs were added to a group or removed from it.
  func tabTreeChanged() { tabModel.tree = tree(of: tabModel.tree.roots) }

  // MARK: Positions on the bar

  /// Computes which tabs are on the bar, and updates the children and the items.
  func placeTabs(animated: Bool = false) {
    // R-TAB-22…26
    guard tabModel.isInForce else { return }
    tabModel.placing += 1
    let turn = tabModel.placing
    let roots = tabModel.tree.roots
    let contents = contents(of: roots)
    // A provider may have changed the tabs.
    guard turn == tabModel.placing else { return }
    tabModel.width = traitCollection.horizontalSizeClass
    let order = placing.order(of: roots.map(candidate)).filter { contents[$0] != nil }
    let selected = order.first { roots[$0] === selectedRootTab } ?? order.first
    replaceChildren(
      with: order.compactMap { contents[$0] },
      animated: animated,
      substitute: selected.flatMap { contents[$0] }
    )
    notifySelectedTab()
  }

  /// Places the tabs again and updates the stacks of groups if the horizontal size class has
  /// changed.
  func widthMayHaveChanged() {
    guard tabModel.isInForce, traitCollection.horizontalSizeClass != tabModel.width else { return }
    placeTabs()
    settleTabPath(notifiesAgain: true)
  }

  /// Returns the page of each tab; `nil` for a tab without its own page.
  private func contents(of roots: [UITab]) -> [UIViewController?] {
    // R-TAB-26
    var seen: Set<ObjectIdentifier> = []
    return roots.map { tab in
      guard let content = tab.content else {
        Log.warning("UITab '\(tab.identifier)' has no view controller; ignored")
        return nil
      }
      guard seen.insert(ObjectIdentifier(content)).inserted else {
        Log.warning("UITab '\(tab.identifier)' has the view controller of another tab; ignored")
        return nil
      }
      return content
    }
  }

  private var placing: TabVisibility {
    TabVisibility(
      usesPlacement: tabModel.width == .regular,
      listed: tabModel.width == .compact ? tabModel.compactIdentifiers.map(Set.init) : nil
    )
  }

  private func candidate(_ tab: UITab) -> TabVisibility.Candidate {
    TabVisibility.Candidate(
      identifier: tab.identifier,
      placement: tab.placement,
      isHidden: tab.isHidden,
      isGuest: tabModel.guests.contains(ObjectIdentifier(tab))
    )
  }

  /// Returns the item on the bar for a child: that of its tab, or else its own.
  func barItem(of child: UIViewController) -> UITabBarItem {
    // R-TAB-21
    rootTab(of: child)?.item ?? child.tabBarItem
  }

  func showsItem(of tab: UITab) -> Bool {
    tab.owner === self && tabBar.row.buttons.contains { $0.item === tab.item }
  }

  // MARK: Selection

  /// Returns the tab of the outermost level whose content is a child.
  func rootTab(of child: UIViewController) -> UITab? {
    guard tabModel.isInForce, let tab = child.tabOfPage, tab.owner === self else { return nil }
    return tab
  }

  private var selectedRootTab: UITab? { selection.selected.flatMap(rootTab) }

  /// The tab of the selected child, or the innermost selected tab below it.
  ///
  /// While the list of More is selected, the value is the tab that was selected before.
  var _selectedTab: UITab? {
    // R-TAB-3, R-TAB-13, R-TAB-35
    if selection.isAtList, let told = tabModel.told, told.tabBarController === self { return told }
    guard var tab = selectedRootTab else { return nil }
    while let next = (tab as? UITabGroup)?.selectedChild { tab = next }
    return tab
  }

  func select(_ tab: UITab?) {
    guard let tab else { return }
    let path = tab.path
    guard let root = path.first, let content = root.content, rootTab(of: content) === root,
      !path.contains(where: \.isHidden)
    else {
      return Log.warning(
        "UITabBarController.selectedTab: '\(tab.identifier)' is hidden, has no page, or belongs to another "
          + "controller; ignored"
      )
    }
    for child in path.dropFirst() { _ = child.group?.take(child) }
    if !selection.contains(content) {
      tabModel.guests.insert(ObjectIdentifier(root))
      placeTabs()
    }
    // A callback may have changed the children.
    if selection.contains(content) { select(content) }
  }

  /// Selects a child in each group on the path to the selected tab, and shows the pages on that
  /// path.
  ///
  /// If `notifiesAgain` is `true`, the delegate is called for the pages even if the path hasn't
  /// changed.
  func settleTabPath(notifiesAgain: Bool = false) {
    // R-TAB-13
    guard let root = selectedRootTab else { return }
    var path = [root]
    while let group = path.last as? UITabGroup {
      group.choose()
      guard let child = group.selectedChild else { break }
      path.append(child)
    }
    guard let group = path.last?.managingTabGroup,
      let start = path.firstIndex(where: { $0 === group })
    else { return }
    group.showPath(Array(path[start...]), notifiesAgain: notifiesAgain)
  }

  /// Updates the pages and notifies the delegate after another child of a group was selected.
  func tabPathChanged() {
    guard tabModel.isInForce else { return }
    settleTabPath()
    notifySelectedTab()
  }

  /// Returns the pages of one level of a group's stack, according to the delegate.
  func pages(for tab: UITab) -> [UIViewController] {
    // R-TAB-13
    let proposed = [tab.viewController].compactMap { $0 }
    return delegate?.tabBarController(
      self,
      displayedViewControllersFor: tab,
      proposedViewControllers: proposed
    ) ?? proposed
  }

  // MARK: Calling the delegate

  /// Returns whether a tap may select a child, by calling the delegate with the tab that would be
  /// selected.
  ///
  /// The delegate isn't called for More, which is not a tab.
  func maySelectTab(of target: UIViewController) -> Bool {
    // R-TAB-4, R-TAB-35
    guard let tab = rootTab(of: target) else { return true }
    return delegate?.tabBarController(self, shouldSelectTab: tabToBeSelected(by: tab)) ?? true
  }

  private func tabToBeSelected(by root: UITab) -> UITab {
    var tab = root
    while let next = (tab as? UITabGroup)?.childToBeSelected { tab = next }
    return tab
  }

  /// Notifies the delegate if another tab is selected, and removes guests from the bar.
  func notifySelectedTab() {
    // R-TAB-3, R-TAB-25
    guard tabModel.isInForce else { return }
    let tab = _selectedTab
    let previous = tabModel.told
    guard tab !== previous else { return }
    tabModel.told = tab
    if let tab {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }
    dismissGuests()
  }

  private func dismissGuests() {
    let staying = selectedRootTab.map(ObjectIdentifier.init)
    guard tabModel.guests.contains(where: { $0 != staying }) else { return }
    tabModel.guests = tabModel.guests.filter { $0 == staying }
    placeTabs()
  }

  /// Notifies the delegate of a tap on the selected tab.
  ///
  /// For other taps, the delegate has already been notified.
  func didSelectTab(of target: UIViewController, again: Bool) {
    // R-TAB-5
    guard again, rootTab(of: target) != nil, let tab = _selectedTab else { return }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: tab)
  }
}
