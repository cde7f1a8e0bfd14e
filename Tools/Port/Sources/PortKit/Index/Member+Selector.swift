import Foundation

extension Member {
  /// Labels that begin with one of these are joined to the name without `With`.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// The name of a method in Objective-C.
  var selectorName: String {
    guard let first = labels.first else { return name }
    var name = self.name
    if first != "_" {
      let word = first.prefix(1).uppercased() + first.dropFirst()
      name +=
        Self.prepositions.contains(String(first.prefix { $0.isLowercase })) ? word : "With" + word
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}
