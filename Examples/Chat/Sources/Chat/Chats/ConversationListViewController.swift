import UIKit

/// All conversations with messages, latest first.
final class ConversationListViewController: UITableViewController {
  private let store: ChatStore
  private let search = UISearchController(searchResultsController: nil)
  private lazy var dataSource = ConversationDataSource(tableView: tableView) {
    [unowned self] tableView, path, id in
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ConversationCell.reuseIdentifier,
      for: path
    )
    if let conversation = store.conversation(with: id) {
      (cell as? ConversationCell)?.show(conversation)
    }
    return cell
  }

  init(store: ChatStore) {
    self.store = store
    super.init(style: .plain)
    store.observe(with: self) { $0.reload(animated: true) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is created in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      ConversationCell.self,
      forCellReuseIdentifier: ConversationCell.reuseIdentifier
    )
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 76
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    reload(animated: false)
  }

  // MARK: Content

  private func reload(animated: Bool) {
    guard isViewLoaded else { return }
    let chats = store.chats(matching: search.searchBar.text ?? "").map(\.id)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Contact.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(chats)
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(chats.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: animated && view.window != nil)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard dataSource.snapshot().numberOfItems == 0 else {
      contentUnavailableConfiguration = nil
      return
    }
    if state.searchText?.isEmpty == false {
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    } else {
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "bubble.left.and.bubble.right")
      empty.text = String(localized: "No Chats")
      contentUnavailableConfiguration = empty
    }
  }

  // MARK: UITableViewDelegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    let page = ConversationViewController(store: store, contact: id)
    navigationController?.pushViewController(page, animated: true)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let conversation = store.conversation(with: id)
    else { return nil }
    let delete = UIContextualAction(style: .destructive, title: String(localized: "Delete")) {
      [store] _, _, completion in
      store.deleteConversation(with: id)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash.fill")
    let mute = UIContextualAction(
      style: .normal,
      title: conversation.isMuted ? String(localized: "Unmute") : String(localized: "Mute")
    ) { [store] _, _, completion in
      store.setMuted(!conversation.isMuted, for: id)
      completion(true)
    }
    mute.backgroundColor = .systemIndigo
    mute.image = UIImage(systemName: conversation.isMuted ? "bell.fill" : "bell.slash.fill")
    return UISwipeActionsConfiguration(actions: [delete, mute])
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let conversation = store.conversation(with: id)
    else { return nil }
    let isUnread = conversation.unread > 0
    let read = UIContextualAction(
      style: .normal,
      title: isUnread ? String(localized: "Read") : String(localized: "Unread")
    ) { [store] _, _, completion in
      store.setUnread(isUnread ? 0 : 1, for: id)
      completion(true)
    }
    read.backgroundColor = .systemBlue
    read.image = UIImage(systemName: isUnread ? "message" : "message.badge")
    return UISwipeActionsConfiguration(actions: [read])
  }
}

extension ConversationListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    reload(animated: false)
  }
}

/// Rows of conversations, all of which can be edited.
final class ConversationDataSource: UITableViewDiffableDataSource<Int, Contact.ID> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
