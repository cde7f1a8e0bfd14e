import UIKit

/// The message to which the text in the input bar replies.
final class ReplyBanner: UIView {
  var onCancel: (() -> Void)?

  private let line = UIView()
  private let name = UILabel()
  private let text = UILabel()
  private let cancel = UIButton(type: .close)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(name: String?, text: String?) {
    self.name.text = name
    self.text.text = text
    accessibilityLabel = text
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    line.backgroundColor = tintColor
    name.textColor = tintColor
  }

  private func setUp() {
    name.font = .preferredFont(forTextStyle: .footnote)
    text.font = .preferredFont(forTextStyle: .footnote)
    text.textColor = .secondaryLabel
    for label in [name, text] { label.adjustsFontForContentSizeCategory = true }
    line.layer.cornerRadius = 1.5
    cancel.accessibilityLabel = String(localized: "Cancel Reply")
    cancel.addAction(UIAction { [unowned self] _ in onCancel?() }, for: .primaryActionTriggered)
    cancel.setContentHuggingPriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [name, text])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [line, texts, cancel])
    row.spacing = 10
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.widthAnchor.constraint(equalToConstant: 3),
      line.heightAnchor.constraint(equalTo: row.heightAnchor),
    ])
  }
}
