/// The look properties that bars had before appearance objects, and the background they amount to.
///
///     backgroundImage   translucent: the image alone        opaque: the image over the bar's colour
///     no image          translucent: blur, tint over it     opaque: the tint, or black or white
///
/// They count until an appearance object is assigned. (R-LEG-1…4, R-LEG-7, R-LEG-8)
struct LegacyBarAppearance {
  var barStyle = UIBarStyle.default
  var barTintColor: UIColor?
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  /// What was assigned; nil leaves it to style and background image.
  var explicitTranslucency: Bool?

  /// A bar lets through what is behind it unless its image, or the app, says otherwise. (R-LEG-1)
  var isTranslucent: Bool {
    explicitTranslucency
      ?? (barStyle == .blackTranslucent || !(backgroundImage?.hasOnlyOpaquePixels ?? false))
  }

  /// Whether the bar is dark in all surroundings, so that its content has to be light. (R-LEG-8)
  var isDark: Bool { barStyle != .default }

  /// Whether the app asked for a background of its own, which then stays when nothing lies under the bar. (R-APP-4)
  var hasOwnBackground: Bool {
    isDark || barTintColor != nil || backgroundImage != nil || explicitTranslucency == false
  }

  var background: BarBackground {
    backgroundImage.map(background(with:)) ?? plainBackground
  }

  private func background(with image: UIImage) -> BarBackground {
    BarBackground(
      color: isTranslucent ? nil : opaqueColor,
      image: image,
      tilesImage: !image.isResizable,
      imageAlpha: isTranslucent && image.hasOnlyOpaquePixels ? BarMetrics.translucentImageAlpha : 1,
      shadowColor: shadowColor,
      shadowImage: shadowImage
    )
  }

  private var plainBackground: BarBackground {
    let effect = UIBlurEffect(style: isDark ? .systemChromeMaterialDark : .systemChromeMaterial)
    let tint = barTintColor.map {
      $0.withAlphaComponent($0.cgColor.alpha * BarMetrics.translucentTintAlpha)
    }
    return BarBackground(
      effect: isTranslucent ? effect : nil,
      color: isTranslucent ? tint : opaqueColor,
      shadowColor: shadowColor
    )
  }

  private var opaqueColor: UIColor { barTintColor ?? (isDark ? .black : .systemBackground) }

  private var shadowColor: UIColor {
    isDark ? BarMetrics.shadowColor.resolvedColor(with: .dark) : BarMetrics.shadowColor
  }
}

extension UITraitCollection {
  /// Dark surroundings, for what is dark in all of them.
  static let dark = UITraitCollection(userInterfaceStyle: .dark)
}
