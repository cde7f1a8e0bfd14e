/// How a television's bar looks: a pill that lets the content through, a dim pill for the selected item, and a white one that
/// stands out for the item with the focus. (R-TV-12, R-TV-13, R-TV-14)
enum TelevisionTabBarAppearance {
  // MARK: The bar

  /// The look that an app asked for, or the default, without a line, and with the television's own material in place of
  /// the chrome of docked bars.
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

  /// A picture or a colour that the app asked for stands behind the selected item and the one with the focus; else the
  /// television's own pills do.
  static func indicator(
    own: SelectionIndicator.Shape,
    isSelected: Bool,
    isFocused: Bool
  ) -> SelectionIndicator.Shape {
    guard isSelected || isFocused else { return .none }
    guard own == .none else { return own }
    return .mark(isFocused ? .white : .systemFill)
  }

  /// The pill behind an item: the whole of its place for the one with the focus, less for one that is only selected.
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
