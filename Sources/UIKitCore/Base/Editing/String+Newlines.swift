import Foundation

extension String {
  /// The text with "\n" in place of "\r\n" and "\r".
  var withNewlines: String {
    replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
  }
}
