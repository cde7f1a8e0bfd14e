/// Where the way of a key begins. (R-KEY-1)
@MainActor enum KeyChain {
  /// The window of a screen that keys go to.
  static func window(on screen: UIScreen) -> UIWindow? {
    screen.windows.last { $0.isKeyWindow } ?? screen.windows.last
  }

  /// The first responder, else what has the focus, else the page in front, else the window.
  static func start(in window: UIWindow) -> UIResponder {
    FirstResponder.on(window.screen) ?? focused(in: window)
      ?? window.rootViewController.map(front) ?? window
  }

  private static func focused(in window: UIWindow) -> UIResponder? {
    guard let item = window.screen.focusSystem?.focusedItem,
      FocusPath.view(of: item)?.ownWindow === window
    else { return nil }
    return item as? UIResponder
  }

  /// The innermost controller in sight: what is presented, of that the child in front, and so on.
  private static func front(of root: UIViewController) -> UIViewController {
    var front = PresentedControllers.top(of: root)
    while let child = frontChild(of: front) { front = PresentedControllers.top(of: child) }
    return front
  }

  private static func frontChild(of parent: UIViewController) -> UIViewController? {
    parent.children.last { $0.viewIfLoaded?.window != nil }
  }
}
