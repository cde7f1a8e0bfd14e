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

/// The contact details of a person.
final class PersonViewController: UITableViewController {
  private let lines: [(kind: String, value: String)]

  init(_ person: Person) {
    let address = "\(person.given.lowercased())@example.org"
    lines = [("mobile", person.number), ("mail", address)]
    super.init(style: .insetGrouped)
    title = "\(person.given) \(person.family)"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    cell.textLabel?.text = lines[indexPath.row].kind
    cell.detailTextLabel?.text = lines[indexPath.row].value
    cell.selectionStyle = .none
    return cell
  }
}

/// A person with a phone number.
struct Person {
  let given: String
  let family: String
  let number: String

  static var byLetter: [(letter: String, people: [Person])] {
    let people = names.enumerated().map { index, name in
      Person(given: name.0, family: name.1, number: "030 555 \(1000 + index * 37)")
    }
    return Dictionary(grouping: people) { String($0.family.prefix(1)) }
      .sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted { $0.family < $1.family }) }
  }

  private static let names = [
    ("Amara", "Adeyemi"), ("Jonas", "Albrecht"), ("Lucía", "Alonso"), ("Noor", "Bakker"),
    ("Marta", "Bauer"), ("Ewa", "Bielska"), ("Kofi", "Boateng"), ("Aiko", "Chiba"),
    ("Pierre", "Colin"), ("Sofia", "Costa"), ("Ravi", "Das"), ("Greta", "Dahl"),
    ("Nina", "Ebert"), ("Omar", "Farouk"), ("Elena", "Ferri"), ("Hugo", "Garnier"),
    ("Mei", "Huang"), ("Sven", "Holm"), ("Anya", "Ivanova"), ("Kenji", "Ito"),
    ("Lena", "Jansen"), ("Tomás", "Lima"), ("Zoë", "Martin"), ("Iris", "Moreau"),
    ("Paul", "Neumann"), ("Yuki", "Ono"), ("Chidi", "Okafor"), ("Ines", "Pires"),
    ("Clara", "Roth"), ("Selim", "Sahin"), ("Maja", "Vogel"), ("Tariq", "Zaman"),
  ]
}
