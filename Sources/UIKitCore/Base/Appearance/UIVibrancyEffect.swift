import Foundation

/// The kind of content that a ``UIVibrancyEffect`` shows.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text that is most prominent.
  case label = 0
  /// Text that is less prominent.
  case secondaryLabel
  /// Text of the third rank, such as placeholders.
  case tertiaryLabel
  /// Text of the fourth rank, such as watermarks.
  case quaternaryLabel
  /// The fill of thin shapes.
  case fill
  /// The fill of medium shapes.
  case secondaryFill
  /// The fill of large shapes.
  case tertiaryFill
  /// Lines between content.
  case separator
}

/// An effect that lets the blurred background shine through the content of a view.
///
/// Add an effect view with it to the content view of another one with the same blur, and the content to its own
/// ``UIVisualEffectView/contentView``:
///
/// ```swift
/// let blur = UIBlurEffect(style: .systemMaterial)
/// let background = UIVisualEffectView(effect: blur)
/// let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
/// background.contentView.addSubview(vibrancy)
/// vibrancy.contentView.addSubview(label)
/// ```
///
/// The content is drawn in the color of the effect; of its own colors only the opacity counts.
///
/// Unlike iOS, the color is translucent gray, and is not mixed with the colors of the background in another
/// way. The styles for widgets are not available.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
  nonisolated let blur: UIBlurEffect.Style
  nonisolated let style: UIVibrancyEffectStyle?

  /// Creates an effect for prominent content.
  ///
  /// - Parameter blurEffect: The effect of the background.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect.style
    style = nil
    super.init()
  }

  /// Creates an effect for a kind of content.
  ///
  /// - Parameters:
  ///   - blurEffect: The effect of the background.
  ///   - style: The kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect.style
    self.style = style
    super.init()
  }

  // R-VIEW-61
  /// Returns the color of content in an environment.
  nonisolated func color(in traits: UITraitCollection) -> UIColor {
    let isDark = Material(blur, in: traits).isDark
    let alpha = VibrancyMetrics.alpha(of: style ?? .label, isDark: isDark)
    return UIColor(white: isDark ? 1 : 0, alpha: alpha)
  }

  // MARK: Equality and coding

  public nonisolated required init?(coder: NSCoder) {
    guard let numbers = ArchiveBlock.read([Int].self, forKey: "UIVibrancyEffect", from: coder)
    else { return nil }
    guard numbers.count == 2, let blur = UIBlurEffect.Style(rawValue: numbers[0]),
      numbers[1] < 0 || UIVibrancyEffectStyle(rawValue: numbers[1]) != nil
    else {
      ArchiveBlock.fail(coder, "UIVibrancyEffect: no style \(numbers)")
      return nil
    }
    self.blur = blur
    style = UIVibrancyEffectStyle(rawValue: numbers[1])
    super.init(coder: coder)
  }

  public nonisolated override func encode(with coder: NSCoder) {
    let numbers = [blur.rawValue, style?.rawValue ?? -1]
    ArchiveBlock.write(numbers, forKey: "UIVibrancyEffect", to: coder)
  }

  /// Returns whether another object is an effect of the same styles.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blur == blur && other.style == style
  }

  /// The hash of the styles.
  public override var hash: Int { blur.rawValue << 4 | (style?.rawValue ?? 15) }
}

extension UIVisualEffect {
  /// Returns the color of content with the effect, or `nil` if it is not a blur or vibrancy.
  ///
  /// - Parameter opacity: The opacity of the content.
  /// - Returns: The color, which depends on the environment.
  nonisolated func color(ofContentWithOpacity opacity: CGFloat) -> UIColor? {
    switch self {
    case let vibrancy as UIVibrancyEffect:
      UIColor { traits in
        let color = vibrancy.color(in: traits)
        return color.withAlphaComponent(color.cgColor.alpha * opacity)
      }
    case let blur as UIBlurEffect:
      UIColor { traits in
        let tint = Material(blur.style, in: traits).tint
        return UIColor(cgColor: tint.copy(alpha: tint.alpha * opacity) ?? tint)
      }
    default: nil
    }
  }
}

/// The opacities of vibrant content.
///
/// Those of secondary labels and below are the opacities of the system colors with these names.
enum VibrancyMetrics {
  static func alpha(of style: UIVibrancyEffectStyle, isDark: Bool) -> CGFloat {
    switch style {
    case .label: isDark ? 0.92 : 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: isDark ? 0.16 : 0.18
    case .fill: isDark ? 0.18 : 0.12
    case .secondaryFill: isDark ? 0.15 : 0.09
    case .tertiaryFill: isDark ? 0.11 : 0.06
    case .separator: isDark ? 0.2 : 0.15
    }
  }
}
