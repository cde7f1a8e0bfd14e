/// The controls of a bar: one for each item that it shows, made when the items are set.
///
/// Items that do not fit have no control, so that five thousand tabs cost what eight do. Changing the selection
/// touches two controls; nothing here walks over the items then.
@MainActor
final class TabBarButtonRow {
  private(set) var items: [UITabBarItem]?
  /// The controls of the items shown, in their order.
  ///
  /// One that an app took out of the bar stays out.
  private(set) var buttons: [UITabBarButton] = []
  private weak var highlighted: UITabBarButton?
  private var isRightToLeft = false
  private var members: Set<ObjectIdentifier> = []

  func contains(_ item: UITabBarItem) -> Bool { members.contains(ObjectIdentifier(item)) }

  // MARK: Items

  func replaceItems(with newItems: [UITabBarItem]?, in bar: UITabBar, animated: Bool) {
    items = newItems
    members = Set((newItems ?? []).map(ObjectIdentifier.init))
    let count = TabBarLayout.visibleCount(of: newItems?.count ?? 0, width: bar.bounds.width)
    let change = showButtons(count, in: bar)
    guard animated, !bar.bounds.isEmpty else {
      for button in change.removed { button.removeFromSuperview() }
      return bar.setNeedsLayout()
    }
    TabBarItemChange(bar: bar, added: change.added, removed: change.removed).run()
  }

  /// Shows more items or fewer, as the width of the bar allows.
  func fit(in bar: UITabBar) {
    let count = TabBarLayout.visibleCount(of: items?.count ?? 0, width: bar.bounds.width)
    guard count != buttons.count else { return }
    for button in showButtons(count, in: bar).removed { button.removeFromSuperview() }
    highlight(bar.selectedItem)
  }

  /// Keeps the buttons of items that stay, makes those that are missing, and tells which ones have to go.
  private func showButtons(_ count: Int, in bar: UITabBar) -> (
    added: [UITabBarButton], removed: [UITabBarButton]
  ) {
    var spare = Dictionary(grouping: buttons) { ObjectIdentifier($0.item) }
    var added: [UITabBarButton] = []
    buttons = (items ?? []).prefix(count).map { item in
      if let known = spare[ObjectIdentifier(item)]?.popLast() { return known }
      let button = UITabBarButton(item: item, bar: bar)
      added.append(button)
      return button
    }
    for button in buttons.reversed() { button.item.button = button }
    for button in added {
      let index = buttons.firstIndex { $0 === button } ?? 0
      // Behind what apps added to the bar, in front of its background.
      bar.insertSubview(button, at: min(index + 1, bar.subviews.count))
    }
    let removed = spare.values.joined()
    for button in removed where button.item.button === button { button.item.button = nil }
    return (added, Array(removed))
  }

  // MARK: State

  /// Moves the highlight to the first control of an item, or takes it away.
  func highlight(_ item: UITabBarItem?) {
    let button = item?.button.flatMap { shown in buttons.contains { $0 === shown } ? shown : nil }
    guard button !== highlighted || button?.isSelected == false else { return }
    highlighted?.isSelected = false
    highlighted = button
    button?.isSelected = true
  }

  /// Makes all controls read item and appearance again; fading, they dissolve into their new look.
  func refresh(fading: Bool = false) {
    for button in buttons {
      if fading { BarFade.dissolve(button) }
      button.setNeedsRefresh()
    }
  }

  // MARK: Layout

  func place(_ layout: TabBarLayout) {
    if layout.isRightToLeft != isRightToLeft {
      isRightToLeft = layout.isRightToLeft
      // A button that keeps its size would not mirror what it holds. (R-RTL-2)
      for button in buttons { button.setNeedsLayout() }
    }
    for (index, button) in buttons.enumerated() {
      let frame = layout.buttonFrame(at: index)
      button.frame = frame
      button.touchBounds = layout.touchFrame(at: index)
        .offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
  }
}

/// The movement from one set of items to another: old ones fade out, new ones in, the rest slide.
@MainActor
private struct TabBarItemChange {
  let bar: UITabBar
  let added: [UITabBarButton]
  let removed: [UITabBarButton]

  func run() {
    let bar = bar
    let added = added
    let removed = removed
    for button in added { button.alpha = 0 }
    UIView.performWithoutAnimation { placeAdded() }
    UIView.animate(withDuration: TabBarMetrics.itemChangeDuration) {
      for button in added { button.alpha = 1 }
      for button in removed { button.alpha = 0 }
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
    } completion: { _ in
      for button in removed { button.removeFromSuperview() }
    }
  }

  /// New buttons do not slide; they appear where they belong.
  private func placeAdded() {
    let layout = bar.layout
    for (index, button) in bar.row.buttons.enumerated()
    where added.contains(where: { $0 === button }) {
      button.frame = layout.buttonFrame(at: index)
    }
  }
}
