import Foundation

/// What keys and remote controls do with the focus. (R-FOC-18)
///
/// Each call says whether it was of use; what was of none scrolls.
@MainActor enum FocusNavigation {
  /// Moves the focus, presses what has it, or goes back, by a key.
  static func press(_ key: KeyInput, in window: UIWindow) -> Bool {
    guard let key = FocusKey(key) else { return false }
    switch key {
    case .arrow(let heading): return move(UIFocusHeading(heading), in: window)
    case .next: return move(.next, in: window)
    case .previous: return move(.previous, in: window)
    case .select: return select(in: window)
    case .back: return back(in: window)
    }
  }

  /// Moves the focus to the next item that way, and what it goes to into sight. (R-FOC-14, R-FOC-17, R-FOC-20)
  ///
  /// Where nothing has the focus, `next` and `previous` bring it where it was last, or to what is preferred.
  @discardableResult static func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    let system = window.screen.focusSystemInUse
    let scope = FocusScope(of: window)
    window.layoutIfNeeded()
    guard let item = system.focusedItem, scope.admits(item) else {
      let begins = heading == .next || heading == .previous || system.isAlwaysOn
      return begins && begin(in: scope, system)
    }
    if (item as? _UIFocusResponder)?.useArrow(heading) == true { return true }
    var search = FocusTargetSearch(from: item, heading, in: scope, system.preference(in: scope))
    switch search.run() {
    case .item(let next):
      system.move(to: next, heading: heading)
      if let shown = system.focusedItem { FocusReveal.bringIntoSight(shown) }
      return true
    case .scroll(let scrollView):
      return scrollView.scrollByKey(heading)
    case .nothing:
      system.fail(heading)
      return false
    }
  }

  /// Gives the focus to what had it before it was hidden, else to what is preferred. (R-FOC-5)
  private static func begin(in scope: FocusScope, _ system: UIFocusSystem) -> Bool {
    let resting = system.restingItem.flatMap { scope.admits($0) ? $0 : nil }
    let preferred = system.preference(in: scope).item(for: scope.environment)
    guard let item = resting ?? preferred else { return false }
    system.move(to: item)
    FocusReveal.bringIntoSight(item)
    return true
  }

  /// Does to what has the focus what a tap does. (R-FOC-21)
  @discardableResult static func select(in window: UIWindow) -> Bool {
    guard let item = window.screen.focusSystem?.focusedItem, FocusScope(of: window).admits(item)
    else { return false }
    return (item as? _UIFocusResponder)?.selectByFocus() ?? false
  }

  /// Takes away what the user may take away, goes back to the page before, or hides the focus: the first of these that can be
  /// done. (R-FOC-22)
  @discardableResult static func back(in window: UIWindow) -> Bool {
    let isAlwaysOn = window.screen.traitCollection.userInterfaceIdiom == .tv
    let back = FocusDismissal(window)
    if isAlwaysOn { return back.stepOut() || back.dismiss() }
    return back.dismiss() || back.pop() || hide(on: window.screen)
  }

  /// Takes the focus away until the next Tab, but on a television; says whether there was one.
  @discardableResult static func hide(on screen: UIScreen) -> Bool {
    guard let system = screen.focusSystem, !system.isAlwaysOn else { return false }
    system.pathLost = []
    guard let item = system.focusedItem else { return false }
    system.restingItem = item
    return system.move(to: nil, isForced: true)
  }
}
