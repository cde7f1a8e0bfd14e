/// The mark behind the selected item of a tab bar, as a picture and a colour ask for it. (R-APP-23)
///
///     picture      colour      shows
///     none         a colour    the bar's own mark in it
///     none         none        nothing
///     template     a colour    the picture filled with it
///     template     none        nothing
///     other        any         the picture as it is
struct SelectionIndicator: Equatable {
  var image: UIImage?
  /// nil and clear are no colour.
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
