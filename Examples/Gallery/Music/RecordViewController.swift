import UIKit

/// A record with its cover and its songs.
final class RecordViewController: UITableViewController {
  private let record: Record
  private let play: (Record, Int) -> Void

  init(_ record: Record, play: @escaping (Record, Int) -> Void) {
    self.record = record
    self.play = play
    super.init(style: .plain)
    navigationItem.largeTitleDisplayMode = .never
    title = record.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    tableView.rowHeight = 50 + UITraitCollection.current.growth(of: .body).rounded(.up)
    tableView.tableHeaderView = header
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .play,
      primaryAction: UIAction { [play, record] _ in play(record, 0) }
    )
  }

  private var header: UIView {
    let sleeve = UIImageView(image: record.sleeve(side: 220))
    sleeve.layer.cornerRadius = 10
    sleeve.clipsToBounds = true
    let title = UILabel(record.title, size: 20, style: .title3, weight: .semibold, lines: 1)
    let artist = UILabel(record.artist, size: 20, style: .title3, color: .systemPink, lines: 1)
    let column = UIStackView(arrangedSubviews: [sleeve, title, artist])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 4
    column.setCustomSpacing(16, after: sleeve)
    let height = 316 + 2 * UITraitCollection.current.growth(of: .title3).rounded(.up)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    column.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      column.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
      sleeve.widthAnchor.constraint(equalToConstant: 220),
      sleeve.heightAnchor.constraint(equalToConstant: 220),
    ])
    return header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    record.songs.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row + 1)   \(record.songs[indexPath.row])"
    cell.textLabel?.font = UIFontMetrics.default.scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    )
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    play(record, indexPath.row)
  }
}
