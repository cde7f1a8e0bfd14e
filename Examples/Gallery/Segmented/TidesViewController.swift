import UIKit

/// The water level of a harbor, with a segmented control that selects the period.
final class TidesViewController: UITableViewController {
  private let periods = UISegmentedControl(items: Period.all.map(\.name))
  private let chart = AreaChart(Period.all[0].levels)

  private var period: Period { Period.all[max(periods.selectedSegmentIndex, 0)] }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    periods.selectedSegmentIndex = 0
    periods.addAction(
      UIAction { [weak self] _ in self?.periodChanged() },
      for: .valueChanged
    )
    chart.backgroundColor = .secondarySystemGroupedBackground
    chart.accessibilityLabel = "Water level"
    tableView.tableHeaderView = header
  }

  private var header: UIView {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 228))
    for part in [periods, chart] {
      part.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(part)
    }
    header.preservesSuperviewLayoutMargins = true
    let margins = header.layoutMarginsGuide
    NSLayoutConstraint.activate([
      periods.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
      periods.leadingAnchor.constraint(
        equalTo: margins.leadingAnchor
      ),
      periods.trailingAnchor.constraint(
        equalTo: margins.trailingAnchor
      ),
      chart.topAnchor.constraint(equalTo: periods.bottomAnchor, constant: 16),
      chart.leadingAnchor.constraint(
        equalTo: margins.leadingAnchor
      ),
      chart.trailingAnchor.constraint(
        equalTo: margins.trailingAnchor
      ),
      chart.bottomAnchor.constraint(equalTo: header.bottomAnchor),
    ])
    return header
  }

  private func periodChanged() {
    UIView.transition(with: chart, duration: 0.3, options: .transitionCrossDissolve) {
      self.chart.values = self.period.levels
    }
    tableView.reloadData()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { period.groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    period.groups[section].tides.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { period.groups[section].name }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tide")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "tide")
    let tide = period.groups[indexPath.section].tides[indexPath.row]
    cell.imageView?.image = UIImage(systemName: tide.isHigh ? "arrow.up" : "arrow.down")
    cell.textLabel?.text = tide.time
    cell.detailTextLabel?.text = tide.level
    cell.selectionStyle = .none
    return cell
  }
}

/// A period with its water levels.
private struct Period {
  let name: String
  let levels: [CGFloat]
  let groups: [(name: String, tides: [Tide])]

  static let all = [
    Period(
      name: "Day",
      levels: [2, 5, 9, 11, 9, 5, 2, 1, 3, 7, 11, 12, 10],
      groups: [
        ("Today", [high("6:12 AM", 11.2), low("12:20 PM", 1.4), high("6:40 PM", 11.9)]),
        ("Tomorrow", [low("12:48 AM", 1.1), high("7:01 AM", 11.6), low("1:09 PM", 1.2)]),
      ]
    ),
    Period(
      name: "Week",
      levels: [6, 12, 6, 11, 5, 10, 5, 9, 6, 9, 6, 10, 5, 11],
      groups: [
        ("Spring Tide", [high("Sunday", 12.4), low("Sunday", 0.6)]),
        ("Neap Tide", [high("Saturday", 9.1), low("Saturday", 3.2)]),
      ]
    ),
    Period(
      name: "Month",
      levels: [8, 9, 11, 12, 11, 9, 8, 8, 10, 12, 12, 10, 8, 7],
      groups: [
        ("Highest", [high("January 14", 12.4), high("January 28", 12.1)]),
        ("Lowest", [low("January 14", 0.6), low("January 28", 0.8)]),
      ]
    ),
  ]

  private static func high(_ time: String, _ feet: Double) -> Tide {
    Tide(time: time, level: "\(feet) ft", isHigh: true)
  }

  private static func low(_ time: String, _ feet: Double) -> Tide {
    Tide(time: time, level: "\(feet) ft", isHigh: false)
  }
}

/// A high or low water.
private struct Tide {
  let time: String
  let level: String
  let isHigh: Bool
}

/// The tides in the first of three tabs.
final class TidesTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      UINavigationController(
        tab: TidesViewController(style: .insetGrouped),
        title: "Tides",
        symbol: "chart.bar.fill"
      ),
      UINavigationController(
        tab: PlacesViewController(),
        title: "Places",
        symbol: "mappin.and.ellipse"
      ),
      UINavigationController(tab: TrailListController(), symbol: "map.fill"),
    ]
  }
}
