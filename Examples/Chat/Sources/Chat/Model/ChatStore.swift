import Foundation

/// All conversations, and the changes that the user and the contacts make to them.
///
/// The store doesn't know views. Those who show conversations observe it with ``observe(with:_:)``.
@MainActor final class ChatStore {
  private(set) var conversations: [Conversation]
  var settings = ChatSettings() {
    didSet { if settings != oldValue { notify() } }
  }

  private let now: () -> Date
  private let answers: Answers
  private var observers: [Observer] = []
  private var nextID: Int

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - conversations: The conversations.
  ///   - answers: Chooses what contacts answer.
  ///   - now: Returns the current date.
  init(
    conversations: [Conversation],
    answers: Answers = Answers(),
    now: @escaping () -> Date = Date.init
  ) {
    self.conversations = conversations
    self.answers = answers
    self.now = now
    nextID = (conversations.flatMap { $0.messages.map(\.id) }.max() ?? 0) + 1
  }

  // MARK: Reading

  /// The conversations with messages, latest first.
  func chats(matching term: String = "") -> [Conversation] {
    conversations
      .filter { !$0.messages.isEmpty && (term.isEmpty || $0.matches(term)) }
      .sorted { ($0.last?.date ?? .distantPast) > ($1.last?.date ?? .distantPast) }
  }

  func conversation(with id: Contact.ID) -> Conversation? {
    conversations.first { $0.id == id }
  }

  /// The number of unread messages, except those of muted conversations.
  var unread: Int {
    guard settings.showsNotifications else { return 0 }
    return conversations.filter { !$0.isMuted }.map(\.unread).reduce(0, +)
  }

  // MARK: Changing

  /// Sends a message, which the contact answers after a while.
  ///
  /// - Parameters:
  ///   - text: The text, without which nothing is sent. White space at its ends is removed.
  ///   - id: The contact.
  ///   - replyTo: The message to which this one replies, or `nil`.
  func send(_ text: String, to id: Contact.ID, replyTo: ChatMessage.ID? = nil) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    append(text, isMine: true, replyTo: replyTo, to: id)
    guard let answer = answers.answer(to: text, from: id) else { return }
    Task { [weak self] in await self?.receive(answer, from: id) }
  }

  private func receive(_ answer: String, from id: Contact.ID) async {
    try? await Task.sleep(for: .seconds(1))
    update(id) { $0.isTyping = true }
    try? await Task.sleep(for: .seconds(1.5))
    update(id) {
      $0.isTyping = false
      $0.unread += 1
    }
    append(answer, isMine: false, replyTo: nil, to: id)
  }

  private func append(
    _ text: String,
    isMine: Bool,
    replyTo: ChatMessage.ID?,
    to id: Contact.ID
  ) {
    let message = ChatMessage(
      id: nextID,
      text: text,
      date: now(),
      isMine: isMine,
      replyTo: replyTo
    )
    nextID += 1
    update(id) { $0.messages.append(message) }
  }

  func delete(_ message: ChatMessage.ID, in id: Contact.ID) {
    update(id) { $0.messages.removeAll { $0.id == message } }
  }

  func deleteConversation(with id: Contact.ID) {
    update(id) {
      $0.messages = []
      $0.unread = 0
    }
  }

  func setMuted(_ isMuted: Bool, for id: Contact.ID) {
    update(id) { $0.isMuted = isMuted }
  }

  func setUnread(_ unread: Int, for id: Contact.ID) {
    update(id) { $0.unread = unread }
  }

  private func update(_ id: Contact.ID, _ change: (inout Conversation) -> Void) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    let before = conversations[index]
    change(&conversations[index])
    if conversations[index] != before { notify() }
  }

  // MARK: Observing

  /// Calls a closure after each change, as long as the observer exists.
  ///
  /// - Parameters:
  ///   - observer: The object that shows the conversations. It is not retained.
  ///   - change: The closure.
  func observe<Object: AnyObject>(
    with observer: Object,
    _ change: @escaping (Object) -> Void
  ) {
    observers.append(
      Observer(object: observer) { [weak observer] in observer.map(change) }
    )
  }

  /// Calls the observers, which may change the store again.
  private func notify() {
    observers.removeAll { $0.object == nil }
    for observer in observers { observer.notify() }
  }

  private struct Observer {
    weak var object: AnyObject?
    let notify: () -> Void
  }
}

/// What contacts answer.
struct Answers {
  /// The answers of contacts by their identifiers; others don't answer.
  var texts: [Contact.ID: String] = [
    "mina": "Good. Seven o'clock then.",
    "layla": "شكراً، أراك غداً!",
    "wei": "好的，没问题。",
  ]

  func answer(to text: String, from id: Contact.ID) -> String? {
    texts[id]
  }
}
