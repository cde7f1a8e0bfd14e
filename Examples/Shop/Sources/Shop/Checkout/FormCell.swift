import UIKit

/// A row with a text field and its title.
final class FormCell: UITableViewCell {
  let field = UITextField()

  private let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func describe(_ name: String, _ type: UITextContentType) {
    title.text = name
    field.placeholder = "Required"
    field.accessibilityLabel = name
    field.textContentType = type
  }

  private func setUp() {
    selectionStyle = .none
    isAccessibilityElement = false
    title.isAccessibilityElement = false
    title.font = .preferredFont(forTextStyle: .body)
    field.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    let row = UIStackView(arrangedSubviews: [title, field])
    row.alignment = .firstBaseline
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.widthAnchor.constraint(equalToConstant: 92),
    ])
  }
}
