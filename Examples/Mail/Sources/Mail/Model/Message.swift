import Foundation

/// A message in a mailbox.
struct Message: Identifiable, Hashable, Codable {
  let id: String
  var sender: Person
  var recipients: [Person]
  var subject: String
  var body: String
  var date: Date
  var mailbox: Mailbox
  var isRead = false
  var isFlagged = false

  /// The beginning of the text in one line, as lists show it.
  var preview: String {
    body.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Whether the sender, the subject or the text contains a term.
  func matches(_ term: String) -> Bool {
    [sender.name, sender.address, subject, body].contains {
      $0.range(of: term, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}

/// The sender or a recipient of messages.
struct Person: Hashable, Codable {
  var name: String
  var address: String

  /// The first letters of the first and the last name.
  var initials: String {
    let words = name.split(separator: " ")
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return String(letters).uppercased()
  }
}
