/// The buttons of a bar, one for each visible item, created when the items are set.
///
/// Items that don't fit have no button, so the cost doesn't depend on the total number of tabs.
/// Changing the selection updates two buttons, without a loop over the items.
@MainActor
final class TabBarButtonRow {
  private(set) var items: [UITabBarItem]?
  /// The buttons of the visible items, in their order.
  ///
  /// A button that the app removed from the bar isn't added again.
  private(set) var buttons: [UITabBarButton] = []
  /// Buttons of removed items while they fade out, with the number of the change that removed the
  /// items.
  private(set) var leaving: [(button: UITabBarButton, change: Int)] = []
  private var runningChanges: Set<Int> = []
  private var changeCount = 0
  private weak var highlighted: UITabBarButton?
  private var isRightToLeft = false
  private var members: Set<ObjectIdentifier> = []

  func contains(_ item: UITabBarItem) -> Bool { members.contains(ObjectIdentifier(item)) }

  // MARK: Items

  /// Replaces the items.
  ///
  /// The closure `select` is called to update the selection before any animation begins.
  func replaceItems(
    with newItems: [UITabBarItem]?,
    in bar: UITabBar,
    animated: Bool,
    select: () -> Void
  ) {
    let isSeen = animated && bar.window != nil && !bar.bounds.isEmpty
    if isSeen { bar.layoutIfNeeded() } else { finishChanges() }
    items = newItems
    members = Set((newItems ?? []).map(ObjectIdentifier.init))
    let change = showButtons(in: bar)
    select()
    guard isSeen else {
      for button in change.removed { button.removeFromSuperview() }
      return bar.setNeedsLayout()
    }
    run(change, in: bar)
  }

  private func run(_ change: TabBarItemChange, in bar: UITabBar) {
    runningChanges.insert(change.number)
    for button in change.removed {
      button.isLeaving = true
      leaving.append((button, change.number))
    }
    change.run(in: bar) { [weak self] in self?.finish(change.number) }
  }

  /// Removes the buttons of a finished change, unless a later change reused them.
  private func finish(_ change: Int) {
    runningChanges.remove(change)
    for entry in leaving where entry.change == change { entry.button.removeFromSuperview() }
    leaving.removeAll { $0.change == change }
  }

  /// Ends all animations immediately.
  private func finishChanges() {
    guard !runningChanges.isEmpty else { return }
    for button in buttons { button.layer.removeAllAnimations() }
    for change in runningChanges { finish(change) }
  }

  /// Adds or removes buttons for the current width of the bar.
  func fit(in bar: UITabBar) {
    guard buttonCount(in: bar) != buttons.count else { return }
    for button in showButtons(in: bar).removed { button.removeFromSuperview() }
    highlight(bar.selectedItem)
  }

  private func buttonCount(in bar: UITabBar) -> Int {
    bar.environment.tabBarIdiom.style.buttonCount(of: items?.count ?? 0, width: bar.slotsWidth)
  }

  /// Keeps, reuses or creates the buttons of the current items, and returns the change from the
  /// previous buttons.
  private func showButtons(in bar: UITabBar) -> TabBarItemChange {
    let count = buttonCount(in: bar)
    var spare = Dictionary(grouping: buttons.reversed()) { ObjectIdentifier($0.item) }
    var added: [UITabBarButton] = []
    buttons = (items ?? []).prefix(count).map { item in
      if let known = spare[ObjectIdentifier(item)]?.popLast() ?? returning(item) { return known }
      let button = UITabBarButton(item: item, bar: bar)
      added.append(button)
      return button
    }
    for button in buttons { button.item.isShown(by: button) }
    for button in added {
      let index = buttons.firstIndex { $0 === button } ?? 0
      // Above the background and below the views that the app added to the bar.
      bar.insertSubview(button, at: min(index + 1, bar.subviews.count))
    }
    let removed = Array(spare.values.joined())
    for button in removed { button.item.buttonWasRemoved(by: button) }
    changeCount += 1
    return TabBarItemChange(number: changeCount, added: added, removed: removed)
  }

  /// Returns the button of a removed item that is still fading out, to reuse it.
  private func returning(_ item: UITabBarItem) -> UITabBarButton? {
    guard let index = leaving.firstIndex(where: { $0.button.item === item }) else { return nil }
    let button = leaving.remove(at: index).button
    button.isLeaving = false
    button.isSelected = false
    return button
  }

  // MARK: State

  /// Selects the first button of an item, or none.
  ///
  /// Buttons that are fading out keep their appearance.
  func highlight(_ item: UITabBarItem?) {
    let button = item.flatMap { item in buttons.first { $0.item === item } }
    guard button !== highlighted || button?.isSelected == false else { return }
    if let highlighted, buttons.contains(where: { $0 === highlighted }) {
      highlighted.isSelected = false
    }
    highlighted = button
    button?.isSelected = true
  }

  /// Makes all buttons read their items and appearances again, with a cross-fade if `fading` is
  /// `true`.
  func refresh(fading: Bool = false) {
    for button in buttons {
      if fading { BarCrossFade.dissolve(button) }
      button.setNeedsRefresh()
    }
  }

  // MARK: Layout

  func place(_ layout: any TabBarLayoutProviding) {
    if layout.isRightToLeft != isRightToLeft {
      isRightToLeft = layout.isRightToLeft
      // A button whose size doesn't change would not mirror its content. (R-RTL-2)
      for button in buttons { button.setNeedsLayout() }
    }
    for (index, button) in buttons.enumerated() {
      button.put(at: layout.buttonFrame(at: index), touching: layout.touchFrame(at: index))
      if let shown = layout.shownCount, button.isHidden != (index >= shown) {
        button.isHidden.toggle()
      }
    }
  }
}
