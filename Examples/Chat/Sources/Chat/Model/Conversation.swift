/// The messages between the user and a contact, in the order in which they were sent.
struct Conversation: Identifiable, Hashable {
  var contact: Contact
  var messages: [ChatMessage] = []
  var unread = 0
  var isMuted = false
  /// Whether the contact is typing.
  var isTyping = false

  var id: Contact.ID { contact.id }

  var last: ChatMessage? { messages.last }

  func message(withID id: ChatMessage.ID) -> ChatMessage? {
    messages.first { $0.id == id }
  }

  /// Whether the contact's name or a message contains a term.
  func matches(_ term: String) -> Bool {
    ([contact.name] + messages.map(\.text)).contains {
      $0.range(of: term, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
