import Foundation

/// The common superclass of views and view controllers, which are focus environments.
@preconcurrency @MainActor open class _UIFocusResponder: UIResponder, UIFocusEnvironment {
  // R-FOC-8
  /// The environments to search for an item when the focus moves here, in order of preference.
  ///
  /// The default is an empty array for views, which means the first item in reading order, and the
  /// view for view controllers.
  open var preferredFocusEnvironments: [UIFocusEnvironment] { [] }

  /// The environment that contains this one: for a view its view controller or superview, for a
  /// view controller the container of its view.
  open var parentFocusEnvironment: UIFocusEnvironment? { nil }

  /// The view that contains the focusable items.
  open var focusItemContainer: UIFocusItemContainer? { nil }

  // R-FOC-12
  /// Requests an update of the focus before the next frame.
  ///
  /// The request is ignored while the focus is outside this environment.
  open func setNeedsFocusUpdate() {
    UIFocusSystem.focusSystem(for: self)?.requestUpdate(from: self)
  }

  /// Performs a requested update immediately.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  // R-FOC-1
  /// Returns whether the focus may be updated.
  ///
  /// The default implementation returns `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  // R-FOC-3
  /// Called after the focus moved into, out of, or within this environment.
  ///
  /// The default implementation does nothing.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Overridden by classes of the library

  /// Called when the responder gains or loses the focus.
  func focusDidChange() {}

  /// Performs the action of a tap when Select or Return is pressed; returns whether there was one.
  func selectByFocus() -> Bool { false }

  /// Uses an arrow key, for example to change a value, instead of moving the focus; returns whether
  /// it did.
  func useArrow(_ heading: UIFocusHeading) -> Bool { false }
}
