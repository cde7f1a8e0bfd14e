import UIKit

/// The button among the items.
extension TabBarView {
  /// The tab that the button stands for, which has no item beside it; nil for none. (CYL-6)
  var actionTabID: TabItem.ID? { if case .tab(let id) = action?.role { id } else { nil } }

  /// The views of the items that are on the bar.
  var shownItemViews: [TabItemView] {
    actionTabID.map { id in itemViews.filter { $0.id != id } } ?? itemViews
  }

  /// What stands for a tab on the bar: its item's view, or the action button; nil for a name that is not there.
  func control(for id: TabItem.ID) -> UIControl? {
    id == actionTabID && itemView(for: id) != nil ? actionControl : itemView(for: id)
  }

  func replaceAction() {
    itemHeights = nil
    actionControl?.removeFromSuperview()
    actionControl = action?.makeControl()
    setNeedsLayout()
    guard let actionControl else { return }
    actionSize = actionControl.bounds.size
    addSubview(actionControl)
    orderViews()
    let tap = UIAction { [weak self] _ in self?.actionTapped() }
    actionControl.addAction(tap, for: .touchUpInside)
    showSelectedAction()
  }

  private func actionTapped() {
    guard let action, let actionControl else { return }
    switch action.role {
    case .perform(let handler):
      handler()
      delegate?.tabBar(self, didPerformActionOf: actionControl)
    case .tab(let id): tapped(id)
    }
  }

  /// The button is selected while its tab is. (CYL-52, CYL-71)
  func showSelectedAction() {
    if let actionTabID { actionControl?.isSelected = actionTabID == machine.selected }
  }

  /// Whether the button takes touches; where it does not, what lies behind it does. (CYL-42)
  var actionResponds: Bool {
    guard let actionControl else { return false }
    return actionControl.isEnabled && actionControl.isUserInteractionEnabled
      && !actionControl.isHidden && actionControl.alpha > 0.01
  }
}
