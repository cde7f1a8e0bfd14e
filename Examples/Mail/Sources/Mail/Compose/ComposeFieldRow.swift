import UIKit

/// A row with a title, a text field and a line below.
final class ComposeFieldRow: UIView {
  init(title: String, field: UITextField) {
    super.init(frame: .zero)
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, field])
    row.spacing = 8
    row.alignment = .firstBaseline
    let line = UIView()
    line.backgroundColor = .separator
    for view in [row, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -8),
      line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
      line.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The view is created in code")
  }
}
