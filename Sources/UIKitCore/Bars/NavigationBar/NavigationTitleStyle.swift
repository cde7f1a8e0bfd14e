/// The attributes of titles and the back indicator; those that are empty are determined by the
/// system.
struct NavigationTitleStyle {
  var attributes: [NSAttributedString.Key: Any] = [:]
  var largeAttributes: [NSAttributedString.Key: Any] = [:]
  var offset = UIOffset.zero
  var indicator: UIImage?
  var indicatorMask: UIImage?
}

extension NavigationTitleStyle: Equatable {
  static func == (left: NavigationTitleStyle, right: NavigationTitleStyle) -> Bool {
    left.offset == right.offset && left.indicator == right.indicator
      && left.indicatorMask == right.indicatorMask
      && AttributeComparison.areEqual(left.attributes, right.attributes)
      && AttributeComparison.areEqual(left.largeAttributes, right.largeAttributes)
  }
}

extension NavigationTitleStyle: Codable {
  private enum CodingKeys: CodingKey { case title, large, offset, indicator, mask }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    attributes = try values.attributes(for: .title)
    largeAttributes = try values.attributes(for: .large)
    offset = try values.offset(for: .offset)
    indicator = try values.image(for: .indicator)
    indicatorMask = try values.image(for: .mask)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(attributes, for: .title)
    try values.encode(largeAttributes, for: .large)
    try values.encode(offset, for: .offset)
    try values.encode(indicator, for: .indicator)
    try values.encode(indicatorMask, for: .mask)
  }
}
