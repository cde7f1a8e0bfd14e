import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Buttons and menus".

final class DocumentList: UITableViewController {
  var documents = ["Crew list", "Harbor plan", "Tide tables"]
  var order = "Name"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Documents"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      image: UIImage(systemName: "ellipsis.circle"),
      menu: makeMenu()
    )
    tableView.tableHeaderView = makeHeader()
  }

  func makeMenu() -> UIMenu {
    let add = UIAction(title: "New Document", image: UIImage(systemName: "doc.badge.plus")) {
      [weak self] _ in
      self?.append("Untitled")
    }
    let sort = UIMenu(
      title: "Sort By",
      options: [.displayInline, .singleSelection],
      children: ["Name", "Date"].map { name in
        UIAction(title: name, state: name == order ? .on : .off) { [weak self] _ in
          self?.order = name
        }
      }
    )
    return UIMenu(children: [add, sort])
  }

  func makeHeader() -> UIView {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Scan"
    configuration.subtitle = "Adds a document"
    configuration.image = UIImage(systemName: "doc.viewfinder")
    configuration.imagePadding = 8
    configuration.cornerStyle = .large
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.scan() }
    )
    button.configurationUpdateHandler = { [weak self] button in
      button.configuration?.showsActivityIndicator = self?.isScanning ?? false
    }
    button.frame.size.height = 64
    scanButton = button
    return button
  }

  weak var scanButton: UIButton?
  var isScanning = false {
    didSet { scanButton?.setNeedsUpdateConfiguration() }
  }

  func scan() { isScanning = true }

  func append(_ name: String) {
    documents.append(name)
    tableView.insertRows(at: [IndexPath(row: documents.count - 1, section: 0)], with: .automatic)
  }

  func remove(_ row: Int) {
    documents.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { _ in
      let delete = UIAction(
        title: "Delete",
        image: UIImage(systemName: "trash"),
        attributes: .destructive
      ) { [weak self] _ in
        self?.remove(indexPath.row)
      }
      return UIMenu(children: [delete])
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    documents.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = documents[indexPath.row]
    return cell
  }
}

@MainActor @Suite("Guide: Buttons and menus", .releasesEverything) struct MenuGuideTests {
  @MainActor private func start() -> (Simulator, DocumentList) {
    let phone = Simulator(.iPhone15)
    let list = DocumentList()
    phone.window.rootViewController = UINavigationController(rootViewController: list)
    phone.advance(by: 0.1)
    return (phone, list)
  }

  @Test("the bar button opens the menu")
  func menu() throws {
    let (phone, list) = start()
    try phone.tap("More")
    phone.advance(by: 1)
    try phone.tap("Date")
    phone.advance(by: 1)
    #expect(list.order == "Date")
    try phone.tap("More")
    phone.advance(by: 1)
    try phone.tap("New Document")
    phone.advance(by: 1)
    #expect(list.documents.last == "Untitled")
  }

  @Test("the button shows that it is working")
  func scanning() throws {
    let (phone, list) = start()
    try phone.tap("Scan")
    phone.advance(by: 0.1)
    #expect(list.scanButton?.configuration?.showsActivityIndicator == true)
  }

  @Test("a long press opens the menu of a row")
  func contextMenu() throws {
    let (phone, list) = start()
    try phone.longPress(.label("Harbor plan"))
    phone.advance(by: 1)
    try phone.tap("Delete")
    phone.advance(by: 1)
    #expect(list.documents == ["Crew list", "Tide tables"])
  }
}
