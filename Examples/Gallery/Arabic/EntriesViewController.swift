import UIKit

/// A list of people, or of calls with their times.
final class EntriesViewController: UITableViewController {
  private let people: [AddressEntry]
  private let showsTimes: Bool

  init(_ people: [AddressEntry], showsTimes: Bool = false) {
    self.people = people
    self.showsTimes = showsTimes
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem =
      showsTimes
      ? editButtonItem
      : UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let person = people[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.imageView?.image = UIImage(systemName: "person.crop.circle")
    cell.textLabel?.text = person.name
    cell.detailTextLabel?.text = showsTimes ? person.time : person.city
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = EntryViewController(people[indexPath.row])
    navigationController?.pushViewController(page, animated: true)
  }
}

/// The details of a person, and actions below them.
final class EntryViewController: UITableViewController {
  private let facts: [(name: String, value: String)]
  private let actions = [
    ["إرسال رسالة", "مشاركة جهة الاتصال", "إضافة إلى المفضلة"], ["حظر المتصل"],
  ]

  init(_ person: AddressEntry) {
    facts = [
      ("المدينة", person.city), ("العمل", person.work), ("البريد", person.mail),
      ("آخر اتصال", person.time),
    ]
    super.init(style: .insetGrouped)
    title = person.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 + actions.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? facts.count : actions[section - 1].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    if indexPath.section == 0 {
      cell.textLabel?.text = facts[indexPath.row].name
      cell.detailTextLabel?.text = facts[indexPath.row].value
      cell.selectionStyle = .none
    } else {
      cell.textLabel?.text = actions[indexPath.section - 1][indexPath.row]
      cell.textLabel?.textColor = indexPath.section == actions.count ? .systemRed : view.tintColor
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }
}

/// A person in the address book.
struct AddressEntry {
  var name: String
  var city: String
  var work: String
  var time: String
  var mail: String

  static let all = [
    AddressEntry(
      name: "ليلى حداد",
      city: "بيروت",
      work: "مكتبة الميناء",
      time: "٩:٤١ ص",
      mail: "layla@example.org"
    ),
    AddressEntry(
      name: "يوسف منصور",
      city: "عمّان",
      work: "مخبز القمر",
      time: "أمس",
      mail: "yusuf@example.org"
    ),
    AddressEntry(
      name: "مريم الخوري",
      city: "حلب",
      work: "مدرسة الزيتون",
      time: "الأحد",
      mail: "maryam@example.org"
    ),
    AddressEntry(
      name: "سامي ناصر",
      city: "القاهرة",
      work: "إذاعة النيل",
      time: "الأحد",
      mail: "sami@example.org"
    ),
    AddressEntry(
      name: "نور صالح",
      city: "تونس",
      work: "مرسم البحر",
      time: "السبت",
      mail: "nour@example.org"
    ),
    AddressEntry(
      name: "هدى الشامي",
      city: "دمشق",
      work: "بستان الورد",
      time: "الجمعة",
      mail: "huda@example.org"
    ),
    AddressEntry(
      name: "كريم يعقوب",
      city: "الرباط",
      work: "قطار الجنوب",
      time: "الخميس",
      mail: "karim@example.org"
    ),
  ]

  static let called = [all[0], all[3], all[1], all[0], all[5]]
}
