import UIKit

extension String {
  /// The text in the language of the device.
  ///
  /// A text that is not in the catalog has the same words, with the digits and the periods of the
  /// day of the language.
  var localized: String {
    let text = NSLocalizedString(self, comment: "")
    guard text == self else { return text }
    let latin = "0123456789"
    let digits = Dictionary(uniqueKeysWithValues: zip(latin, NSLocalizedString(latin, comment: "")))
    guard digits["1"] != "1" else { return self }
    let words = split(separator: " ", omittingEmptySubsequences: false).map { word in
      ["AM", "PM"].contains(word) ? NSLocalizedString(String(word), comment: "") : String(word)
    }
    return String(words.joined(separator: " ").map { digits[$0] ?? $0 })
  }
}
