import Foundation

/// A change of a document that can be reversed.
struct TextEdit {
  /// The position of the change.
  var offset: Int
  var removed: TextFragment
  var inserted: TextFragment

  /// The change that reverses this one.
  var reversed: TextEdit { TextEdit(offset: offset, removed: inserted, inserted: removed) }

  /// The range of the text that is replaced when the change is made.
  var range: Range<Int> { offset..<offset + removed.length }
}

/// Changes that are undone together, and the selection before them.
final class EditGroup {
  fileprivate(set) var edits: [TextEdit]
  let selection: TextSelection

  init(_ edits: [TextEdit], selection: TextSelection) {
    self.edits = edits
    self.selection = selection
  }

  /// Returns whether the changes are within the bounds of a text when they are reversed in turn.
  func canBeReverted(inTextOfLength length: Int) -> Bool {
    var length = length
    return edits.reversed().allSatisfy { edit in
      guard edit.offset + edit.inserted.length <= length else { return false }
      length += edit.removed.length - edit.inserted.length
      return true
    }
  }
}

/// Joins the characters that are typed one after the other into groups, which are undone together.
struct EditHistory {
  /// The kinds of changes that continue a group of the same kind.
  enum Kind { case typing, deleting, other }

  // R-TXT-102
  /// The group that further characters are added to, as long as the undo manager keeps it.
  private weak var group: EditGroup?
  private var kind = Kind.other
  private var lastTime: TimeInterval = 0

  /// The time without typing in seconds after which a new group begins.
  static let pause: TimeInterval = 3

  /// Adds a change, and returns a new group, or `nil` if the change continues the last one.
  mutating func add(
    _ edit: TextEdit,
    kind: Kind,
    selection: TextSelection,
    time: TimeInterval
  ) -> EditGroup? {
    // R-TXT-17
    defer { lastTime = time }
    if let group, kind == self.kind, kind != .other, time - lastTime < Self.pause,
      !edit.inserted.text.contains(where: \.isNewline), let last = group.edits.last,
      Self.continues(last, edit)
    {
      group.edits.append(edit)
      return nil
    }
    let new = EditGroup([edit], selection: selection)
    group = new
    self.kind = kind
    return new
  }

  private static func continues(_ last: TextEdit, _ edit: TextEdit) -> Bool {
    if edit.removed.length == 0 { return edit.offset == last.offset + last.inserted.length }
    return edit.offset + edit.removed.length == last.offset && edit.inserted.length == 0
  }

  /// Ends the group, because the selection has moved or the text was changed otherwise.
  mutating func endGroup() { group = nil }
}
