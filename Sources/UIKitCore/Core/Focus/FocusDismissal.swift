import Foundation

/// What the user takes back by Escape, or by the Menu button of a remote control. (R-FOC-22)
@MainActor struct FocusDismissal {
  let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  private var levels: [UIViewController] {
    window.root.controller?.presentationStack.levels.map(\.member) ?? []
  }

  /// Asks what is presented on top to go, as a tap beside it does; says whether it is of a kind that the user takes away.
  func dismiss() -> Bool {
    guard let top = levels.last, top.presentation.phase == .none,
      let presentation = top.presentation.running, presentation.isTakenAwayByBack
    else { return false }
    if presentation.mayBeDismissedByUser {
      presentation.dismissByUser()
    } else {
      presentation.tellAttempt()
    }
    return true
  }

  /// Goes back to the page before, on the innermost stack around the focus; says whether there was one.
  func pop() -> Bool {
    let around = FocusPath.path(from: window.screen.focusSystem?.focusedItem)
    let stacks = around.lazy.compactMap { $0 as? UINavigationController }
    guard let stack = stacks.first(where: \.canGoBack) else { return false }
    stack.navigationBar.backTapped()
    return true
  }
}
