import UIKit

extension TabBarView {
  func replaceItems(with newItems: [TabItem]) {
    var old = Dictionary(itemViews.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    var names: Set<TabItem.ID> = []
    itemViews = newItems.compactMap { item in
      guard names.insert(item.id).inserted else {
        TabBarDiagnostics.report("two tabs are called \(item.id.name); the first one is kept")
        return nil
      }
      let view = old.removeValue(forKey: item.id) ?? makeView(of: item)
      show(item, in: view)
      return view
    }
    for view in old.values { view.removeFromSuperview() }
    itemHeights = nil
    orderViews()
    stateMachine.disabled = Set(items.filter { !$0.isEnabled }.map(\.id))
    perform(stateMachine.replace(with: itemViews.map(\.id)))
    showSelection()
  }

  func updateItem(_ id: TabItem.ID, _ change: (inout TabItem) -> Void) {
    guard let view = itemView(for: id) else {
      return TabBarDiagnostics.report("there is no tab called \(id.name)")
    }
    var item = view.item
    change(&item)
    guard item.id == id else {
      return TabBarDiagnostics.report("the tab \(id.name) cannot take the name \(item.id.name)")
    }
    show(item, in: view)
    if item.isEnabled { stateMachine.disabled.remove(id) } else { stateMachine.disabled.insert(id) }
    setNeedsLayout()
  }

  func show(_ item: TabItem, in view: TabItemView) {
    view.apply(item, style: item.style.over(style.items))
    itemHeights = nil
  }

  private func makeView(of item: TabItem) -> TabItemView {
    let view = makesItemView(item)
    let id = item.id
    let doubleTap = UIAction { [weak self] _ in self?.tappedTwice(id) }
    view.addAction(UIAction { [weak self] _ in self?.touched(id, isDown: true) }, for: .touchDown)
    view.addAction(
      UIAction { [weak self] _ in self?.touched(id, isDown: false) },
      for: .touchUpInside
    )
    view.addAction(doubleTap, for: .touchDownRepeat)
    view.rested = { [weak self] in self?.rested(id) ?? false }
    addSubview(view)
    return view
  }

  private func touched(_ id: TabItem.ID, isDown: Bool) {
    if isDown == selectsOnTouchDown { tapped(id) }
  }

  func showStyle() {
    fillView.show(style)
    separator.image = style.shadowImage
    separator.backgroundColor = style.shadowImage == nil ? style.separatorColor : nil
    indicator.style = style.indicator
    orderViews()
    setNeedsLayout()
  }

  // CYL-26
  /// Orders the subviews: a line is in front of the items, a custom indicator view is behind them,
  /// and the action button is in front of everything.
  func orderViews() {
    if style.indicator.isLine {
      bringSubviewToFront(indicator)
    } else {
      insertSubview(indicator, aboveSubview: separator)
    }
    if let actionControl { bringSubviewToFront(actionControl) }
  }
}
