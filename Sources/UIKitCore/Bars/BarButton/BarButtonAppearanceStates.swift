/// The values of a `UIBarButtonItemAppearance`.
typealias BarButtonAppearanceStates = ItemAppearanceStates<
  UIBarButtonItem.Style, BarButtonStateAttributes
>

/// The values of one state of a bar button; those that are empty are determined by the system.
struct BarButtonStateAttributes {
  var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset = UIOffset.zero
  var backgroundImage: UIImage?
  var backgroundOffset = UIOffset.zero
}

extension BarButtonStateAttributes: Equatable {
  static func == (left: BarButtonStateAttributes, right: BarButtonStateAttributes) -> Bool {
    left.titleOffset == right.titleOffset && left.backgroundImage == right.backgroundImage
      && left.backgroundOffset == right.backgroundOffset
      && AttributeComparison.areEqual(left.titleTextAttributes, right.titleTextAttributes)
  }
}

extension BarButtonStateAttributes: ItemStateAttributes {
  private enum CodingKeys: CodingKey { case title, titleOffset, background, backgroundOffset }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    titleTextAttributes = try values.attributes(for: .title)
    titleOffset = try values.offset(for: .titleOffset)
    backgroundImage = try values.image(for: .background)
    backgroundOffset = try values.offset(for: .backgroundOffset)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(titleTextAttributes, for: .title)
    try values.encode(titleOffset, for: .titleOffset)
    try values.encode(backgroundImage, for: .background)
    try values.encode(backgroundOffset, for: .backgroundOffset)
  }
}
