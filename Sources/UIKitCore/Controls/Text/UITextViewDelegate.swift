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
}
