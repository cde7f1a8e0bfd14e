/// The style of a television's bar: a translucent pill, with a dim pill behind the selected item
/// and a raised white pill behind the focused one.
struct TelevisionTabBarStyle: TabBarIdiomStyle {
  // R-TV-12, R-TV-13, R-TV-14

  var top: CGFloat { TelevisionTabBarMetrics.top }
  var contentGap: CGFloat { TelevisionTabBarMetrics.contentGap }

  @MainActor func symbolConfiguration(isCompact: Bool) -> UIImage.SymbolConfiguration {
    TelevisionTabBarMetrics.symbolConfiguration
  }

  var itemDefaults: TabItemDefaults? { TelevisionTabBarStyle.items }

  private static let items = TabItemDefaults(
    titleFont: TelevisionTabBarMetrics.titleFont,
    normalColor: UIColor.label.withAlphaComponent(TelevisionTabBarMetrics.normalAlpha),
    selectedColor: .label,
    focusedColor: .black,
    badgeFont: TelevisionTabBarMetrics.badgeFont
  )

  func inlineMeasures(isCompact: Bool) -> TabBarButtonLayout.InlineMeasures {
    TelevisionTabBarMetrics.inlineMeasures
  }

  func buttonCount(of count: Int, width: CGFloat) -> Int {
    TelevisionTabBarLayout.mostItems(of: count, width: width)
  }

  /// Returns the app's image or color for the selected and the focused item, or else the
  /// television's pills.
  func indicator(
    own: SelectionIndicator.Shape,
    isSelected: Bool,
    isFocused: Bool
  ) -> SelectionIndicator.Shape {
    guard isSelected || isFocused else { return .none }
    guard own == .none else { return own }
    return .mark(isFocused ? .white : .systemFill)
  }

  /// Returns the pill behind an item: the entire slot for the focused item, and an inset slot for
  /// the selected one.
  func mark(in slot: CGRect, isFocused: Bool) -> TabItemMarkGeometry {
    let inset = isFocused ? 0 : TelevisionTabBarMetrics.selectedInset
    let frame = slot.insetBy(dx: inset, dy: inset)
    guard frame.width > 0, frame.height > 0 else {
      return TabItemMarkGeometry(frame: .zero, cornerRadius: 0)
    }
    return TabItemMarkGeometry(
      frame: frame,
      cornerRadius: min(frame.width, frame.height) / 2,
      shadow: isFocused ? TelevisionTabBarMetrics.shadow : nil
    )
  }

  /// Returns an appearance without a hairline, and with the television's material instead of the
  /// docked bar's.
  func adapted(_ appearance: ResolvedTabBarAppearance) -> ResolvedTabBarAppearance {
    var adapted = appearance
    adapted.background.shadowColor = nil
    adapted.background.shadowImage = nil
    if adapted.background.effect == BarBackground.standard.effect {
      adapted.background.effect = UIBlurEffect(style: .systemThinMaterial)
      adapted.background.color = adapted.background.color ?? .quaternarySystemFill
    }
    return adapted
  }
}
