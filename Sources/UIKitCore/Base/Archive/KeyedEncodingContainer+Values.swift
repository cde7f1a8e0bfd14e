// Coding of colors, images and attributes in values.

extension KeyedEncodingContainer {
  mutating func encode(_ color: UIColor?, for key: Key) throws {
    try encodeIfPresent(color.map(ArchivedColor.init), forKey: key)
  }

  mutating func encode(_ image: UIImage?, for key: Key) throws {
    try encodeIfPresent(image.map { ArchivedImage($0.content) }, forKey: key)
  }

  /// Encodes attributes, unless they are empty.
  mutating func encode(_ attributes: [NSAttributedString.Key: Any], for key: Key) throws {
    guard !attributes.isEmpty else { return }
    try encode(ArchivedAttributes(attributes), forKey: key)
  }

  /// Encodes attributes with the bits of the control state as their key.
  mutating func encode(_ states: [UInt: [NSAttributedString.Key: Any]], for key: Key) throws {
    guard !states.isEmpty else { return }
    try encode(states.mapValues(ArchivedAttributes.init), forKey: key)
  }

  /// Encodes an offset, unless it is zero.
  mutating func encode(_ offset: UIOffset, for key: Key) throws {
    guard offset != .zero else { return }
    try encode(offset, forKey: key)
  }

  /// Encodes insets, unless they are zero.
  mutating func encode(_ insets: UIEdgeInsets, for key: Key) throws {
    guard insets != .zero else { return }
    try encode(insets, forKey: key)
  }
}

extension KeyedDecodingContainer {
  func color(for key: Key) throws -> UIColor? {
    try decodeIfPresent(ArchivedColor.self, forKey: key)?.color
  }

  func image(for key: Key) throws -> UIImage? {
    try decodeIfPresent(ArchivedImage.self, forKey: key)?.image
  }

  func attributes(for key: Key) throws -> [NSAttributedString.Key: Any] {
    try decodeIfPresent(ArchivedAttributes.self, forKey: key)?.attributes ?? [:]
  }

  func attributesByState(for key: Key) throws -> [UInt: [NSAttributedString.Key: Any]] {
    try decodeIfPresent([UInt: ArchivedAttributes].self, forKey: key)?
      .mapValues { try $0.attributes } ?? [:]
  }

  func offset(for key: Key) throws -> UIOffset {
    try decodeIfPresent(UIOffset.self, forKey: key) ?? .zero
  }

  func insets(for key: Key) throws -> UIEdgeInsets {
    try decodeIfPresent(UIEdgeInsets.self, forKey: key) ?? .zero
  }
}
