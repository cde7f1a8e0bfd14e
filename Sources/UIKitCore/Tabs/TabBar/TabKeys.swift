/// Handles Control with a digit key, which taps the tab at that position.
@MainActor enum TabKeys {
  // R-KEY-13
  static func press(_ key: KeyInput, in window: UIWindow) -> Bool {
    guard let place = place(of: key), let root = window.rootViewController else { return false }
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return false }
    let buttons = bars(below: PresentedControllers.top(of: root)).lazy
      .compactMap { button(at: place, of: $0, in: window) }
    guard let button = buttons.first else { return false }
    button.sendActions(for: .touchUpInside)
    return true
  }

  /// Returns the zero-based position for a key.
  ///
  /// The physical key is used, because some keyboard layouts don't type digits with the digit keys.
  private static func place(of key: KeyInput) -> Int? {
    guard key.isDown, key.modifiers == .control else { return nil }
    let first = key.usage.isOnNumericPad ? UIKeyboardHIDUsage.keypad1 : .keyboard1
    let place = key.usage.rawValue - first.rawValue
    return (0..<9).contains(place) ? place : nil
  }

  /// Returns the bars of the visible tab bar controllers, the outermost first.
  private static func bars(below controller: UIViewController) -> [UITabBar] {
    let own = (controller as? UITabBarController).map { [$0.tabBar] } ?? []
    let shown = controller.children.reversed().filter { $0.viewIfLoaded?.window != nil }
    return own + shown.flatMap(bars)
  }

  /// Returns the button at a position if a tap would hit it.
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

/// Finds presented controllers.
@MainActor enum PresentedControllers {
  /// Returns the topmost controller that is presented over a controller, or that controller itself.
  static func top(of controller: UIViewController) -> UIViewController {
    var top = controller
    while let next = top.presentedViewController { top = next }
    return top
  }
}
