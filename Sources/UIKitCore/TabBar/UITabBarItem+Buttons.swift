/// One of the buttons beyond the first that show an item.
struct OtherButton {
  weak var button: UITabBarButton?
}

extension UITabBarItem {
  /// The buttons that show this item: several where it is on two bars, or twice on one. (R-ITEM-14)
  var buttons: [UITabBarButton] {
    [button].compactMap { $0 } + (extras?.value.otherButtons ?? []).compactMap(\.button)
  }

  func isShown(by newButton: UITabBarButton) {
    guard let button else { return button = newButton }
    guard !buttons.contains(where: { $0 === newButton }), button !== newButton else { return }
    change { $0.otherButtons.append(OtherButton(button: newButton)) }
  }

  func isNoLongerShown(by oldButton: UITabBarButton) {
    extras?.value.otherButtons.removeAll { $0.button == nil || $0.button === oldButton }
    guard button === oldButton else { return }
    button = extras?.value.otherButtons.isEmpty == false ? extras?.value.otherButtons.removeFirst().button : nil
  }
}
