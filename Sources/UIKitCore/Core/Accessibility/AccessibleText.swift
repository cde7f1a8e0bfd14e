import CoreGraphics

/// Text that assistive technologies read, select and edit.
///
/// Offsets are UTF-16 code units.
@MainActor package protocol AccessibleText: AnyObject {
  // R-AX-70
  /// The characters, or a bullet for each one if the text is secret.
  var accessibleString: String { get }
  /// The selected characters; an empty range is the position of the caret.
  var accessibleSelection: Range<Int> { get set }
  /// Whether the user can change the text.
  var isAccessibleTextEditable: Bool { get }
  /// Whether the text has lines.
  var isAccessibleTextMultiline: Bool { get }
  /// Whether the text is secret.
  var isAccessibleTextSecret: Bool { get }
  /// Replaces characters as if the user had typed the new ones.
  func replaceAccessibleText(in range: Range<Int>, with text: String)
  /// Returns the range of a unit at an offset.
  func accessibleRange(of unit: AccessibleTextUnit, at offset: Int) -> Range<Int>
  /// Returns the frame of characters in screen coordinates.
  func accessibleFrame(of range: Range<Int>) -> CGRect
  /// Returns the offset at a point of the screen.
  func accessibleOffset(at point: CGPoint) -> Int?
  /// Begins editing, and returns whether the text is edited.
  func beginEditing() -> Bool
}

/// The units in which assistive technologies read text.
package enum AccessibleTextUnit: Sendable {
  case character, word, sentence, line, paragraph
}
