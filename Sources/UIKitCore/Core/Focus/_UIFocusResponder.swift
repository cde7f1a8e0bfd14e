import Foundation

/// The common superclass of views and view controllers, which provides their focus environment.
@preconcurrency @MainActor open class _UIFocusResponder: UIResponder, UIFocusEnvironment {
  // R-FOC-8
  /// The environments to search for an item when the focus moves to this environment, in order of
  /// preference.
  ///
  /// The default value for views is an empty array, for which the first item in reading order is
  /// focused. The default value for view controllers is the view.
  open var preferredFocusEnvironments: [UIFocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? []
  }

  // R-FOC-40
  /// The view to focus when the focus moves to this environment, for code that was written before
  /// ``preferredFocusEnvironments``.
  ///
  /// Controllers and views whose ``preferredFocusEnvironments`` is not overridden search this view
  /// first if it isn't `nil`. The default value is `nil`.
  open var preferredFocusedView: UIView? { nil }

  /// The environment that contains this one.
  ///
  /// For a view it is its view controller or superview, and for a view controller the container of
  /// its view.
  open var parentFocusEnvironment: UIFocusEnvironment? { nil }

  /// The view that contains the focusable items, or `nil` if there is none.
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
  /// Called after the focus has moved into, out of, or within this environment.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - context: The previous item, the next item and the direction.
  ///   - coordinator: The coordinator that runs animations alongside the update.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Overridden by classes of the library

  /// Called when the responder gains or loses the focus.
  func focusDidChange() {}

  /// Performs the action of a tap when Select or Return is pressed, and returns whether there was
  /// one.
  func selectByFocus() -> Bool { false }

  /// Begins to edit the text because Tab has moved the focus to the responder, and returns whether it
  /// is edited.
  func beginEditingByFocus() -> Bool { becomeFirstResponder() }

  /// Handles an arrow key, for example to change a value instead of moving the focus, and returns
  /// whether it did.
  func useArrow(_ heading: UIFocusHeading) -> Bool { false }
}
