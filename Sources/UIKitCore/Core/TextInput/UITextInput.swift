import Foundation

/// A responder with text that the user edits by keys and input methods.
///
/// Text fields and text views conform to it. A view that draws text of its own adopts the protocol to
/// receive composed text.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// Returns the characters in a range, or `nil` if the range is not one of this text.
  func text(in range: UITextRange) -> String?

  /// Replaces the characters in a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - text: The new characters.
  func replace(_ range: UITextRange, withText text: String)

  /// Returns whether the input system may replace the characters in a range.
  ///
  /// The method is called before text that was typed, composed or pasted is inserted, and before a
  /// deletion by an input method. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - text: The new characters, which are empty for a deletion.
  /// - Returns: `true` to replace the characters.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  /// Returns the attributes of the character beside a position, or `nil` if they are not known.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: `forward` for the character behind the position, `backward` for the one before.
  /// - Returns: The attributes.
  func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?

  // MARK: Selection

  /// The selected characters; an empty range is the position of the caret.
  var selectedTextRange: UITextRange? { get set }

  /// The character that a caret at the end of a wrapped line belongs to.
  ///
  /// With `backward` the caret is at the end of the line, with `forward` at the start of the next
  /// line. The default implementation returns `forward` and ignores other values.
  var selectionAffinity: UITextStorageDirection { get set }

  // MARK: Marked text

  /// The characters that are being composed, or `nil` if there are none.
  var markedTextRange: UITextRange? { get }

  /// Replaces the marked text, or the selection, with text that is being composed.
  ///
  /// - Parameters:
  ///   - markedText: The text, or `nil` to remove the marked text.
  ///   - selectedRange: The selection in the text, in UTF-16 code units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// The attributes of text that is being composed, in addition to its own, or `nil`.
  ///
  /// The default implementation returns `nil` and ignores other values.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

  /// Ends composing; the marked text stays.
  func unmarkText()

  // MARK: Positions

  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }

  /// The end of the text.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions.
  ///
  /// - Parameters:
  ///   - fromPosition: A position.
  ///   - toPosition: Another position.
  /// - Returns: The range, or `nil` if a position is not one of this text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at a distance, or `nil` beyond the text.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - offset: The distance in UTF-16 code units.
  /// - Returns: The position, or `nil` if there is none.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the position at a distance on the screen, or `nil` beyond the text.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - direction: The direction.
  ///   - offset: The number of characters or lines.
  /// - Returns: The position, or `nil` if there is none.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?

  /// Returns the order of two positions.
  ///
  /// - Parameters:
  ///   - position: A position.
  ///   - other: Another position.
  /// - Returns: The order.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the number of UTF-16 code units between two positions.
  ///
  /// - Parameters:
  ///   - from: A position.
  ///   - toPosition: Another position.
  /// - Returns: The number of UTF-16 code units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the position in a range that is farthest in a direction on the screen.
  ///
  /// The default implementation returns the end of the range for the directions down and right, and
  /// its start for the others.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - direction: The direction.
  /// - Returns: The position, or `nil` if the range is not one of this text.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?

  /// Returns the range from a position to the last one in a direction on the screen.
  ///
  /// Up and down, it extends to the start or the end of the text. To the left and right, it extends
  /// to the end of the line. The default implementation treats the text as one line that is written
  /// from left to right.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: The direction.
  /// - Returns: The range, or `nil` if the position is not one of this text.
  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// Returns the position at a distance from the start of a range, or `nil` beyond the range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - offset: The distance in UTF-16 code units.
  /// - Returns: The position, or `nil` if there is none.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

  /// Returns the distance of a position from the start of a range in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - range: The range.
  /// - Returns: The distance.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: Writing direction

  /// Returns the base writing direction of the paragraph with a position.
  ///
  /// The default implementation returns `natural`.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: The direction in which the paragraph continues if the position is at a boundary.
  /// - Returns: The writing direction.
  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection

  /// Sets the base writing direction of the paragraphs in a range.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - writingDirection: The direction; `natural` is that of the first letter.
  ///   - range: The range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Layout

  /// The view in whose coordinates points and rectangles are.
  ///
  /// The default value is the object itself if it is a view, or the view of a controller. The caret
  /// and the selection of a ``UITextInteraction`` are added to it.
  var textInputView: UIView { get }

  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect

  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the rectangles of a selection.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// Returns the position in a range that is nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - range: The range.
  /// - Returns: The position.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// Returns the range of the character at a point, or `nil` if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: Input system

  /// The object that is notified of changes that the application makes.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// The object that finds words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
}

/// The object that a text input object notifies of changes that do not come from the input method.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object that finds the boundaries of units of text.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that contains a position, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - granularity: The unit.
  ///   - direction: The direction in which the unit continues if the position is at a boundary.
  /// - Returns: The range, or `nil` if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Returns whether a position is at a boundary of a unit.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - granularity: The unit.
  ///   - direction: The direction in which the unit ends.
  /// - Returns: `true` if it is.
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// Returns whether a position is in a unit.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - granularity: The unit.
  ///   - direction: The direction in which the unit continues if the position is at a boundary.
  /// - Returns: `true` if it is.
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// Returns the next boundary of a unit, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - granularity: The unit.
  ///   - direction: The direction.
  /// - Returns: The position, or `nil` if there is none.
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
}
