// Only the values of appearance objects are archived; tiling and image opacity come from the older
// properties, which bars archive themselves.
extension BarBackground: Codable {
  private enum CodingKeys: CodingKey {
    case effect, color, image, contentMode, shadowColor, shadowImage
  }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    effect = try values.decodeIfPresent(Int.self, forKey: .effect)
      .map(UIBlurEffect.Style.init(archived:)).map(UIBlurEffect.init(style:))
    color = try values.color(for: .color)
    image = try values.image(for: .image)
    imageContentMode = try UIView.ContentMode(
      archived: values.decode(Int.self, forKey: .contentMode)
    )
    shadowColor = try values.color(for: .shadowColor)
    shadowImage = try values.image(for: .shadowImage)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(effect?.style.rawValue, forKey: .effect)
    try values.encode(color, for: .color)
    try values.encode(image, for: .image)
    try values.encode(imageContentMode.rawValue, forKey: .contentMode)
    try values.encode(shadowColor, for: .shadowColor)
    try values.encode(shadowImage, for: .shadowImage)
  }
}
