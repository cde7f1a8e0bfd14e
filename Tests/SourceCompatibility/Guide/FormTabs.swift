import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Text fields and the keyboard".

final class ProfileForm: UITableViewController, UITextFieldDelegate {
  let nameField = UITextField()
  let mailField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    nameField.textContentType = .name
    nameField.autocapitalizationType = .words
    nameField.returnKeyType = .next
    mailField.placeholder = "Email"
    mailField.keyboardType = .emailAddress
    mailField.autocapitalizationType = .none
    mailField.returnKeyType = .done
    for field in [nameField, mailField] { field.delegate = self }
    tableView.keyboardDismissMode = .interactive
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      mailField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    return text.replacingCharacters(in: range, with: string).count <= 40
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = indexPath.row == 0 ? nameField : mailField
    field.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 4)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(field)
    return cell
  }
}

final class ComposeController: UIViewController {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.font = .preferredFont(forTextStyle: .body)
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}

@MainActor @Suite("Guide: Text fields and the keyboard", .releasesEverything)
struct FormGuideTests {
  @Test("a form is filled and dismissed")
  func form() throws {
    let phone = Simulator(.iPhone15)
    let form = ProfileForm(style: .insetGrouped)
    phone.window.rootViewController = UINavigationController(rootViewController: form)
    try phone.tap("Name")
    phone.type("Ada Lovelace\n")
    try phone.keyboard.tap("a", "@", "b")
    #expect(form.nameField.text == "Ada Lovelace")
    #expect(form.mailField.text == "a@b")
    phone.compose("ni", commit: "你")
    phone.paste(String(repeating: "x", count: 40))
    #expect(form.mailField.text == "a@b你")
    try phone.keyboard.tap("return")
    phone.advance(by: 0.5)
    #expect(!phone.keyboard.isShown)
  }

  @Test("a text view ends at the keyboard")
  func compose() throws {
    let phone = Simulator(.iPhone15)
    let page = ComposeController()
    phone.window.rootViewController = page
    page.textView.becomeFirstResponder()
    phone.advance(by: 0.5)
    let keyboard = try #require(phone.keyboard.frame)
    #expect(page.textView.frame.maxY == keyboard.minY)
    page.textView.resignFirstResponder()
    phone.advance(by: 0.5)
    #expect(page.textView.frame.maxY == 818)
  }
}
