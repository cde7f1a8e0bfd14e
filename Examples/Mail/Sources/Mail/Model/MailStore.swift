import Foundation

/// All messages, and the changes that the user makes to them.
///
/// The store doesn't know views. Those who show messages observe it with ``observe(with:_:)``.
final class MailStore {
  private(set) var messages: [Message]
  private let now: () -> Date
  private var arrivals: [Message]
  private var observers: [Observer] = []
  private var sentCount = 0

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - messages: The messages that are there from the beginning.
  ///   - arrivals: The messages that arrive with the next checks for mail, one with each.
  ///   - now: Returns the current date.
  init(messages: [Message], arrivals: [Message] = [], now: @escaping () -> Date = Date.init) {
    self.messages = messages
    self.arrivals = arrivals
    self.now = now
  }

  // MARK: Reading

  /// The messages of a mailbox, latest first.
  func messages(in mailbox: Mailbox, matching term: String = "") -> [Message] {
    messages
      .filter { mailbox == .flagged ? $0.isFlagged && $0.mailbox != .trash : $0.mailbox == mailbox }
      .filter { term.isEmpty || $0.matches(term) }
      .sorted { $0.date > $1.date }
  }

  func message(withID id: Message.ID) -> Message? {
    messages.first { $0.id == id }
  }

  /// The number that is shown beside a mailbox: drafts, or unread messages.
  func count(of mailbox: Mailbox) -> Int {
    let all = messages(in: mailbox)
    switch mailbox {
    case .drafts: return all.count
    case .sent, .trash: return 0
    case .inbox, .flagged, .archive: return all.count { !$0.isRead }
    }
  }

  // MARK: Changing

  func setRead(_ isRead: Bool, for ids: Set<Message.ID>) {
    update(ids) { $0.isRead = isRead }
  }

  func setFlagged(_ isFlagged: Bool, for ids: Set<Message.ID>) {
    update(ids) { $0.isFlagged = isFlagged }
  }

  /// Moves messages to a mailbox.
  ///
  /// - Returns: The mailboxes in which the messages were, for ``restore(_:)``.
  @discardableResult func move(_ ids: Set<Message.ID>, to mailbox: Mailbox) -> [Message.ID: Mailbox]
  {
    let moved = messages.filter { ids.contains($0.id) }
    update(ids) { $0.mailbox = mailbox }
    return Dictionary(uniqueKeysWithValues: moved.map { ($0.id, $0.mailbox) })
  }

  /// Moves messages back to where they were.
  func restore(_ places: [Message.ID: Mailbox]) {
    update(Set(places.keys)) { $0.mailbox = places[$0.id] ?? $0.mailbox }
  }

  /// Adds a message that the user has sent, or has saved for later.
  func add(_ draft: Draft, to mailbox: Mailbox) {
    sentCount += 1
    messages.append(
      Message(
        id: "local-\(sentCount)",
        sender: .me,
        recipients: draft.addresses.map { Person(name: $0, address: $0) },
        subject: draft.subject,
        body: draft.body,
        date: now(),
        mailbox: mailbox,
        isRead: true
      )
    )
    notify()
  }

  /// Checks for new mail.
  func refresh() async {
    try? await Task.sleep(for: .seconds(1))
    receive()
  }

  /// Adds the next message that has arrived.
  private func receive() {
    guard !arrivals.isEmpty else { return }
    var message = arrivals.removeFirst()
    message.date = now()
    messages.append(message)
    notify()
  }

  private func update(_ ids: Set<Message.ID>, _ change: (inout Message) -> Void) {
    let before = messages
    for index in messages.indices where ids.contains(messages[index].id) {
      change(&messages[index])
    }
    if messages != before { notify() }
  }

  // MARK: Observing

  /// Calls a closure after each change, as long as the observer exists.
  ///
  /// - Parameters:
  ///   - observer: The object that shows the messages. It is not retained.
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

extension Person {
  /// The owner of the account.
  static let me = Person(name: "Nora Lindqvist", address: "nora@harborline.example")
}
