import Foundation

/// The part of a window in which the focus may be: what is presented on top keeps it inside. (R-FOC-11)
@MainActor struct FocusScope {
  let window: UIWindow
  /// The window, or the container of what is presented.
  let root: UIView
  /// Where the focus goes by preference: the window, or what presents.
  let environment: UIFocusEnvironment

  init(of window: UIWindow) {
    self.window = window
    let levels = window.root.controller?.presentationStack.levels.map(\.member) ?? []
    let top = levels.last { $0.presentation.phase != .dismissing }
    let presentation = top?.presentation.running
    root = presentation?.containerView ?? window
    environment = presentation ?? window
  }

  /// Whether an item can have the focus now: it wants to, it can be seen, and its page stays. (R-FOC-6)
  func admits(_ item: UIFocusItem) -> Bool {
    guard item.canBecomeFocused else { return false }
    return reaches(item)
  }

  /// Whether an environment stands in here, and everything up to here can be seen.
  func reaches(_ environment: UIFocusEnvironment) -> Bool {
    guard var view = FocusPath.view(of: environment), view.ownWindow === window else {
      return false
    }
    while view.letsFocusIn {
      if view === root { return true }
      guard let superview = view.superview else { return false }
      view = superview
    }
    return false
  }
}

extension UIView {
  /// Whether the view can be seen and used, as far as it is to be said, and its page is not on its way out.
  var letsFocusIn: Bool {
    guard isUserInteractionEnabled, !isHidden, alpha >= ViewMetrics.faintestTouchableAlpha else {
      return false
    }
    guard let controller = viewController as? UIViewController else { return true }
    return controller.appearance.state != .disappearing
  }

  /// The subviews that can be used and meet a rectangle, and those without a size, which may hold others beyond their bounds.
  func subviews(meeting rect: CGRect) -> [UIFocusItem] {
    subviews.filter { view in
      guard view.letsFocusIn else { return false }
      let frame = view.frame
      return frame.isEmpty || frame.intersects(rect)
    }
  }

  /// Whether the view has the focus.
  public var isFocused: Bool { window?.screen.focusSystem?.focusedItem === self }
}
