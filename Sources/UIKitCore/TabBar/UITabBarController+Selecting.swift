extension UITabBarController {
  // MARK: By code

  func select(index: Int) {
    guard selection.select(index: index) else {
      return Log.warning(
        "UITabBarController.selectedIndex: there is no tab \(index) among "
          + "\(selection.children.count); ignored"
      )
    }
    selectionChanged()
  }

  func select(_ child: UIViewController?) {
    guard let child else { return }
    guard selection.select(child) else {
      Misuse.raise(
        reason:
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected."
      )
    }
    selectionChanged()
  }

  /// Bar and content follow the selection.
  private func selectionChanged() {
    tabBar.selectionChanged()
    transition.follow()
  }

  /// Takes the selection back after a switch was cancelled.
  func returnSelection(to child: UIViewController) {
    guard selection.select(child) else { return }
    tabBar.selectionChanged()
  }

  // MARK: By a tap

  /// A tap on an item: the delegate decides, the selection changes, subclass and delegate are told. (R-SEL-1…3, 5, 6)
  func barTapped(_ item: UITabBarItem) {
    guard !transition.isRunning, let child = child(showing: item) else { return }
    guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
    // The delegate may have replaced the children.
    guard selection.contains(child) else { return }
    let wasSelected = child === selection.selected
    selectedViewController = child
    tabBar(tabBar, didSelect: item)
    delegate?.tabBarController(self, didSelect: child)
    // The app may have gone elsewhere meanwhile. (R-RETAP-6)
    if wasSelected, child === selection.selected { child.tabTappedAgain() }
  }

  /// Bar and children are in the same order, so only the few items on the bar are looked at.
  private func child(showing item: UITabBarItem) -> UIViewController? {
    guard let index = tabBar.row.buttons.firstIndex(where: { $0.item === item }),
      selection.children.indices.contains(index)
    else { return nil }
    return selection.children[index]
  }

  /// The item that is highlighted.
  var selectedBarItem: UITabBarItem? { selection.selected?.tabBarItem }

  // MARK: Replacing the children

  func replaceChildren(with newChildren: [UIViewController], animated: Bool) {
    let replacement = selection.replaceChildren(with: newChildren)
    if replacement.hadDuplicates {
      Log.warning("UITabBarController.viewControllers: a controller is named twice; once is kept")
    }
    for child in replacement.removed { child.willMove(toParent: nil) }
    for child in replacement.added { adoptTab(child) }
    itemsChanged(animated: animated)
    transition.remove(replacement.removed)
  }

  /// Makes a controller a child, with its calls in order. (R-STR-4)
  private func adoptTab(_ child: UIViewController) {
    if transition.keep(child) {
      child.willMove(toParent: self)
    } else {
      addChild(child)
    }
    child.didMove(toParent: self)
  }

  /// The bar shows the children's items anew. (R-ITEM-1, R-ITEM-6)
  func itemsChanged(animated: Bool = false) {
    isChangingBar = true
    tabBar.setItems(selection.children.map(\.tabBarItem), animated: animated)
    isChangingBar = false
  }

  // MARK: Orientation

  var ownSupportedOrientations: UIInterfaceOrientationMask {
    OrientationPolicy.defaultMask(isPhone: traitCollection.userInterfaceIdiom == .phone)
  }
}
