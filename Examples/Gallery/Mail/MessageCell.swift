import UIKit

/// A row of an inbox with the sender, the time, the subject and the beginning of the text.
final class MessageCell: UITableViewCell {
  private let sender = UILabel()
  private let time = UILabel()
  private let subject = UILabel()
  private let beginning = UILabel()
  private let dot = UIImageView(image: UIImage(systemName: "circle.fill"))
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let date = UIStackView()
  private let lines = UIStackView()
  private lazy var dotMiddle = dot.centerYAnchor.constraint(equalTo: sender.firstBaselineAnchor)
  private lazy var start = lines.leadingAnchor.constraint(
    equalTo: contentView.layoutMarginsGuide.leadingAnchor
  )
  private let first = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    sender.font = .preferredFont(forTextStyle: .headline)
    for label in [subject, beginning, time] {
      label.font = .preferredFont(forTextStyle: .subheadline)
    }
    for label in [sender, subject, beginning, time] {
      label.adjustsFontForContentSizeCategory = true
    }
    beginning.textColor = .secondaryLabel
    beginning.numberOfLines = 2
    time.textColor = .secondaryLabel
    dot.tintColor = .systemBlue
    flag.tintColor = .systemOrange
    chevron.tintColor = .tertiaryLabel
    arrange()
    followTextSize()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  /// The distance of the text from the margin, which leaves space for the dot.
  static func textStart(compatibleWith traits: UITraitCollection) -> CGFloat {
    UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: 16, compatibleWith: traits)
  }

  /// Sizes the symbols like the text, and moves the date below the sender at accessibility sizes.
  private func followTextSize() {
    for (view, size, weight) in [
      (dot, CGFloat(9), UIImage.SymbolWeight.regular), (flag, 14, .regular), (chevron, 12, .heavy),
    ] {
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: size),
        weight: weight
      )
    }
    start.constant = Self.textStart(compatibleWith: traitCollection)
    dotMiddle.constant = -UIFont.preferredFont(forTextStyle: .headline).capHeight / 2
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    first.axis = isLarge ? .vertical : .horizontal
    first.alignment = isLarge ? .leading : .center
    for label in [sender, subject] { label.numberOfLines = isLarge ? 0 : 1 }
  }

  private func arrange() {
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    for view in [flag, time, chevron] { date.addArrangedSubview(view) }
    for view in [sender, date] { first.addArrangedSubview(view) }
    date.spacing = 6
    date.alignment = .center
    first.spacing = 6
    for view in [first, subject, beginning] { lines.addArrangedSubview(view) }
    lines.axis = .vertical
    lines.spacing = 2
    for view in [lines, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    start.priority = .defaultHigh
    for view in [dot, flag, chevron] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      start,
      lines.leadingAnchor.constraint(greaterThanOrEqualTo: dot.trailingAnchor, constant: 6),
      lines.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      dot.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: -4),
      dotMiddle,
    ])
  }

  func show(_ letter: Message, hasChevron: Bool) {
    sender.text = letter.sender
    time.text = letter.time
    subject.text = letter.subject
    beginning.text = letter.text
    dot.isHidden = !letter.isUnread
    flag.isHidden = !letter.isFlagged
    chevron.isHidden = !hasChevron
    accessibilityLabel = [
      letter.isUnread ? "Unread" : nil, letter.sender, letter.subject, letter.time,
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }
}
