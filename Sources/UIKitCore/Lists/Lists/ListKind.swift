/// The nouns by which a table and a collection speak of the same mistakes.
struct ListKind {
  /// What stands in a section: "row" or "item".
  var item: String
  /// The kind of list, in small letters.
  var view: String
  /// The list itself, asked for only when there is something to complain about.
  var viewDescription: () -> String = { "" }

  static let table = ListKind(item: "row", view: "table view")
  static let collection = ListKind(item: "item", view: "collection view")

  /// Moving into a section that is new is refused by tables and allowed by collections. (R-LST-9)
  var allowsMovingIntoInsertedSections: Bool { item == "item" }

  /// The same words, with the list's own description behind what is said about counts.
  func describing(_ view: @escaping () -> String) -> ListKind {
    var words = self
    words.viewDescription = view
    return words
  }

  /// " Table view: <…>", or nothing for a list that was not named.
  var ending: String {
    let text = viewDescription()
    guard !text.isEmpty else { return "" }
    return " \(view.prefix(1).uppercased())\(view.dropFirst()): \(text)"
  }
}
