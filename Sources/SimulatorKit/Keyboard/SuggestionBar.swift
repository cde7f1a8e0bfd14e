import QuartzCore
import UIKitCore

/// The bar above the keys with the words that the keyboard suggests.
final class SuggestionBar: UIView {
  private(set) var suggestions: [Suggestion] = []
  private let labels = (0..<WordSuggestions.limit).map { _ in UILabel() }
  private let separators = (1..<WordSuggestions.limit).map { _ in UIView() }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for label in labels {
      label.font = .systemFont(ofSize: 17)
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingMiddle
      addSubview(label)
    }
    for separator in separators {
      separator.isHidden = true
      separator.backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 1, alpha: 0.18) : UIColor(white: 0, alpha: 0.18)
      }
      addSubview(separator)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ suggestions: [Suggestion]) {
    guard suggestions != self.suggestions else { return }
    self.suggestions = suggestions
    for (index, label) in labels.enumerated() {
      label.text = suggestions.indices.contains(index) ? suggestions[index].title : nil
    }
    for separator in separators { separator.isHidden = suggestions.isEmpty }
  }

  /// Returns the frame of a suggestion.
  func frame(at index: Int) -> CGRect {
    let width = bounds.width / CGFloat(WordSuggestions.limit)
    return CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
  }

  func suggestion(at point: CGPoint) -> Suggestion? {
    suggestions.indices.first { frame(at: $0).contains(point) }.map { suggestions[$0] }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = frame(at: index).insetBy(dx: 6, dy: 0)
    }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for (index, separator) in separators.enumerated() {
      separator.frame = CGRect(
        x: grid.rounded(frame(at: index + 1).minX),
        y: 10,
        width: 1 / grid.scale,
        height: max(bounds.height - 18, 0)
      )
    }
  }
}
