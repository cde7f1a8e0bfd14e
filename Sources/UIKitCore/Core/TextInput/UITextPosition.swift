import Foundation

/// A position in the text of a text input object.
///
/// Classes with text of their own subclass it to store an offset.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// Creates a position.
  public nonisolated override init() { super.init() }
}

/// A range in the text of a text input object.
///
/// Classes with text of their own subclass it and override its properties.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Creates a range.
  public nonisolated override init() { super.init() }

  /// A Boolean value that indicates whether the range contains no characters.
  ///
  /// The default value is `true`.
  open var isEmpty: Bool { true }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }

  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection, one of several if the selection has several lines.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// Creates a rectangle.
  public nonisolated override init() { super.init() }

  /// The rectangle in the coordinates of the text input view.
  ///
  /// The default value is zero.
  open var rect: CGRect { .zero }

  /// The writing direction of the characters.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { false }

  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { false }

  /// Whether the text is written vertically.
  open var isVertical: Bool { false }
}

/// A direction in the order of the text.
public enum UITextStorageDirection: Int, Sendable {
  /// Toward the end.
  case forward
  /// Toward the start.
  case backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
}

/// A direction in the order of the text or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the direction.
  public var rawValue: Int

  /// Creates a direction from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a direction in the order of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Creates a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction is toward the end of text that is written from left to right.
  var isForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue
      || rawValue == UITextLayoutDirection.right.rawValue
      || rawValue == UITextLayoutDirection.down.rawValue
  }
}
