import UIKit

/// The list of stories of one kind.
final class StoryListViewController: UITableViewController {
  private let stories: [Story]

  init(_ title: String, _ stories: [Story]) {
    self.stories = stories
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stories.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = stories[indexPath.row].title
    cell.detailTextLabel?.text = stories[indexPath.row].length
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = StoryViewController(stories[indexPath.row])
    navigationController?.pushViewController(page, animated: true)
  }
}
