import UIKit

class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  private(set) var loads = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: UITableViewCellStyle.default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

// MARK: - Life

let rowHeight: CGFloat = 52

extension ListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    table.frame = view.bounds
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  @objc func reload() { table.reloadData() }
}

class TrailsController: ListController {
  var onScroll: ((UIScrollView) -> Void)?
  private(set) var reloads = 0
  weak var bar: UITabBar?

  lazy var refresh: UIBarButtonItem = {
    UIBarButtonItem(
      barButtonSystemItem: UIBarButtonSystemItem.refresh,
      target: self,
      action: #selector(reload)
    )
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trails"
    navigationItem.rightBarButtonItem = refresh
    view.accessibilityIdentifier = #keyPath(TrailsController.view)
  }

  override func reload() {
    super.reload()
    reloads += 1
  }

  // Only here, not in the class that conforms.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rowHeight
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }

  func choose(_ item: UITabBarItem) {
    if let bar = bar { bar.delegate?.tabBar?(bar, didSelect: item) }
  }
}
