/// Edits that belong together, with the reason for them.
struct Change {
  var edits: [Edit]
  /// The offset that the message about the change refers to.
  var offset: Int
  var note: String
}
