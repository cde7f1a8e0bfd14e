import Foundation

/// How many items each section of a list has: all that the machinery of lists knows about an app's data.
struct ListShape: Equatable {
  /// Items per section.
  ///
  /// A source that answers with a negative number counts as having none, which the view has said once.
  var counts: [Int]

  init(counts: [Int] = []) { self.counts = counts }

  var sectionCount: Int { counts.count }

  /// All items of all sections.
  var itemCount: Int { counts.reduce(0, +) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }
}
