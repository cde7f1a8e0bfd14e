extension UITabBarController {
  /// Where the order that the user gives the tabs is kept from one run to the next; nil, the default, keeps it nowhere.
  ///
  /// Assign it after the children: they come into the order that was saved last, and what the user changes from then on is
  /// saved. (R-ORD-1, R-ORD-3) Children that are assigned later come as they are until it is assigned again.
  ///
  /// Unlike iOS, there is such a property: UIKit leaves saving to the application.
  public var tabOrder: TabOrder? {
    get { keptOrder }
    set {
      keptOrder = newValue
      if let saved = newValue?.read() { arrange(in: saved, named: newValue?.name ?? "") }
    }
  }

  /// The children as they stand now, by their identifiers.
  var savedOrder: SavedTabOrder {
    SavedTabOrder(order: selection.children.compactMap(\.tabIdentifier))
  }

  /// The user has arranged the tabs anew, and is done. (R-ORD-3)
  func userArrangedTabs() { keptOrder?.save(self) }

  /// Brings the children into a saved order; the selection is what it would be had they been assigned so. (R-ORD-1)
  private func arrange(in saved: SavedTabOrder, named name: String) {
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
        "TabOrder \"\(name)\": a tab whose item has no accessibilityIdentifier keeps its place"
      )
    }
    let order = arrangement.order(following: saved.order)
    guard order != Array(children.indices) else { return }
    let selectsFirst = !isViewLoaded && selectedIndex == 0
    reorderChildren(to: order.map { children[$0] })
    if selectsFirst { selectedIndex = 0 }
  }

}

extension UIViewController {
  /// By what the controller's tab is recognized in another run. (R-ORD-2)
  fileprivate var tabIdentifier: String? {
    tabBarItem.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }
}
