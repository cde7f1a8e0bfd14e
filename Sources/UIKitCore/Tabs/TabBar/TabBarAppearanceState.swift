/// The appearance objects and older properties that are assigned to one tab bar.
struct TabBarAppearanceState: BarAppearanceState {
  // R-APP-1…4, R-LEG-4

  var appearances = BarAppearanceStore<UITabBarAppearance>()
  var legacy = LegacyBarAppearance()
  /// The older properties that only tab bars have.
  var legacyItems = LegacyItems()
  /// The image of the indicator, which also applies to appearance objects without an image.
  var selectionIndicatorImage: UIImage?

  struct LegacyItems {
    var unselectedTintColor: UIColor?
    var selectedImageTintColor: UIColor?
    var placement = TabBarPlacement()
  }

  @MainActor
  func resolved(_ appearance: UITabBarAppearance) -> ResolvedTabBarAppearance {
    withSelectionIndicator(ResolvedTabBarAppearance(of: appearance))
  }

  @MainActor
  func resolvedLegacy(in situation: BarSituation) -> ResolvedTabBarAppearance {
    var resolved = ResolvedTabBarAppearance(of: plainTabBarAppearance)
    let isClear = situation.isAtScrollEdge && !legacy.hasOwnBackground
    resolved.background = isClear ? .transparent : legacy.background
    resolved.items.isDark = legacy.isDark
    resolved.items.unselectedColor =
      legacyItems.unselectedTintColor ?? (legacy.isDark ? BarMetrics.unselectedColorOnBlack : nil)
    resolved.items.selectedIconColor = legacyItems.selectedImageTintColor
    resolved.placement = legacyItems.placement
    return withSelectionIndicator(resolved)
  }

  /// Adds the bar's own indicator image unless the appearance has an indicator; template images
  /// have the tint color.
  private func withSelectionIndicator(
    _ resolved: ResolvedTabBarAppearance
  ) -> ResolvedTabBarAppearance {
    // R-APP-23
    guard resolved.items.indicator == .none, let image = selectionIndicatorImage,
      image.size.width > 0, image.size.height > 0
    else { return resolved }
    var resolved = resolved
    resolved.items.indicator = .image(image, tint: nil)
    return resolved
  }
}

/// The shared appearance of bars to which no appearance was assigned.
///
/// It is never modified.
@MainActor private let plainTabBarAppearance = UITabBarAppearance()
