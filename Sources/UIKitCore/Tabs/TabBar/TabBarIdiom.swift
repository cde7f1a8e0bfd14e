/// The kind of bar that a device shows: docked at the lower edge, or floating at the top of a television. (R-STR-2)
///
/// Whatever differs between the two asks for the form; nobody else asks what kind of device it is.
enum TabBarIdiom: Hashable {
  case docked, television
}

extension TabBarTraits {
  var form: TabBarIdiom { idiom == .tv ? .television : .docked }
}

extension TabBarIdiom {
  /// The measures of items with titles beside their icons.
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

  /// The size and weight of symbols that state none. (R-IMG-8)
  @MainActor var symbolConfiguration: UIImage.SymbolConfiguration {
    switch self {
    case .docked: TabBarMetrics.symbolConfiguration
    case .television: TelevisionTabBarMetrics.symbolConfiguration
    }
  }

  /// How many of `count` items a bar of this width makes buttons for; whether all of them fit, their titles say.
  func buttonCount(of count: Int, width: CGFloat) -> Int {
    switch self {
    case .docked: DockedTabBarLayout.visibleCount(of: count, width: width)
    case .television: TelevisionTabBarLayout.mostItems(of: count, width: width)
    }
  }

  /// What items look like where nobody says anything; nil leaves it to the layout of the item.
  var itemDefaults: TabItemDefaults? {
    switch self {
    case .docked: nil
    case .television: TelevisionTabBarAppearance.items
    }
  }

  /// What is behind an item, from what the look of the bar asks for.
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

  /// Where the mark behind an item stands in the item's place.
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

  /// The look of the whole bar, as this form shows it.
  func adapted(_ look: ResolvedTabBarAppearance) -> ResolvedTabBarAppearance {
    switch self {
    case .docked: look
    case .television: TelevisionTabBarAppearance.adapted(look)
    }
  }
}

/// The place of the mark behind an item.
struct TabItemMarkGeometry: Hashable {
  var frame: CGRect
  var cornerRadius: CGFloat
  /// Whether it stands out from the bar, with a shadow.
  var isLifted = false
}

/// What one form of the bar has in place of the docked bar's fonts and colours.
struct TabItemDefaults {
  var titleFont: UIFont
  var normalColor: UIColor
  var selectedColor: UIColor
  var focusedColor: UIColor
  var badgeFont: UIFont
}
