/// How a tab bar looks: its background, its items in each layout, and where stacked items stand.
open class UITabBarAppearance: UIBarAppearance {
  private var arrangement = StackedArrangement()
  private var itemAppearances = ItemAppearances()
  var indicator = SelectionIndicator()

  // MARK: Creating an appearance

  /// Creates the default look.
  public override init() { super.init() }

  /// Creates the default look for a kind of device; kinds without bars count as the main screen's. (R-APP-21)
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates a look with the background of any bar's appearance, and default items.
  public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  // MARK: Items

  /// Items with titles under their icons.
  ///
  /// The object may be changed in place. A copy of what is assigned is kept. (R-APP-22)
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { itemAppearances.stacked }
    set { itemAppearances.stacked = newValue.copy(for: .stacked) }
  }

  /// Items with titles beside their icons, in bars of regular width.
  ///
  /// The object may be changed in place. A copy of what is assigned is kept. (R-APP-22)
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { itemAppearances.inline }
    set { itemAppearances.inline = newValue.copy(for: .inline) }
  }

  /// Items with titles beside their icons, in the short bar of a phone on its side.
  ///
  /// The object may be changed in place. A copy of what is assigned is kept. (R-APP-22)
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { itemAppearances.compactInline }
    set { itemAppearances.compactInline = newValue.copy(for: .compactInline) }
  }

  // MARK: Behind the selected item

  /// The colour of the mark behind the selected item; nil, the default, and clear show none. (R-APP-23)
  ///
  /// It fills a template `selectionIndicatorImage`, or the bar's own mark where there is no image. Other images keep their
  /// colours.
  open var selectionIndicatorTintColor: UIColor? {
    get { indicator.tintColor }
    set { indicator.tintColor = newValue }
  }

  /// The picture behind the content of the selected item; nil by default. (R-APP-23, M-IND-1)
  open var selectionIndicatorImage: UIImage? {
    get { indicator.image }
    set { indicator.image = newValue }
  }

  // MARK: Where stacked items stand

  /// Where stacked items stand.
  ///
  /// By default the width of the bar decides. (R-LAY-11)
  open var stackedItemPositioning: UITabBar.ItemPositioning {
    get { arrangement.positioning }
    set { arrangement.positioning = newValue }
  }

  /// The width of stacked items that stand in the middle; 0, the default, is the system's.
  ///
  /// Negative becomes 0.
  open var stackedItemWidth: CGFloat {
    get { arrangement.width }
    set { arrangement.width = StackedArrangement.length(newValue) }
  }

  /// The distance between stacked items that stand in the middle; 0, the default, is the system's.
  ///
  /// Negative becomes 0.
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

  /// The look of items in a layout.
  func items(in style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}

/// Where stacked items stand, as an app asked for it.
struct StackedArrangement: Hashable, Codable {
  @ByNumber var positioning = UITabBar.ItemPositioning.automatic
  var width: CGFloat = 0
  var spacing: CGFloat = 0

  /// Negative lengths and those that are no numbers become 0, the system's.
  static func length(_ wish: CGFloat) -> CGFloat { wish.isFinite ? max(wish, 0) : 0 }
}

/// The looks of items in the three layouts.
private struct ItemAppearances: Equatable {
  var stacked = UITabBarItemAppearance(style: .stacked)
  var inline = UITabBarItemAppearance(style: .inline)
  var compactInline = UITabBarItemAppearance(style: .compactInline)

  var copy: ItemAppearances {
    ItemAppearances(
      stacked: stacked.duplicate,
      inline: inline.duplicate,
      compactInline: compactInline.duplicate
    )
  }

  struct Archive: Codable {
    var stacked: TabItemAppearanceStates
    var inline: TabItemAppearanceStates
    var compactInline: TabItemAppearanceStates

    init(_ appearances: ItemAppearances) {
      stacked = appearances.stacked.states
      inline = appearances.inline.states
      compactInline = appearances.compactInline.states
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
