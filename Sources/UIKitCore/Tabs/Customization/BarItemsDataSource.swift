/// The items of a bar that stands by itself: what has no place is not on it, and its delegate is told.
struct BarItemsDataSource: CustomizationDataSource {
  weak var bar: UITabBar?
  let candidates: [UITabBarItem]

  var items: [UITabBarItem] { bar?.items ?? [] }

  var placeCount: Int { bar?.row.buttons.count ?? 0 }

  /// Passes on what happens to the delegate; the bar follows what the user does. (R-CUS-15)
  func customization(_ event: CustomizationSession.Event, with items: [UITabBarItem]) {
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
