/// How a tab bar looks: its background, its items in each layout, and where stacked items stand.
open class UITabBarAppearance: UIBarAppearance {
  /// Items with titles under their icons.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Items with titles beside their icons, in bars of regular width.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// Items with titles beside their icons, in the short bar of a phone on its side.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// Where stacked items stand.
  ///
  /// By default the width of the bar decides. (R-LAY-11)
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic

  /// The width of stacked items that stand in the middle; 0, the default, is the system's.
  ///
  /// Negative becomes 0.
  open var stackedItemWidth: CGFloat {
    get { itemWidth }
    set { itemWidth = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  /// The distance between stacked items that stand in the middle; 0, the default, is the system's.
  ///
  /// Negative becomes 0.
  open var stackedItemSpacing: CGFloat {
    get { itemSpacing }
    set { itemSpacing = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  private var itemWidth: CGFloat = 0
  private var itemSpacing: CGFloat = 0

  /// Creates the default look.
  public override init() { super.init() }

  /// Creates a look with the background of any bar's appearance, and default items.
  public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let tabBar = copy as? UITabBarAppearance else { return copy }
    tabBar.stackedLayoutAppearance = stackedLayoutAppearance.duplicate
    tabBar.inlineLayoutAppearance = inlineLayoutAppearance.duplicate
    tabBar.compactInlineLayoutAppearance = compactInlineLayoutAppearance.duplicate
    tabBar.stackedItemPositioning = stackedItemPositioning
    tabBar.itemWidth = itemWidth
    tabBar.itemSpacing = itemSpacing
    return tabBar
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

extension NSCopying where Self: NSObject {
  /// A copy of the same type.
  var duplicate: Self { copy(with: nil) as? Self ?? self }
}
