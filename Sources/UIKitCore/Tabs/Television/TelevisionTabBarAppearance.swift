/// The appearance of a television's bar: a translucent pill, with a dim pill behind the selected
/// item and a raised white pill behind the focused one.
enum TelevisionTabBarAppearance {
  // R-TV-12, R-TV-13, R-TV-14

  // MARK: Bar

  /// Returns an appearance without a hairline, and with the television's material in place of the
  /// docked bar's.
  static func adapted(_ look: ResolvedTabBarAppearance) -> ResolvedTabBarAppearance {
    var look = look
    look.background.shadowColor = nil
    look.background.shadowImage = nil
    if look.background.effect == BarBackground.standard.effect {
      look.background.effect = UIBlurEffect(style: .systemThinMaterial)
      look.background.color = look.background.color ?? .quaternarySystemFill
    }
    return look
  }

  // MARK: Items

  static let items = TabItemDefaults(
    titleFont: TelevisionTabBarMetrics.titleFont,
    normalColor: UIColor.label.withAlphaComponent(TelevisionTabBarMetrics.normalAlpha),
    selectedColor: .label,
    focusedColor: .black,
    badgeFont: TelevisionTabBarMetrics.badgeFont
  )

  /// Returns the indicator behind an item: the app's image or color for the selected and the
  /// focused item, or else the television's pills.
  static func indicator(
    own: SelectionIndicator.Shape,
    isSelected: Bool,
    isFocused: Bool
  ) -> SelectionIndicator.Shape {
    guard isSelected || isFocused else { return .none }
    guard own == .none else { return own }
    return .mark(isFocused ? .white : .systemFill)
  }

  /// Returns the geometry of the pill behind an item: the whole slot for the focused item, less for
  /// the selected one.
  static func mark(in slot: CGRect, isFocused: Bool) -> TabItemMarkGeometry {
    let inset = isFocused ? 0 : TelevisionTabBarMetrics.selectedInset
    let frame = slot.insetBy(dx: inset, dy: inset)
    guard frame.width > 0, frame.height > 0 else {
      return TabItemMarkGeometry(frame: .zero, cornerRadius: 0)
    }
    return TabItemMarkGeometry(
      frame: frame,
      cornerRadius: min(frame.width, frame.height) / 2,
      isLifted: isFocused
    )
  }
}
