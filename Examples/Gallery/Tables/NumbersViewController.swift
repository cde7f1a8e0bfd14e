import UIKit

/// The numbers up to 100,000 with their prime factors.
///
/// Only the visible rows have cells.
final class NumbersViewController: UITableViewController {
  private let count = 100_000

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "number")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "number")
    let number = indexPath.row + 1
    let factors = factors(of: number)
    cell.textLabel?.text = String(number)
    cell.detailTextLabel?.text =
      factors.count > 1 ? factors.map(String.init).joined(separator: " · ") : "prime"
    cell.detailTextLabel?.textColor = factors.count > 1 ? .secondaryLabel : .systemBlue
    if number == 1 { cell.detailTextLabel?.text = nil }
    return cell
  }

  private func factors(of number: Int) -> [Int] {
    var (rest, factor, found) = (number, 2, [Int]())
    while factor * factor <= rest {
      while rest % factor == 0 {
        found.append(factor)
        rest /= factor
      }
      factor += 1
    }
    return rest > 1 ? found + [rest] : found
  }
}
