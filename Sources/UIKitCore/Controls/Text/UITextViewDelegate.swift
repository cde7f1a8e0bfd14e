import Foundation

/// A set of methods that an app implements to control the editing of a text view.
///
/// All methods have default implementations, which allow everything.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  // R-TXT-11

  /// Returns whether editing may begin in a text view.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end in a text view.
  ///
  /// The result is ignored if the view is removed from its window.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the user may replace characters of a text view.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The characters to replace, in UTF-16 code units.
  ///   - text: The new characters, which are empty for a deletion.
  /// - Returns: `true` to replace the characters.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed, also by setting the text.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether the address of a link is opened that was tapped.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The address.
  ///   - characterRange: The characters of the link, in UTF-16 code units.
  ///   - interaction: The way in which the link is used.
  /// - Returns: `true` to open the address.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  // R-TXT-86
  /// Returns whether the menu of an attachment is shown, and is called when it is tapped.
  ///
  /// Nothing else happens when an attachment is tapped, so the result is not used then.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textAttachment: The attachment.
  ///   - characterRange: The character of the attachment, in UTF-16 code units.
  ///   - interaction: The way in which the attachment is used.
  /// - Returns: `true` to show the menu.
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the action for an item that was tapped, or `nil` to do nothing.
  ///
  /// The default action asks `textView(_:shouldInteractWith:in:interaction:)`, and opens the
  /// address of a link.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The item.
  ///   - defaultAction: The action of the text view.
  /// - Returns: The action.
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?
  /// Returns the edit menu for a selection, or `nil` to show the standard one.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The selected characters, in UTF-16 code units.
  ///   - suggestedActions: The standard actions.
  /// - Returns: The menu.
  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  // R-TXT-34
  /// Called before the edit menu of a text view appears.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - animator: Runs animations with the appearance of the menu.
  func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  /// Called before the edit menu of a text view disappears.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - animator: Runs animations with the disappearance of the menu.
  func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  /// Returns the menu for an item that is pressed, or `nil` to show none.
  ///
  /// The default menu opens and copies the address of a link, or copies an attachment.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The item.
  ///   - defaultMenu: The menu of the text view.
  /// - Returns: The menu.
  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The characters to replace.
  ///   - text: The new characters.
  /// - Returns: `true`.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns `true`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The address.
  ///   - characterRange: The characters of the link.
  ///   - interaction: The way in which the link is used.
  /// - Returns: `true`.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns `true`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textAttachment: The attachment.
  ///   - characterRange: The character of the attachment.
  ///   - interaction: The way in which the attachment is used.
  /// - Returns: `true`.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns the default action.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The item.
  ///   - defaultAction: The action of the text view.
  /// - Returns: The default action.
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// Returns `nil`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The selected characters.
  ///   - suggestedActions: The standard actions.
  /// - Returns: `nil`.
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - animator: The animator.
  public func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - animator: The animator.
  public func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Returns the default menu.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The item.
  ///   - defaultMenu: The menu of the text view.
  /// - Returns: The default menu.
  public func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
}
