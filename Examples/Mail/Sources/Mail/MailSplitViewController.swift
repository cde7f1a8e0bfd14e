import UIKit

/// The mailboxes, the messages and the open message side by side, or tabs where the width is
/// compact.
final class MailSplitViewController: UISplitViewController {
  private let store: MailStore
  private let mailboxes: MailboxesViewController
  private let list: MessageListViewController
  private let reader: MessageViewController
  private let tabs: MailTabBarController

  init(store: MailStore) {
    self.store = store
    mailboxes = MailboxesViewController(store: store, style: .sidebar)
    list = MessageListViewController(store: store, mailbox: .inbox)
    reader = MessageViewController(store: store)
    tabs = MailTabBarController(store: store)
    super.init(style: .tripleColumn)
    restorationIdentifier = "mail"
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    showsSecondaryOnlyButton = true
    setViewController(mailboxes, for: .primary)
    setViewController(list, for: .supplementary)
    setViewController(reader, for: .secondary)
    setViewController(tabs, for: .compact)
    mailboxes.router = self
    list.router = self
    reader.router = self
    tabs.router = self
    list.keepsSelection = true
    for column in [UISplitViewController.Column.primary, .supplementary] {
      let page = viewController(for: column)
      page?.navigationController?.navigationBar.prefersLargeTitles = true
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is created in code")
  }

  // MARK: Location

  /// The mailbox and the message that the user sees.
  var location: MailLocation {
    isCollapsed
      ? tabs.location
      : MailLocation(
        tab: tabs.selectedIndex,
        mailbox: list.mailbox,
        message: reader.messageID
      )
  }

  private func show(_ location: MailLocation) {
    tabs.show(location)
    mailboxes.select(location.mailbox ?? .inbox)
    list.mailbox = location.mailbox ?? .inbox
    list.select(location.message)
    reader.messageID = location.message
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(try? JSONEncoder().encode(location), forKey: "location")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let data = coder.decodeObject(of: NSData.self, forKey: "location") as Data?,
      let location = try? JSONDecoder().decode(MailLocation.self, from: data)
    else { return }
    show(location)
  }
}

// MARK: - Routes

extension MailSplitViewController: MailRouter {
  func open(_ mailbox: Mailbox, from controller: UIViewController) {
    guard !isCollapsed else { return tabs.push(mailbox, from: controller) }
    if list.mailbox != mailbox {
      list.mailbox = mailbox
      reader.messageID = nil
    }
    show(.supplementary)
  }

  func open(_ message: Message.ID?, from controller: UIViewController) {
    guard !isCollapsed else { return tabs.push(message, from: controller) }
    reader.messageID = message
    list.select(message)
    if message != nil { show(.secondary) }
  }

  func compose(_ draft: Draft) {
    let compose = ComposeViewController(store: store, draft: draft)
    present(UINavigationController(rootViewController: compose), animated: true)
  }
}

// MARK: - UISplitViewControllerDelegate

extension MailSplitViewController: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    tabs.show(
      MailLocation(tab: tabs.selectedIndex, mailbox: list.mailbox, message: reader.messageID)
    )
    return .compact
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    show(tabs.location)
    return proposedDisplayMode
  }
}
