import Foundation

extension ChatStore {
  /// Creates a store with conversations in several languages.
  ///
  /// - Parameter now: Returns the current date. The messages are dated relative to it.
  /// - Returns: The store.
  static func sample(now: @escaping () -> Date = Date.init) -> ChatStore {
    var builder = SampleBuilder(now: now())
    return ChatStore(conversations: builder.conversations, now: now)
  }
}

/// Numbers and dates the messages of the sample.
private struct SampleBuilder {
  let now: Date
  private var nextID = 1

  init(now: Date) { self.now = now }

  var conversations: [Conversation] {
    mutating get {
      [
        conversation(
          Contact(id: "mina", name: "Mina Okafor", status: "Making soup", color: 0),
          unread: 2,
          (300, "> Did you get the lemons?"),
          (295, "< Six of them, and bread"),
          (180, "> Jon comes too, so we are seven"),
          (20, "> Can you bring a chair?"),
          (18, "> A small one is fine")
        ),
        conversation(
          Contact(id: "layla", name: "ليلى حداد", status: "في الميناء", color: 1),
          unread: 1,
          (140, "< مساء الخير! هل وصلت العبّارة؟"),
          (130, "> نعم، قبل نصف ساعة"),
          (128, "> أراك غداً في المكتبة")
        ),
        conversation(
          Contact(id: "wei", name: "陈伟", status: "图书馆", color: 2),
          unread: 0,
          (1500, "> 明天的会议是几点？"),
          (1490, "< 上午九点，在二楼"),
          (1480, "> 谢谢！")
        ),
        conversation(
          Contact(id: "tomas", name: "Tomas Reyes", status: "On the ferry", color: 3),
          unread: 0,
          (4000, "< The winter timetable looks right to me, except for the late boat on Sunday."),
          (3990, "> I will change it. Thank you for reading all of it!")
        ),
        conversation(
          Contact(id: "aiko", name: "Aiko Tanaka", status: "Looking for light", color: 4)
        ),
        conversation(Contact(id: "jonas", name: "Jonas Weber", status: "Mending sails", color: 5)),
        conversation(Contact(id: "priya", name: "Priya Nair", status: "Available", color: 0)),
        conversation(
          Contact(id: "clara", name: "Clara Duarte", status: "In the kitchen", color: 1)
        ),
      ]
    }
  }

  private mutating func conversation(
    _ contact: Contact,
    unread: Int = 0,
    _ lines: (minutesAgo: Double, text: String)...
  ) -> Conversation {
    let messages = lines.map { line in
      defer { nextID += 1 }
      return ChatMessage(
        id: nextID,
        text: String(line.text.dropFirst(2)),
        date: now.addingTimeInterval(-line.minutesAgo * 60),
        isMine: line.text.hasPrefix("<")
      )
    }
    return Conversation(contact: contact, messages: messages, unread: unread)
  }
}
