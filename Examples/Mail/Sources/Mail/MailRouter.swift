import UIKit

/// Opens mailboxes and messages where the window has room for them.
@MainActor protocol MailRouter: AnyObject {
  /// Shows the messages of a mailbox.
  func open(_ mailbox: Mailbox, from controller: UIViewController)
  /// Shows a message, or that there is none.
  func open(_ message: Message.ID?, from controller: UIViewController)
  /// Shows a sheet with a message to write.
  func compose(_ draft: Draft)
}

/// The mailbox and the message that are shown, which are restored after a launch.
struct MailLocation: Codable, Equatable {
  var tab = 0
  var mailbox: Mailbox? = .inbox
  var message: Message.ID?
}
