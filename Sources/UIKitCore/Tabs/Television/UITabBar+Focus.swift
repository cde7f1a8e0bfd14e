/// The focus on the bar of a television.
extension UITabBar {
  /// The item's button that has the focus.
  var focusedButton: UITabBarButton? {
    let button = window?.screen.focusSystem?.focusedItem as? UITabBarButton
    return button?.bar === self ? button : nil
  }

  /// Where the focus comes in: the selected item, if it can have the focus. (R-TV-8)
  var entrance: UITabBarButton? {
    row.buttons.first { $0.isSelected && $0.item.isEnabled && !$0.isHidden }
  }

  /// Whether an item may get the focus: from another one on the bar always, from elsewhere only as the entrance. (R-TV-8)
  func letsFocus(on button: UITabBarButton) -> Bool {
    guard environment.form == .television, focusedButton == nil, let entrance else { return true }
    return entrance === button
  }

  /// The focus moved to the bar, on it, or away from it: the item that got it is selected, as by the user. (R-TV-2)
  func focusMoved(to item: UIFocusItem?, with coordinator: UIFocusAnimationCoordinator) {
    guard environment.form == .television else { return }
    if let button = item as? UITabBarButton, button.bar === self, !button.isSelected {
      manager?.finishTransition()
      tapped(button.item)
    }
    manager?.barFocusChanged(with: coordinator)
  }

  /// Select was pressed on an item: the focus goes into the content, or a bar by itself selects. (R-TV-4)
  func selectPressed(on button: UITabBarButton) -> Bool {
    if !button.isSelected { tapped(button.item) }
    guard let manager else { return true }
    return button.isSelected && manager.enterContent()
  }
}
