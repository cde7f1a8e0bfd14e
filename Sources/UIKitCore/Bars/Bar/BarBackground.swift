/// Everything drawn behind the content of a bar, lowest first, as one value.
///
///     ───────────── shadow, just outside the edge
///     image
///     colour
///     effect (blur)
///
/// Both ways to describe a bar end here: appearance objects hold one of these, and the older look properties are turned
/// into one by `LegacyBarAppearance`. (R-APP-6, R-APP-8)
struct BarBackground: Equatable {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageContentMode = UIView.ContentMode.scaleToFill
  /// Whether an image that is not resizable repeats instead of stretching. (`UITabBar.backgroundImage`)
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

  // MARK: The line at the edge

  enum Shadow: Equatable {
    case none
    case hairline(UIColor)
    /// A picture, with the colour that fills it when it is a template.
    case image(UIImage, tint: UIColor?)

    var isHairline: Bool {
      if case .hairline = self { true } else { false }
    }
  }

  /// What the shadow colour and image give together. (R-APP-8)
  var shadow: Shadow {
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

  // MARK: Colour and picture

  /// The picture, unless there is nothing in it.
  var visibleImage: UIImage? { image.flatMap { $0.size == .zero ? nil : $0 } }

  /// Whether there is a colour and no picture over it, so that it may turn into another colour.
  var hasOnlyColor: Bool { color != nil && visibleImage == nil }

  /// Whether colour and picture are those of another background.
  func hasSamePicture(as other: BarBackground) -> Bool {
    color == other.color && visibleImage == other.visibleImage && tilesImage == other.tilesImage
      && imageContentMode == other.imageContentMode && imageAlpha == other.imageAlpha
  }

  /// Whether nothing behind the bar shows through.
  var isOpaque: Bool {
    if let image, imageAlpha >= 1, image.hasOnlyOpaquePixels { return true }
    guard let color else { return false }
    return color.cgColor.alpha >= 1
  }
}

extension UIImage {
  /// Whether there are pixels and none lets anything through.
  var hasOnlyOpaquePixels: Bool { cgImage?.isOpaque ?? false }

  /// Whether it was made with `resizableImage`.
  var isResizable: Bool { content.resizingMode != nil }
}
