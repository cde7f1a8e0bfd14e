import UIKit

/// The action button.
extension TabBarView {
  // CYL-6
  /// The tab that the button represents, which has no item, or `nil` for none.
  var actionTabID: TabItem.ID? { if case .tab(let id) = action?.role { id } else { nil } }

  /// The views of the visible items.
  var shownItemViews: [TabItemView] {
    actionTabID.map { id in itemViews.filter { $0.id != id } } ?? itemViews
  }

  /// Returns the control of a tab on the bar: its item's view, or the action button, or `nil` for
  /// an unknown identifier.
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

  // CYL-52, CYL-71
  /// Selects the button if its tab is selected.
  func showSelectedAction() {
    if let actionTabID { actionControl?.isSelected = actionTabID == stateMachine.selected }
  }

  // CYL-42
  /// Whether the button receives touches.
  ///
  /// If not, the views behind it do.
  var actionResponds: Bool {
    guard let actionControl else { return false }
    return actionControl.isEnabled && actionControl.isUserInteractionEnabled
      && !actionControl.isHidden && actionControl.alpha > 0.01
  }
}
