import Foundation

// R-FOC-22
/// The response to the Escape key and to the Menu button of a remote control.
@MainActor struct FocusDismissal {
  let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  private var levels: [UIViewController] {
    window.root.controller?.presentationStack.levels.map(\.member) ?? []
  }

  /// Dismisses the topmost presented controller, as a tap outside it does, and returns whether the
  /// user may dismiss it.
  func dismiss() -> Bool {
    guard let top = levels.last, top.presentation.phase == .none,
      let presentation = top.presentation.running, presentation.isTakenAwayByBack
    else { return false }
    if presentation.mayBeDismissedByUser {
      presentation.dismissByUser()
    } else {
      presentation.notifyAttempt()
    }
    return true
  }

  /// Pops a controller from the innermost navigation stack around the focus, and returns whether
  /// there was one to pop.
  func pop() -> Bool {
    let around = FocusPath.path(from: window.screen.focusSystem?.focusedItem)
    let stacks = around.lazy.compactMap { $0 as? UINavigationController }
    guard let stack = stacks.first(where: \.canGoBack) else { return false }
    stack.navigationBar.backTapped()
    return true
  }
}
