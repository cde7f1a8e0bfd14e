/// The tab bar item of a controller, created from the title when it is first used.
struct ControllerTabItem {
  private(set) var item: UITabBarItem?
  // R-ITEM-3
  /// Whether the item follows the controller's title.
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
  /// The nearest ancestor of this controller that is a tab bar controller, or `nil` if there is
  /// none.
  public var tabBarController: UITabBarController? { nearestAncestor(of: UITabBarController.self) }

  /// Assigns an item, and updates the bar that shows the controller.
  func _setTabBarItem(_ item: UITabBarItem?) {
    // R-ITEM-6
    guard item !== tabItem.item || item == nil else { return }
    tabItem.assign(item)
    notifyTabItemChanged()
  }

  /// Updates the bar that shows the item of this controller, or of a navigation controller whose
  /// root this is.
  private func notifyTabItemChanged() {
    // R-NAV-44
    if let stack = parent as? UINavigationController, stack.givesTabItem(self) {
      (stack.parent as? UITabBarController)?.itemsChanged()
    } else {
      (parent as? UITabBarController)?.itemsChanged()
    }
  }
}
