import UIKit

/// A sheet in which a message is written.
final class ComposeViewController: UIViewController {
  private let store: MailStore
  private let original: Draft
  private let recipients = UITextField()
  private let subject = UITextField()
  private let body = UITextView()
  private lazy var send = UIBarButtonItem(
    title: "Send",
    primaryAction: UIAction(image: UIImage(systemName: "arrow.up.circle.fill")) {
      [unowned self] _ in finish(.sent)
    }
  )

  init(store: MailStore, draft: Draft) {
    self.store = store
    original = draft
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is created in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpFields()
    layOut()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [unowned self] _ in cancel() }
    )
    send.accessibilityLabel = "Send"
    navigationItem.rightBarButtonItem = send
    draftDidChange()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if original.recipients.isEmpty {
      recipients.becomeFirstResponder()
    } else {
      body.becomeFirstResponder()
      body.selectedRange = NSRange(location: 0, length: 0)
    }
  }

  // MARK: Views

  private func setUpFields() {
    recipients.text = original.recipients
    recipients.keyboardType = .emailAddress
    recipients.textContentType = .emailAddress
    recipients.autocapitalizationType = .none
    recipients.autocorrectionType = .no
    recipients.returnKeyType = .next
    recipients.accessibilityLabel = "To"
    subject.text = original.subject
    subject.returnKeyType = .next
    subject.accessibilityLabel = "Subject"
    for field in [recipients, subject] {
      field.delegate = self
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.addAction(
        UIAction { [unowned self] _ in draftDidChange() },
        for: .editingChanged
      )
    }
    body.text = original.body
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    body.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
    body.keyboardDismissMode = .interactive
    body.accessibilityLabel = "Message"
    body.delegate = self
  }

  private func layOut() {
    let fields = UIStackView(arrangedSubviews: [
      ComposeFieldRow(title: "To:", field: recipients),
      ComposeFieldRow(title: "Subject:", field: subject),
    ])
    fields.axis = .vertical
    for view in [fields, body] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      fields.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      fields.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      fields.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      body.topAnchor.constraint(equalTo: fields.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  // MARK: Draft

  private var draft: Draft {
    Draft(
      recipients: recipients.text ?? "",
      subject: subject.text ?? "",
      body: body.text ?? ""
    )
  }

  private func draftDidChange() {
    let subject = draft.subject
    title = subject.isEmpty ? "New Message" : subject
    send.isEnabled = draft.canBeSent
    isModalInPresentation = draft != original
  }

  private func cancel() {
    guard draft != original else { return dismiss(animated: true) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete Draft", style: .destructive) { [unowned self] _ in
        dismiss(animated: true)
      }
    )
    sheet.addAction(
      UIAlertAction(title: "Save Draft", style: .default) { [unowned self] _ in finish(.drafts) }
    )
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }

  private func finish(_ mailbox: Mailbox) {
    store.add(draft, to: mailbox)
    dismiss(animated: true)
  }
}

// MARK: - Delegates

extension ComposeViewController: UITextFieldDelegate, UITextViewDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === recipients {
      subject.becomeFirstResponder()
    } else {
      body.becomeFirstResponder()
    }
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    draftDidChange()
  }
}

extension ComposeViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {
    cancel()
  }
}
