import Foundation

/// What views and controllers have in common: both are environments of the focus.
@preconcurrency @MainActor open class _UIFocusResponder: UIResponder, UIFocusEnvironment {
  /// Where the focus goes that comes here: the first of these that leads to an item.
  ///
  /// For views nothing by default, which means the first item by the order of reading; for controllers the view. (R-FOC-8)
  open var preferredFocusEnvironments: [UIFocusEnvironment] { [] }

  /// The environment that contains this one: for a view its controller or superview, for a controller what holds its view.
  open var parentFocusEnvironment: UIFocusEnvironment? { nil }

  /// The view whose items these are.
  open var focusItemContainer: UIFocusItemContainer? { nil }

  /// Asks to look for the preferred item again, before the next frame; ignored while the focus is elsewhere. (R-FOC-12)
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.ask(from: self) }

  /// Looks for the preferred item now, where that was asked for.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  /// Whether the focus may move so; true by default. (R-FOC-1)
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus moved to, from or within this environment; the default does nothing. (R-FOC-3)
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: What classes of the library override

  /// The responder has got the focus, or lost it.
  func focusDidChange() {}

  /// Does what a tap does, since Select or Return was pressed while this has the focus; says whether there was anything.
  func selectByFocus() -> Bool { false }

  /// Uses an arrow for itself, as for a value that lies along it, instead of letting the focus go; says whether it did.
  func useArrow(_ heading: UIFocusHeading) -> Bool { false }
}
