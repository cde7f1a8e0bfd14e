/// The difference between two texts: characters that were removed and inserted at one place.
package struct AccessibleTextDifference: Equatable {
  /// The place, in Unicode scalars.
  package private(set) var start = 0
  package private(set) var removed = ""
  package private(set) var inserted = ""

  /// Creates the difference, or returns `nil` if the texts are equal.
  package init?(from old: String, to new: String) {
    guard old != new else { return nil }
    let (first, second) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(first.count, second.count)
    var start = 0
    while start < shorter, first[start] == second[start] { start += 1 }
    var end = 0
    while end < shorter - start, first[first.count - 1 - end] == second[second.count - 1 - end] {
      end += 1
    }
    self.start = start
    removed = Self.string(first[start..<first.count - end])
    inserted = Self.string(second[start..<second.count - end])
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
