/// What a tab bar archives beside what all views do: its items, which of them is selected, and all that was said about
/// its look.
///
/// Items and appearances are written as objects, since apps may use classes of their own; the delegate is not written.
@MainActor
enum TabBarArchive {
  private enum Key {
    static let values = "UITabBar"
    static let items = "UITabBar.items"
    static let standardAppearance = "UITabBar.standardAppearance"
    static let scrollEdgeAppearance = "UITabBar.scrollEdgeAppearance"
  }

  static func write(_ bar: UITabBar, to coder: NSCoder) {
    if let items = bar.items { coder.encode(items as NSArray, forKey: Key.items) }
    TabBarAppearances(
      standard: bar.styling.assigned.standard,
      scrollEdge: bar.styling.assigned.scrollEdge
    )
    .write(Key.standardAppearance, Key.scrollEdgeAppearance, to: coder)
    let selected = bar.selectedItem.flatMap { item in bar.items?.firstIndex { $0 === item } }
    let values = TabBarValues(styling: bar.styling, selected: selected, springs: bar.isSpringLoaded)
    ArchiveBlock.write(values, forKey: Key.values, to: coder)
  }

  /// Through the bar's setters, so that it shows and proxies leave it alone; false after the coder has been told.
  static func read(_ bar: UITabBar, from coder: NSCoder) -> Bool {
    guard let values = ArchiveBlock.read(TabBarValues.self, forKey: Key.values, from: coder),
      let appearances = TabBarAppearances(
        readingKeys: Key.standardAppearance,
        Key.scrollEdgeAppearance,
        from: coder
      ),
      let items = items(from: coder)
    else { return false }
    values.fill(bar)
    if let standard = appearances.standard { bar.standardAppearance = standard }
    if let scrollEdge = appearances.scrollEdge { bar.scrollEdgeAppearance = scrollEdge }
    bar.items = items
    if let index = values.selected, let items, items.indices.contains(index) {
      bar.selectedItem = items[index]
    }
    return true
  }

  private static func items(from coder: NSCoder) -> [UITabBarItem]?? {
    // Asking for a key that is not there fails the whole archive.
    guard coder.containsValue(forKey: Key.items) else { return .some(nil) }
    if let items = coder.decodeObject(forKey: Key.items) as? [UITabBarItem] { return items }
    ArchiveBlock.fail(coder, "\(Key.items): no items of a tab bar")
    return nil
  }
}

/// What of a tab bar is archived as values.
private struct TabBarValues: Codable {
  var legacy: LegacyValues
  var placement: PlacementValues
  var selected: Int?
  var springs: Bool

  struct PlacementValues: Codable {
    @ByNumber var positioning: UITabBar.ItemPositioning
    var width: CGFloat
    var spacing: CGFloat
  }

  init(styling: TabBarAppearanceState, selected: Int?, springs: Bool) {
    legacy = LegacyValues(styling: styling)
    placement = PlacementValues(
      positioning: styling.legacyItems.placement.positioning,
      width: styling.legacyItems.placement.width,
      spacing: styling.legacyItems.placement.spacing
    )
    (self.selected, self.springs) = (selected, springs)
  }

  @MainActor func fill(_ bar: UITabBar) {
    legacy.fill(bar)
    let plain = TabBarPlacement()
    if placement.positioning != plain.positioning { bar.itemPositioning = placement.positioning }
    if placement.width != plain.width { bar.itemWidth = placement.width }
    if placement.spacing != plain.spacing { bar.itemSpacing = placement.spacing }
    if springs { bar.isSpringLoaded = true }
  }
}

/// The older look properties of a tab bar.
private struct LegacyValues {
  var style: Int
  var isTranslucent: Bool?
  var colors: [String: UIColor] = [:]
  var images: [String: UIImage] = [:]

  private static let colors: [(String, ReferenceWritableKeyPath<UITabBar, UIColor?>)] = [
    ("bar", \.barTintColor), ("unselected", \.unselectedItemTintColor),
    ("selectedImage", \.selectedImageTintColor),
  ]
  private static let images: [(String, ReferenceWritableKeyPath<UITabBar, UIImage?>)] = [
    ("background", \.backgroundImage), ("shadow", \.shadowImage),
    ("indicator", \.selectionIndicatorImage),
  ]

  init(styling: TabBarAppearanceState) {
    style = styling.legacy.barStyle.rawValue
    isTranslucent = styling.legacy.explicitTranslucency
    colors["bar"] = styling.legacy.barTintColor
    colors["unselected"] = styling.legacyItems.unselectedTintColor
    colors["selectedImage"] = styling.legacyItems.selectedImageTintColor
    images["background"] = styling.legacy.backgroundImage
    images["shadow"] = styling.legacy.shadowImage
    images["indicator"] = styling.selectionIndicatorImage
  }

  @MainActor func fill(_ bar: UITabBar) {
    if let style = UIBarStyle(rawValue: style), style != .default { bar.barStyle = style }
    for (name, path) in LegacyValues.colors where colors[name] != nil {
      bar[keyPath: path] = colors[name]
    }
    for (name, path) in LegacyValues.images where images[name] != nil {
      bar[keyPath: path] = images[name]
    }
    if let isTranslucent { bar.isTranslucent = isTranslucent }
  }
}

extension LegacyValues: Codable {
  private enum CodingKeys: CodingKey { case style, isTranslucent, colors, images }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    style = try UIBarStyle(archived: values.decode(Int.self, forKey: .style)).rawValue
    isTranslucent = try values.decodeIfPresent(Bool.self, forKey: .isTranslucent)
    colors = try values.decode([String: ArchivedColor].self, forKey: .colors)
      .mapValues { try $0.color }
    images = try values.decode([String: ArchivedImage].self, forKey: .images)
      .mapValues { try $0.image }
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(style, forKey: .style)
    try values.encodeIfPresent(isTranslucent, forKey: .isTranslucent)
    try values.encode(colors.mapValues(ArchivedColor.init), forKey: .colors)
    try values.encode(images.mapValues { ArchivedImage($0.content) }, forKey: .images)
  }
}
