import UIKit

/// A round button with a thin ring, as used below the stopwatch.
final class RoundButton: UIButton {
  static let side: CGFloat = 80

  private let ring = CALayer()

  init(title: String, color: UIColor, action: @escaping () -> Void) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    setTitle(title.localized, for: .normal)
    setTitleColor(color, for: .normal)
    setTitleColor(color.withAlphaComponent(0.5), for: .highlighted)
    titleLabel?.font = UIFontMetrics(forTextStyle: .callout)
      .scaledFont(for: .systemFont(ofSize: 16), maximumPointSize: 21)
    titleLabel?.adjustsFontForContentSizeCategory = true
    backgroundColor = color.withAlphaComponent(0.2)
    layer.cornerRadius = Self.side / 2
    ring.borderWidth = 2
    ring.cornerRadius = Self.side / 2 - 2
    ring.frame = bounds.insetBy(dx: 2, dy: 2)
    layer.addSublayer(ring)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    showRing()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showRing()
  }

  private func showRing() {
    ring.borderColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
  }
}
