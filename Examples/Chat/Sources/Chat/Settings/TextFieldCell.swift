import UIKit

/// A row with a title and a text field.
final class TextFieldCell: UITableViewCell {
  private let title = UILabel()
  private let field = UITextField()
  private var onChange: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Shows a value.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - text: The value.
  ///   - onChange: Called with each value that the user enters.
  func show(title: String, text: String, onChange: @escaping (String) -> Void) {
    self.title.text = title
    field.text = text
    field.placeholder = title
    field.accessibilityLabel = title
    self.onChange = onChange
  }

  private func setUp() {
    selectionStyle = .none
    isAccessibilityElement = false
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    title.isAccessibilityElement = false
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.textColor = .secondaryLabel
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.delegate = self
    field.addAction(
      UIAction { [unowned self] _ in onChange?(field.text ?? "") },
      for: .editingChanged
    )
    let row = UIStackView(arrangedSubviews: [title, field])
    row.spacing = 12
    row.alignment = .firstBaseline
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 72),
    ])
    title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
  }
}

extension TextFieldCell: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
