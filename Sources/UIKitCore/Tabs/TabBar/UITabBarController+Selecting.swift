extension UITabBarController {
  // MARK: Selecting by code

  func select(index: Int) {
    guard choose({ $0.select(index: index) }) else {
      return Log.warning(
        "UITabBarController.selectedIndex: there is no tab \(index) among "
          + "\(selection.children.count); ignored"
      )
    }
    selectionChanged()
  }

  func select(_ child: UIViewController?) {
    guard let child else { return }
    if child === moreIfMade { return selectList() }
    guard choose({ $0.select(child) }) else {
      Misuse.raise(
        reason:
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected."
      )
    }
    selectionChanged()
  }

  /// Changes the selection after ending a customization; returns `false` without a change for an
  /// invalid choice.
  ///
  /// A choice that the callbacks of the customization make invalid is ignored.
  func choose(_ choice: (inout TabSelection<UIViewController>) -> Bool) -> Bool {
    var next = selection
    guard choice(&next) else { return false }
    guard next.selectedIndex != selection.selectedIndex, tabBar.customizing != nil else {
      selection = next
      return true
    }
    // The end of a customization notifies the application, which may change the selection.
    endCustomizing()
    _ = choice(&selection)
    return true
  }

  /// Updates the bar and the content after the selection has changed.
  func selectionChanged() {
    settleTabPath()
    tabBar.selectionChanged(to: selectedBarItem)
    transition.follow()
    notifySelectedTab()
  }

  /// Reverts the selection after a cancelled switch.
  func revertSelection(to old: UIViewController) {
    guard old === moreIfMade ? selection.returnToMore() : selection.select(old) else { return }
    tabBar.selectionChanged(to: selectedBarItem)
    notifySelectedTab()
  }

  // MARK: Selecting by tap

  /// Handles a tap: calls the delegate, changes the selection, and notifies the subclass and the
  /// delegate.
  func barTapped(_ item: UITabBarItem) {
    // R-SEL-1…3, 5, 6
    guard !transition.isRunning, let target = target(of: item), maySelect(target) else { return }
    // The delegate may have replaced the children.
    guard holds(target) else { return }
    let wasSelected = target === selectedViewController
    transition.animatingMore { selectedViewController = target }
    tabBar(tabBar, didSelect: item)
    didSelect(target, again: wasSelected)
    // The app may have selected another child in the meantime. (R-RETAP-6)
    if wasSelected, target === selectedViewController { target.tabTappedAgain() }
  }

  /// Returns whether the delegate allows a tap to select a child.
  func maySelect(_ target: UIViewController) -> Bool {
    if tabModel.isInForce { return maySelectTab(of: target) }
    return delegate?.tabBarController(self, shouldSelect: target) ?? true
  }

  /// Notifies the delegate of a selection by tap, including that of the child that was selected
  /// before.
  func didSelect(_ target: UIViewController, again: Bool) {
    if tabModel.isInForce { return didSelectTab(of: target, again: again) }
    delegate?.tabBarController(self, didSelect: target)
  }

  /// Returns the controller for an item of the bar; an unknown item raises an exception.
  private func target(of item: UITabBarItem) -> UIViewController? {
    //
    guard let index = givenItems.firstIndex(where: { $0 === item }) else {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason:
          "Inconsistency in UITabBar items and view controllers detected. No view controller "
          + "matches the UITabBarItem '\(describe(item))'."
      )
    }
    let tabs = moreTabs
    if tabs.hasMore, index == tabs.barCount { return targetOfMore }
    return index < tabs.barCount ? selection.children[index] : nil
  }

  /// The item to be highlighted.
  var selectedBarItem: UITabBarItem? {
    selection.isInMore ? more.tabBarItem : selection.selected.map(barItem)
  }

  // MARK: Replacing the children

  func replaceChildren(
    with newChildren: [UIViewController],
    animated: Bool,
    substitute: UIViewController? = nil
  ) {
    customizableChildren = .all
    capacityMayHaveChanged()
    let children = newChildren.filter { $0 !== moreIfMade }
    if children.count < newChildren.count {
      Log.warning("UITabBarController.viewControllers: moreNavigationController is ignored")
    }
    let wasEmpty = selection.children.isEmpty
    let replacement = selection.replaceChildren(with: children, substitute: substitute)
    if replacement.hadDuplicates {
      Log.warning("UITabBarController.viewControllers: duplicate controller ignored")
    }
    for child in replacement.removed where child.parent === self { child.willMove(toParent: nil) }
    // Any callback may replace the children again.
    for child in replacement.added
    where selection.contains(child) && moreIfMade?.holdsAsPage(child) != true { addTabChild(child) }
    itemsChanged(animated: animated)
    // R-SEL-40
    if wasEmpty, let selected = selection.selected { selectedViewController = selected }
    settleTabPath()
    let removed = replacement.removed.filter { !selection.contains($0) }
    transition.remove(removed, animated: animated)
  }

  /// Changes the order of the children and keeps the selection.
  ///
  /// Tabs that were assigned as `tabs` can't be rearranged.
  func reorderChildren(to newOrder: [UIViewController], animated: Bool = false) {
    // R-CUS-4, R-TAB-36
    guard !tabModel.isInForce else {
      return Log.warning(
        "UITabBarController: tabs that were assigned as objects cannot be reordered; ignored"
      )
    }
    tabBar.customizing?.itemsWillBeReplaced()
    guard selection.reorder(to: newOrder) else {
      return Log.warning("UITabBarController: the new order contains other children; ignored")
    }
    itemsChanged(animated: animated)
    transition.follow()
  }

  /// Adds a child, with the containment callbacks in order.
  func addTabChild(_ child: UIViewController) {
    // R-STR-4
    // The app had presented it as a child above the tabs. (R-STR-9)
    guard child.parent !== self || transition.isPendingRemoval(child) else {
      child.viewIfLoaded?.removeFromSuperview()
      return
    }
    if transition.cancelRemoval(of: child) {
      child.willMove(toParent: self)
    } else {
      addChild(child)
    }
    // Its `willMove(toParent:)` may have removed it from the list, or moved it to More.
    guard child.parent === self else { return }
    let isListed = selection.contains(child)
    child.didMove(toParent: self)
    if !isListed { removeUnlisted(child) }
  }

  /// Removes a child that left the list before it became a child.
  private func removeUnlisted(_ child: UIViewController) {
    guard child.parent === self, !selection.contains(child) else { return }
    child.willMove(toParent: nil)
    if !transition.isPendingRemoval(child) { transition.remove([child], animated: false) }
  }

  /// Updates the items of the bar and the list of More.
  func itemsChanged(animated: Bool = false) {
    // R-ITEM-1, R-ITEM-6
    tabBar.customizing?.itemsWillBeReplaced()
    // Callbacks of the layout and of More may replace the children.
    if animated, tabBar.window != nil { tabBar.layoutIfNeeded() }
    if moreTabs.hasMore { addMoreChild() } else { moreIfMade?.delegate = nil }
    let tabs = moreTabs
    var items = selection.children.prefix(tabs.barCount).map(barItem)
    if tabs.hasMore { items.append(more.tabBarItem) }
    givenItems = items
    isChangingBar = true
    tabBar.setItems(items, animated: animated)
    isChangingBar = false
    moreIfMade?.list.childrenChanged()
  }

  // MARK: Orientation

  var ownSupportedOrientations: UIInterfaceOrientationMask {
    OrientationPolicy.defaultMask(isPhone: traitCollection.userInterfaceIdiom == .phone)
  }
}
