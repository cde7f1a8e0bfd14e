import QuartzCore
import UIKitCore

/// A key of the keyboard on the screen.
final class KeyCapView: UIView {
  private let label = UILabel()
  /// Shows the character that is entered when the key is pulled down, if it has one.
  private var mark: UILabel?
  private let image = UIImageView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 0
    layer.shadowOpacity = 0.3
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    image.contentMode = .center
    addSubview(label)
    addSubview(image)
  }

  required init?(coder: NSCoder) { nil }

  /// The appearance of a key.
  struct Style: Hashable {
    var title = ""
    /// The alignment of a title in the lower corner of a wide key, or `nil` for one in the center.
    var corner: NSTextAlignment?
    /// The character that is entered when the key is pulled down, or `nil`.
    var mark: String?
    /// Whether the key is pulled down, so that only the mark is shown.
    var isPulled = false
    var symbol: String?
    var isFunction = false
    var isProminent = false
    var isPressed = false
    var isEnabled = true
    var fontSize: CGFloat = 16
  }

  private var shown: Style?

  func show(_ style: Style) {
    guard style != shown else { return }
    shown = style
    // A pressed key has the color of the other kind.
    let isFunction = style.isFunction != style.isPressed
    let isBlue = style.isProminent && style.isEnabled && !style.isPressed
    backgroundColor = isBlue ? .systemBlue : isFunction ? KeyColor.function : KeyColor.letter
    let color: UIColor = isBlue ? .white : style.isEnabled ? .label : .tertiaryLabel
    label.text = style.symbol != nil ? nil : style.isPulled ? style.mark : style.title
    let alignment = style.corner ?? .center
    if label.textAlignment != alignment {
      label.textAlignment = alignment
      setNeedsLayout()
    }
    showMark(style.isPulled ? nil : style.mark)
    label.font = .systemFont(ofSize: style.fontSize)
    label.textColor = color
    image.tintColor = color
    image.image = style.symbol.flatMap {
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
    }
  }

  private func showMark(_ text: String?) {
    guard text != mark?.text else { return }
    if mark == nil { mark = makeMark() }
    mark?.text = text
    setNeedsLayout()
  }

  private func makeMark() -> UILabel {
    let mark = UILabel()
    mark.textAlignment = .center
    mark.font = .systemFont(ofSize: 15)
    mark.textColor = .secondaryLabel
    addSubview(mark)
    return mark
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
    if shown?.corner != nil {
      label.frame = bounds.insetBy(dx: 10, dy: 8).divided(atDistance: 20, from: .maxYEdge).slice
    } else {
      label.frame = bounds.insetBy(dx: 2, dy: 0)
    }
    guard let mark, mark.text != nil else { return }
    mark.frame = label.frame.divided(atDistance: bounds.height * 0.4, from: .minYEdge).slice
    label.frame = label.frame.offsetBy(dx: 0, dy: bounds.height * 0.13)
  }
}

/// The colors of keys.
enum KeyColor {
  static let letter = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white
  }
  static let function = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.275, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
  }
}
