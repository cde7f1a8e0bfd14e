import UIKit

/// A program and its parts, on a page that hides the tab bar.
final class ProgrammeViewController: UITableViewController {
  private let programme: Programme
  private var isSaved = false

  init(_ programme: Programme) {
    self.programme = programme
    super.init(style: .plain)
    title = programme.title.localized
    hidesBottomBarWhenPushed = true
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "part")
    tableView.tableHeaderView = ProgrammeHeaderView(programme)
    showSaved()
  }

  private func showSaved() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: isSaved ? "star.fill" : "star"),
      primaryAction: UIAction(title: (isSaved ? "Forget" : "Save").localized) { [weak self] _ in
        self?.isSaved.toggle()
        self?.showSaved()
      }
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    programme.parts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "part", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = programme.parts[indexPath.row].localized
    content.secondaryText = "\(12 + indexPath.row * 7) \("min".localized)".localized
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }
}

/// A header with the tile of the station, the program and its host.
private final class ProgrammeHeaderView: UIView {
  init(_ programme: Programme) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 272))
    let tile = UIImageView(image: programme.station.tile(side: 160))
    let column = UIStackView(arrangedSubviews: [
      tile,
      UILabel(programme.title, size: 22, weight: .semibold),
      UILabel(programme.origin, size: 17, color: .secondaryLabel),
    ])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 4
    column.setCustomSpacing(16, after: tile)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: centerXAnchor),
      column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
