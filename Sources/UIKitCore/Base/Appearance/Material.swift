import QuartzCore

/// The effect of a blur style on its backdrop.
struct Material: Equatable {
  /// The standard deviation of the blur, in points.
  let blurRadius: CGFloat
  let saturation: CGFloat
  private(set) var tint: CGColor

  /// Whether the backdrop is not visible.
  var isOpaque: Bool { tint.alpha >= 1 }

  /// Whether the tint is darker than medium gray.
  var isDark: Bool { tint.red < 0.5 }

  private init(_ gray: CGFloat, alpha: CGFloat, blur: CGFloat = 20, saturation: CGFloat = 1.8) {
    blurRadius = blur
    self.saturation = saturation
    tint = CGColor(gray: gray / 255, alpha: alpha)
  }
}

extension Material {
  // R-AX-20, R-AX-21
  /// Creates the material of a style with the user's accessibility settings.
  ///
  /// With increased contrast, half as much of the backdrop is visible; with reduced transparency,
  /// the backdrop is not visible.
  init(_ style: UIBlurEffect.Style, in traits: UITraitCollection) {
    self.init(style, isDark: traits.userInterfaceStyle == .dark)
    if traits.values.reducesTransparency == true {
      tint = tint.copy(alpha: 1) ?? tint
    } else if traits.accessibilityContrast == .high {
      tint = tint.copy(alpha: (1 + tint.alpha) / 2) ?? tint
    }
  }

  /// Creates the material of a style.
  ///
  /// The values were chosen by comparison with published pictures. Each thickness covers more than
  /// the previous one. The values of bars are separate metrics.
  // The values of bars: M-BG-1, M-BG-3.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .systemUltraThinMaterial: self = isDark ? .ultraThinDark : .ultraThinLight
    case .systemThinMaterial: self = isDark ? .thinDark : .thinLight
    case .systemMaterial, .regular: self = isDark ? .regularDark : .regularLight
    case .systemThickMaterial: self = isDark ? .thickDark : .thickLight
    case .systemChromeMaterial: self = isDark ? .chromeDark : .chromeLight
    case .prominent: self = isDark ? .thickDark : .extraLight
    case .systemUltraThinMaterialLight: self = .ultraThinLight
    case .systemThinMaterialLight: self = .thinLight
    case .systemMaterialLight: self = .regularLight
    case .systemThickMaterialLight: self = .thickLight
    case .systemChromeMaterialLight: self = .chromeLight
    case .systemUltraThinMaterialDark: self = .ultraThinDark
    case .systemThinMaterialDark: self = .thinDark
    case .systemMaterialDark: self = .regularDark
    case .systemThickMaterialDark: self = .thickDark
    case .systemChromeMaterialDark: self = .chromeDark
    case .extraLight: self = .extraLight
    case .light: self = Material(255, alpha: 0.3, blur: 30)
    case .dark: self = Material(28, alpha: 0.73)
    }
  }

  private static let ultraThinLight = Material(250, alpha: 0.45)
  private static let thinLight = Material(248, alpha: 0.62)
  private static let regularLight = Material(246, alpha: 0.78)
  private static let thickLight = Material(250, alpha: 0.88)
  private static let chromeLight = Material(249, alpha: 0.94)
  private static let extraLight = Material(247, alpha: 0.82)
  private static let ultraThinDark = Material(37, alpha: 0.55)
  private static let thinDark = Material(37, alpha: 0.7)
  private static let regularDark = Material(37, alpha: 0.82)
  private static let thickDark = Material(37, alpha: 0.9)
  private static let chromeDark = Material(22, alpha: 0.94)
}
