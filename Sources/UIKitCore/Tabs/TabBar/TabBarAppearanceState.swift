/// Everything said about the look of one tab bar, and what it amounts to.
///
/// This is the one place that chooses between appearance objects of bar and item, the older properties, and being at the
/// scroll edge; the bar's views see only the value that comes out. (R-APP-1…4, R-LEG-4)
struct TabBarAppearanceState {
  /// Older properties that all bars have.
  var legacy = LegacyBarAppearance()
  /// Older properties that only tab bars have.
  var legacyItems = LegacyItems()
  /// Not one of the older properties: it goes with appearances, too.
  var selectionIndicatorImage: UIImage?

  private var standard = AssignedAppearance<UITabBarAppearance>()
  private var scrollEdge = AssignedAppearance<UITabBarAppearance>()
  /// What `standardAppearance` hands out before one was assigned.
  private lazy var defaultAppearance = UITabBarAppearance()

  struct LegacyItems {
    var unselectedTintColor: UIColor?
    var selectedImageTintColor: UIColor?
    var placement = TabBarPlacement()
  }

  // MARK: Assigned appearances

  mutating func assignStandard(_ appearance: UITabBarAppearance) { standard.assign(appearance) }

  mutating func assignScrollEdge(_ appearance: UITabBarAppearance?) {
    scrollEdge.assign(appearance)
  }

  var standardAppearance: UITabBarAppearance {
    mutating get { standard.handOut() ?? defaultAppearance }
  }

  var scrollEdgeAppearance: UITabBarAppearance? {
    mutating get { scrollEdge.handOut() }
  }

  /// What was assigned; nil where nothing was.
  var assigned: AppearanceChain<UITabBarAppearance>.Pair {
    .init(standard: standard.shown, scrollEdge: scrollEdge.shown)
  }

  // MARK: What it amounts to

  /// The look while an item, which may bring appearances of its own, is selected.
  @MainActor
  func look(
    for item: AppearanceChain<UITabBarAppearance>.Pair,
    isAtScrollEdge: Bool
  ) -> ResolvedTabBarAppearance {
    let chain = AppearanceChain(
      item: item,
      bar: assigned
    )
    let choice = chain.choice(isAtScrollEdge: isAtScrollEdge)
    var look =
      choice.appearance.map(ResolvedTabBarAppearance.init(of:)) ?? legacyLook(isAtScrollEdge)
    if choice.appearance != nil, choice.isTransparent { look.background = .transparent }
    if look.items.indicator == .none { look.items.indicator = ownIndicator }
    return look
  }

  /// The bar's own picture, where no appearance asks for one; templates have the tint. (R-APP-23)
  private var ownIndicator: SelectionIndicator.Shape {
    guard let image = selectionIndicatorImage, image.size.width > 0, image.size.height > 0 else {
      return .none
    }
    return .image(image, tint: nil)
  }

  /// The look of a bar without appearances.
  @MainActor
  private func legacyLook(_ isAtScrollEdge: Bool) -> ResolvedTabBarAppearance {
    var look = ResolvedTabBarAppearance(of: plainTabBarAppearance)
    let isClear = isAtScrollEdge && !legacy.hasOwnBackground
    look.background = isClear ? .transparent : legacy.background
    look.items.isDark = legacy.isDark
    look.items.unselectedColor =
      legacyItems.unselectedTintColor ?? (legacy.isDark ? BarMetrics.unselectedColorOnBlack : nil)
    look.items.selectedIconColor = legacyItems.selectedImageTintColor
    look.placement = legacyItems.placement
    return look
  }
}

/// What bars show without any appearance; one for all of them, since it never changes.
@MainActor private let plainTabBarAppearance = UITabBarAppearance()
