import UIKit

/// A list of chores by person, updated with snapshots so that rows animate to their new positions.
final class ChoresViewController: UIViewController, UITableViewDelegate {
  private enum Section: String, CaseIterable {
    case mine = "Me"
    case yours = "Sam"
  }

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var turn = 0
  private lazy var source = Source(tableView: table) { table, path, chore in
    let cell = table.dequeueReusableCell(withIdentifier: "chore", for: path)
    cell.textLabel?.text = chore
    cell.imageView?.image = UIImage(systemName: "circle")
    cell.imageView?.tintColor = path.section == 0 ? .systemBlue : .systemGreen
    return cell
  }

  override func loadView() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
    table.delegate = self
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Swap",
      primaryAction: UIAction { [weak self] _ in self?.swap() }
    )
    source.apply(snapshot, animatingDifferences: false)
  }

  /// Swaps one chore of each person for one of the other.
  private func swap() {
    turn += 1
    source.apply(snapshot)
  }

  private var snapshot: NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(Section.allCases.map(\.rawValue))
    let chores = [
      "Vacuum", "Laundry", "Windows", "Compost", "Dishes", "Trash", "Cook Dinner", "Dust",
      "Groceries", "Ironing",
    ]
    let isSwapped = turn % 2 == 1
    let mine = isSwapped ? [5, 0, 2, 3, 8] : [0, 1, 2, 3, 8]
    let yours = isSwapped ? [4, 6, 7, 9, 1] : [4, 5, 6, 7, 9]
    snapshot.appendItems(mine.map { chores[$0] }, toSection: Section.mine.rawValue)
    snapshot.appendItems(yours.map { chores[$0] }, toSection: Section.yours.rawValue)
    return snapshot
  }

  /// A data source that uses the section identifiers as titles.
  private final class Source: UITableViewDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }
}
