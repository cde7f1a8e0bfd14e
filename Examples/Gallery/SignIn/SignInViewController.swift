import SimulatorKit
import UIKit

/// A form with two text fields and a button that is enabled when both are filled.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configure(nameField, "Name or Email", .username)
    nameField.keyboardType = .emailAddress
    nameField.autocapitalizationType = .none
    nameField.clearButtonMode = .whileEditing
    configure(passwordField, "Password", .password)
    passwordField.isSecureTextEntry = true
    button.setTitle("Sign In", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = view.tintColor
    button.layer.cornerRadius = 12
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    button.addAction(UIAction { [unowned self] _ in signIn() }, for: .touchUpInside)
    fieldsChanged()
    arrange()
  }

  private func configure(
    _ field: UITextField,
    _ placeholder: String,
    _ contentType: UITextContentType
  ) {
    field.placeholder = placeholder
    field.textContentType = contentType
    field.borderStyle = .roundedRect
    field.delegate = self
    field.addAction(UIAction { [unowned self] _ in fieldsChanged() }, for: .editingChanged)
  }

  private func arrange() {
    let title = UILabel()
    title.text = "Harbor Library"
    title.font = .systemFont(ofSize: 34, weight: .bold)
    title.textAlignment = .center
    let note = UILabel()
    note.text = "Sign in to borrow books and to see your loans."
    note.font = .preferredFont(forTextStyle: .subheadline)
    note.textColor = .secondaryLabel
    note.textAlignment = .center
    note.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [title, note, nameField, passwordField, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(32, after: note)
    stack.setCustomSpacing(24, after: passwordField)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let width = stack.widthAnchor.constraint(equalToConstant: 360)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 72),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 24),
      width,
    ])
  }

  private func fieldsChanged() {
    button.isEnabled = nameField.hasText && passwordField.hasText
    button.alpha = button.isEnabled ? 1 : 0.5
  }

  private func signIn() {
    view.endEditing(true)
    let alert = UIAlertController(
      title: "Welcome, \(nameField.text ?? "")",
      message: nil,
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField { passwordField.becomeFirstResponder() } else { signIn() }
    return true
  }

  /// Fills the form for the picture.
  static func fill(_ phone: Simulator) throws {
    try phone.tap("Name or Email")
    phone.type("ada@example.org\n")
    phone.type("difference")
    // The keyboard slides in.
    phone.advance(by: 0.4)
  }
}
