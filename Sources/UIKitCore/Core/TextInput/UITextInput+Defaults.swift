import Foundation

/// The members of `UITextInput` that a class does not have to implement.
extension UITextInput {
  /// Returns `true`.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - text: The new characters.
  /// - Returns: `true`.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Returns `nil`.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: The direction.
  /// - Returns: `nil`.
  public func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// The value `forward`; other values are ignored.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  /// The value `nil`; other values are ignored.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// The end of the range for the directions down and right, otherwise its start.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - direction: The direction.
  /// - Returns: The position.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    direction.isTowardEnd ? range.end : range.start
  }

  /// The range to the end of the text for the directions down and right, otherwise to its start.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: The direction.
  /// - Returns: The range.
  public func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction.isTowardEnd
      ? textRange(from: position, to: endOfDocument)
      : textRange(from: beginningOfDocument, to: position)
  }

  /// Returns the position at a distance from the start of a range, or `nil` beyond the range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - offset: The distance in UTF-16 code units.
  /// - Returns: The position, or `nil` if there is none.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  {
    guard offset >= 0, offset <= self.offset(from: range.start, to: range.end) else { return nil }
    return position(from: range.start, offset: offset)
  }

  /// Returns the distance of a position from the start of a range in UTF-16 code units.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - range: The range.
  /// - Returns: The distance.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// Returns `natural`.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - direction: The direction.
  /// - Returns: `natural`.
  public func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - writingDirection: The direction.
  ///   - range: The range.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) {}

  /// The object itself if it is a view, or the view of a controller.
  public var textInputView: UIView {
    self as? UIView ?? (self as? UIViewController)?.view ?? UIView()
  }
}

extension UITextInput {
  /// Asks whether text that was typed may replace the marked text or the selection.
  func allowsInsertion(of text: String) -> Bool {
    guard let range = markedTextRange ?? selectedTextRange else { return true }
    return shouldChangeText(in: range, replacementText: text)
  }
}

extension UITextLayoutDirection {
  /// Whether the direction is toward the end of text that is written from left to right.
  var isTowardEnd: Bool { self == .right || self == .down }
}
