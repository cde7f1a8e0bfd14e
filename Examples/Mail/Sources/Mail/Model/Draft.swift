import Foundation

/// A message that is being written.
struct Draft: Equatable {
  var recipients = ""
  var subject = ""
  var body = ""

  /// The addresses of the recipients, which are separated by commas.
  var addresses: [String] {
    recipients.split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Whether there are recipients, and all of them have addresses.
  var canBeSent: Bool {
    !addresses.isEmpty && addresses.allSatisfy { $0.contains(#/^[^@\s]+@[^@\s]+\.[^@\s]+$/#) }
  }

  /// A reply to the sender of a message, with the quoted text.
  static func reply(to message: Message) -> Draft {
    Draft(
      recipients: message.sender.address,
      subject: prefixed("Re: ", message.subject),
      body: "\n\n\(message.sender.name) wrote:\n" + quoted(message.body)
    )
  }

  /// A message that passes another one on.
  static func forward(_ message: Message) -> Draft {
    Draft(
      subject: prefixed("Fwd: ", message.subject),
      body: "\n\nBegin forwarded message:\n\n" + quoted(message.body)
    )
  }

  private static func prefixed(_ prefix: String, _ subject: String) -> String {
    subject.hasPrefix(prefix) ? subject : prefix + subject
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "> \($0)" }
      .joined(separator: "\n")
  }
}
