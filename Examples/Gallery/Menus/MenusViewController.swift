import SimulatorKit
import UIKit

/// A list of documents with a menu in the bar, a pop-up button, and menus of the rows.
final class MenusViewController: UITableViewController {
  private struct Document {
    var name: String
    var detail: String
    var symbol: String
  }

  private var documents = [
    Document(name: "Harbor plan", detail: "Yesterday", symbol: "map"),
    Document(name: "Invoice 204", detail: "December 12", symbol: "doc.text"),
    Document(name: "Tide tables", detail: "December 3", symbol: "tablecells"),
    Document(name: "Crew list", detail: "November 28", symbol: "person.2"),
  ]
  private var sorting = "Name"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Documents"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"),
      menu: menu
    )
    navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
    tableView.tableHeaderView = header
  }

  // MARK: Menu

  private var menu: UIMenu {
    UIMenu(children: [
      action("Select", "checkmark.circle"),
      action("New Folder", "folder.badge.plus"),
      action("Scan Documents", "doc.viewfinder", attributes: .disabled),
      UIMenu(
        options: [.displayInline, .singleSelection],
        children: [
          action("Icons", "square.grid.2x2"), action("List", "list.bullet", state: .on),
        ]
      ),
      UIMenu(
        options: .displayInline,
        children: [
          UIMenu(
            title: "Sort By",
            image: UIImage(systemName: "arrow.up.arrow.down"),
            options: .singleSelection,
            children: ["Name", "Kind", "Date", "Size"].map { name in
              action(name, nil, state: name == sorting ? .on : .off)
            }
          ),
          action("Delete All", "trash", attributes: .destructive),
        ]
      ),
    ])
  }

  private func action(
    _ title: String,
    _ symbol: String?,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title,
      image: symbol.flatMap { UIImage(systemName: $0) },
      attributes: attributes,
      state: state
    ) { _ in }
  }

  // MARK: Buttons

  private var header: UIView {
    var popup = UIButton.Configuration.gray()
    popup.cornerStyle = .capsule
    let choice = UIButton(configuration: popup)
    choice.menu = UIMenu(children: ["All", "Recent", "Shared"].map { action($0, nil) })
    choice.showsMenuAsPrimaryAction = true
    choice.changesSelectionAsPrimaryAction = true
    var filled = UIButton.Configuration.filled()
    filled.title = "Add"
    filled.image = UIImage(systemName: "plus")
    filled.imagePadding = 6
    filled.cornerStyle = .capsule
    let add = UIButton(configuration: filled)
    add.menu = UIMenu(children: [
      action("Document", "doc"), action("Photo", "photo"), action("Recording", "mic"),
    ])
    add.showsMenuAsPrimaryAction = true
    let height = 34 + UITraitCollection.current.growth(of: .body).rounded(.up)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height + 32))
    let stack = UIStackView(arrangedSubviews: [choice, UIView(), add])
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    view.preservesSuperviewLayoutMargins = true
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      stack.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    documents.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let document = documents[indexPath.row]
    cell.textLabel?.text = document.name
    cell.detailTextLabel?.text = document.detail
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: document.symbol)
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
      UIMenu(children: [
        action("Copy", "doc.on.doc"), action("Share…", "square.and.arrow.up"),
        action("Rename", "pencil"), action("Delete", "trash", attributes: .destructive),
      ])
    })
  }

  // MARK: Pictures

  static func openMenu(_ phone: Simulator) throws {
    try phone.tap("More")
    phone.advance(by: 1)
  }

  static func pressRow(_ phone: Simulator) throws {
    phone.press(at: CGPoint(x: 200, y: 300))
    phone.advance(by: 0.7)
    phone.lift()
    phone.advance(by: 1)
  }
}
