/// Where the way of a key begins. (R-KEY-1)
@MainActor enum KeyChain {
  /// The window of a screen that keys go to.
  static func window(on screen: UIScreen) -> UIWindow? {
    screen.windows.last { $0.isKeyWindow } ?? screen.windows.last
  }

  /// The first responder, else the page in front, else the window.
  static func start(in window: UIWindow) -> UIResponder {
    FirstResponder.on(window.screen) ?? window.rootViewController.map(front) ?? window
  }

  /// The innermost controller in sight: what is presented, of that the child in front, and so on.
  private static func front(of root: UIViewController) -> UIViewController {
    var front = root
    while let next = front.presentedViewController ?? frontChild(of: front) { front = next }
    return front
  }

  private static func frontChild(of parent: UIViewController) -> UIViewController? {
    parent.children.last { $0.viewIfLoaded?.window != nil }
  }
}
