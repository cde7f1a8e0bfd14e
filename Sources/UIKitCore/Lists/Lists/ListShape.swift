import Foundation

/// The number of items in each section of a list.
///
/// The update logic doesn't use any other information about the app's data.
struct ListShape: Equatable {
  /// The number of items in each section.
  ///
  /// Negative numbers from data sources have been replaced by 0.
  var counts: [Int]

  init(counts: [Int] = []) { self.counts = counts }

  var sectionCount: Int { counts.count }

  /// The number of items in all sections.
  var itemCount: Int { counts.reduce(0, +) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }
}
