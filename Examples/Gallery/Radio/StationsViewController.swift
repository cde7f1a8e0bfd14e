import UIKit

/// A list of all stations with their frequencies.
final class StationsViewController: UITableViewController {
  init() {
    super.init(style: .plain)
    title = "Stations".localized
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "station")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Station.all.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let station = Station.all[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = station.tile(side: 52)
    content.text = station.name.localized
    content.secondaryText = station.kind.localized
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    let frequency = UILabel(station.frequency, size: 17, color: .secondaryLabel)
    frequency.sizeToFit()
    cell.accessoryView = frequency
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let station = Station.all[indexPath.row]
    guard let programme = Programme.onAir.first(where: { $0.station == station }) else { return }
    navigationController?.pushViewController(ProgrammeViewController(programme), animated: true)
  }
}
