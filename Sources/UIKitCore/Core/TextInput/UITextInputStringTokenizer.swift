import Foundation
import QuartzCore

/// A tokenizer that finds words and sentences by the rules of Unicode and of languages.
///
/// It reads the text through ``UITextInput``. Lines are treated as paragraphs; text fields and text
/// views have tokenizers that know their lines.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (UIResponder & UITextInput)?

  /// Creates a tokenizer.
  public init(textInput: UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the unit that contains a position, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - granularity: The unit.
  ///   - direction: The direction.
  /// - Returns: The range, or `nil`.
  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let offset = offset(of: position) else { return nil }
    let unit = units(granularity, around: offset).first { unit in
      direction.isForward
        ? unit.lowerBound <= offset && offset < unit.upperBound
        : unit.lowerBound < offset && offset <= unit.upperBound
    }
    guard let unit, let start = self.position(at: unit.lowerBound),
      let end = self.position(at: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Returns whether a position is at a boundary of a unit.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - granularity: The unit.
  ///   - direction: The direction.
  /// - Returns: `true` if it is.
  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let offset = offset(of: position) else { return false }
    return units(granularity, around: offset).contains {
      offset == (direction.isForward ? $0.upperBound : $0.lowerBound)
    }
  }

  /// Returns whether a position is in a unit.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - granularity: The unit.
  ///   - direction: The direction.
  /// - Returns: `true` if it is.
  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// Returns the next boundary of a unit, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - position: The position to start from.
  ///   - granularity: The unit.
  ///   - direction: The direction.
  /// - Returns: The position, or `nil` if there is none.
  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let offset = offset(of: position) else { return nil }
    let boundaries = units(granularity, around: offset).flatMap { [$0.lowerBound, $0.upperBound] }
    let next =
      direction.isForward
      ? boundaries.filter { $0 > offset }.min() : boundaries.filter { $0 < offset }.max()
    return next.flatMap(self.position)
  }

  private var text: String {
    guard let input,
      let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return input.text(in: range) ?? ""
  }

  private func offset(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func position(at offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  /// Returns the ranges of the units around an offset, without the characters between them.
  func units(_ granularity: UITextGranularity, around offset: Int) -> [Range<Int>] {
    let document = TextDocument()
    document.setAll(TextFragment(text, attributes: .none))
    let isSecret = input?.isSecureTextEntry ?? false
    let boundaries = TextBoundaries(document: document, isSecret: isSecret)
    return TextUnits(boundaries: boundaries).ranges(granularity, around: offset)
  }
}
