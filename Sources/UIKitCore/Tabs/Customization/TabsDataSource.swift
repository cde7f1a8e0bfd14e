/// The tabs of a controller: the first ones are on the bar, the others in the list of More.
///
/// More itself is not a tab and can't be changed. The children follow each change, so that the bar,
/// the list and `viewControllers` always agree with the sheet.
struct TabsDataSource: CustomizationDataSource {
  // R-CUS-4, R-CUS-41
  weak var controller: UITabBarController?

  private var children: [UIViewController] { controller?.selection.children ?? [] }

  private var onOffer: [UIViewController] {
    guard let controller, controller.isCustomizable else { return [] }
    return controller.customizableViewControllers ?? []
  }

  var items: [UITabBarItem] { children.map(\.tabBarItem) }

  var candidates: [UITabBarItem] { onOffer.map(\.tabBarItem) }

  var placeCount: Int {
    guard let controller else { return 0 }
    return min(controller.moreTabs.barCount, controller.tabBar.row.buttons.count)
  }

  func customization(_ event: CustomizationSession.Event, with items: [UITabBarItem]) {
    guard let controller else { return }
    let (delegate, bar) = (controller.delegate, controller.tabBar)
    // R-CUS-45
    switch event {
    case .willBegin:
      controller.tabBar(bar, willBeginCustomizing: items)
      delegate?.tabBarController(controller, willBeginCustomizing: onOffer)
    case .didBegin: controller.tabBar(bar, didBeginCustomizing: items)
    case .rearranged: controller.reorderChildren(to: order(of: items), animated: true)
    case .willEnd(let changed):
      controller.tabBar(bar, willEndCustomizing: items, changed: changed)
      delegate?.tabBarController(controller, willEndCustomizing: children, changed: changed)
    case .didEnd(let changed):
      if changed { controller.userArrangedTabs() }
      controller.tabBar(bar, didEndCustomizing: items, changed: changed)
      delegate?.tabBarController(controller, didEndCustomizing: children, changed: changed)
    }
  }

  /// Returns the children in the order of their items; children that share an item keep their
  /// order.
  private func order(of items: [UITabBarItem]) -> [UIViewController] {
    var waiting = Dictionary(grouping: children.reversed()) { ObjectIdentifier($0.tabBarItem) }
    return items.compactMap { waiting[ObjectIdentifier($0)]?.popLast() }
  }
}
