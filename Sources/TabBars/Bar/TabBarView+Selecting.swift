import UIKit

extension TabBarView {
  func tapped(_ id: TabItem.ID) { perform(machine.tap(id)) }

  func rested(_ id: TabItem.ID) -> Bool {
    machine.canBeTouched(id) && delegate?.tabBar(self, takesLongPressOn: id) ?? false
  }

  func tappedTwice(_ id: TabItem.ID) {
    if machine.canBeTouched(id) { delegate?.tabBar(self, didDoubleTap: id) }
  }

  /// Continues with a selection that was put off.
  func resume(_ ticket: Int, allowing isAllowed: Bool) {
    perform(machine.resume(ticket, allowing: isAllowed))
  }

  /// Does one thing after the other; what callbacks ask for comes after what is under way.
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
      showSelection(animated: origin != .replacement)
      delegate?.tabBar(self, changesFrom: old, to: new)
    case .didSelect(let id, let origin): delegate?.tabBar(self, didSelect: id, origin: origin)
    case .didReselect(let id):
      itemView(for: id)?.animate(.reselect)
      delegate?.tabBar(self, didReselect: id)
    }
  }

  private func ask(about id: TabItem.ID) {
    let answer = delegate?.tabBar(self, answerToTapOn: id) ?? .allow
    effects += machine.answer(answer.decision, to: id)
    switch answer {
    case .allow, .deny: break
    case .intercept(let handler): handler()
    case .postpone(let handler):
      if let number = machine.ticket { handler(TabSelectionTicket(number: number, bar: self)) }
    }
  }

  // MARK: Showing it

  /// Gives items and action button the look of the selection; what changes moves, if asked for and on screen.
  func showSelection(animated: Bool) {
    let moves = animated && window != nil
    for view in itemViews { view.setSelected(view.item.id == machine.selected, animated: moves) }
    showSelectedAction()
    guard moves, let duration = style.indicator.duration else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(withDuration: duration) { self.placeIndicator(self.layout.frames) }
  }
}
