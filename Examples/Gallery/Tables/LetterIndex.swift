import UIKit

/// A column of letters at the trailing edge of a list, along which a finger slides.
final class LetterIndex: UIControl {
  static let width: CGFloat = 20
  static let lineHeight: CGFloat = 16

  private let labels: [UILabel]
  private let choose: (Int) -> Void
  private var chosen: Int?

  init(letters: [String], choose: @escaping (Int) -> Void) {
    self.choose = choose
    labels = letters.map { UILabel($0, size: 11, weight: .semibold) }
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    for label in labels {
      label.textAlignment = .center
      addSubview(label)
    }
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = tintColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0,
        y: CGFloat(index) * height,
        width: bounds.width,
        height: height
      )
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen = nil
    chooseLetter(under: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chooseLetter(under: touch)
    return true
  }

  private func chooseLetter(under touch: UITouch) {
    let share = touch.location(in: self).y / max(bounds.height, 1)
    let index = min(max(Int(share * CGFloat(labels.count)), 0), labels.count - 1)
    guard index != chosen else { return }
    chosen = index
    choose(index)
  }
}
