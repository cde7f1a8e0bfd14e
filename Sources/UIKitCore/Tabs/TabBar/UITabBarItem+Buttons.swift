/// A button that shows an item in addition to the first one.
struct OtherButton {
  weak var button: UITabBarButton?
}

extension UITabBarItem {
  /// The buttons that show this item: several if it is on two bars, or twice on one.
  var buttons: [UITabBarButton] {
    // R-ITEM-14
    [button].compactMap { $0 } + (extras?.value.otherButtons ?? []).compactMap(\.button)
  }

  func isShown(by newButton: UITabBarButton) {
    guard button != nil else { return button = newButton }
    guard !buttons.contains(where: { $0 === newButton }) else { return }
    change { $0.otherButtons.append(OtherButton(button: newButton)) }
  }

  func buttonWasRemoved(by oldButton: UITabBarButton) {
    let others = buttons.filter { $0 !== oldButton }
    button = others.first
    if extras?.value.otherButtons.isEmpty == false {
      change { $0.otherButtons = others.dropFirst().map { OtherButton(button: $0) } }
    }
  }
}
