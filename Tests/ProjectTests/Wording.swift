/// Phrases and names that comments, pages and types no longer use; `Documentation/Glossary.md` has the terms instead.
enum Wording {
  static let phrases = [
    "what what", "goes its own way", "answer turns over", "holds the other", "its own affair",
    "is nobody's", "a finger that is down looks like", "stands aside", "tells its track",
    "in hand", "for a stranger", "holds itself", "says which they were", "waited in vain",
    "in vain",
    "was held back", "in parts of the bounds", "corner is called", "(a door", "doors", "gives back",
    "lets go of", "keeps its word", "as it were", "comes to an end", "takes away", "nobody",
    "somebody", "what it amounts to", "what is said", "knows no view", "on loan", "is lent",
    "hears of", "hears that", "is told", "says whether", "that which", "stranger", "kept in mind",
    "at once by", "anew",
  ]

  static let replacedNames: Set<String> = [
    "TabBarStand", "HeldMovement", "TabBarLoan", "MoreLoan", "ScrollCourse", "AnimatorCourse",
    "AnimatorLeg", "CustomizationCourse", "CustomizationSubject", "ScrollEdgeWatch", "TabBarForm",
    "TabBarPlan", "TabBarEnvironment", "TabBarStyling", "TabBarLook", "ViewHome", "ViewPose",
    "SheetHand", "StateKeeper", "TableQuestions", "ListWords", "GroupKeeper", "AccessibleThing",
  ]

  /// The comments of a file as running text.
  static func comments(of file: SourceFile) -> String {
    let code = file.code.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(file.lines, code).compactMap { (line, code) -> Substring? in
      // The code has the same length in characters; what is blanked there after slashes is a comment.
      guard let slashes = line.range(of: "//") else { return nil }
      let column = line.distance(from: line.startIndex, to: slashes.lowerBound)
      guard code.dropFirst(column).allSatisfy(\.isWhitespace) else { return nil }
      return line[slashes.upperBound...].drop { $0 == "/" }.trimmed
    }
    .joined(separator: " ")
  }

  /// The replaced phrases that a text contains, whatever its line breaks and capitals.
  static func findings(in text: String) -> [String] {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return phrases.filter { words.contains($0) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    drop(while: \.isWhitespace)
  }
}
