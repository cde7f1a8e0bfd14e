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
  /// Controls whose items are gone, while they fade out, with the change that took them.
  private(set) var leaving: [(button: UITabBarButton, change: Int)] = []
  private var runningChanges: Set<Int> = []
  private var changeCount = 0
  private weak var highlighted: UITabBarButton?
  private var isRightToLeft = false
  private var members: Set<ObjectIdentifier> = []

  func contains(_ item: UITabBarItem) -> Bool { members.contains(ObjectIdentifier(item)) }

  // MARK: Items

  /// Shows other items; `select` finds out what is selected among them, before anything moves.
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

  /// Takes the controls out that a change took the items from, unless a later one brought them back.
  private func finish(_ change: Int) {
    runningChanges.remove(change)
    for entry in leaving where entry.change == change { entry.button.removeFromSuperview() }
    leaving.removeAll { $0.change == change }
  }

  /// Ends all movement at once.
  private func finishChanges() {
    guard !runningChanges.isEmpty else { return }
    for button in buttons { button.layer.removeAllAnimations() }
    for change in runningChanges { finish(change) }
  }

  /// Shows more items or fewer, as the width of the bar allows.
  func fit(in bar: UITabBar) {
    guard buttonCount(in: bar) != buttons.count else { return }
    for button in showButtons(in: bar).removed { button.removeFromSuperview() }
    highlight(bar.selectedItem)
  }

  private func buttonCount(in bar: UITabBar) -> Int {
    bar.environment.form.buttonCount(of: items?.count ?? 0, width: bar.bounds.width)
  }

  /// Keeps the controls of items that stay, brings back those that were leaving, makes those that are missing, and
  /// tells which ones have to go.
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
      // Behind what apps added to the bar, in front of its background.
      bar.insertSubview(button, at: min(index + 1, bar.subviews.count))
    }
    let removed = Array(spare.values.joined())
    for button in removed { button.item.isNoLongerShown(by: button) }
    changeCount += 1
    return TabBarItemChange(number: changeCount, added: added, removed: removed)
  }

  /// The control of an item that comes back before it was gone.
  private func returning(_ item: UITabBarItem) -> UITabBarButton? {
    guard let index = leaving.firstIndex(where: { $0.button.item === item }) else { return nil }
    let button = leaving.remove(at: index).button
    button.isLeaving = false
    button.isSelected = false
    return button
  }

  // MARK: State

  /// Moves the highlight to the first control of an item, or takes it away.
  ///
  /// A control on its way out fades as it was.
  func highlight(_ item: UITabBarItem?) {
    let button = item.flatMap { item in buttons.first { $0.item === item } }
    guard button !== highlighted || button?.isSelected == false else { return }
    if let highlighted, buttons.contains(where: { $0 === highlighted }) {
      highlighted.isSelected = false
    }
    highlighted = button
    button?.isSelected = true
  }

  /// Makes all controls read item and appearance again; fading, they dissolve into their new look.
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
      // A button that keeps its size would not mirror what it holds. (R-RTL-2)
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
