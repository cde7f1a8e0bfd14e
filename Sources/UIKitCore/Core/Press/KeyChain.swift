/// The start of the responder chain for keys.
@MainActor enum KeyChain {
  // R-KEY-1

  /// Returns the window of a screen that receives keys: the key window, or the frontmost window if
  /// there is none.
  static func window(on screen: UIScreen) -> UIWindow? {
    screen.windows.last { $0.isKeyWindow } ?? screen.windows.last
  }

  /// Returns the first object that exists: the first responder, the focused item, the frontmost
  /// view controller, or the window.
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

  /// Returns the innermost visible controller, following presented controllers and frontmost
  /// children.
  private static func front(of root: UIViewController) -> UIViewController {
    var front = PresentedControllers.top(of: root)
    while let child = frontChild(of: front) { front = PresentedControllers.top(of: child) }
    return front
  }

  private static func frontChild(of parent: UIViewController) -> UIViewController? {
    parent.children.last { $0.viewIfLoaded?.window != nil }
  }
}
