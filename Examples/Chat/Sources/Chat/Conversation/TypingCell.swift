import UIKit

/// Three dots in a bubble, while a contact is typing.
final class TypingCell: UICollectionViewCell {
  private let dots = (0..<3).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let bubble = UIView()
    bubble.backgroundColor = .secondarySystemBackground
    bubble.layer.cornerRadius = 18
    let row = UIStackView(arrangedSubviews: dots)
    row.spacing = 5
    row.alignment = .center
    for view in [bubble, row] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(row)
    for dot in dots {
      dot.backgroundColor = .systemGray
      dot.layer.cornerRadius = 4
      dot.widthAnchor.constraint(equalToConstant: 8).isActive = true
      dot.heightAnchor.constraint(equalToConstant: 8).isActive = true
    }
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      bubble.heightAnchor.constraint(equalToConstant: 36),
      row.centerYAnchor.constraint(equalTo: bubble.centerYAnchor),
      row.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      row.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
    ])
    isAccessibilityElement = true
    accessibilityLabel = String(localized: "typing…")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    for (index, dot) in dots.enumerated() {
      UIView.animate(
        withDuration: 0.5,
        delay: Double(index) * 0.15,
        options: [.repeat, .autoreverse],
        animations: { dot.alpha = 0.3 }
      )
    }
  }
}
