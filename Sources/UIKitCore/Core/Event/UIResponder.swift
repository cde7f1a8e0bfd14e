import Foundation

/// An object that can respond to events.
///
/// It is the base class of views, view controllers, scenes and the application. Responders form a
/// chain from a view through its superviews and controllers to the window and the application. An
/// event that a responder does not handle is passed to its ``next`` responder. Key events go to the
/// first responder, if there is one.
///
/// ```swift
/// final class Canvas: UIView {
///   override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
///     if let point = touches.first?.location(in: self) { beginStroke(at: point) }
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UIResponder: _UIAccessibleObject,
  UIResponderStandardEditActions, UIPasteConfigurationSupporting
{
  /// Creates a responder without a next responder.
  public override init() { super.init() }

  // MARK: Responder chain

  /// The next responder of the chain, or `nil` at its end.
  ///
  /// The default value is `nil`; views return their controller or superview.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// A Boolean value that indicates whether the responder can become the first responder.
  ///
  /// The default value is `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can resign as the first responder.
  ///
  /// The default value is `true`.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the responder is the first responder, which receives
  /// key events.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Makes the responder the first responder.
  ///
  /// The method returns `false` if ``canBecomeFirstResponder`` is `false` or the current first
  /// responder refuses to resign.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Resigns as the first responder.
  ///
  /// The method returns `false` if the responder is the first responder and
  /// ``UIResponder/canResignFirstResponder`` is `false`.
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: Input views

  // R-KBD-1
  /// The view that is shown at the bottom of the window while the responder is the first responder.
  ///
  /// If the value is `nil`, the next responder in the chain supplies the view. The default value is
  /// `nil`. Override the property to return a view, always the same one. Its width is that of the
  /// window. Its height is that of its constraints, of its frame, or of the system's keyboard if its
  /// height is flexible.
  ///
  /// If no responder supplies a view and the first responder conforms to ``UIKeyInput``, the
  /// keyboard of the device is shown.
  ///
  /// Unlike iOS, there is no keyboard on the screen of a desktop.
  open var inputView: UIView? { nil }

  // R-KBD-1
  /// The view that is shown above the input view, or at the bottom of the window if there is no
  /// input view, while the responder is the first responder.
  ///
  /// If the value is `nil`, the next responder in the chain supplies the view. The default value is
  /// `nil`. Without an input view, the accessory view extends to the bottom of the window, and its
  /// ``UIView/safeAreaInsets`` contain the home indicator. A controller that overrides this property
  /// and ``canBecomeFirstResponder`` becomes the first responder when its view appears:
  ///
  /// ```swift
  /// final class ChatController: UIViewController {
  ///   let bar = MessageBar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
  ///   override var canBecomeFirstResponder: Bool { true }
  ///   override var inputAccessoryView: UIView? { bar }
  /// }
  /// ```
  open var inputAccessoryView: UIView? { nil }

  // R-TXT-32
  /// The language in which text is entered while the responder is the first responder.
  ///
  /// The property is read when the responder becomes the first responder. The default value is that
  /// of the next responder, and at the end of the chain the mode of the user's language.
  open var textInputMode: UITextInputMode? { next?.textInputMode ?? .system }

  /// Whether the responder connects itself to input methods.
  var hasTextInputClient: Bool { false }

  /// Whether the keyboard of the device is shown for the responder if there is no input view.
  var usesKeyboard: Bool { self is any UIKeyInput }

  // R-KBD-12
  /// Reads ``inputView`` and ``inputAccessoryView`` again if the responder is the first responder.
  ///
  /// The views are exchanged without animation.
  open func reloadInputViews() { if isFirstResponder { InputArea.refresh() } }

  // MARK: Undo

  // R-UNDO-6
  /// The undo manager of the nearest responder in the chain that has one.
  ///
  /// Text fields and text views that are edited have their own, and each window has one for its
  /// views.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches

  /// Called when touches begin in the responder's view.
  ///
  /// The default implementation passes the call to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event that the touches belong to.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches that began in the responder's view move.
  ///
  /// The default implementation passes the call to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event that the touches belong to.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches that began in the responder's view end.
  ///
  /// The default implementation passes the call to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event that the touches belong to.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called instead of `touchesEnded` when the system or a gesture recognizer cancels the touches.
  ///
  /// The default implementation passes the call to the next responder.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event that the touches belong to.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Called when buttons or keys go down.
  ///
  /// The default implementation passes the call to the next responder. A responder that does not
  /// call `super` handles the presses: they do not insert text, move the focus or scroll.
  ///
  /// - Parameters:
  ///   - presses: The presses that began.
  ///   - event: The event that the presses belong to.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // R-KEY-1, R-KEY-3
    guard let next else {
      for press in presses { press.delivery.isKept = false }
      return
    }
    next.pressesBegan(presses, with: event)
  }

  /// Called when the pressure of buttons changes, which no host reports.
  ///
  /// The default implementation passes the call to the next responder.
  ///
  /// - Parameters:
  ///   - presses: The presses that changed.
  ///   - event: The event that the presses belong to.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when buttons or keys that were sent to the responder go up.
  ///
  /// The default implementation passes the call to the next responder.
  ///
  /// - Parameters:
  ///   - presses: The presses that ended.
  ///   - event: The event that the presses belong to.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called instead of `pressesEnded` when the system or a gesture recognizer cancels the presses.
  ///
  /// The default implementation passes the call to the next responder.
  ///
  /// - Parameters:
  ///   - presses: The presses that were cancelled.
  ///   - event: The event that the presses belong to.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // R-KEY-6
    next?.pressesCancelled(presses, with: event)
  }

  // R-KEY-9
  /// The key commands of the responder.
  ///
  /// The property is read at each key press while the responder is in the responder chain. The
  /// default value is `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Keys and scrolling

  /// Whether the Tab key inserts a tab while the responder accepts text.
  var insertsTabs: Bool { true }

  /// Handles a key, and returns whether it was handled.
  ///
  /// The default implementation passes the key to the next responder.
  func handle(_ key: KeyInput) -> Bool { next?.handle(key) ?? false }

  /// Handles a scroll event, and returns whether it was handled.
  ///
  /// The default implementation passes the event to the next responder.
  func handle(_ scroll: ScrollInput) -> Bool { next?.handle(scroll) ?? false }

  /// Handles a pinch on a touchpad, and returns whether it was handled.
  ///
  /// The default implementation passes the pinch to the next responder.
  func handle(_ pinch: PinchInput) -> Bool { next?.handle(pinch) ?? false }

  // MARK: Edit actions

  // R-TXT-18
  /// Copies the selection to the pasteboard and deletes it.
  ///
  /// The default implementation does nothing. Responders with editable content override it, and
  /// return `true` for it from ``canPerformAction(_:withSender:)``.
  open func cut(_ sender: Any?) {}

  /// Copies the selection to the pasteboard.
  ///
  /// The default implementation does nothing.
  open func copy(_ sender: Any?) {}

  /// Replaces the selection by the content of the pasteboard.
  ///
  /// The default implementation calls ``paste(itemProviders:)`` if there is a ``pasteConfiguration``.
  open func paste(_ sender: Any?) { pasteByConfiguration() }

  var pasteSupport: PasteSupport?

  // R-PB-11
  /// The types of items that can be pasted and dropped, or `nil`, the default, for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { pasteSupport?.configuration }
    set { pasteSupport = newValue.map(PasteSupport.init) }
  }

  /// Called when items are pasted, or dropped on a view.
  ///
  /// The default implementation does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Returns whether items can be pasted or dropped.
  ///
  /// The default implementation returns whether one has a type of the ``pasteConfiguration``.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  /// Deletes the selection.
  ///
  /// The default implementation does nothing.
  open func delete(_ sender: Any?) {}

  // Other methods of this name are preferred for string literals.
  /// Selects the content at the caret, such as a word.
  ///
  /// The default implementation does nothing.
  @_disfavoredOverload open func select(_ sender: Any?) {}

  /// Selects the whole content.
  ///
  /// The default implementation does nothing.
  open func selectAll(_ sender: Any?) {}

  // R-TXT-33
  /// Replaces the selection by the text of the pasteboard, with the attributes of the text there.
  ///
  /// The default implementation does nothing.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  /// Makes the selected text bold, or removes the bold style.
  ///
  /// The default implementation does nothing.
  open func toggleBoldface(_ sender: Any?) {}

  /// Makes the selected text italic, or removes the italic style.
  ///
  /// The default implementation does nothing.
  open func toggleItalics(_ sender: Any?) {}

  /// Underlines the selected text, or removes the underline.
  ///
  /// The default implementation does nothing.
  open func toggleUnderline(_ sender: Any?) {}

  /// Makes the font of the selected text larger.
  ///
  /// The default implementation does nothing.
  open func increaseSize(_ sender: Any?) {}

  /// Makes the font of the selected text smaller.
  ///
  /// The default implementation does nothing.
  open func decreaseSize(_ sender: Any?) {}

  /// Writes the selected paragraphs from left to right.
  ///
  /// The default implementation does nothing.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  /// Writes the selected paragraphs from right to left.
  ///
  /// The default implementation does nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  /// Changes the attributes of the selected text.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter conversionHandler: Returns new attributes for those of a part of the text.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  // MARK: Actions

  /// Returns whether the responder can perform an action that is sent along the responder chain.
  ///
  /// Unlike iOS, methods cannot be looked up by name, so the default implementation returns `true`
  /// for every selector that refers to a method of one of this object's classes, except for edit
  /// actions such as ``copy(_:)``, for which overrides return `true`. Pasting is performed if there is
  /// a ``pasteConfiguration`` for the content of the pasteboard.
  ///
  /// - Parameters:
  ///   - action: The method to call.
  ///   - sender: The object that sends the action.
  /// - Returns: `true` if the responder performs the action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action.name == "paste:" { return canPasteByConfiguration }
    return !StandardEditActions.names.contains(action.name) && action.canBeCalled(on: self)
  }

  /// Returns the object that performs an action: this responder or a later one in the responder
  /// chain.
  ///
  /// - Parameters:
  ///   - action: The method to call.
  ///   - sender: The object that sends the action.
  /// - Returns: The first responder of the chain that can perform the action, or `nil`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
}
