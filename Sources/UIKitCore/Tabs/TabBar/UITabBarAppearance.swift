/// The appearance of a tab bar: its background, its items in each layout, and the positioning of
/// stacked items.
///
/// Configure an appearance and assign it to ``UITabBar/standardAppearance``, which stores a copy:
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.backgroundColor = .systemBackground
/// appearance.stackedLayoutAppearance.selected.iconColor = .systemRed
/// tabBar.standardAppearance = appearance
/// ```
open class UITabBarAppearance: UIBarAppearance {
  private var arrangement = StackedArrangement()
  private var itemAppearances = ItemAppearances()
  var indicator = SelectionIndicator()

  // MARK: Creating an appearance

  /// Creates the default appearance.
  public override init() { super.init() }

  // R-APP-21
  /// Creates the default appearance for a kind of device.
  ///
  /// - Parameter idiom: The kind of device. For one without bars, that of the main screen is used.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates an appearance with the background of another bar's appearance, and default values for
  /// items.
  ///
  /// - Parameter barAppearance: The appearance whose background is copied.
  public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  // MARK: Items

  /// The appearance of items with titles below their icons.
  ///
  /// The object can be modified in place. Assigning stores a copy.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    // R-APP-22
    get { itemAppearances[.stacked] }
    set { itemAppearances[.stacked] = newValue.copy(for: .stacked) }
  }

  /// The appearance of items with titles beside their icons, in a regular horizontal size class.
  ///
  /// The object can be modified in place. Assigning stores a copy.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    // R-APP-22
    get { itemAppearances[.inline] }
    set { itemAppearances[.inline] = newValue.copy(for: .inline) }
  }

  /// The appearance of items with titles beside their icons, on the compact bar of a phone in
  /// landscape.
  ///
  /// The object can be modified in place. Assigning stores a copy.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    // R-APP-22
    get { itemAppearances[.compactInline] }
    set { itemAppearances[.compactInline] = newValue.copy(for: .compactInline) }
  }

  // MARK: Selection indicator

  /// The color of the indicator behind the selected item.
  ///
  /// The default value is `nil`, which shows no indicator, as does a clear color.
  ///
  /// The color fills a template ``selectionIndicatorImage``, or the bar's own indicator if there is
  /// no image. Other images keep their colors.
  open var selectionIndicatorTintColor: UIColor? {
    // R-APP-23
    get { indicator.tintColor }
    set { indicator.tintColor = newValue }
  }

  /// The image behind the content of the selected item.
  ///
  /// The default value is `nil`.
  open var selectionIndicatorImage: UIImage? {
    // R-APP-23, M-IND-1
    get { indicator.image }
    set { indicator.image = newValue }
  }

  // MARK: Positioning of stacked items

  /// The positioning of stacked items.
  ///
  /// The default value is ``UITabBar/ItemPositioning/automatic``.
  open var stackedItemPositioning: UITabBar.ItemPositioning {
    // R-LAY-11
    get { arrangement.positioning }
    set { arrangement.positioning = newValue }
  }

  /// The width of centered stacked items in points.
  ///
  /// The default value is 0, which is the system's width.
  ///
  /// Values that are negative or not finite are replaced by 0.
  open var stackedItemWidth: CGFloat {
    get { arrangement.width }
    set { arrangement.width = StackedArrangement.length(newValue) }
  }

  /// The distance between centered stacked items in points.
  ///
  /// The default value is 0, which is the system's distance.
  ///
  /// Values that are negative or not finite are replaced by 0.
  open var stackedItemSpacing: CGFloat {
    get { arrangement.spacing }
    set { arrangement.spacing = StackedArrangement.length(newValue) }
  }

  // MARK: Copying, equality

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let tabBar = copy as? UITabBarAppearance else { return copy }
    tabBar.itemAppearances = itemAppearances.copy
    tabBar.indicator = indicator
    tabBar.arrangement = arrangement
    return tabBar
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITabBarAppearance, super.isEqual(other) else { return false }
    return itemAppearances == other.itemAppearances && indicator == other.indicator
      && arrangement == other.arrangement
  }

  open override var hash: Int { super.hash ^ arrangement.hashValue }

  // MARK: Coding

  public required init?(coder: NSCoder) {
    guard
      let archive = ArchiveBlock.read(Archive.self, forKey: "UITabBarAppearance", from: coder)
    else { return nil }
    arrangement = archive.arrangement
    indicator = archive.indicator
    itemAppearances = archive.items.appearances
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archive = Archive(
      arrangement: arrangement,
      indicator: indicator,
      items: ItemAppearances.Archive(itemAppearances)
    )
    ArchiveBlock.write(archive, forKey: "UITabBarAppearance", to: coder)
  }

  private struct Archive: Codable {
    var arrangement: StackedArrangement
    var indicator: SelectionIndicator
    var items: ItemAppearances.Archive
  }

  /// Returns the appearance of items in a layout.
  func items(in style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}

/// The positioning of stacked items that the app requested.
struct StackedArrangement: Hashable, Codable {
  @ArchivedByRawValue var positioning = UITabBar.ItemPositioning.automatic
  var width: CGFloat = 0
  var spacing: CGFloat = 0

  /// Returns a length, or 0 for the system's if it is negative or not finite.
  static func length(_ wish: CGFloat) -> CGFloat { wish.isFinite ? max(wish, 0) : 0 }
}

/// The appearances of items in the three layouts.
///
/// Those of a layout are created when they are read, because most apps change only one of them.
private struct ItemAppearances: Equatable {
  private var stacked: UITabBarItemAppearance?
  private var inline: UITabBarItemAppearance?
  private var compactInline: UITabBarItemAppearance?

  subscript(style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    mutating get {
      if let known = self[created: style] { return known }
      let made = UITabBarItemAppearance(style: style)
      self[created: style] = made
      return made
    }
    set { self[created: style] = newValue }
  }

  /// The appearance in a layout, or `nil` for the default one that was not read.
  private subscript(created style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance? {
    get {
      switch style {
      case .stacked: stacked
      case .inline: inline
      case .compactInline: compactInline
      }
    }
    set {
      switch style {
      case .stacked: stacked = newValue
      case .inline: inline = newValue
      case .compactInline: compactInline = newValue
      }
    }
  }

  var copy: ItemAppearances {
    ItemAppearances(
      stacked: stacked?.duplicate,
      inline: inline?.duplicate,
      compactInline: compactInline?.duplicate
    )
  }

  static func == (left: ItemAppearances, right: ItemAppearances) -> Bool {
    func areEqual(in style: UITabBarItemAppearance.Style) -> Bool {
      let (one, other) = (left[created: style], right[created: style])
      if one == nil, other == nil { return true }
      let standard = UITabBarItemAppearance(style: style)
      return one ?? standard == other ?? standard
    }
    return areEqual(in: .stacked) && areEqual(in: .inline) && areEqual(in: .compactInline)
  }

  struct Archive: Codable {
    var stacked: TabItemAppearanceStates
    var inline: TabItemAppearanceStates
    var compactInline: TabItemAppearanceStates

    init(_ appearances: ItemAppearances) {
      var appearances = appearances
      stacked = appearances[.stacked].states
      inline = appearances[.inline].states
      compactInline = appearances[.compactInline].states
    }

    var appearances: ItemAppearances {
      ItemAppearances(
        stacked: UITabBarItemAppearance(states: stacked),
        inline: UITabBarItemAppearance(states: inline),
        compactInline: UITabBarItemAppearance(states: compactInline)
      )
    }
  }
}
