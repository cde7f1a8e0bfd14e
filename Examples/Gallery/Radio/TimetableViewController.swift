import UIKit

/// The programs of the day, sorted by time.
final class TimetableViewController: UITableViewController {
  private let groups = [
    (title: "Morning", programmes: Programme.onAir.sorted { $0.time < $1.time }),
    (title: "Afternoon", programmes: Programme.later),
    (title: "Evening", programmes: Programme.evening),
  ]

  init() {
    super.init(style: .plain)
    title = "Timetable".localized
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
    var content = UIListContentConfiguration.valueCell()
    content.text = programme.title.localized
    content.secondaryText = programme.time.localized
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let programme = groups[indexPath.section].programmes[indexPath.row]
    navigationController?.pushViewController(ProgrammeViewController(programme), animated: true)
  }
}
