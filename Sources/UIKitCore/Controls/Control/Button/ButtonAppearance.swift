import CoreGraphics

/// The styles of configurations.
enum ButtonStyleKind: Equatable {
  case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
}

/// The part of a button's state that changes its appearance.
struct ButtonLook: Equatable {
  var isEnabled = true
  var isHighlighted = false
  var isSelected = false
  var isDestructive = false
  /// Whether the button is focused on a television.
  var isFocused = false
}

/// The colors of a button in one state, computed from its style.
struct ButtonAppearance: Equatable {
  // R-BTN-4…R-BTN-8
  var foreground: UIColor
  var background: UIColor?

  /// Creates the colors.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - look: The state.
  ///   - tintColor: The tint color of the button.
  ///   - foreground: The color of the content, or `nil` for that of the style.
  ///   - background: The color from which that of the background is computed, or `nil`.
  init(
    _ style: ButtonStyleKind,
    _ look: ButtonLook,
    tintColor: UIColor,
    foreground: UIColor? = nil,
    background: UIColor? = nil
  ) {
    let tint: UIColor = look.isDestructive ? .systemRed : tintColor
    let base = background ?? tint
    switch style {
    case .plain, .borderless:
      self.foreground = foreground ?? tint
      self.background =
        look.isSelected && style == .plain
        ? base.multiplied(by: ButtonMetrics.tintedAlpha)
        : background
    case .gray:
      self.foreground = foreground ?? tint
      self.background = background ?? .secondarySystemFill
    case .bordered:
      self.foreground = foreground ?? tint
      self.background = background ?? .tertiarySystemFill
    case .tinted, .borderedTinted:
      self.foreground = foreground ?? tint
      self.background = base.multiplied(by: ButtonMetrics.tintedAlpha)
    case .filled, .borderedProminent:
      self.foreground = foreground ?? .white
      self.background = base
    }
    if look.isSelected { select(style, foreground: foreground, base: base) }
    if look.isHighlighted { press(style) }
    if !look.isEnabled { disable() }
    // R-TV-24
    if look.isFocused, style != .borderless {
      (self.foreground, self.background) = (.black, .white)
    }
  }

  /// Gray and tinted buttons are filled while they are selected.
  private mutating func select(_ style: ButtonStyleKind, foreground: UIColor?, base: UIColor) {
    guard [.gray, .bordered, .tinted, .borderedTinted].contains(style) else { return }
    self.foreground = foreground ?? .white
    background = base
  }

  private mutating func press(_ style: ButtonStyleKind) {
    if let background {
      self.background = background.multiplied(by: ButtonMetrics.pressedBackgroundAlpha)
      if style == .plain { foreground = foreground.multiplied(by: ButtonMetrics.pressedAlpha) }
    } else {
      foreground = foreground.multiplied(by: ButtonMetrics.pressedAlpha)
    }
  }

  private mutating func disable() {
    foreground = .tertiaryLabel
    if background != nil { background = .tertiarySystemFill }
  }
}

extension UIColor {
  /// Returns the color with its opacity multiplied by a factor, in every appearance.
  func multiplied(by factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}

/// Metrics of buttons with configurations, in points.
///
/// `Documentation/Rules/Buttons.md` has their sources.
enum ButtonMetrics {
  static let cornerRadius: CGFloat = 5.95
  static let smallCornerRadius: CGFloat = 4
  static let mediumCornerRadius: CGFloat = 8
  static let largeCornerRadius: CGFloat = 12
  /// The opacity of the background of tinted buttons.
  static let tintedAlpha: CGFloat = 0.18
  static let pressedAlpha: CGFloat = 0.4
  static let pressedBackgroundAlpha: CGFloat = 0.75
  /// The distance between the title and the symbol at the trailing edge.
  static let indicatorPadding: CGFloat = 5
  static let indicatorScale: CGFloat = 0.76

  // R-TV-24
  /// The corner radius of a new configuration.
  static var standardCornerRadius: CGFloat {
    isTelevision ? TelevisionButtonStyle.cornerRadius : cornerRadius
  }

  private static var isTelevision: Bool { UITraitCollection.current.userInterfaceIdiom == .tv }

  static func insets(for size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    guard !isTelevision else { return televisionInsets(for: size) }
    return switch size {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
    }
  }

  private static func televisionInsets(for size: UIButton.Configuration.Size)
    -> NSDirectionalEdgeInsets
  {
    switch size {
    case .mini, .small: NSDirectionalEdgeInsets(top: 12, leading: 24, bottom: 12, trailing: 24)
    case .medium: NSDirectionalEdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 40)
    case .large: NSDirectionalEdgeInsets(top: 26, leading: 52, bottom: 26, trailing: 52)
    }
  }

  static func titleStyle(for size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    size == .mini || size == .small ? .subheadline : .body
  }

  static func subtitleStyle(for size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    size == .mini || size == .small ? .caption2 : .caption1
  }

  /// Returns the corner radius of a background.
  ///
  /// - Parameters:
  ///   - style: The corners.
  ///   - radius: The radius of the background's configuration.
  ///   - height: The height of the background.
  ///   - textScale: The ratio of the text size to the default one.
  /// - Returns: The radius, in points.
  static func cornerRadius(
    _ style: UIButton.Configuration.CornerStyle,
    radius: CGFloat,
    height: CGFloat,
    textScale: CGFloat
  ) -> CGFloat {
    let wanted: CGFloat
    switch style {
    case .fixed: wanted = radius
    case .dynamic: wanted = radius * textScale
    case .small: wanted = smallCornerRadius
    case .medium: wanted = mediumCornerRadius
    case .large: wanted = largeCornerRadius
    case .capsule: wanted = height / 2
    }
    return min(max(wanted, 0), max(height / 2, 0))
  }
}
