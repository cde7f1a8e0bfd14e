import Foundation

/// A message in a conversation.
struct ChatMessage: Identifiable, Hashable {
  let id: Int
  var text: String
  var date: Date
  var isMine: Bool
  /// The message to which this one replies, or `nil`.
  var replyTo: ChatMessage.ID?
}
