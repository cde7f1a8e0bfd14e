import Foundation

/// The appearance of a list's cell, header or footer, which depends on its position.
struct ListRow: Equatable {
  // R-LC-2
  var style: RowStyle
}

/// The appearance of a section that is a list.
@MainActor struct ListSection {
  /// Returns the appearance of an element, or `nil` for elements that aren't rows.
  func row(for key: CollectionElement, count: Int) -> ListRow? { nil }
}
