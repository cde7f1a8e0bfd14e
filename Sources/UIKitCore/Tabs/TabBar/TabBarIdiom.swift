/// The kind of bar that a device has: docked at the bottom, or floating at the top of a
/// television's screen.
///
/// Everything that differs between the two is decided by this type; other code doesn't check the
/// kind of device.
enum TabBarIdiom: Hashable {
  // R-STR-2
  case docked, television
}

extension TabBarTraits {
  var form: TabBarIdiom { idiom == .tv ? .television : .docked }
}

extension TabBarIdiom {
  /// Returns the metrics of items whose titles are beside their icons.
  func inlineMeasures(scale: CGFloat) -> TabBarButtonLayout.InlineMeasures {
    switch self {
    case .docked:
      TabBarButtonLayout.InlineMeasures(
        imageSide: TabBarMetrics.inlineImageSide(scale: scale),
        gap: TabBarMetrics.inlineGap(scale: scale),
        badge: .overIcon(TabBarMetrics.inlineBadgeOffset)
      )
    case .television: TelevisionTabBarMetrics.inlineMeasures
    }
  }

  /// The size and weight of symbols without a configuration.
  @MainActor var symbolConfiguration: UIImage.SymbolConfiguration {
    // R-IMG-8
    switch self {
    case .docked: TabBarMetrics.symbolConfiguration
    case .television: TelevisionTabBarMetrics.symbolConfiguration
    }
  }

  /// Returns the number of buttons that are created for items; whether all of them fit depends on
  /// their titles.
  func buttonCount(of count: Int, width: CGFloat) -> Int {
    switch self {
    case .docked: DockedTabBarLayout.visibleCount(of: count, width: width)
    case .television: TelevisionTabBarLayout.mostItems(of: count, width: width)
    }
  }

  /// The default appearance of items; `nil` if it depends on the layout of the item.
  var itemDefaults: TabItemDefaults? {
    switch self {
    case .docked: nil
    case .television: TelevisionTabBarAppearance.items
    }
  }

  /// Returns the indicator behind an item.
  func indicator(
    own: SelectionIndicator.Shape,
    isSelected: Bool,
    isFocused: Bool
  ) -> SelectionIndicator.Shape {
    switch self {
    case .docked: isSelected ? own : .none
    case .television:
      TelevisionTabBarAppearance.indicator(own: own, isSelected: isSelected, isFocused: isFocused)
    }
  }

  /// Returns the frame and shape of the indicator in an item's slot.
  func mark(in slot: CGRect, isFocused: Bool) -> TabItemMarkGeometry {
    switch self {
    case .docked:
      let frame = slot.insetBy(dx: TabBarMetrics.indicatorMargin, dy: TabBarMetrics.indicatorMargin)
      return TabItemMarkGeometry(
        frame: frame,
        cornerRadius: min(TabBarMetrics.indicatorRadius, frame.height / 2)
      )
    case .television: return TelevisionTabBarAppearance.mark(in: slot, isFocused: isFocused)
    }
  }

  /// Returns the appearance of the bar, adapted to the idiom.
  func adapted(_ look: ResolvedTabBarAppearance) -> ResolvedTabBarAppearance {
    switch self {
    case .docked: look
    case .television: TelevisionTabBarAppearance.adapted(look)
    }
  }
}

/// The frame and shape of the indicator behind an item.
struct TabItemMarkGeometry: Hashable {
  var frame: CGRect
  var cornerRadius: CGFloat
  /// Whether the indicator has a shadow.
  var isLifted = false
}

/// The fonts and colors that an idiom uses instead of the docked bar's.
struct TabItemDefaults {
  var titleFont: UIFont
  var normalColor: UIColor
  var selectedColor: UIColor
  var focusedColor: UIColor
  var badgeFont: UIFont
}
