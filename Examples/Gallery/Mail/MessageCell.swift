import UIKit

/// A row of an inbox with the sender, the time, the subject and the beginning of the text.
final class MessageCell: UITableViewCell {
  private let sender = UILabel()
  private let time = UILabel()
  private let subject = UILabel()
  private let beginning = UILabel()
  private let dot = UIView()
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let chevron = UIImageView(
    image: UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .heavy)
    )
  )

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    sender.font = .preferredFont(forTextStyle: .headline)
    subject.font = .preferredFont(forTextStyle: .subheadline)
    beginning.font = .preferredFont(forTextStyle: .subheadline)
    beginning.textColor = .secondaryLabel
    beginning.numberOfLines = 2
    time.font = .preferredFont(forTextStyle: .subheadline)
    time.textColor = .secondaryLabel
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    flag.tintColor = .systemOrange
    flag.contentMode = .scaleAspectFit
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  private func arrange() {
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    let first = UIStackView(arrangedSubviews: [sender, flag, time, chevron])
    first.spacing = 6
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    first.alignment = .center
    let lines = UIStackView(arrangedSubviews: [first, subject, beginning])
    lines.axis = .vertical
    lines.spacing = 2
    for view in [lines, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      lines.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      lines.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: -4),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      flag.widthAnchor.constraint(equalToConstant: 16),
      flag.heightAnchor.constraint(equalToConstant: 16),
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
