extension UITabBarController {
  // MARK: By code

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

  /// Makes a choice, after the customizing sheet has gone where it is another one; false, changing nothing, where it is none.
  func choose(_ choice: (inout TabSelection<UIViewController>) -> Bool) -> Bool {
    var next = selection
    guard choice(&next) else { return false }
    if next.selectedIndex != selection.selectedIndex { endCustomizing() }
    return choice(&selection)
  }

  /// Bar and content follow the selection.
  func selectionChanged() {
    settleTabPath()
    tabBar.selectionChanged()
    transition.follow()
    tellSelectedTab()
  }

  /// Takes the selection back after a switch was cancelled.
  func revertSelection(to old: UIViewController) {
    guard old === moreIfMade ? selection.returnToMore() : selection.select(old) else { return }
    tabBar.selectionChanged()
    tellSelectedTab()
  }

  // MARK: By a tap

  /// A tap on an item: the delegate decides, the selection changes, subclass and delegate are told. (R-SEL-1…3, 5, 6)
  func barTapped(_ item: UITabBarItem) {
    guard !transition.isRunning, let target = target(of: item), maySelect(target) else { return }
    // The delegate may have replaced the children.
    guard holds(target) else { return }
    let wasSelected = target === selectedViewController
    transition.animatingMore { selectedViewController = target }
    tabBar(tabBar, didSelect: item)
    didSelect(target, again: wasSelected)
    // The app may have gone elsewhere meanwhile. (R-RETAP-6)
    if wasSelected, target === selectedViewController { target.tabTappedAgain() }
  }

  /// Whether the delegate lets a tap select.
  func maySelect(_ target: UIViewController) -> Bool {
    if tabModel.isInForce { return maySelectTab(of: target) }
    return delegate?.tabBarController(self, shouldSelect: target) ?? true
  }

  /// Tells the delegate that a tap has selected, be it what was selected already.
  func didSelect(_ target: UIViewController, again: Bool) {
    if tabModel.isInForce { return didSelectTab(of: target, again: again) }
    delegate?.tabBarController(self, didSelect: target)
  }

  /// Items were given in the order of the children, and what was given then counts; others raise.
  private func target(of item: UITabBarItem) -> UIViewController? {
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

  /// The item that is highlighted.
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
      Log.warning("UITabBarController.viewControllers: moreNavigationController is left out")
    }
    let replacement = selection.replaceChildren(with: children, substitute: substitute)
    if replacement.hadDuplicates {
      Log.warning("UITabBarController.viewControllers: a controller is named twice; once is kept")
    }
    for child in replacement.removed where child.parent === self { child.willMove(toParent: nil) }
    // Any of those told may replace the children once more.
    for child in replacement.added
    where selection.contains(child) && moreIfMade?.holds(child) != true { addTabChild(child) }
    itemsChanged(animated: animated)
    settleTabPath()
    transition.remove(replacement.removed.filter { !selection.contains($0) })
  }

  /// Puts the same children in another order; the selected one stays selected. (R-CUS-4)
  ///
  /// Tabs as objects stand where they say. (R-TAB-36)
  func reorderChildren(to newOrder: [UIViewController], animated: Bool = false) {
    guard !tabModel.isInForce else {
      return Log.warning(
        "UITabBarController: tabs as objects are not put in another order; ignored"
      )
    }
    tabBar.customizing?.itemsWillBeReplaced()
    guard selection.reorder(to: newOrder) else {
      return Log.warning("UITabBarController: another order names other children; ignored")
    }
    itemsChanged(animated: animated)
    transition.follow()
  }

  /// Makes a controller a child, with its calls in order. (R-STR-4)
  func addTabChild(_ child: UIViewController) {
    // It was put over the tabs before. (R-STR-9)
    guard child.parent !== self || transition.isPendingRemoval(child) else {
      child.viewIfLoaded?.removeFromSuperview()
      return
    }
    if transition.cancelRemoval(of: child) {
      child.willMove(toParent: self)
    } else {
      addChild(child)
    }
    child.didMove(toParent: self)
  }

  /// The bar shows the children's items anew, and the list of More the others'. (R-ITEM-1, R-ITEM-6)
  func itemsChanged(animated: Bool = false) {
    tabBar.customizing?.itemsWillBeReplaced()
    let tabs = moreTabs
    var items = selection.children.prefix(tabs.barCount).map(barItem)
    if tabs.hasMore { items.append(more.tabBarItem) } else { moreIfMade?.delegate = nil }
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
