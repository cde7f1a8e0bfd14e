import Foundation

// R-FOC-11
/// The part of a window in which the focus can move: the topmost presentation, or the whole window.
@MainActor struct FocusScope {
  let window: UIWindow
  /// The window, or the container view of the presentation.
  let root: UIView
  /// The environment whose preference determines the first item: the window, or the
  /// presentation controller.
  let environment: UIFocusEnvironment

  init(of window: UIWindow) {
    self.window = window
    let levels = window.root.controller?.presentationStack.levels.map(\.member) ?? []
    let top = levels.last { $0.presentation.phase != .dismissing }
    let presentation = top?.presentation.running
    root = presentation?.containerView ?? window
    environment = presentation ?? window
  }

  // R-FOC-6
  /// Returns whether an item can be focused now: it can become focused, it is visible, and its
  /// controller is not being removed.
  func admits(_ item: UIFocusItem) -> Bool {
    guard item.canBecomeFocused else { return false }
    return reaches(item)
  }

  /// Returns whether an environment is in the scope, and it and all its ancestors up to the scope
  /// are visible.
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
  /// Whether the view is visible and enabled, and its controller, if any, is not being removed.
  var letsFocusIn: Bool {
    guard isUserInteractionEnabled, !isHidden, alpha >= ViewMetrics.faintestTouchableAlpha else {
      return false
    }
    guard let controller = viewController as? UIViewController else { return true }
    return controller.appearance.state != .disappearing
  }

  /// Returns the enabled subviews that intersect a rectangle.
  ///
  /// Subviews with an empty size are included, because they may have subviews outside their bounds.
  func subviews(meeting rect: CGRect) -> [UIFocusItem] {
    subviews.filter { view in
      guard view.letsFocusIn else { return false }
      let frame = view.frame
      return frame.isEmpty || frame.intersects(rect)
    }
  }

  /// A Boolean value that indicates whether the view is focused.
  public var isFocused: Bool { window?.screen.focusSystem?.focusedItem === self }
}
