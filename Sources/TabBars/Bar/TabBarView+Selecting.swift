import UIKit

extension TabBarView {
  func tapped(_ id: TabItem.ID) { perform(stateMachine.tap(id)) }

  func rested(_ id: TabItem.ID) -> Bool {
    stateMachine.canBeTouched(id) && delegate?.tabBar(self, takesLongPressOn: id) ?? false
  }

  func tappedTwice(_ id: TabItem.ID) {
    if stateMachine.canBeTouched(id) { delegate?.tabBar(self, didDoubleTap: id) }
  }

  /// Continues a postponed selection.
  func resume(_ ticket: Int, allowing isAllowed: Bool) {
    perform(stateMachine.resume(ticket, allowing: isAllowed))
  }

  /// Performs effects in order.
  ///
  /// Effects that callbacks cause are performed after the current ones.
  func perform(_ newEffects: [TabSelectionMachine<TabItem.ID>.Effect]) {
    effects += newEffects
    guard !isPerforming else { return }
    isPerforming = true
    while !effects.isEmpty { perform(effects.removeFirst()) }
    isPerforming = false
  }

  private func perform(_ effect: TabSelectionMachine<TabItem.ID>.Effect) {
    switch effect {
    case .ask(let id): ask(about: id)
    case .denied(let id): itemView(for: id)?.isHighlighted = false
    case .willSelect(let id, let origin): delegate?.tabBar(self, willSelect: id, origin: origin)
    case .change(let old, let new, let origin):
      showChange(from: old, to: new, animated: origin != .replacement && window != nil)
      delegate?.tabBar(self, changesFrom: old, to: new)
    case .didSelect(let id, let origin): delegate?.tabBar(self, didSelect: id, origin: origin)
    case .didReselect(let id):
      itemView(for: id)?.animate(.reselect)
      delegate?.tabBar(self, didReselect: id)
    }
  }

  private func ask(about id: TabItem.ID) {
    let answer = delegate?.tabBar(self, answerToTapOn: id) ?? .allow
    effects += stateMachine.answer(answer.decision, to: id)
    switch answer {
    case .allow, .deny: break
    case .intercept(let handler): handler()
    case .postpone(let handler):
      if let number = stateMachine.ticket { handler(TabSelectionTicket(number: number, bar: self)) }
    }
  }

  // MARK: Displaying the selection

  /// Updates the appearance of the two items of a change and of the action button, optionally with
  /// animation.
  private func showChange(from old: TabItem.ID?, to new: TabItem.ID?, animated: Bool) {
    for id in [old, new].compactMap({ $0 }) {
      guard let view = itemView(for: id) else { continue }
      showChange(of: view, animated: animated)
    }
    showSelectedAction()
    guard let duration = style.indicator.duration else { return }
    guard animated else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(withDuration: duration) { self.placeIndicator() }
  }

  // RAM-9
  /// Updates the appearance of an item.
  ///
  /// If a view slides behind the items, the appearance fades while the view is behind the item,
  /// because it may not be visible without the view.
  private func showChange(of view: TabItemView, animated: Bool) {
    let isSelected = view.id == stateMachine.selected
    if animated, style.indicator.view != nil, let duration = style.indicator.duration,
      duration > 0
    {
      let fade = CATransition()
      fade.duration = duration
      fade.timingFunction =
        isSelected
        ? CAMediaTimingFunction(controlPoints: 0.8, 0, 1, 0.4)
        : CAMediaTimingFunction(controlPoints: 0, 0.6, 0.2, 1)
      view.layer.add(fade, forKey: nil)
    }
    view.setSelected(isSelected, animated: animated)
  }

  /// Updates the appearance of all items.
  func showSelection() {
    for view in itemViews {
      view.setSelected(view.id == stateMachine.selected, animated: false)
    }
    showSelectedAction()
    setNeedsLayout()
  }
}
