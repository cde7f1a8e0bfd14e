import Foundation

/// A declaration that is added to the end of a file.
struct Appendix {
  var text: String
  /// The condition of `#if`, or `nil`.
  var condition: String?

  /// The text of all declarations of a file, with a heading.
  static func text(_ appendices: [Appendix], after bytes: [UInt8]) -> String {
    guard !appendices.isEmpty else { return "" }
    var text = bytes.isEmpty || bytes.last == 10 ? "\n" : "\n\n"
    text += "// Added by tabbarkit-port.\n"
    for appendix in appendices {
      guard let condition = appendix.condition else {
        text += appendix.text + "\n"
        continue
      }
      text += "#if \(condition)\n\(appendix.text)\n#endif\n"
    }
    return text
  }
}
