import UIKit

/// The initials and the name of the sender, the recipient, the date and the subject.
final class MessageHeaderView: UIView {
  private let portrait = UILabel()
  private let sender = UILabel()
  private let recipient = UILabel()
  private let date = UILabel()
  private let subject = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpTexts()
    layOut()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTexts()
    layOut()
  }

  func show(_ message: Message) {
    portrait.text = message.sender.initials
    sender.text = message.sender.name
    recipient.text = "To: " + message.recipients.map(\.name).joined(separator: ", ")
    date.text = MessageDateFormat().long(message.date)
    subject.text = message.subject
  }

  private func setUpTexts() {
    sender.font = .preferredFont(forTextStyle: .headline)
    recipient.font = .preferredFont(forTextStyle: .subheadline)
    date.font = .preferredFont(forTextStyle: .footnote)
    subject.font = .preferredFont(forTextStyle: .title2).bold
    for label in [recipient, date] { label.textColor = .secondaryLabel }
    for label in [sender, recipient, date, subject] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    portrait.font = .systemFont(ofSize: 17, weight: .medium)
    portrait.textAlignment = .center
    portrait.textColor = .white
    portrait.backgroundColor = .systemGray2
    portrait.layer.cornerRadius = 20
    portrait.clipsToBounds = true
    portrait.isAccessibilityElement = false
  }

  private func layOut() {
    let names = UIStackView(arrangedSubviews: [sender, recipient])
    names.axis = .vertical
    names.spacing = 2
    let row = UIStackView(arrangedSubviews: [portrait, names])
    row.spacing = 12
    row.alignment = .center
    let line = UIView()
    line.backgroundColor = .separator
    let page = UIStackView(arrangedSubviews: [row, line, subject, date])
    page.axis = .vertical
    page.spacing = 4
    page.setCustomSpacing(12, after: row)
    page.setCustomSpacing(12, after: line)
    page.translatesAutoresizingMaskIntoConstraints = false
    addSubview(page)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: topAnchor),
      page.bottomAnchor.constraint(equalTo: bottomAnchor),
      page.leadingAnchor.constraint(equalTo: leadingAnchor),
      page.trailingAnchor.constraint(equalTo: trailingAnchor),
      portrait.widthAnchor.constraint(equalToConstant: 40),
      portrait.heightAnchor.constraint(equalToConstant: 40),
      line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
    ])
  }
}

extension UIFont {
  /// The font with bold letters.
  var bold: UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
