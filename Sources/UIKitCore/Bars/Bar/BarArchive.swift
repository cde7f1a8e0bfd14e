/// A bar that can be archived.
///
/// All bars archive their items, their appearances and their older appearance properties; a bar
/// adds the values that only it has. Delegates are not archived.
@MainActor
protocol ArchivableBar: BarView {
  associatedtype ArchivedItem: NSObject
  associatedtype ArchivedValues: Codable

  /// The prefix of the keys in the archive.
  static var archiveKey: String { get }

  var barStyle: UIBarStyle { get set }
  var barTintColor: UIColor? { get set }
  var isTranslucent: Bool { get set }

  var archivedItems: [ArchivedItem]? { get }
  var archivedImages: [ArchivedBarImage] { get }
  var archivedValues: ArchivedValues { get }

  // The methods below call the public setters, so that overrides are called and appearance proxies
  // no longer change the properties.

  func restore(_ image: ArchivedBarImage)
  func restore(_ appearance: State.Appearance, for slot: BarAppearanceSlot)
  func restore(_ values: ArchivedValues)

  /// Assigns the archived items and the values that only this kind of bar has. Called last.
  func restore(_ items: [ArchivedItem]?, with values: ArchivedValues)
}

/// Writes bars to archives and reads them.
@MainActor
enum BarArchive {
  static func write<Bar: ArchivableBar>(_ bar: Bar, to coder: NSCoder) {
    let key = Bar.archiveKey
    if let items = bar.archivedItems { coder.encode(items as NSArray, forKey: key + ".items") }
    bar.appearanceState.appearances.assigned.encode(with: coder, prefix: key)
    ArchiveBlock.write(ArchivedBar(bar), forKey: key, to: coder)
  }

  /// Restores a bar and returns whether the archive was valid.
  ///
  /// If it wasn't, the coder's error is set.
  static func read<Bar: ArchivableBar>(_ bar: Bar, from coder: NSCoder) -> Bool {
    // R-BAD-30, R-BAD-36, R-BAD-37
    let key = Bar.archiveKey
    let type = ArchivedBar<Bar.ArchivedValues>.self
    guard let archive = ArchiveBlock.read(type, forKey: key, from: coder),
      let appearances = BarAppearances<Bar.State.Appearance>(coder: coder, prefix: key),
      let items = object([Bar.ArchivedItem].self, forKey: key + ".items", from: coder)
    else { return false }
    archive.restore(bar)
    for slot in BarAppearanceSlot.allCases {
      if let appearance = appearances[slot] { bar.restore(appearance, for: slot) }
    }
    bar.restore(items, with: archive.values)
    return true
  }

  /// Returns the object for a key, or `.some(nil)` if there is none.
  ///
  /// If the object has another type, sets the coder's error and returns `nil`.
  static func object<Object>(
    _ type: Object.Type,
    forKey key: String,
    from coder: NSCoder
  ) -> Object?? {
    // Decoding a missing key fails the whole archive.
    guard coder.containsValue(forKey: key) else { return .some(nil) }
    if let object = coder.decodeObject(forKey: key) as? Object { return object }
    ArchiveBlock.fail(coder, "\(key): not an object of type \(type)")
    return nil
  }
}

// Appearances are archived as objects, because they may be of subclasses.
extension BarAppearances where Appearance: UIBarAppearance {
  /// Reads the appearances of a bar or an item.
  ///
  /// If one of them has another class, sets the coder's error and returns `nil`.
  @MainActor
  init?(coder: NSCoder, prefix: String) {
    self.init()
    for slot in BarAppearanceSlot.allCases {
      let key = "\(prefix).\(slot.rawValue)"
      guard let appearance = BarArchive.object(Appearance.self, forKey: key, from: coder)
      else { return nil }
      self[slot] = appearance
    }
  }

  func encode(with coder: NSCoder, prefix: String) {
    for slot in BarAppearanceSlot.allCases {
      if let appearance = self[slot] {
        coder.encode(appearance, forKey: "\(prefix).\(slot.rawValue)")
      }
    }
  }
}

/// A background or shadow image of a bar in an archive.
struct ArchivedBarImage {
  enum Role: String, Codable {
    case background, shadow
  }

  var role: Role
  var position = UIBarPosition.any
  var metrics = UIBarMetrics.default
  var image: UIImage
}

extension ArchivedBarImage: Codable {
  private enum CodingKeys: CodingKey { case role, position, metrics, image }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    role = try values.decode(Role.self, forKey: .role)
    position = try UIBarPosition(archived: values.decode(Int.self, forKey: .position))
    metrics = try UIBarMetrics(archived: values.decode(Int.self, forKey: .metrics))
    image = try values.decode(ArchivedImage.self, forKey: .image).image
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(role, forKey: .role)
    try values.encode(position.rawValue, forKey: .position)
    try values.encode(metrics.rawValue, forKey: .metrics)
    try values.encode(ArchivedImage(image.content), forKey: .image)
  }
}

/// The values that a bar archives: the older properties that all bars share, and those of its
/// class.
private struct ArchivedBar<Values: Codable> {
  var style: UIBarStyle
  var isTranslucent: Bool?
  var tint: UIColor?
  var images: [ArchivedBarImage]
  var values: Values

  @MainActor
  init<Bar: ArchivableBar>(_ bar: Bar) where Bar.ArchivedValues == Values {
    let legacy = bar.appearanceState.legacy
    style = legacy.barStyle
    isTranslucent = legacy.explicitTranslucency
    tint = legacy.barTintColor
    images = bar.archivedImages
    values = bar.archivedValues
  }

  @MainActor
  func restore<Bar: ArchivableBar>(_ bar: Bar) where Bar.ArchivedValues == Values {
    if style != .default { bar.barStyle = style }
    if let tint { bar.barTintColor = tint }
    for image in images { bar.restore(image) }
    if let isTranslucent { bar.isTranslucent = isTranslucent }
    bar.restore(values)
  }
}

extension ArchivedBar: Codable {
  private enum CodingKeys: CodingKey { case style, isTranslucent, tint, images, values }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    style = try UIBarStyle(archived: values.decode(Int.self, forKey: .style))
    isTranslucent = try values.decodeIfPresent(Bool.self, forKey: .isTranslucent)
    tint = try values.color(for: .tint)
    images = try values.decode([ArchivedBarImage].self, forKey: .images)
    self.values = try values.decode(Values.self, forKey: .values)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(style.rawValue, forKey: .style)
    try values.encodeIfPresent(isTranslucent, forKey: .isTranslucent)
    try values.encode(tint, for: .tint)
    try values.encode(images, forKey: .images)
    try values.encode(self.values, forKey: .values)
  }
}
