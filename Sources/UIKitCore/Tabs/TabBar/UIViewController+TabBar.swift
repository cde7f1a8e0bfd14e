/// The tab bar item of a controller, made from the title when it is first asked for.
struct ControllerTabItem {
  private(set) var item: UITabBarItem?
  /// Whether the item follows the controller's title. (R-ITEM-3)
  private var followsTitle = false

  @MainActor mutating func item(title: String?) -> UITabBarItem {
    if let item { return item }
    let made = UITabBarItem(title: title, image: nil, tag: 0)
    item = made
    followsTitle = true
    return made
  }

  mutating func assign(_ newItem: UITabBarItem?) {
    item = newItem
    followsTitle = false
  }

  @MainActor func titleChanged(to title: String?) {
    if followsTitle { item?.title = title }
  }
}

extension UIViewController {
  /// The nearest controller above this one that is a tab bar controller, through other containers too.
  public var tabBarController: UITabBarController? { nearestAncestor(of: UITabBarController.self) }

  /// Takes another item; the bar that shows the controller shows it at once. (R-ITEM-6)
  func _setTabBarItem(_ item: UITabBarItem?) {
    guard item !== tabItem.item || item == nil else { return }
    tabItem.assign(item)
    tellTabItemChanged()
  }

  /// The bar that shows the item of this controller, or of a stack with this root, shows the new one. (R-NAV-44)
  private func tellTabItemChanged() {
    if let stack = parent as? UINavigationController, stack.givesTabItem(self) {
      (stack.parent as? UITabBarController)?.itemsChanged()
    } else {
      (parent as? UITabBarController)?.itemsChanged()
    }
  }
}
