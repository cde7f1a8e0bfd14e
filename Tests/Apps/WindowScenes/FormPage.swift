import UIKit

/// A page with a text field and a text view, which prints their texts after each change.
///
/// The field becomes secret when "hie" is typed, prints the number of items on the pasteboard for
/// "items", and plays feedback for "success" and "successerror".
public final class FormPage: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let field = UITextField()
  private let notes = UITextView()
  private let feedback = UINotificationFeedbackGenerator()
  private let report: (String) -> Void

  public init(report: @escaping (String) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.borderStyle = .roundedRect
    field.frame = CGRect(x: 20, y: 40, width: 300, height: 34)
    field.delegate = self
    field.accessibilityLabel = "Name"
    notes.accessibilityLabel = "Notes"
    field.addAction(
      UIAction { [unowned self] _ in fieldChanged(field.text ?? "") },
      for: .editingChanged
    )
    notes.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    notes.delegate = self
    view.addSubview(field)
    view.addSubview(notes)
  }

  private func fieldChanged(_ text: String) {
    report("field \(text)")
    if text == "hie" { field.isSecureTextEntry = true }
    if text == "success" { feedback.notificationOccurred(.success) }
    if text == "successerror" { feedback.notificationOccurred(.error) }
    if text == "items" { report("items \(UIPasteboard.general.items.count)") }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) { report("editing field") }

  public func textViewDidBeginEditing(_ textView: UITextView) { report("editing notes") }

  public func textViewDidChange(_ textView: UITextView) {
    report("notes \(textView.text.replacingOccurrences(of: "\n", with: "|"))")
  }
}
