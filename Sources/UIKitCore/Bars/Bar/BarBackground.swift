/// Everything that is drawn behind the content of a bar, from back to front.
///
///     ───────────── shadow, outside of the edge
///     image
///     color
///     effect (blur)
///
/// Appearance objects contain such a value; `LegacyBarAppearance` creates one from the older
/// properties.
struct BarBackground: Equatable {
  // R-APP-6, R-APP-8
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageContentMode = UIView.ContentMode.scaleToFill
  /// Whether an image that is not resizable is tiled instead of stretched; see
  /// `UITabBar.backgroundImage`.
  var tilesImage = false
  var imageAlpha: CGFloat = 1
  var shadowColor: UIColor?
  var shadowImage: UIImage?

  static let standard = BarBackground(
    effect: UIBlurEffect(style: .systemChromeMaterial),
    shadowColor: BarMetrics.shadowColor
  )
  static let opaque = BarBackground(color: .systemBackground, shadowColor: BarMetrics.shadowColor)
  static let transparent = BarBackground()

  // MARK: Shadow

  enum Shadow: Equatable {
    case none
    case hairline(UIColor)
    /// An image, and the color that fills it if it is a template.
    case image(UIImage, tint: UIColor?)

    var isHairline: Bool {
      if case .hairline = self { true } else { false }
    }
  }

  /// The combination of `shadowColor` and `shadowImage`.
  var shadow: Shadow {
    // R-APP-8
    guard let shadowImage else { return visibleShadowColor.map(Shadow.hairline) ?? .none }
    guard shadowImage.size.width > 0, shadowImage.size.height > 0 else { return .none }
    guard shadowImage.renderingMode == .alwaysTemplate else {
      return .image(shadowImage, tint: nil)
    }
    return visibleShadowColor.map { .image(shadowImage, tint: $0) } ?? .none
  }

  private var visibleShadowColor: UIColor? {
    guard let shadowColor, shadowColor.isDynamic || shadowColor.cgColor.alpha > 0 else {
      return nil
    }
    return shadowColor
  }

  // MARK: Color and image

  /// The image, or `nil` if it is empty.
  var visibleImage: UIImage? { image.flatMap { $0.size == .zero ? nil : $0 } }

  /// Whether there is a color without an image, so that a change can be animated as a change of
  /// color.
  var hasOnlyColor: Bool { color != nil && visibleImage == nil }

  /// Returns whether color and image are equal to those of another background.
  func hasSameColorAndImage(as other: BarBackground) -> Bool {
    color == other.color && visibleImage == other.visibleImage && tilesImage == other.tilesImage
      && imageContentMode == other.imageContentMode && imageAlpha == other.imageAlpha
  }

  /// Whether the background hides everything behind the bar.
  var isOpaque: Bool {
    if let image, imageAlpha >= 1, image.hasOnlyOpaquePixels { return true }
    guard let color else { return false }
    return color.cgColor.alpha >= 1
  }
}

extension UIImage {
  /// Whether the image has pixels and all of them are opaque.
  var hasOnlyOpaquePixels: Bool { cgImage?.hasOnlyOpaquePixels ?? false }

  /// Whether the image was created with `resizableImage`.
  var isResizable: Bool { content.resizingMode != nil }
}
