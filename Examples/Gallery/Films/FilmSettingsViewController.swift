import UIKit

/// The settings of a television app: groups of rows beside a picture of what they concern.
final class FilmSettingsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate
{
  private struct Setting {
    var title: String
    var value: String?
    var symbol: String
    var isChecked = false
  }

  private let sections: [(title: String, settings: [Setting])] = [
    (
      "Playback",
      [
        Setting(title: "Subtitles", value: "English", symbol: "captions.bubble"),
        Setting(title: "Sound", value: "Living Room", symbol: "speaker.wave.2"),
        Setting(title: "Play Next Episode", symbol: "forward.end", isChecked: true),
      ]
    ),
    (
      "Family",
      [
        Setting(title: "Profiles", value: "4", symbol: "person.2"),
        Setting(title: "Restrictions", value: "Off", symbol: "lock"),
      ]
    ),
  ]
  private let table = UITableView(frame: .zero, style: .grouped)
  private let picture = UIImageView()
  private let restart = UIButton(type: .system)
  private let signOut = UIButton(type: .system)

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
    tabBarItem.image = UIImage(systemName: "gearshape")
    setContentScrollView(table, for: .top)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.contentMode = .center
    picture.tintColor = .secondaryLabel
    restart.setTitle("Restart", for: .normal)
    signOut.setTitle("Sign Out", for: .normal)
    table.dataSource = self
    table.delegate = self
    // The shadow of the focused row extends beyond the sides of the table.
    table.clipsToBounds = false
    for subview in [picture, restart, signOut, table] { view.addSubview(subview) }
    show(sections[0].settings[0])
  }

  private func show(_ setting: Setting) {
    picture.image = UIImage(
      systemName: setting.symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 220, weight: .thin)
    )
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let half = area.width / 2
    let margin = area.minX
    view.place(picture, x: margin, y: area.minY, width: half - 60, height: area.height - 160)
    view.place(table, x: margin + half, y: 0, width: half + margin, height: view.bounds.height)
    var x = margin + 120
    for button in [restart, signOut] {
      let size = button.intrinsicContentSize
      view.place(button, x: x, y: area.maxY - size.height, width: size.width, height: size.height)
      x += size.width + 40
    }
  }

  // MARK: Table

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].settings.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let setting = sections[indexPath.section].settings[indexPath.row]
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = setting.title
    cell.detailTextLabel?.text = setting.value
    cell.accessoryType = setting.isChecked ? .checkmark : .disclosureIndicator
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let path = context.nextFocusedIndexPath else { return }
    show(sections[path.section].settings[path.row])
  }
}
