/// What a navigation bar archives beside what all views do: its items, its appearances and the older look properties.
///
/// The delegate is not written.
@MainActor
enum NavigationBarArchive {
  private enum Key {
    static let values = "UINavigationBar"
    static let items = "UINavigationBar.items"
    static let appearances = [
      "UINavigationBar.standardAppearance", "UINavigationBar.scrollEdgeAppearance",
      "UINavigationBar.compactAppearance", "UINavigationBar.compactScrollEdgeAppearance",
    ]
  }

  static func write(_ bar: UINavigationBar, to coder: NSCoder) {
    coder.encode(bar.stack as NSArray, forKey: Key.items)
    let assigned = bar.styling.assigned
    let looks = [
      assigned.standard, assigned.scrollEdge, assigned.compact, assigned.compactScrollEdge,
    ]
    for (key, look) in zip(Key.appearances, looks) {
      if let look { coder.encode(look, forKey: key) }
    }
    ArchiveBlock.write(NavigationBarValues(bar), forKey: Key.values, to: coder)
  }

  /// Through the bar's setters, so that it shows and proxies leave it alone; false after the coder has been told.
  static func read(_ bar: UINavigationBar, from coder: NSCoder) -> Bool {
    guard let values = ArchiveBlock.read(NavigationBarValues.self, forKey: Key.values, from: coder)
    else { return false }
    guard let items = coder.decodeObject(forKey: Key.items) as? [UINavigationItem] else {
      ArchiveBlock.fail(coder, "\(Key.items): no items of a navigation bar")
      return false
    }
    values.fill(bar)
    let looks = Key.appearances.map { key in
      coder.containsValue(forKey: key)
        ? coder.decodeObject(forKey: key) as? UINavigationBarAppearance : nil
    }
    if let look = looks[0] { bar.standardAppearance = look }
    if let look = looks[1] { bar.scrollEdgeAppearance = look }
    if let look = looks[2] { bar.compactAppearance = look }
    if let look = looks[3] { bar.compactScrollEdgeAppearance = look }
    bar.items = items
    return true
  }
}

/// What of a navigation bar is archived as values.
private struct NavigationBarValues {
  var style: Int
  var tint: UIColor?
  var isTranslucent: Bool?
  var prefersLargeTitles: Bool
  var shadow: UIImage?
  var titles: [NSAttributedString.Key: Any]?
  var largeTitles: [NSAttributedString.Key: Any]?

  @MainActor init(_ bar: UINavigationBar) {
    let legacy = bar.styling.legacy
    style = legacy.barStyle.rawValue
    tint = legacy.barTintColor
    isTranslucent = legacy.explicitTranslucency
    prefersLargeTitles = bar.prefersLargeTitles
    shadow = legacy.shadowImage
    titles = bar.titleTextAttributes
    largeTitles = bar.largeTitleTextAttributes
  }

  @MainActor func fill(_ bar: UINavigationBar) {
    if let style = UIBarStyle(rawValue: style), style != .default { bar.barStyle = style }
    if let tint { bar.barTintColor = tint }
    if let isTranslucent { bar.isTranslucent = isTranslucent }
    if prefersLargeTitles { bar.prefersLargeTitles = true }
    if let shadow { bar.shadowImage = shadow }
    if let titles, !titles.isEmpty { bar.titleTextAttributes = titles }
    if let largeTitles, !largeTitles.isEmpty { bar.largeTitleTextAttributes = largeTitles }
  }
}

extension NavigationBarValues: Codable {
  private enum CodingKeys: CodingKey {
    case style, tint, isTranslucent, prefersLargeTitles, shadow, titles, largeTitles
  }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    style = try values.decode(Int.self, forKey: .style)
    tint = try values.color(for: .tint)
    isTranslucent = try values.decodeIfPresent(Bool.self, forKey: .isTranslucent)
    prefersLargeTitles = try values.decode(Bool.self, forKey: .prefersLargeTitles)
    shadow = try values.image(for: .shadow)
    titles = try values.attributes(for: .titles)
    largeTitles = try values.attributes(for: .largeTitles)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(style, forKey: .style)
    try values.encode(tint, for: .tint)
    try values.encodeIfPresent(isTranslucent, forKey: .isTranslucent)
    try values.encode(prefersLargeTitles, forKey: .prefersLargeTitles)
    try values.encode(shadow, for: .shadow)
    try values.encode(titles ?? [:], for: .titles)
    try values.encode(largeTitles ?? [:], for: .largeTitles)
  }
}
