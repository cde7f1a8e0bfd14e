/// The indicator behind the selected item of a tab bar, determined by an image and a color.
///
///     image        color       indicator
///     none         a color     the bar's own shape in that color
///     none         none        none
///     template     a color     the image filled with the color
///     template     none        none
///     other        any         the image as it is
struct SelectionIndicator: Equatable {
  // R-APP-23
  var image: UIImage?
  /// The color; `nil` and clear colors count as none.
  var tintColor: UIColor?

  enum Shape: Equatable {
    case none
    case mark(UIColor)
    case image(UIImage, tint: UIColor?)
  }

  var shape: Shape {
    guard let image else { return visibleTint.map(Shape.mark) ?? .none }
    guard image.size.width > 0, image.size.height > 0 else { return .none }
    guard image.renderingMode == .alwaysTemplate else { return .image(image, tint: nil) }
    return visibleTint.map { .image(image, tint: $0) } ?? .none
  }

  private var visibleTint: UIColor? {
    guard let tintColor, tintColor.isDynamic || tintColor.cgColor.alpha > 0 else { return nil }
    return tintColor
  }
}

extension SelectionIndicator: Codable {
  private enum CodingKeys: CodingKey { case image, tintColor }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    image = try values.image(for: .image)
    tintColor = try values.color(for: .tintColor)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(image, for: .image)
    try values.encode(tintColor, for: .tintColor)
  }
}
