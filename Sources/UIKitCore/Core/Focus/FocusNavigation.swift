import Foundation

// R-FOC-18
/// Moves the focus in response to keys and remote controls.
///
/// Each method returns whether it handled the input; input that is not handled scrolls.
@MainActor enum FocusNavigation {
  /// Handles a key by moving the focus, activating the focused item, or going back.
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

  // R-FOC-14, R-FOC-17, R-FOC-20
  /// Moves the focus to the next item in a direction, and scrolls it into view.
  ///
  /// If nothing is focused, `next` and `previous` focus the item that was focused last, or the
  /// preferred one.
  @discardableResult static func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    let system = window.screen.focusSystemInUse
    let scope = FocusScope(of: window)
    window.layoutIfNeeded()
    let editing = FocusEditing(system, scope)
    let isStep = heading == .next || heading == .previous
    let start = isStep ? editing.editedItem ?? system.focusedItem : system.focusedItem
    guard let item = start, scope.admits(item) else {
      return (isStep || system.isAlwaysOn) && begin(in: scope, system, isStep ? editing : nil)
    }
    if (item as? _UIFocusResponder)?.useArrow(heading) == true { return true }
    var search = FocusTargetSearch(from: item, heading, in: scope, system.preference(in: scope))
    switch search.run() {
    case .item(let next):
      if isStep {
        editing.move(to: next, heading: heading)
      } else {
        system.move(to: next, heading: heading)
      }
      if let shown = system.focusedItem { FocusReveal.scrollIntoView(shown) }
      return true
    case .scroll(let scrollView):
      return scrollView.scrollByKey(heading)
    case .nothing:
      system.fail(heading)
      return false
    }
  }

  // R-FOC-5
  /// Focuses the item that was focused before the focus was hidden, or the preferred item.
  private static func begin(
    in scope: FocusScope,
    _ system: UIFocusSystem,
    _ editing: FocusEditing?
  ) -> Bool {
    let resting = system.restingItem.flatMap { scope.admits($0) ? $0 : nil }
    let preferred = system.preference(in: scope).item(for: scope.environment)
    guard let item = resting ?? preferred else { return false }
    if let editing { editing.move(to: item) } else { system.move(to: item) }
    FocusReveal.scrollIntoView(item)
    return true
  }

  // R-FOC-21
  /// Activates the focused item as a tap does.
  @discardableResult static func select(in window: UIWindow) -> Bool {
    guard let item = window.screen.focusSystem?.focusedItem, FocusScope(of: window).admits(item)
    else { return false }
    return (item as? _UIFocusResponder)?.selectByFocus() ?? false
  }

  // R-FOC-22
  /// Dismisses a presentation, pops a controller, or hides the focus, whichever is possible first.
  @discardableResult static func back(in window: UIWindow) -> Bool {
    let isAlwaysOn = window.screen.traitCollection.userInterfaceIdiom == .tv
    let back = FocusDismissal(window)
    if isAlwaysOn { return back.moveOut() || back.dismiss() }
    return back.dismiss() || back.pop() || hide(on: window.screen)
  }

  /// Hides the focus until the next Tab, except on a television, and returns whether there was one.
  @discardableResult static func hide(on screen: UIScreen) -> Bool {
    guard let system = screen.focusSystem, !system.isAlwaysOn else { return false }
    system.pathLost = []
    guard let item = system.focusedItem else { return false }
    system.restingItem = item
    return system.move(to: nil, isForced: true)
  }
}
