import UIKit

/// The list of scenes, in groups.
final class SceneListViewController: UITableViewController {
  /// Called with the index of the scene that was tapped.
  var onChoice: ((Int) -> Void)?

  private let scenes: [Scene]
  private let groups: [(title: String, indexes: [Int])]

  init(scenes: [Scene]) {
    self.scenes = scenes
    groups = Scene.Group.allCases.compactMap { group in
      let indexes = scenes.indices.filter { scenes[$0].group == group }
      return indexes.isEmpty ? nil : (group.rawValue, indexes)
    }
    super.init(style: .insetGrouped)
    title = "Gallery"
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Scene")
  }

  /// Selects the scene that is shown beside the list, or none.
  func select(_ index: Int?) {
    let path = groups.enumerated().lazy.compactMap { section, group in
      group.indexes.firstIndex { $0 == index }.map { IndexPath(row: $0, section: section) }
    }.first
    tableView.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  // MARK: Table

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].indexes.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    groups[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Scene", for: indexPath)
    let scene = scenes[groups[indexPath.section].indexes[indexPath.row]]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = scene.title
    content.secondaryText = scene.summary
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityLabel = scene.title
    cell.accessibilityHint = scene.summary
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoice?(groups[indexPath.section].indexes[indexPath.row])
  }
}
