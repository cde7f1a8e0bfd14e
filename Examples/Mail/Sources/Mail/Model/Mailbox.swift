/// A place where messages are kept, or a selection of them.
enum Mailbox: String, CaseIterable, Codable {
  case inbox, flagged, drafts, sent, archive, trash

  var title: String {
    switch self {
    case .inbox: "Inbox"
    case .flagged: "Flagged"
    case .drafts: "Drafts"
    case .sent: "Sent"
    case .archive: "Archive"
    case .trash: "Trash"
    }
  }

  /// The name of the symbol in lists and tabs.
  var symbol: String {
    switch self {
    case .inbox: "tray"
    case .flagged: "flag"
    case .drafts: "doc"
    case .sent: "paperplane"
    case .archive: "archivebox"
    case .trash: "trash"
    }
  }

  /// Mailboxes that show messages of other mailboxes.
  static let smart: [Mailbox] = [.inbox, .flagged]
  /// The other mailboxes.
  static let folders: [Mailbox] = [.drafts, .sent, .archive, .trash]
}
