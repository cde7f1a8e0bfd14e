import UIKit

/// A page with a table, whose cells come from classes that are values.
class ArchiveController: UITableViewController {
  class IssueCell: UITableViewCell {
    let stamp = UIView()

    override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(stamp)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
      super.layoutSubviews()
      stamp.frame = CGRect(x: bounds.width - 40, y: 10, width: 24, height: 24)
    }
  }

  @objc class Issue: NSObject {
    @objc let name: String
    @objc var isRead = false
    init(name: String) { self.name = name }
  }

  @objc var issues = ["Spring", "Summer", "Autumn"].map(Issue.init(name:))
  private(set) var taps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Archive"
    tableView.register(IssueCell.self, forCellReuseIdentifier: NSStringFromClass(IssueCell.self))
    tableView.rowHeight = UITableViewAutomaticDimension
    tableView.estimatedRowHeight = 60
    let press = UILongPressGestureRecognizer(
      target: self,
      action: #selector(ArchiveController.pressed(_:))
    )
    tableView.addGestureRecognizer(press)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(applicationBecameActive),
      name: NSNotification.Name.UIApplicationDidBecomeActive,
      object: nil
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    issues.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: NSStringFromClass(IssueCell.self),
      for: indexPath
    )
    let issue = issues[indexPath.row]
    cell.textLabel?.text = issue.name
    cell.accessoryType = issue.value(forKey: "isRead") as? Bool == true ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    issues[indexPath.row].setValue(true, forKey: #keyPath(Issue.isRead))
    tableView.reloadRows(at: [indexPath], with: UITableViewRowAnimation.none)
    #if os(iOS) && !targetEnvironment(macCatalyst)
      taps.append(issues[indexPath.row].name)
    #elseif os(tvOS)
      taps.append("remote")
    #endif
  }

  @objc func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == UIGestureRecognizerState.began else { return }
    let start = CFAbsoluteTimeGetCurrent()
    let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete All", style: .destructive) { [unowned self] _ in
        self.issues.removeAll()
        self.tableView.reloadData()
        self.note("deleted after \(CFAbsoluteTimeGetCurrent() >= start)")
      }
    )
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  @objc func applicationBecameActive() { note("active") }
}
