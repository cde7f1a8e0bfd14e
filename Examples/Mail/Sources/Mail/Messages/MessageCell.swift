import UIKit

/// A row with the sender, the date, the subject and the beginning of a message.
final class MessageCell: UITableViewCell {
  static let reuseIdentifier = "message"

  private let dot = UIImageView()
  private let sender = UILabel()
  private let date = UILabel()
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let subject = UILabel()
  private let preview = UILabel()
  private let head = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpTexts()
    layOut()
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTexts()
    layOut()
  }

  func show(_ message: Message, date text: String) {
    sender.text = message.mailbox == .sent ? message.recipients.first?.name : message.sender.name
    date.text = text
    subject.text = message.subject.isEmpty ? "(No Subject)" : message.subject
    preview.text = message.preview
    dot.isHidden = message.isRead
    flag.isHidden = !message.isFlagged
    isAccessibilityElement = true
    accessibilityLabel = message.subject
    accessibilityValue =
      [message.isRead ? nil : "Unread", message.isFlagged ? "Flagged" : nil, sender.text, text]
      .compactMap { $0 }
      .joined(separator: ", ")
  }

  // MARK: Layout

  private func setUpTexts() {
    sender.font = .preferredFont(forTextStyle: .headline)
    date.font = .preferredFont(forTextStyle: .subheadline)
    subject.font = .preferredFont(forTextStyle: .subheadline)
    preview.font = .preferredFont(forTextStyle: .subheadline)
    for label in [date, preview] { label.textColor = .secondaryLabel }
    for label in [sender, date, subject, preview] { label.adjustsFontForContentSizeCategory = true }
    preview.numberOfLines = 2
    date.setContentHuggingPriority(.required, for: .horizontal)
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    flag.tintColor = .systemOrange
    flag.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    flag.setContentHuggingPriority(.required, for: .horizontal)
    dot.image = UIImage(systemName: "circle.fill")
    dot.tintColor = .systemBlue
    dot.contentMode = .scaleAspectFit
  }

  private func layOut() {
    head.spacing = 6
    head.addArrangedSubview(sender)
    head.addArrangedSubview(flag)
    head.addArrangedSubview(date)
    alignHead()
    let column = UIStackView(arrangedSubviews: [head, subject, preview])
    column.axis = .vertical
    column.spacing = 2
    for view in [column, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.trailingAnchor.constraint(equalTo: column.leadingAnchor, constant: -6),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
    ])
    separatorInset.left = 28
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    alignHead()
  }

  /// Puts the date below the sender if the text is very large.
  private func alignHead() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    head.axis = isLarge ? .vertical : .horizontal
    head.alignment = isLarge ? .leading : .firstBaseline
    preview.numberOfLines = isLarge ? 3 : 2
  }
}
