/// The list of More: a row for each child without an item of its own on the bar. (R-MORE-4)
///
/// Only rows in view are made, and only their children are asked for their items.
@preconcurrency @MainActor
final class UIMoreListController: UITableViewController, TabBarItemObserver {
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

  // MARK: Following the children

  /// Other children are hidden, or in another order.
  func childrenChanged() {
    (viewIfLoaded as? UITableView)?.reloadData()
    offerEditing()
  }

  /// Shows the Edit button, or takes it away; what the app put in its place stays. (R-CUS-1)
  func offerEditing() {
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
    item.add(watcher: self)
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
