import UIKit

/// The current program of every station, and the next one.
final class OnAirViewController: UITableViewController {
  private let groups = [
    (title: "On Air Now", programmes: Programme.onAir),
    (title: "Up Next", programmes: Array(Programme.later.prefix(3))),
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Listen".localized
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "programme")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].programmes.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { groups[section].title.localized }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let programme = groups[indexPath.section].programmes[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "programme", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = programme.station.tile(side: 44)
    content.text = programme.title.localized
    let time = programme.time.localized
    content.secondaryText = [
      programme.station.name.localized, "·",
      indexPath.section > 0 ? time : "\("since".localized) \(time)",
    ].joined(separator: " ")
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let programme = groups[indexPath.section].programmes[indexPath.row]
    navigationController?.pushViewController(ProgrammeViewController(programme), animated: true)
  }
}
