import Foundation

/// Changes of a text that are reported together.
struct TextStorageEdit {
  private(set) var mask: NSTextStorage.EditActions
  /// The changed characters, as they are after the changes.
  private(set) var range: NSRange
  /// The difference of the length.
  private(set) var delta: Int
  /// Whether the delegate has made changes, and the difference of the length that they make.
  private(set) var isNested = false
  private(set) var nestedDelta = 0

  /// - Parameters:
  ///   - mask: The kinds of the change.
  ///   - old: The changed characters before the change.
  ///   - delta: The difference of the length.
  init(mask: NSTextStorage.EditActions, old: NSRange, delta: Int) {
    self.mask = mask
    range = NSRange(location: old.location, length: max(old.length + delta, 0))
    self.delta = delta
  }

  /// Returns the changes together with a later one.
  ///
  /// - Parameters:
  ///   - edit: The later change.
  ///   - old: The characters that the later change replaced.
  /// - Returns: The changes.
  func joined(with edit: TextStorageEdit, old: NSRange) -> TextStorageEdit {
    var result = self
    let start = min(range.location, old.location)
    let end = max(NSMaxRange(range), NSMaxRange(old)) + edit.delta
    result.range = NSRange(location: start, length: max(end - start, 0))
    result.mask.formUnion(edit.mask)
    result.delta += edit.delta
    return result
  }

  mutating func addNested(_ delta: Int) {
    isNested = true
    nestedDelta += delta
  }
}
