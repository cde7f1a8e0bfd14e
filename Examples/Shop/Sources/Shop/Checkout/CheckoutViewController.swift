import UIKit

/// A form with the address of an order.
final class CheckoutViewController: UITableViewController, ShopPage {
  private enum Row: Int, CaseIterable {
    case name, email, street, postcode, city
  }

  var store = ShopStore.shared

  private lazy var cells = Row.allCases.map(makeCell)
  private lazy var order = UIBarButtonItem(
    title: "Order",
    primaryAction: UIAction(title: "Order") { [unowned self] _ in placeOrder() }
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checkout"
    tableView.keyboardDismissMode = .interactive
    order.style = .done
    navigationItem.rightBarButtonItem = order
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }
    )
  }

  // MARK: Rows

  private func makeCell(_ row: Row) -> FormCell {
    let cell = FormCell(style: .default, reuseIdentifier: nil)
    let field = cell.field
    switch row {
    case .name: cell.describe("Name", .name)
    case .email:
      cell.describe("Email", .emailAddress)
      field.keyboardType = .emailAddress
      field.autocapitalizationType = .none
    case .street: cell.describe("Street", .fullStreetAddress)
    case .postcode:
      cell.describe("Postcode", .postalCode)
      field.keyboardType = .numbersAndPunctuation
    case .city: cell.describe("City", .addressCity)
    }
    field.returnKeyType = row == .city ? .done : .next
    field.delegate = self
    return cell
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    "Delivery Address"
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    "Total: \(store.basket.total)"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    cells[indexPath.row]
  }

  // MARK: Order

  private func text(_ row: Row) -> String { cells[row.rawValue].field.text ?? "" }

  private var address: Address {
    Address(
      name: text(.name),
      email: text(.email),
      street: text(.street),
      postcode: text(.postcode),
      city: text(.city)
    )
  }

  private func placeOrder() {
    view.endEditing(true)
    if let problem = address.problem { return show(problem) }
    let total = store.basket.total
    store.placeOrder(to: address)
    let alert = UIAlertController(
      title: "Thank You",
      message: "Your order of \(total) will arrive in three days.",
      preferredStyle: .alert
    )
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned self] _ in dismiss(animated: true) }
    )
    present(alert, animated: true)
  }

  private func show(_ problem: Address.Problem) {
    let alert = UIAlertController(
      title: "Check Your Address",
      message: "Please enter a valid \(problem.rawValue).",
      preferredStyle: .alert
    )
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned self] _ in
        let row = Row.allCases.first { "\($0)" == problem.rawValue } ?? .name
        cells[row.rawValue].field.becomeFirstResponder()
      }
    )
    present(alert, animated: true)
  }
}

extension CheckoutViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let index = cells.firstIndex { $0.field === textField } ?? cells.count
    if index + 1 < cells.count {
      cells[index + 1].field.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}
