import UIKit

/// The messages of a mailbox, with a search field, swipe actions and a toolbar.
final class MessageListViewController: UITableViewController, MailPage {
  weak var router: MailRouter?

  /// The mailbox whose messages are shown.
  var mailbox: Mailbox {
    didSet {
      guard mailbox != oldValue else { return }
      title = mailbox.title
      search.searchBar.text = nil
      if isViewLoaded { reload(animated: false) }
    }
  }

  /// Whether the row of the open message stays selected, because the message is beside the list.
  var keepsSelection = false

  let store: MailStore
  private let search = UISearchController(searchResultsController: nil)
  private lazy var dataSource = MessageDataSource(tableView: tableView) {
    [unowned self] tableView, path, id in
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.reuseIdentifier,
      for: path
    )
    if let cell = cell as? MessageCell, let message = store.message(withID: id) {
      cell.show(message, date: MessageDateFormat().short(message.date, now: Date()))
      cell.accessoryType = keepsSelection ? .none : .disclosureIndicator
    }
    return cell
  }
  private let status = UILabel()
  private var selected: Message.ID?
  private var lastShown: [Message] = []

  init(store: MailStore, mailbox: Mailbox) {
    self.store = store
    self.mailbox = mailbox
    super.init(style: .plain)
    title = mailbox.title
    store.observe(with: self) { $0.reload(animated: true) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is created in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 96
    tableView.allowsMultipleSelectionDuringEditing = true
    setUpSearch()
    setUpRefresh()
    setUpBars()
    reload(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(!keepsSelection && !isEditing, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  /// The list is the first responder, so that shaking and the keyboard's Undo reach its undo manager.
  override var canBecomeFirstResponder: Bool { true }

  private let undo = UndoManager()

  override var undoManager: UndoManager? { undo }

  // MARK: Bars

  private func setUpSearch() {
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  private func setUpRefresh() {
    let control = UIRefreshControl()
    control.addAction(UIAction { [unowned self] _ in refresh() }, for: .valueChanged)
    refreshControl = control
  }

  private func setUpBars() {
    let compose = UIBarButtonItem(
      systemItem: .compose,
      primaryAction: UIAction { [unowned self] _ in router?.compose(Draft()) }
    )
    compose.accessibilityLabel = "Compose"
    navigationItem.rightBarButtonItems = [compose, editButtonItem]
    status.font = .preferredFont(forTextStyle: .caption1)
    status.adjustsFontForContentSizeCategory = true
    status.textAlignment = .center
    showToolbar()
  }

  private func showToolbar() {
    let space = UIBarButtonItem.flexibleSpace
    guard isEditing else {
      toolbarItems = [space(), UIBarButtonItem(customView: status), space()]
      return
    }
    let ids = selectedIDs
    let mark = UIBarButtonItem(
      title: "Mark",
      menu: UIMenu(children: [
        action("Flag", "flag") { $0.store.setFlagged(true, for: ids) },
        action("Mark as Read", "envelope.open") { $0.store.setRead(true, for: ids) },
        action("Mark as Unread", "envelope.badge") { $0.store.setRead(false, for: ids) },
      ])
    )
    let archive = UIBarButtonItem(
      title: "Archive",
      primaryAction: action("Archive", nil) { $0.move(ids, to: .archive) }
    )
    let trash = UIBarButtonItem(
      title: "Trash",
      primaryAction: action("Trash", nil) { $0.move(ids, to: .trash) }
    )
    for item in [mark, archive, trash] { item.isEnabled = !ids.isEmpty }
    toolbarItems = [mark, space(), archive, space(), trash]
  }

  private func action(
    _ title: String,
    _ symbol: String?,
    attributes: UIMenuElement.Attributes = [],
    _ body: @escaping (MessageListViewController) -> Void
  ) -> UIAction {
    UIAction(
      title: title,
      image: symbol.flatMap { UIImage(systemName: $0) },
      attributes: attributes
    ) { [weak self] _ in
      guard let self else { return }
      body(self)
      if isEditing { setEditing(false, animated: true) }
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    showToolbar()
    navigationController?.setToolbarHidden(!keepsSelection && !editing, animated: animated)
    tabBarController?.tabBar.isHidden = editing
    if !editing { select(selected) }
  }

  private var selectedIDs: Set<Message.ID> {
    Set((tableView.indexPathsForSelectedRows ?? []).compactMap(dataSource.itemIdentifier))
  }

  // MARK: Content

  private func refresh() {
    Task { [weak self] in
      await self?.store.refresh()
      self?.refreshControl?.endRefreshing()
    }
  }

  /// Shows the messages that match the text in the search field.
  func showResults() {
    reload(animated: false)
  }

  private func reload(animated: Bool) {
    guard isViewLoaded else { return }
    let messages = store.messages(in: mailbox, matching: search.searchBar.text ?? "")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages.map(\.id))
    let known = Set(dataSource.snapshot().itemIdentifiers)
    let before = Dictionary(uniqueKeysWithValues: lastShown.map { ($0.id, $0) })
    let changed = messages.filter { known.contains($0.id) && before[$0.id] != $0 }
    snapshot.reconfigureItems(changed.map(\.id))
    lastShown = messages
    dataSource.apply(snapshot, animatingDifferences: animated && view.window != nil)
    let unread = store.count(of: .inbox)
    status.text = unread == 0 ? "Updated Just Now" : "\(unread) Unread"
    status.sizeToFit()
    select(selected)
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
      empty.image = UIImage(systemName: mailbox.symbol)
      empty.text = "No Mail"
      empty.secondaryText = "Messages in \(mailbox.title) appear here."
      contentUnavailableConfiguration = empty
    }
  }

  /// Selects the row of the message that is open beside the list.
  func select(_ id: Message.ID?) {
    selected = id
    guard keepsSelection, isViewLoaded, !isEditing else { return }
    let path = id.flatMap(dataSource.indexPath)
    guard path != tableView.indexPathForSelectedRow else { return }
    tableView.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  // MARK: Changes

  /// Moves messages, and registers the move back with the undo manager.
  func move(_ ids: Set<Message.ID>, to mailbox: Mailbox) {
    let next = neighbor(of: ids)
    let places = store.move(ids, to: mailbox)
    if let selected, ids.contains(selected) { router?.open(next, from: self) }
    undo.registerUndo(withTarget: self) { $0.store.restore(places) }
    undo.setActionName(mailbox == .trash ? "Delete" : "Move")
  }

  /// The first message below the given ones, which is opened when they are gone.
  private func neighbor(of ids: Set<Message.ID>) -> Message.ID? {
    let all = dataSource.snapshot().itemIdentifiers
    guard let last = all.lastIndex(where: ids.contains) else { return nil }
    return all[last...].first { !ids.contains($0) } ?? all.last { !ids.contains($0) }
  }

  // MARK: UITableViewDelegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing else { return showToolbar() }
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    if mailbox == .drafts, let message = store.message(withID: id) {
      tableView.deselectRow(at: indexPath, animated: true)
      let recipients = message.recipients.map(\.address).joined(separator: ", ")
      router?.compose(
        Draft(recipients: recipients, subject: message.subject, body: message.body)
      )
    } else {
      selected = id
      router?.open(id, from: self)
    }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if isEditing { showToolbar() }
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    let read = UIContextualAction(
      style: .normal,
      title: message.isRead ? "Unread" : "Read"
    ) { [store] _, _, completion in
      store.setRead(!message.isRead, for: [message.id])
      completion(true)
    }
    read.backgroundColor = .systemBlue
    read.image = UIImage(systemName: message.isRead ? "envelope.badge" : "envelope.open")
    return UISwipeActionsConfiguration(actions: [read])
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    let trash = UIContextualAction(style: .destructive, title: "Trash") {
      [unowned self] _, _, completion in
      move([message.id], to: .trash)
      completion(true)
    }
    trash.image = UIImage(systemName: "trash.fill")
    let flag = UIContextualAction(
      style: .normal,
      title: message.isFlagged ? "Unflag" : "Flag"
    ) { [store] _, _, completion in
      store.setFlagged(!message.isFlagged, for: [message.id])
      completion(true)
    }
    flag.backgroundColor = .systemOrange
    flag.image = UIImage(systemName: message.isFlagged ? "flag.slash.fill" : "flag.fill")
    return UISwipeActionsConfiguration(actions: [trash, flag])
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    return UIContextMenuConfiguration(
      identifier: message.id as NSString,
      previewProvider: { [store] in
        let reader = MessageViewController(store: store)
        reader.marksAsRead = false
        reader.messageID = message.id
        return reader
      },
      actionProvider: { [weak self] _ in self?.menu(for: message) }
    )
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let id = configuration.identifier as? NSString else { return }
    animator.addCompletion { [weak self] in
      guard let self else { return }
      router?.open(id as String, from: self)
    }
  }

  func message(at path: IndexPath) -> Message? {
    dataSource.itemIdentifier(for: path).flatMap(store.message)
  }
}
