import UIKit

/// A bar with a text view that grows with its text, and a button that sends it.
final class MessageInputBar: UIView {
  /// Called with the text when the user sends it.
  var onSend: ((String) -> Void)?
  /// Called when the user cancels a reply.
  var onCancelReply: (() -> Void)?
  /// Whether the Return key sends the text instead of beginning a line.
  var returnKeySends = true {
    didSet { textView.returnKeyType = returnKeySends ? .send : .default }
  }

  let textView = UITextView()

  private let placeholder = UILabel()
  private let send = UIButton(configuration: .filled())
  private let field = UIView()
  private let reply = ReplyBanner()
  private lazy var height = textView.heightAnchor.constraint(equalToConstant: 36)
  private static let largestNumberOfLines = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
    layOut()
    textDidChange()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpViews()
    layOut()
    textDidChange()
  }

  /// Shows the message to which the text replies, or `nil`.
  func showReply(to name: String?, text: String?) {
    reply.isHidden = text == nil
    reply.show(name: name, text: text)
  }

  // MARK: Views

  private func setUpViews() {
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = .clear
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    textView.delegate = self
    textView.accessibilityLabel = String(localized: "Message")
    placeholder.text = String(localized: "Message")
    placeholder.font = textView.font
    placeholder.adjustsFontForContentSizeCategory = true
    placeholder.textColor = .placeholderText
    placeholder.isAccessibilityElement = false
    field.layer.borderColor = UIColor.separator.cgColor
    field.layer.borderWidth = 1 / UIScreen.main.scale
    field.layer.cornerRadius = 18
    field.backgroundColor = .systemBackground
    var style = UIButton.Configuration.filled()
    style.image = UIImage(systemName: "arrow.up")
    style.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 15,
      weight: .bold
    )
    style.cornerStyle = .capsule
    style.contentInsets = .zero
    send.configuration = style
    send.accessibilityLabel = String(localized: "Send")
    send.addAction(UIAction { [unowned self] _ in sendText() }, for: .primaryActionTriggered)
    reply.isHidden = true
    reply.onCancel = { [unowned self] in onCancelReply?() }
  }

  private func layOut() {
    let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    background.frame = bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(background)
    let row = UIStackView(arrangedSubviews: [field, send])
    row.spacing = 8
    row.alignment = .bottom
    let column = UIStackView(arrangedSubviews: [reply, row])
    column.axis = .vertical
    column.spacing = 8
    for view in [column, textView, placeholder] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(column)
    field.addSubview(textView)
    field.addSubview(placeholder)
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
      column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      textView.topAnchor.constraint(equalTo: field.topAnchor),
      textView.bottomAnchor.constraint(equalTo: field.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: field.trailingAnchor),
      placeholder.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 15),
      placeholder.topAnchor.constraint(equalTo: field.topAnchor, constant: 8),
      send.widthAnchor.constraint(equalToConstant: 36),
      send.heightAnchor.constraint(equalToConstant: 36),
      height,
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateHeight()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    field.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Text

  /// The text without white space at its ends.
  private var text: String {
    textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func textDidChange() {
    placeholder.isHidden = textView.hasText
    send.isEnabled = !text.isEmpty
    updateHeight()
  }

  /// Makes the text view as high as its text, up to a number of lines, after which it scrolls.
  private func updateHeight() {
    guard textView.bounds.width > 0, let font = textView.font else { return }
    let insets = textView.textContainerInset
    let limit =
      (font.lineHeight * CGFloat(Self.largestNumberOfLines) + insets.top + insets.bottom).rounded(
        .up
      )
    let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .infinity))
    textView.isScrollEnabled = size.height > limit
    let wanted = min(max(size.height, 36), limit)
    if height.constant != wanted { height.constant = wanted }
  }

  private func sendText() {
    guard !text.isEmpty else { return }
    onSend?(text)
    textView.text = ""
    textDidChange()
  }
}

extension MessageInputBar: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    textDidChange()
  }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    guard text == "\n", returnKeySends else { return true }
    sendText()
    return false
  }
}
