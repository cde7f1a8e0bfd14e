/// The items of a bar without a controller, whose delegate is notified.
struct BarItemsDataSource: CustomizationDataSource {
  weak var bar: UITabBar?
  let candidates: [UITabBarItem]

  var items: [UITabBarItem] { bar?.items ?? [] }

  var placeCount: Int { bar?.row.buttons.count ?? 0 }

  /// Notifies the delegate and updates the bar.
  func customization(_ event: CustomizationSession.Event, with items: [UITabBarItem]) {
    // R-CUS-15
    guard let bar else { return }
    let delegate = bar.delegate
    switch event {
    case .willBegin: delegate?.tabBar(bar, willBeginCustomizing: items)
    case .didBegin: delegate?.tabBar(bar, didBeginCustomizing: items)
    case .rearranged: bar.showRearranged(items)
    case .willEnd(let changed):
      delegate?.tabBar(bar, willEndCustomizing: items, changed: changed)
    case .didEnd(let changed):
      delegate?.tabBar(bar, didEndCustomizing: items, changed: changed)
    }
  }
}
