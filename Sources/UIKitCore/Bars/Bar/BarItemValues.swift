/// The values of a bar item that can be archived.
struct BarItemValues: Codable {
  var title: String?
  var image: UIImage?
  var isEnabled = true
  var tag = 0
  var extras = BarItemExtras()

  private enum CodingKeys: CodingKey { case title, image, isEnabled, tag, extras }

  init(title: String?, image: UIImage?, isEnabled: Bool, tag: Int, extras: BarItemExtras?) {
    (self.title, self.image, self.isEnabled, self.tag) = (title, image, isEnabled, tag)
    self.extras = extras ?? BarItemExtras()
  }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decodeIfPresent(String.self, forKey: .title)
    image = try values.image(for: .image)
    isEnabled = try values.decode(Bool.self, forKey: .isEnabled)
    tag = try values.decode(Int.self, forKey: .tag)
    extras = try values.decode(BarItemExtras.self, forKey: .extras)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(title, forKey: .title)
    try values.encode(image, for: .image)
    try values.encode(isEnabled, forKey: .isEnabled)
    try values.encode(tag, forKey: .tag)
    try values.encode(extras, forKey: .extras)
  }
}

/// The values of a bar item that are rarely set.
struct BarItemExtras {
  var imageInsets = UIEdgeInsets.zero
  var landscapeImagePhone: UIImage?
  var landscapeImagePhoneInsets = UIEdgeInsets.zero
  var largeContentSizeImage: UIImage?
  var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// The attributes by the raw value of the state.
  var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityIdentifier: String?
}

extension BarItemExtras: Codable {
  private enum CodingKeys: CodingKey {
    case insets, landscapeImage, landscapeInsets, largeImage, largeInsets, titles
    case label, value, hint, identifier
  }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    imageInsets = try values.insets(for: .insets)
    landscapeImagePhone = try values.image(for: .landscapeImage)
    landscapeImagePhoneInsets = try values.insets(for: .landscapeInsets)
    largeContentSizeImage = try values.image(for: .largeImage)
    largeContentSizeImageInsets = try values.insets(for: .largeInsets)
    titleTextAttributes = try values.attributesByState(for: .titles)
    accessibilityLabel = try values.decodeIfPresent(String.self, forKey: .label)
    accessibilityValue = try values.decodeIfPresent(String.self, forKey: .value)
    accessibilityHint = try values.decodeIfPresent(String.self, forKey: .hint)
    accessibilityIdentifier = try values.decodeIfPresent(String.self, forKey: .identifier)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(imageInsets, for: .insets)
    try values.encode(landscapeImagePhone, for: .landscapeImage)
    try values.encode(landscapeImagePhoneInsets, for: .landscapeInsets)
    try values.encode(largeContentSizeImage, for: .largeImage)
    try values.encode(largeContentSizeImageInsets, for: .largeInsets)
    try values.encode(titleTextAttributes, for: .titles)
    try values.encodeIfPresent(accessibilityLabel, forKey: .label)
    try values.encodeIfPresent(accessibilityValue, forKey: .value)
    try values.encodeIfPresent(accessibilityHint, forKey: .hint)
    try values.encodeIfPresent(accessibilityIdentifier, forKey: .identifier)
  }
}
