extension UITabBarController {
  // MARK: Tabs and controllers

  /// Shows the pages of tabs instead of what was shown. (R-TAB-1, R-TAB-6…8)
  func replaceTabs(with new: [UITab], animated: Bool) {
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
    // The delegate is told of the tab that was dropped, too.
    withExtendedLifetime(old) { placeTabs(animated: animated) }
  }

  /// Back to `viewControllers`. (R-TAB-8)
  func dropTabs() {
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

  /// Tabs came into a group or left it.
  func tabTreeChanged() { tabModel.tree = tree(of: tabModel.tree.roots) }

  // MARK: On the bar

  /// Gives the tabs their places: children and bar follow. (R-TAB-22…26)
  func placeTabs(animated: Bool = false) {
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
    tellSelectedTab()
  }

  /// The bar has become wider or narrower: tabs get other places, and groups ask for their pages again.
  func widthMayHaveChanged() {
    guard tabModel.isInForce, traitCollection.horizontalSizeClass != tabModel.width else { return }
    placeTabs()
    settleTabPath(anew: true)
  }

  /// What fills the content area for each tab; nil for one that has no page of its own. (R-TAB-26)
  private func contents(of roots: [UITab]) -> [UIViewController?] {
    var seen: Set<ObjectIdentifier> = []
    return roots.map { tab in
      guard let content = tab.content else {
        Log.warning("UITab '\(tab.identifier)' has no view controller; it is left out")
        return nil
      }
      guard seen.insert(ObjectIdentifier(content)).inserted else {
        Log.warning("UITab '\(tab.identifier)' has the view controller of another; it is left out")
        return nil
      }
      return content
    }
  }

  private var placing: TabVisibility {
    TabVisibility(
      honoursPlacement: tabModel.width == .regular,
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

  /// What stands for a child on the bar: the item of its tab, else its own. (R-TAB-21)
  func barItem(of child: UIViewController) -> UITabBarItem {
    rootTab(of: child)?.item ?? child.tabBarItem
  }

  func showsItem(of tab: UITab) -> Bool {
    tab.owner === self && tabBar.row.buttons.contains { $0.item === tab.item }
  }

  // MARK: Selection

  /// The tab of the outermost level whose content a child is.
  func rootTab(of child: UIViewController) -> UITab? {
    guard tabModel.isInForce, let tab = child.tabOfPage, tab.owner === self else { return nil }
    return tab
  }

  private var selectedRootTab: UITab? { selection.selected.flatMap(rootTab) }

  /// Read from the selected child: its tab, or the selected one below. (R-TAB-3, R-TAB-13)
  ///
  /// The list of More is no tab: the one selected before it is still the selected one. (R-TAB-35)
  var selectedTabInForce: UITab? {
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
        "UITabBarController.selectedTab: '\(tab.identifier)' is hidden, without a page or another's "
          + "tab; ignored"
      )
    }
    for child in path.dropFirst() { _ = child.group?.take(child) }
    if !selection.contains(content) {
      tabModel.guests.insert(ObjectIdentifier(root))
      placeTabs()
    }
    // A callback may have had other wishes.
    if selection.contains(content) { select(content) }
  }

  /// The tabs that are selected, from the outermost one down, make a choice each and are shown. (R-TAB-13)
  ///
  /// `anew` has groups ask for their pages again.
  func settleTabPath(anew: Bool = false) {
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
    group.showPath(Array(path[start...]), anew: anew)
  }

  /// Another child of a group is selected.
  func tabPathChanged() {
    guard tabModel.isInForce else { return }
    settleTabPath()
    tellSelectedTab()
  }

  /// The pages of one level of a group's stack, as the delegate wants them. (R-TAB-13)
  func pages(for tab: UITab) -> [UIViewController] {
    let proposed = [tab.viewController].compactMap { $0 }
    return delegate?.tabBarController(
      self,
      displayedViewControllersFor: tab,
      proposedViewControllers: proposed
    ) ?? proposed
  }

  // MARK: Telling the delegate

  /// Asks whether a tap may select a child's tab: the one that would be selected then.
  ///
  /// More is no tab, and nobody is asked. (R-TAB-4, R-TAB-35)
  func maySelectTab(of target: UIViewController) -> Bool {
    guard let tab = rootTab(of: target) else { return true }
    return delegate?.tabBarController(self, shouldSelectTab: tabToBeSelected(by: tab)) ?? true
  }

  private func tabToBeSelected(by root: UITab) -> UITab {
    var tab = root
    while let next = (tab as? UITabGroup)?.childToBeSelected { tab = next }
    return tab
  }

  /// Tells the delegate of another selected tab, whatever selected it, and lets guests go. (R-TAB-3, R-TAB-25)
  func tellSelectedTab() {
    guard tabModel.isInForce else { return }
    let tab = selectedTabInForce
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

  /// A tap has selected, which was told already unless the tab was selected before. (R-TAB-5)
  func didSelectTab(of target: UIViewController, again: Bool) {
    guard again, rootTab(of: target) != nil, let tab = selectedTabInForce else { return }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: tab)
  }
}
