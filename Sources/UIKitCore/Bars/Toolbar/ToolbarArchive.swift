/// What a toolbar archives beside what all views do: its items and all that was said about its look.
///
/// Items and appearances are written as objects, since apps may use classes of their own; the delegate is not written.
@MainActor
enum ToolbarArchive {
  private static let key = "UIToolbar"
  private static let itemsKey = "UIToolbar.items"

  static func write(_ bar: UIToolbar, to coder: NSCoder) {
    if let items = bar.items { coder.encode(items as NSArray, forKey: itemsKey) }
    for (name, appearance) in [
      ("standard", bar.styling.standard.shown), ("scrollEdge", bar.styling.scrollEdge.shown),
      ("compact", bar.styling.compact.shown),
      ("compactScrollEdge", bar.styling.compactScrollEdge.shown),
    ] {
      if let appearance { coder.encode(appearance, forKey: key + "." + name) }
    }
    ArchiveBlock.write(ToolbarValues(styling: bar.styling), forKey: key, to: coder)
  }

  /// Through the bar's setters, so that it shows and proxies leave it alone; false after the coder has been told.
  static func read(_ bar: UIToolbar, from coder: NSCoder) -> Bool {
    guard let values = ArchiveBlock.read(ToolbarValues.self, forKey: key, from: coder),
      let standard = object(UIToolbarAppearance.self, key + ".standard", coder),
      let scrollEdge = object(UIToolbarAppearance.self, key + ".scrollEdge", coder),
      let compact = object(UIToolbarAppearance.self, key + ".compact", coder),
      let compactScrollEdge = object(UIToolbarAppearance.self, key + ".compactScrollEdge", coder),
      let items = object([UIBarButtonItem].self, itemsKey, coder)
    else { return false }
    values.fill(bar)
    if let standard { bar.standardAppearance = standard }
    if let scrollEdge { bar.scrollEdgeAppearance = scrollEdge }
    if let compact { bar.compactAppearance = compact }
    if let compactScrollEdge { bar.compactScrollEdgeAppearance = compactScrollEdge }
    bar.items = items
    return true
  }

  /// The object, nil where there is none, or nothing at all after the coder has been told of another kind of object.
  private static func object<Object>(_ type: Object.Type, _ key: String, _ coder: NSCoder)
    -> Object??
  {
    // Asking for a key that is not there fails the whole archive.
    guard coder.containsValue(forKey: key) else { return .some(nil) }
    if let object = coder.decodeObject(forKey: key) as? Object { return object }
    ArchiveBlock.fail(coder, "\(key): no \(type)")
    return nil
  }
}

/// What of a toolbar is archived as values: its older look properties.
private struct ToolbarValues {
  struct Image {
    var position: Int
    var metrics: Int
    var image: UIImage
  }

  var style = 0
  var isTranslucent: Bool?
  var barTint: UIColor?
  var backgrounds: [Image] = []
  var shadows: [Image] = []

  init(styling: ToolbarAppearanceState) {
    style = styling.legacy.barStyle.rawValue
    isTranslucent = styling.legacy.explicitTranslucency
    barTint = styling.legacy.barTintColor
    backgrounds = styling.backgroundImages.map { place, image in
      Image(position: place.position.rawValue, metrics: place.metrics.rawValue, image: image)
    }
    shadows = styling.shadowImages.map { position, image in
      Image(position: position.rawValue, metrics: 0, image: image)
    }
  }

  @MainActor func fill(_ bar: UIToolbar) {
    if let style = UIBarStyle(rawValue: style), style != .default { bar.barStyle = style }
    if let isTranslucent { bar.isTranslucent = isTranslucent }
    if let barTint { bar.barTintColor = barTint }
    for entry in backgrounds {
      guard let position = UIBarPosition(rawValue: entry.position),
        let metrics = UIBarMetrics(rawValue: entry.metrics)
      else { continue }
      bar.setBackgroundImage(entry.image, forToolbarPosition: position, barMetrics: metrics)
    }
    for entry in shadows {
      guard let position = UIBarPosition(rawValue: entry.position) else { continue }
      bar.setShadowImage(entry.image, forToolbarPosition: position)
    }
  }
}

extension ToolbarValues: Codable {
  private enum CodingKeys: CodingKey { case style, translucent, tint, backgrounds, shadows }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    style = try values.decode(Int.self, forKey: .style)
    isTranslucent = try values.decodeIfPresent(Bool.self, forKey: .translucent)
    barTint = try values.color(for: .tint)
    backgrounds = try values.decode([Image].self, forKey: .backgrounds)
    shadows = try values.decode([Image].self, forKey: .shadows)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(style, forKey: .style)
    try values.encodeIfPresent(isTranslucent, forKey: .translucent)
    try values.encode(barTint, for: .tint)
    try values.encode(backgrounds, forKey: .backgrounds)
    try values.encode(shadows, forKey: .shadows)
  }
}

extension ToolbarValues.Image: Codable {
  private enum CodingKeys: CodingKey { case position, metrics, image }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    position = try values.decode(Int.self, forKey: .position)
    metrics = try values.decode(Int.self, forKey: .metrics)
    image = try values.decode(ArchivedImage.self, forKey: .image).image
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(position, forKey: .position)
    try values.encode(metrics, forKey: .metrics)
    try values.encode(ArchivedImage(image.content), forKey: .image)
  }
}
