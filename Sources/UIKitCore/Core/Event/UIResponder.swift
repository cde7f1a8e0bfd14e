import Foundation

/// The base of everything that can handle events: a link of the chain from a view up to the application.
@preconcurrency @MainActor open class UIResponder: _UIAccessibleObject {
  /// Creates a responder that stands alone: it has no next responder.
  public override init() { super.init() }

  // MARK: The chain

  /// Who gets an event that this responder does not handle; nil ends the chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder agrees to become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives up being first responder when asked; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the object that key events go to first.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Asks for key events; false when this or the present first responder refuses.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Gives up key events; false when it refuses or is not first responder.
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: Touches

  /// Called when fingers come down; the default passes the call to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers that came down here move; the default passes the call to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers that came down here go up; the default passes the call to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called instead of `touchesEnded` when the system or a recognizer takes the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Called when buttons or keys go down; the default passes the call to `next`.
  ///
  /// Whoever does not call super keeps them: they neither write, move the focus nor scroll. (R-KEY-1, R-KEY-3)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      for press in presses { press.delivery.isKept = false }
      return
    }
    next.pressesBegan(presses, with: event)
  }

  /// Called when it changes how hard buttons are pressed; the default passes the call to `next`.
  ///
  /// No host has such buttons.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when buttons or keys that went down here go up; the default passes the call to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called instead of `pressesEnded` when the system or a recognizer takes them away; the default passes the call to
  /// `next`. (R-KEY-6)
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The key commands of this responder; nil by default.
  ///
  /// Asked for at each key while the responder is part of the chain. (R-KEY-9)
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Keys and wheels

  /// Answers to a key and says whether it was of use; by default the next responder does.
  func handle(_ key: KeyInput) -> Bool { next?.handle(key) ?? false }

  /// Answers to the wheel and says whether it was of use; by default the next responder does.
  func handle(_ scroll: ScrollInput) -> Bool { next?.handle(scroll) ?? false }

  // MARK: Actions

  /// Whether the responder would carry out an action sent along the chain.
  ///
  /// Unlike iOS, methods are not known by name, so the default says true for every selector that carries a
  /// method of one of this object's classes.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.canBeCalled(on: self)
  }

  /// The object that carries out an action when it travels along the chain: this one or a later one.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
}
