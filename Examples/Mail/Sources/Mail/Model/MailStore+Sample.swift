import Foundation

extension MailStore {
  /// Creates a store with the messages in the app's resources.
  ///
  /// - Parameter now: Returns the current date. The messages are dated relative to it.
  /// - Returns: The store.
  /// - Throws: The error of reading the file.
  static func sample(now: @escaping () -> Date = Date.init) throws -> MailStore {
    guard let url = Bundle.module.url(forResource: "Messages", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    let all = try JSONDecoder().decode([StoredMessage].self, from: Data(contentsOf: url))
    let start = now()
    let messages = all.enumerated().map { $1.message(id: "message-\($0 + 1)", now: start) }
    let arrivals = zip(all, messages).filter { $0.0.arrivesLater == true }.map(\.1)
    return MailStore(
      messages: messages.filter { !arrivals.contains($0) },
      arrivals: arrivals,
      now: now
    )
  }
}

/// A message in the file `Messages.json`.
private struct StoredMessage: Decodable {
  let from: Person
  let subject: String
  let text: String
  let minutesAgo: Double
  let mailbox: Mailbox?
  let read: Bool?
  let flagged: Bool?
  let arrivesLater: Bool?

  func message(id: Message.ID, now: Date) -> Message {
    Message(
      id: id,
      sender: from,
      recipients: [.me],
      subject: subject,
      body: text,
      date: now.addingTimeInterval(-minutesAgo * 60),
      mailbox: mailbox ?? .inbox,
      isRead: read ?? false,
      isFlagged: flagged ?? false
    )
  }
}
