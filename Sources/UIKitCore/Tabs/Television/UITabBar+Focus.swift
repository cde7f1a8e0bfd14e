/// The handling of focus on a television's bar.
extension UITabBar {
  /// The button on this bar that is focused.
  var focusedButton: UITabBarButton? {
    let button = window?.screen.focusSystem?.focusedItem as? UITabBarButton
    return button?.bar === self ? button : nil
  }

  /// The button that gets the focus first: that of the selected item, if it is enabled and visible.
  var entrance: UITabBarButton? {
    // R-TV-8
    row.buttons.first { $0.isSelected && $0.item.isEnabled && !$0.isHidden }
  }

  /// Returns whether a button may be focused: any button if the focus is on the bar, otherwise only
  /// the first one.
  func canFocus(on button: UITabBarButton) -> Bool {
    // R-TV-8
    guard environment.tabBarIdiom == .television, focusedButton == nil, let entrance else {
      return true
    }
    return entrance === button
  }

  /// Selects the item that has been focused, as a tap does, and updates the position of the bar.
  func focusMoved(to item: UIFocusItem?, with coordinator: UIFocusAnimationCoordinator) {
    // R-TV-2
    guard environment.tabBarIdiom == .television else { return }
    if let button = item as? UITabBarButton, button.bar === self, !button.isSelected {
      manager?.finishTransition()
      tapped(button.item)
    }
    manager?.barFocusChanged(with: coordinator)
  }

  /// Moves the focus into the content if the pressed item is selected; a standalone bar selects the
  /// item.
  func selectPressed(on button: UITabBarButton) -> Bool {
    // R-TV-4
    if !button.isSelected { tapped(button.item) }
    guard let manager else { return true }
    return button.isSelected && manager.enterContent()
  }
}
