extension UITabBarController {
  /// The order that the user gives the tabs, stored from one launch to the next.
  ///
  /// The default value is `nil`, which stores nothing.
  ///
  /// Assign it after the children, which are then arranged in the saved order; changes that the
  /// user makes afterwards are saved. Children that are assigned later keep their order until this
  /// property is assigned again.
  ///
  /// Unlike iOS, where apps have to save the order themselves, this property saves and restores it.
  public var tabOrder: TabOrder? {
    // R-ORD-1, R-ORD-3
    get { _tabOrder }
    set {
      _tabOrder = newValue
      if let saved = newValue?.read() { arrange(in: saved, named: newValue?.name ?? "") }
    }
  }

  /// The identifiers of the children in their current order.
  var savedOrder: SavedTabOrder {
    SavedTabOrder(order: selection.children.compactMap(\.tabIdentifier))
  }

  // R-ORD-3
  /// Saves the order after the user has finished arranging the tabs.
  func userArrangedTabs() { _tabOrder?.save(self) }

  /// Arranges the children in a saved order, and selects the child that would be selected if they
  /// had been assigned in that order.
  private func arrange(in saved: SavedTabOrder, named name: String) {
    // R-ORD-1
    let children = selection.children
    let movable = Set((customizableViewControllers ?? []).map(ObjectIdentifier.init))
    let arrangement = TabArrangement(
      declared: children.map { child in
        .init(
          identifier: child.tabIdentifier,
          isFixed: !movable.contains(ObjectIdentifier(child))
        )
      }
    )
    if arrangement.declared.contains(where: { $0.identifier == nil && !$0.isFixed }) {
      Log.warning(
        "TabOrder \"\(name)\": a tab whose item has no accessibilityIdentifier is not reordered"
      )
    }
    let order = arrangement.order(following: saved.order)
    guard order != Array(children.indices) else { return }
    let selectsFirst = viewIfLoaded?.window == nil && selectedIndex == 0
    reorderChildren(to: order.map { children[$0] })
    if selectsFirst { selectedIndex = 0 }
  }

}

extension UIViewController {
  /// The identifier by which a tab is recognized in later launches.
  fileprivate var tabIdentifier: String? {
    // R-ORD-2
    tabBarItem.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }
}
