import UIKit

/// A list of messages.
///
/// Tapping a row opens the message, swiping deletes or flags it, and Edit selects several.
final class MailboxViewController: UITableViewController {
  private enum Section { case letters }

  private var letters: [Message]
  private lazy var source = UITableViewDiffableDataSource<Section, Int>(tableView: tableView) {
    [weak self] table, indexPath, id in
    let cell = table.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    if let letter = self?.letters.first(where: { $0.id == id }) {
      (cell as? MessageCell)?.show(letter, hasChevron: self?.opensInColumn != true)
    }
    return cell
  }

  init(title: String, letters: some Sequence<Message>) {
    self.letters = Array(letters)
    super.init(style: .plain)
    self.title = title
    unreadChanged()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: "letter")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 96
    tableView.separatorInsetReference = .fromAutomaticInsets
    alignSeparators()
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose,
      primaryAction: UIAction { [weak self] _ in self?.compose() }
    )
    source.defaultRowAnimation = .left
    show(animated: false)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    alignSeparators()
  }

  private func alignSeparators() {
    let start = MessageCell.textStart(compatibleWith: traitCollection)
    tableView.separatorInset = UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
  }

  /// Whether messages are opened in a column beside the list.
  private var opensInColumn: Bool { splitViewController.map { !$0.isCollapsed } ?? false }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    clearsSelectionOnViewWillAppear = !opensInColumn
    guard opensInColumn, !letters.isEmpty, tableView.indexPathForSelectedRow == nil else { return }
    // The first message is open.
    letters[0].isUnread = false
    unreadChanged()
    refresh(letters[0])
    tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.letters])
    snapshot.appendItems(letters.map(\.id))
    source.apply(snapshot, animatingDifferences: animated)
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard letters.isEmpty else { return contentUnavailableConfiguration = nil }
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "No Messages"
    contentUnavailableConfiguration = configuration
  }

  // MARK: Messages

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing else { return }
    letters[indexPath.row].isUnread = false
    unreadChanged()
    refresh(letters[indexPath.row])
    let page = MessageViewController(letters[indexPath.row])
    // On an iPad, the message is in a column of its own.
    if let splitViewController, opensInColumn {
      splitViewController.showDetailViewController(page, sender: self)
    } else {
      navigationController?.pushViewController(page, animated: true)
    }
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let letter = letters[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, isDone in
      self?.letters.removeAll { $0.id == letter.id }
      self?.unreadChanged()
      self?.show(animated: true)
      isDone(true)
    }
    let flag = UIContextualAction(style: .normal, title: letter.isFlagged ? "Unflag" : "Flag") {
      [weak self] _, _, isDone in
      self?.toggleFlag(of: letter)
      isDone(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  private func toggleFlag(of letter: Message) {
    guard let index = letters.firstIndex(where: { $0.id == letter.id }) else { return }
    letters[index].isFlagged.toggle()
    refresh(letter)
  }

  private func refresh(_ letter: Message) {
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([letter.id])
    source.apply(snapshot, animatingDifferences: false)
  }

  /// Updates the badge of the tab with the number of unread messages.
  private func unreadChanged() {
    let count = letters.filter(\.isUnread).count
    tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
  }

  // MARK: Writing

  private func compose() {
    let sheet = UINavigationController(rootViewController: ComposeViewController())
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    present(sheet, animated: true)
  }
}
