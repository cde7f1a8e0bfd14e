/// The nouns with which error messages refer to a table view or a collection view.
struct ListKind {
  /// The noun for an element of a section: "row" or "item".
  var item: String
  /// The lowercase name of the list's type: "table view" or "collection view".
  var view: String
  // R-LST-9
  /// Whether an item can be moved into a section that the same batch inserts.
  var allowsMovingIntoInsertedSections: Bool
  /// A closure that returns the list's description, called only when an error message needs it.
  var viewDescription: () -> String = { "" }

  static let table = ListKind(
    item: "row",
    view: "table view",
    allowsMovingIntoInsertedSections: false
  )
  static let collection = ListKind(
    item: "item",
    view: "collection view",
    allowsMovingIntoInsertedSections: true
  )

  /// Returns a copy that appends a description of the list to messages about counts.
  func describing(_ view: @escaping () -> String) -> ListKind {
    var words = self
    words.viewDescription = view
    return words
  }

  /// The end of a message, such as " Table view: <…>", or an empty string without a description.
  var ending: String {
    let text = viewDescription()
    guard !text.isEmpty else { return "" }
    return " \(view.prefix(1).uppercased())\(view.dropFirst()): \(text)"
  }
}
