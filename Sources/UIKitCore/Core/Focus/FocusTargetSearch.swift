import Foundation

/// Finds the item that receives the focus next, and skips stops without a focusable item.
@MainActor struct FocusTargetSearch {
  enum Result {
    case item(UIFocusItem)
    case scroll(UIScrollView)
    case nothing
  }

  private let item: UIFocusItem
  private let heading: UIFocusHeading
  private let scope: FocusScope
  private let map: FocusCandidates
  /// The index of the item among the candidates, or `nil` if it is too far outside the visible
  /// part.
  private let index: Int?
  private let preference: FocusPreference
  private var skipped: Set<Int> = []

  init(
    from item: UIFocusItem,
    _ heading: UIFocusHeading,
    in scope: FocusScope,
    _ preference: FocusPreference
  ) {
    self.item = item
    self.preference = preference
    self.heading = heading
    self.scope = scope
    map = FocusCandidates(below: scope.root, in: scope.window)
    index = map.index(of: item)
  }

  mutating func run() -> Result {
    guard let arrow = heading.arrow else { return continueInReadingOrder() }
    let origin = index.map { map.search.stops[$0] } ?? placeOutOfSight
    if let index { skipped.insert(index) }
    while true {
      switch map.search.step(from: origin, arrow, without: skipped) {
      case .stop(let stop):
        if let next = target(at: stop) { return .item(next) }
        skipped.insert(stop)
      case .scroll(let area): return map.scrollViews[area].map(Result.scroll) ?? .nothing
      case .nothing: return .nothing
      }
    }
  }

  /// Returns the item at a stop, unless it is already focused.
  private func target(at stop: Int) -> UIFocusItem? {
    let next: UIFocusItem?
    switch map.targets[stop] {
    case .item(let item): next = item
    case .outOfSight(let path, let list): next = list.focusableView(at: path)
    case .guide(let guide):
      let wishes = guide.preferredFocusEnvironments ?? []
      next = preference.item(among: wishes)
    }
    return next === item ? nil : next
  }

  /// Continues the search in reading order.
  private func continueInReadingOrder() -> Result {
    let isRightToLeft = scope.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let reading = FocusReadingOrder(map.search, isRightToLeft: isRightToLeft)
    var next = reading.stop(after: index, isForward: heading == .next)
    for _ in reading.order {
      if let next, !map.isGuide(next), let item = target(at: next) { return .item(item) }
      next = reading.stop(after: next, isForward: heading == .next)
    }
    return .nothing
  }

  private var placeOutOfSight: FocusSearch.Stop {
    guard let view = FocusPath.view(of: item) else { return .init(frame: .zero) }
    let rect = view === item ? view.bounds : item.frame
    return .init(frame: view.convert(rect, to: scope.window))
  }
}
