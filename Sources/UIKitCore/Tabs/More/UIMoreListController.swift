/// The list of More, with a row for each child that doesn't have its own item on the bar.
///
/// Only the visible rows and their children's items are created.
@preconcurrency @MainActor
final class UIMoreListController: UITableViewController, TabBarItemObserver {
  // R-MORE-4
  private weak var owner: UITabBarController?
  private var offersEditing = false
  private lazy var arrangeButton = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in self?.owner?.beginCustomizing() }
  )

  init(tabs: UITabBarController) {
    owner = tabs
    super.init(style: .plain)
    title = UITabBarItem.SystemItem.more.title
    offerEditing()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Children

  /// Reloads the list after the hidden children, or their order, have changed.
  func childrenChanged() {
    (viewIfLoaded as? UITableView)?.reloadData()
    offerEditing()
  }

  /// Shows or removes the Edit button.
  ///
  /// A button that the app assigned instead is kept.
  func offerEditing() {
    // R-CUS-1
    let offersEditing = owner?.offersEditing ?? false
    guard offersEditing != self.offersEditing else { return }
    self.offersEditing = offersEditing
    if offersEditing, navigationItem.rightBarButtonItem == nil {
      navigationItem.rightBarButtonItem = arrangeButton
    } else if !offersEditing, navigationItem.rightBarButtonItem === arrangeButton {
      navigationItem.rightBarButtonItem = nil
    }
  }

  func itemChanged(_ item: UITabBarItem) {
    guard let table = viewIfLoaded as? UITableView else { return }
    let changed = (table.indexPathsForVisibleRows ?? []).filter { self.item(at: $0) === item }
    table.reconfigureRows(at: changed)
  }

  private func child(at path: IndexPath) -> UIViewController? {
    guard let tabs = owner else { return nil }
    let index = tabs.moreTabs.barCount + path.row
    return tabs.moreTabs.hidden.contains(index) ? tabs.selection.children[index] : nil
  }

  private func item(at path: IndexPath) -> UITabBarItem? {
    child(at: path).flatMap { owner?.barItem(of: $0) }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    owner?.moreTabs.hidden.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: MoreCell.identifier) as? MoreCell ?? MoreCell()
    guard let item = item(at: indexPath) else { return cell }
    item.add(observer: self)
    cell.show(item)
    return cell
  }

  // MARK: Taps

  override func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { item(at: indexPath)?.isEnabled ?? false }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let child = child(at: indexPath) else { return }
    owner?.rowTapped(child)
  }
}
