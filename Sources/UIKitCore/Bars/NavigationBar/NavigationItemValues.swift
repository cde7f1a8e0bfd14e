/// The values of a navigation item that are not objects.
struct NavigationItemValues: Equatable, Codable {
  var title: String?
  var prompt: String?
  var backButtonTitle: String?
  @ArchivedByRawValue var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
  @ArchivedByRawValue var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
  var hidesBackButton = false
  var leftItemsSupplementBackButton = false

  /// Returns the items without duplicates; only the first occurrence of an item is kept.
  static func unique(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
    var seen: Set<ObjectIdentifier> = []
    let unique = items.filter { seen.insert(ObjectIdentifier($0)).inserted }
    if unique.count < items.count {
      Log.warning("UINavigationItem: duplicate item ignored")
    }
    return unique
  }
}

/// Archives navigation items: their values, and everything else as objects.
@MainActor
enum NavigationItemArchive {
  private enum Key {
    static let values = "UINavigationItem"
    static let left = "UINavigationItem.left"
    static let right = "UINavigationItem.right"
    static let back = "UINavigationItem.back"
    static let titleView = "UINavigationItem.titleView"
  }

  static func write(_ item: UINavigationItem, to coder: NSCoder) {
    ArchiveBlock.write(item.values, forKey: Key.values, to: coder)
    let objects: [(String, Any?)] = [
      (Key.left, item.leftBarButtonItems.map { $0 as NSArray }),
      (Key.right, item.rightBarButtonItems.map { $0 as NSArray }),
      (Key.back, item.backBarButtonItem),
      (Key.titleView, item.titleView),
    ]
    for (key, object) in objects {
      if let object { coder.encode(object, forKey: key) }
    }
    item.appearances.encode(with: coder, prefix: Key.values)
  }

  /// Reads the objects and assigns them to the item, then returns the other values.
  ///
  /// If the archive is damaged, sets the coder's error and returns `nil`.
  static func read(_ item: UINavigationItem, from coder: NSCoder) -> NavigationItemValues? {
    guard
      let values = ArchiveBlock.read(NavigationItemValues.self, forKey: Key.values, from: coder),
      let appearances = BarAppearances<UINavigationBarAppearance>(
        coder: coder,
        prefix: Key.values
      )
    else { return nil }
    item.leftBarButtonItems = object(Key.left, from: coder)
    item.rightBarButtonItems = object(Key.right, from: coder)
    item.backBarButtonItem = object(Key.back, from: coder)
    item.titleView = object(Key.titleView, from: coder)
    item.standardAppearance = appearances.standard
    item.scrollEdgeAppearance = appearances.scrollEdge
    item.compactAppearance = appearances.compact
    item.compactScrollEdgeAppearance = appearances.compactScrollEdge
    return values
  }

  /// Returns the object for a key, or `nil` if there is none.
  ///
  /// The key is checked first, because decoding a missing key fails the whole archive.
  private static func object<Value>(_ key: String, from coder: NSCoder) -> Value? {
    coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? Value : nil
  }
}
