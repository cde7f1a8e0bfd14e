/// The kind of bar that a device has: docked at the bottom, or floating at the top of a
/// television's screen.
///
/// All differences between the two are defined by the style of the idiom; other code doesn't check
/// the kind of device.
enum TabBarIdiom: Hashable {
  // R-STR-2

  case docked, television

  var style: any TabBarIdiomStyle {
    switch self {
    case .docked: DockedTabBarStyle()
    case .television: TelevisionTabBarStyle()
    }
  }
}

extension TabBarTraits {
  var tabBarIdiom: TabBarIdiom { idiom == .tv ? .television : .docked }
}

extension TabBarIdiom {
  var itemDefaults: TabItemDefaults? { style.itemDefaults }

  func adapted(_ appearance: ResolvedTabBarAppearance) -> ResolvedTabBarAppearance {
    style.adapted(appearance)
  }
}

/// The metrics and the appearance of a bar that depend on its idiom.
protocol TabBarIdiomStyle {
  /// The distance between the bar and the top of the screen, for bars at the top.
  var top: CGFloat { get }
  /// The distance between the bar and the content.
  var contentGap: CGFloat { get }
  /// Returns the size and weight of symbols without a configuration, on bars of regular or compact
  /// height.
  @MainActor func symbolConfiguration(isCompact: Bool) -> UIImage.SymbolConfiguration
  /// The default appearance of items; `nil` if it depends on the layout of the item.
  var itemDefaults: TabItemDefaults? { get }

  /// Returns the metrics of items whose titles are beside their icons.
  func inlineMeasures(isCompact: Bool) -> TabBarButtonLayout.InlineMeasures

  /// Returns the number of buttons that are created for items.
  ///
  /// Whether all of them fit depends on their titles.
  func buttonCount(of count: Int, width: CGFloat) -> Int

  /// Returns the indicator behind an item, given that of the bar's appearance.
  func indicator(
    own: SelectionIndicator.Shape,
    isSelected: Bool,
    isFocused: Bool
  ) -> SelectionIndicator.Shape

  /// Returns the frame and shape of the indicator in an item's slot.
  func mark(in slot: CGRect, isFocused: Bool) -> TabItemMarkGeometry

  /// Returns the appearance of the bar, adapted to the idiom.
  func adapted(_ appearance: ResolvedTabBarAppearance) -> ResolvedTabBarAppearance
}

/// The style of a docked bar, which shows appearances as they are.
struct DockedTabBarStyle: TabBarIdiomStyle {
  var top: CGFloat { 0 }
  var contentGap: CGFloat { 0 }

  @MainActor func symbolConfiguration(isCompact: Bool) -> UIImage.SymbolConfiguration {
    // R-IMG-8
    isCompact ? TabBarMetrics.compactSymbolConfiguration : TabBarMetrics.symbolConfiguration
  }

  var itemDefaults: TabItemDefaults? { nil }

  func inlineMeasures(isCompact: Bool) -> TabBarButtonLayout.InlineMeasures {
    TabBarButtonLayout.InlineMeasures(
      imageSide: isCompact ? TabBarMetrics.compactImageSide : TabBarMetrics.inlineImageSide,
      gap: isCompact ? TabBarMetrics.compactGap : TabBarMetrics.inlineGap,
      badge: .overIcon(TabBarMetrics.inlineBadgeOffset)
    )
  }

  func buttonCount(of count: Int, width: CGFloat) -> Int {
    DockedTabBarLayout.visibleCount(of: count, width: width)
  }

  func indicator(
    own: SelectionIndicator.Shape,
    isSelected: Bool,
    isFocused: Bool
  ) -> SelectionIndicator.Shape { isSelected ? own : .none }

  func mark(in slot: CGRect, isFocused: Bool) -> TabItemMarkGeometry {
    let frame = slot.insetBy(dx: TabBarMetrics.indicatorMargin, dy: TabBarMetrics.indicatorMargin)
    return TabItemMarkGeometry(
      frame: frame,
      cornerRadius: min(TabBarMetrics.indicatorRadius, frame.height / 2)
    )
  }

  func adapted(_ appearance: ResolvedTabBarAppearance) -> ResolvedTabBarAppearance { appearance }
}

/// The frame and shape of the indicator behind an item.
struct TabItemMarkGeometry: Hashable {
  struct Shadow: Hashable {
    var opacity: Float
    var radius: CGFloat
    var offset: CGSize
  }

  var frame: CGRect
  var cornerRadius: CGFloat
  var shadow: Shadow?
}

/// The fonts and colors that an idiom uses instead of the docked bar's.
struct TabItemDefaults {
  var titleFont: UIFont
  var normalColor: UIColor
  var selectedColor: UIColor
  var focusedColor: UIColor
  var badgeFont: UIFont
}
