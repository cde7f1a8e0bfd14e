import UIKit

/// People in sections by the first letter of their family names, with an index of the letters.
final class ContactsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let sections = Person.byLetter
  private let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    table.indexPathForSelectedRow.map { table.deselectRow(at: $0, animated: animated) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].people.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].letter
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
  }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    sections.firstIndex { $0.letter >= title && title != "#" } ?? sections.count - 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    let person = sections[indexPath.section].people[indexPath.row]
    let name = NSMutableAttributedString(
      string: person.given + " ",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]
    )
    name.append(
      NSAttributedString(
        string: person.family,
        attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]
      )
    )
    cell.textLabel?.attributedText = name
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let person = sections[indexPath.section].people[indexPath.row]
    navigationController?.pushViewController(PersonViewController(person), animated: true)
  }
}
