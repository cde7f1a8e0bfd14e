import UIKit

/// A message in a bubble, at the trailing edge if it is the user's.
final class BubbleCell: UICollectionViewCell {
  /// The bubble, which is lifted by context menus.
  let bubble = UIView()

  private let text = UILabel()
  private let quote = UILabel()
  private let quoteLine = UIView()
  private let quoteRow = UIStackView()
  private var leading: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?
  private var isMine = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Shows a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - original: The text of the message to which it replies, or `nil`.
  func show(_ message: ChatMessage, quoting original: String?) {
    text.text = message.text
    quote.text = original
    quoteRow.isHidden = original == nil
    isMine = message.isMine
    leading?.isActive = false
    trailing?.isActive = false
    (isMine ? trailing : leading)?.isActive = true
    setColors()
    isAccessibilityElement = true
    accessibilityLabel = message.text
    accessibilityValue = isMine ? String(localized: "Sent") : String(localized: "Received")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setColors()
  }

  private func setColors() {
    bubble.backgroundColor = isMine ? tintColor : .secondarySystemBackground
    text.textColor = isMine ? .white : .label
    quote.textColor = isMine ? UIColor(white: 1, alpha: 0.8) : .secondaryLabel
    quoteLine.backgroundColor = isMine ? .white : tintColor
  }

  // MARK: Layout

  private func setUp() {
    text.numberOfLines = 0
    quote.numberOfLines = 2
    text.font = .preferredFont(forTextStyle: .body)
    quote.font = .preferredFont(forTextStyle: .footnote)
    for label in [text, quote] { label.adjustsFontForContentSizeCategory = true }
    bubble.layer.cornerRadius = 18
    bubble.layer.cornerCurve = .continuous
    quoteLine.layer.cornerRadius = 1.5
    quoteLine.widthAnchor.constraint(equalToConstant: 3).isActive = true
    quoteRow.spacing = 8
    quoteRow.addArrangedSubview(quoteLine)
    quoteRow.addArrangedSubview(quote)
    let column = UIStackView(arrangedSubviews: [quoteRow, text])
    column.axis = .vertical
    column.spacing = 4
    for view in [bubble, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(column)
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
    trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      column.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      column.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      column.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
    ])
  }
}
