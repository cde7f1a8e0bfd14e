import SimulatorKit
import UIKit

/// A form with two text fields and a button that is enabled when both are filled.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let button = UIButton(type: .system)
  private let scrollView = UIScrollView()
  private var top: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configure(nameField, "Name or Email", .username)
    nameField.keyboardType = .emailAddress
    nameField.returnKeyType = .next
    nameField.autocapitalizationType = .none
    nameField.clearButtonMode = .whileEditing
    configure(passwordField, "Password", .password)
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    button.setTitle("Sign In", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = view.tintColor
    button.layer.cornerRadius = 12
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
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
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.delegate = self
    field.addAction(UIAction { [unowned self] _ in fieldsChanged() }, for: .editingChanged)
  }

  private func arrange() {
    let title = UILabel()
    title.text = "Harbor Library"
    title.font = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    title.adjustsFontForContentSizeCategory = true
    title.textAlignment = .center
    title.numberOfLines = 0
    let note = UILabel()
    note.text = "Sign in to borrow books and to see your loans."
    note.font = .preferredFont(forTextStyle: .subheadline)
    note.adjustsFontForContentSizeCategory = true
    note.textColor = .secondaryLabel
    note.textAlignment = .center
    note.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [title, note, nameField, passwordField, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(32, after: note)
    stack.setCustomSpacing(24, after: passwordField)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    let top = stack.topAnchor.constraint(equalTo: content.topAnchor)
    self.top = top
    let width = stack.widthAnchor.constraint(equalToConstant: 360)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      top, width,
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    top?.constant = traitCollection.verticalSizeClass == .compact ? 16 : 72
  }

  /// Scrolls the field that is edited, and the button below it, above the keyboard.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let field = [nameField, passwordField].first(where: \.isFirstResponder) else { return }
    let rect = field === passwordField ? field.frame.union(button.frame) : field.frame
    guard let stack = field.superview else { return }
    scrollView.scrollRectToVisible(
      stack.convert(rect, to: scrollView).insetBy(dx: 0, dy: -8),
      animated: false
    )
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
