import UIKit

/// The downloaded programs.
///
/// The badge of the tab is the number of those that were not played yet.
final class DownloadsViewController: UITableViewController {
  private var programmes = Array(Programme.evening.prefix(3)) + [Programme.later[4]]
  private var isNew = [true, true, true, false]

  init() {
    super.init(style: .plain)
    title = "Downloads".localized
    tabBarItem.badgeValue = "3".localized
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "download")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    programmes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let programme = programmes[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "download", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = programme.station.tile(side: 44)
    content.text = programme.title.localized
    content.secondaryText = (isNew[indexPath.row] ? "Unplayed" : "Played").localized
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    isNew[indexPath.row] = false
    tableView.reloadRows(at: [indexPath], with: .none)
    showCount()
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete".localized) {
      [weak self] _, _, done in
      self?.programmes.remove(at: indexPath.row)
      self?.isNew.remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      self?.showCount()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func showCount() {
    let count = isNew.filter { $0 }.count
    tabBarItem.badgeValue = count > 0 ? "\(count)".localized : nil
  }
}
