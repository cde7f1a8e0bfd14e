import UIKit

extension String {
  /// The text in the language of the device.
  ///
  /// A text that is not in the catalog has the same words, with the digits, the decimal separator and
  /// the periods of the day of the language.
  var localized: String {
    let translation = NSLocalizedString(self, comment: "")
    guard translation == self else { return translation }
    let latin = "0123456789"
    let digits = Dictionary(uniqueKeysWithValues: zip(latin, NSLocalizedString(latin, comment: "")))
    guard digits["1"] != "1" else { return self }
    let words = split(separator: " ", omittingEmptySubsequences: false).map { word in
      ["AM", "PM"].contains(word) ? NSLocalizedString(String(word), comment: "") : String(word)
    }
    let text = words.joined(separator: " ").replacingOccurrences(
      of: "([0-9])\\.([0-9])",
      with: "$1\(NSLocalizedString(".", comment: ""))$2",
      options: .regularExpression
    )
    return String(text.map { digits[$0] ?? $0 })
  }
}
