import QuartzCore

/// The appearance of a system button without a configuration on a television: a translucent plate
/// that is white while the button is focused.
struct TelevisionButtonStyle {
  // R-TV-23
  static let cornerRadius: CGFloat = 12
  /// The space around the title, unless the button has content insets.
  static let insets = UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 40)
  static let leastHeight: CGFloat = 86

  var isFocused: Bool
  var isEnabled: Bool
  /// Whether the button has a plate.
  var hasPlate: Bool

  var plate: UIColor? {
    guard hasPlate else { return nil }
    return isFocused ? .white : .tertiarySystemFill
  }

  /// The color of the title and the image if the application has set none.
  var foreground: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return isFocused && hasPlate ? .black : .label
  }
}

extension UIButton {
  /// The appearance on a television, or `nil` for a button that looks as on other devices.
  var televisionStyle: TelevisionButtonStyle? {
    guard buttonType == .system || buttonType == .plain, configuration == nil,
      traitCollection.userInterfaceIdiom == .tv
    else { return nil }
    return TelevisionButtonStyle(
      isFocused: isFocused,
      isEnabled: isEnabled,
      hasPlate: buttonType == .system
    )
  }

  /// The content insets, which have a default on a television.
  var shownContentInsets: UIEdgeInsets {
    guard contentEdgeInsets == .zero, let style = televisionStyle, style.hasPlate else {
      return contentEdgeInsets
    }
    return TelevisionButtonStyle.insets
  }

  /// The font of the title until the application sets one.
  var standardFont: UIFont {
    guard buttonType != .custom else { return .systemFont(ofSize: 18) }
    guard traitCollection.userInterfaceIdiom == .tv else { return .systemFont(ofSize: 15) }
    return .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
  }
}
