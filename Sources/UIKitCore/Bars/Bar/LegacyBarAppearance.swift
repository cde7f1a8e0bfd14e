/// The appearance properties that are older than appearance objects, and the background that they
/// describe.
///
///     backgroundImage   translucent: the image alone        opaque: the image over the bar's color
///     no image          translucent: blur, tint over it     opaque: the tint, or black or white
///
/// They apply until an appearance object is assigned.
struct LegacyBarAppearance {
  // R-LEG-1…4, R-LEG-7, R-LEG-8
  var barStyle = UIBarStyle.default
  var barTintColor: UIColor?
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  /// The value that was assigned, or `nil` to derive it from the style and the background image.
  var explicitTranslucency: Bool?

  /// Whether content behind the bar is visible: the assigned value, or else whether the image is
  /// not opaque.
  var isTranslucent: Bool {
    // R-LEG-1
    explicitTranslucency
      ?? (barStyle == .blackTranslucent || !(backgroundImage?.hasOnlyOpaquePixels ?? false))
  }

  // R-LEG-8
  /// Whether the bar is dark in both interface styles, so that its content has to be light.
  var isDark: Bool { barStyle != .default }

  /// Whether the app assigned a background, which is kept at the scroll edge.
  var hasOwnBackground: Bool {
    // R-APP-4
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
  /// The traits of the dark interface style, for content that is always dark.
  static let dark = UITraitCollection(userInterfaceStyle: .dark)
}
