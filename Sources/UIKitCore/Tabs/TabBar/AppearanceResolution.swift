/// Decides how an item looks from everything that has a say. The first that says something wins:
///
///     title   the state's attributes ▸ the item's own attributes ▸ selected: tint, else: grey
///     icon    the state's iconColor ▸ selected: selectedImageTintColor, then tint, else: grey
///     badge   the state's colour ▸ the item's badgeColor ▸ red
///
/// What a state leaves out is the system's for that state, not what the normal state says; a font given for the normal
/// state alone serves all states though, in titles and badges. Grey is `unselectedItemTintColor` where one was set;
/// disabled items have half of it, a focused item has the tint. (R-APP-9, R-APP-10, R-LEG-5, R-LEG-6, R-LEG-9, M-COL-1…4)
struct AppearanceResolution {
  enum State: Hashable, CaseIterable {
    case normal, selected, disabled, focused

    /// The state that decides where several hold: nothing shows on a disabled item but that it is one.
    init(isEnabled: Bool, isSelected: Bool, isFocused: Bool = false) {
      self =
        if !isEnabled { .disabled } else if isFocused { .focused } else {
          isSelected ? .selected : .normal
        }
    }

    /// What items are asked for their own attributes with.
    var controlState: UIControl.State {
      switch self {
      case .normal: .normal
      case .selected: .selected
      case .disabled: .disabled
      case .focused: .focused
      }
    }
  }

  /// What an item itself says, from before there were appearance objects.
  struct ItemAttributes {
    var titleAttributes: [NSAttributedString.Key: Any]?
    var normalTitleAttributes: [NSAttributedString.Key: Any]?
    var titleOffset = UIOffset.zero
    var badgeColor: UIColor?
    var badgeAttributes: [NSAttributedString.Key: Any]?
    var normalBadgeAttributes: [NSAttributedString.Key: Any]?
  }

  var appearance: UITabBarItemAppearance
  var tintColor: UIColor
  var unselectedColor: UIColor?
  /// In place of the tint, for icons alone. (`UITabBar.selectedImageTintColor`)
  var selectedIconColor: UIColor?
  /// What stands for the system's own choices in another form of the bar.
  var defaults: TabItemDefaults?

  func look(in state: State, item: ItemAttributes) -> ResolvedTabItemAppearance {
    let block = block(for: state)
    let normal = appearance.normal.attributes
    let color = defaultColor(in: state)
    let titleAttributes = (item.titleAttributes ?? [:]).merging(block.titleTextAttributes) { $1 }
    let badgeAttributes = (item.badgeAttributes ?? [:]).merging(block.badgeTextAttributes) { $1 }
    let font =
      titleAttributes[.font] ?? normal.titleTextAttributes[.font]
      ?? item.normalTitleAttributes?[.font]
    let badgeFont =
      badgeAttributes[.font] ?? normal.badgeTextAttributes[.font]
      ?? item.normalBadgeAttributes?[.font]
    return ResolvedTabItemAppearance(
      titleFont: font as? UIFont ?? defaultFont,
      titleColor: titleAttributes[.foregroundColor] as? UIColor ?? color,
      titleAttributes: titleAttributes.filter { $0.key != .font && $0.key != .foregroundColor },
      titleOffset: block.titleOffset == .zero ? item.titleOffset : block.titleOffset,
      iconColor: block.iconColor ?? (state == .selected ? selectedIconColor : nil) ?? color,
      badgeColor: block.badgeColor ?? item.badgeColor ?? .systemRed,
      badgeFont: badgeFont as? UIFont ?? defaults?.badgeFont ?? BarMetrics.badgeFont,
      badgeTextColor: badgeAttributes[.foregroundColor] as? UIColor ?? .white,
      badgeOffset: block.badgeOffset,
      badgeTitleOffset: block.badgeTitleOffset
    )
  }

  private func block(for state: State) -> TabItemStateAttributes {
    switch state {
    case .normal: appearance.normal.attributes
    case .selected: appearance.selected.attributes
    case .disabled: appearance.disabled.attributes
    case .focused: appearance.focused.attributes
    }
  }

  private func defaultColor(in state: State) -> UIColor {
    let grey = unselectedColor ?? defaults?.normalColor ?? BarMetrics.unselectedColor
    return switch state {
    case .normal: grey
    case .selected: defaults?.selectedColor ?? tintColor
    case .focused: defaults?.focusedColor ?? tintColor
    case .disabled: grey.withAlphaComponent(grey.cgColor.alpha * BarMetrics.disabledAlpha)
    }
  }

  private var defaultFont: UIFont {
    if let font = defaults?.titleFont { return font }
    return switch appearance.style {
    case .stacked: TabBarMetrics.stackedTitleFont
    case .inline: TabBarMetrics.inlineTitleFont
    case .compactInline: TabBarMetrics.compactInlineTitleFont
    }
  }
}
