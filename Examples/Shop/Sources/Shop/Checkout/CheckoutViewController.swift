import UIKit

/// A form with the address of an order.
final class CheckoutViewController: UITableViewController, ShopPage {
  private enum Row: Int, CaseIterable {
    case name, email, street, postcode, city
  }

  var store = ShopStore.shared

  /// The text fields, in the order of the rows.
  private var fields: [UITextField] = []

  // MARK: Rows

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    "Total: \(store.basket.total)"
  }

  // MARK: Order

  private func text(_ row: Row) -> String { fields[row.rawValue].text ?? "" }

  private var address: Address {
    Address(
      name: text(.name),
      email: text(.email),
      street: text(.street),
      postcode: text(.postcode),
      city: text(.city)
    )
  }

  private func placeOrder(_ sender: UIBarButtonItem) {
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
        fields[row.rawValue].becomeFirstResponder()
      }
    )
    present(alert, animated: true)
  }
}

extension CheckoutViewController: ObjectiveCMembers {
  static var objectiveCMembers: [ObjectiveCMember] {
    [
      .property(\CheckoutViewController.fields, "fields"),
      .method(CheckoutViewController.placeOrder, "placeOrder:"),
    ]
  }
}

extension CheckoutViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let index = fields.firstIndex(of: textField) ?? fields.count
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}
