import CoreGraphics

/// The fonts and colors of an alert for given traits.
@MainActor struct AlertStyle {
  let isSheet: Bool
  let traits: UITraitCollection

  var isLarge: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }

  var titleFont: UIFont {
    isSheet ? font(.footnote, weight: .semibold) : font(.headline, weight: .semibold)
  }

  var messageFont: UIFont { font(.footnote, weight: .regular) }

  var headerColor: UIColor { isSheet ? .secondaryLabel : .label }

  /// Returns the font of an action.
  ///
  /// The preferred action, or else the cancel action, is bold.
  func rowFont(isBold: Bool) -> UIFont {
    font(isSheet ? .title3 : .body, weight: isBold ? .semibold : .regular)
  }

  private func font(_ style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
    let size = UIFont.handheldFont(forTextStyle: style, compatibleWith: traits).pointSize
    return UIFont.systemFont(ofSize: size, weight: weight)
  }

  func rowColor(_ action: UIAlertAction, tint: UIColor) -> UIColor {
    guard action.isEnabled else { return .tertiaryLabel }
    return action.style == .destructive ? .systemRed : tint
  }

  /// The color that dims the window behind the alert.
  static let dimming = UIColor { traits in
    let alpha =
      traits.userInterfaceStyle == .dark ? AlertMetrics.darkDimming : AlertMetrics.lightDimming
    return UIColor(white: 0, alpha: alpha)
  }

  /// The background color of the cancel action below an action sheet.
  static let cancelFill = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 44 / 255, alpha: 1) : .white
  }
}
