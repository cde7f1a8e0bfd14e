/// Control with a number: a tap on the tab of that place. (R-KEY-13)
@MainActor enum TabKeys {
  static func press(_ key: KeyInput, in window: UIWindow) -> Bool {
    guard let place = place(of: key), let root = window.rootViewController else { return false }
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return false }
    let buttons = bars(below: PresentedControllers.top(of: root)).lazy
      .compactMap { button(at: place, of: $0, in: window) }
    guard let button = buttons.first else { return false }
    button.sendActions(for: .touchUpInside)
    return true
  }

  /// 0 for the first; numbers count by their place on the keyboard, since not everywhere they write numbers.
  private static func place(of key: KeyInput) -> Int? {
    guard key.isDown, key.modifiers == .control else { return nil }
    let first = key.usage.isOnNumericPad ? UIKeyboardHIDUsage.keypad1 : .keyboard1
    let place = key.usage.rawValue - first.rawValue
    return (0..<9).contains(place) ? place : nil
  }

  /// The bars of the tab bar controllers in sight, the outermost first.
  private static func bars(below controller: UIViewController) -> [UITabBar] {
    let own = (controller as? UITabBarController).map { [$0.tabBar] } ?? []
    let shown = controller.children.reversed().filter { $0.viewIfLoaded?.window != nil }
    return own + shown.flatMap(bars)
  }

  /// The button at a place, if a finger could tap it.
  private static func button(at place: Int, of bar: UITabBar, in window: UIWindow)
    -> UITabBarButton?
  {
    guard bar.row.buttons.indices.contains(place) else { return nil }
    let button = bar.row.buttons[place]
    let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    let hit = window.hitTest(button.convert(middle, to: window), with: nil)
    return hit?.isDescendant(of: button) ?? false ? button : nil
  }
}

/// What lies over a controller.
@MainActor enum PresentedControllers {
  /// The topmost of what is presented over a controller, else that itself.
  static func top(of controller: UIViewController) -> UIViewController {
    var top = controller
    while let next = top.presentedViewController { top = next }
    return top
  }
}
