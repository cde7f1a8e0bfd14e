import UIKit

/// A circle with the initials of a contact.
final class AvatarView: UIView {
  static let colors: [UIColor] = [
    .systemOrange, .systemTeal, .systemIndigo, .systemGreen, .systemPink, .systemBrown,
  ]

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.textAlignment = .center
    label.textColor = .white
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    isAccessibilityElement = false
    label.isAccessibilityElement = false
  }

  func show(_ contact: Contact) {
    label.text = contact.initials
    backgroundColor = Self.colors[contact.color % Self.colors.count]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.font = .systemFont(ofSize: bounds.height * 0.4, weight: .medium)
  }
}
