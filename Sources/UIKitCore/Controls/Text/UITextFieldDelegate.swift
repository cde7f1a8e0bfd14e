import Foundation

/// A set of methods that an app implements to control the editing of a text field.
///
/// All methods have default implementations, which allow everything.
///
/// ```swift
/// func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///   textField.resignFirstResponder()
///   return true
/// }
/// ```
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  // R-TXT-1, R-TXT-2

  /// Returns whether editing may begin in a text field.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun, before the field sends its events.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end in a text field.
  ///
  /// The result is ignored if the field is removed from its window.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended, with the reason.
  ///
  /// The default implementation calls ``textFieldDidEndEditing(_:)-6c23w``.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - reason: The reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  // R-TXT-3
  /// Returns whether the user may replace characters of a text field.
  ///
  /// The method is called for typed, pasted and deleted text, and not if the app sets the text.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The characters to replace, in UTF-16 code units.
  ///   - string: The new characters, which are empty for a deletion.
  /// - Returns: `true` to replace the characters.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the selection of a text field has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  // R-TXT-7
  /// Returns whether the clear button may delete the text of a text field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  // R-TXT-6
  /// Called when the Return key is pressed, and returns whether the field sends its events for it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for a selection, or `nil` to show the standard one.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The selected characters, in UTF-16 code units.
  ///   - suggestedActions: The standard actions.
  /// - Returns: The menu.
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  // R-TXT-34
  /// Called before the edit menu of a text field appears.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - animator: Runs animations with the appearance of the menu.
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  /// Called before the edit menu of a text field disappears.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - animator: Runs animations with the disappearance of the menu.
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - reason: The reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Returns `true`.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The characters to replace.
  ///   - string: The new characters.
  /// - Returns: `true`.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns `nil`.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The selected characters.
  ///   - suggestedActions: The standard actions.
  /// - Returns: `nil`.
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - animator: The animator.
  public func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - animator: The animator.
  public func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
