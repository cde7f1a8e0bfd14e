import UIKit

/// A row with a contact, the last message and the number of unread messages.
final class ConversationCell: UITableViewCell {
  static let reuseIdentifier = "conversation"

  private let avatar = AvatarView()
  private let name = UILabel()
  private let date = UILabel()
  private let text = UILabel()
  private let muted = UIImageView(image: UIImage(systemName: "bell.slash.fill"))
  private let badge = BadgeLabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ conversation: Conversation) {
    avatar.show(conversation.contact)
    name.text = conversation.contact.name
    date.text = conversation.last.map { Self.text(of: $0.date) }
    text.text = conversation.isTyping ? String(localized: "typing…") : conversation.last?.text
    muted.isHidden = !conversation.isMuted
    badge.text = "\(conversation.unread)"
    badge.isHidden = conversation.unread == 0
    badge.backgroundColor = conversation.isMuted ? .systemGray3 : tintColor
    isAccessibilityElement = true
    accessibilityLabel = conversation.contact.name
    accessibilityValue = [
      text.text, conversation.unread == 0 ? nil : "\(conversation.unread)",
    ].compactMap { $0 }.joined(separator: ", ")
  }

  private static func text(of date: Date) -> String {
    let formatter = DateFormatter()
    let isToday = Calendar.current.isDateInToday(date)
    formatter.setLocalizedDateFormatFromTemplate(isToday ? "jmm" : "dMMM")
    return formatter.string(from: date)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if muted.isHidden { badge.backgroundColor = tintColor }
  }

  // MARK: Layout

  private func setUp() {
    name.font = .preferredFont(forTextStyle: .headline)
    date.font = .preferredFont(forTextStyle: .subheadline)
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.numberOfLines = 2
    for label in [date, text] { label.textColor = .secondaryLabel }
    for label in [name, date, text] { label.adjustsFontForContentSizeCategory = true }
    muted.tintColor = .tertiaryLabel
    muted.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    for view in [date, muted, badge] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    let head = UIStackView(arrangedSubviews: [name, muted, date])
    head.spacing = 6
    head.alignment = .firstBaseline
    let foot = UIStackView(arrangedSubviews: [text, badge])
    foot.spacing = 8
    foot.alignment = .top
    let column = UIStackView(arrangedSubviews: [head, foot])
    column.axis = .vertical
    column.spacing = 3
    for view in [avatar, column] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 52),
      avatar.heightAnchor.constraint(equalToConstant: 52),
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      column.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
    ])
    separatorInset.left = 80
  }
}

/// A number in a capsule.
final class BadgeLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 13, weight: .semibold)
    textColor = .white
    textAlignment = .center
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: max(size.width + 12, 20), height: 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
