/// Resolves the appearance of an item from all its sources.
///
/// The first source that defines a value is used:
///
///     title   the state's attributes ▸ the item's own attributes ▸ selected: tint, else: gray
///     icon    the state's iconColor ▸ selected: selectedImageTintColor, then tint, else: gray
///     badge   the state's color ▸ the item's badgeColor ▸ red
///
/// A value that a state leaves out is the system's value for that state, not that of the normal
/// state; however, a font that is set only for the normal state applies to all states, in titles
/// and badges. Gray is `unselectedItemTintColor` if it is set. Disabled items have half its
/// opacity; focused items have the tint.
struct AppearanceResolution {
  // R-APP-9, R-APP-10, R-LEG-5, R-LEG-6, R-LEG-9, M-COL-1…4
  enum State: Hashable, CaseIterable {
    case normal, selected, disabled, focused

    /// Creates the state that determines the appearance.
    ///
    /// Disabled takes precedence over focused, and focused over selected.
    init(isEnabled: Bool, isSelected: Bool, isFocused: Bool = false) {
      self =
        if !isEnabled { .disabled } else if isFocused { .focused } else {
          isSelected ? .selected : .normal
        }
    }

    /// The state with which the item's own attributes are looked up.
    var controlState: UIControl.State {
      switch self {
      case .normal: .normal
      case .selected: .selected
      case .disabled: .disabled
      case .focused: .focused
      }
    }
  }

  /// The attributes that are set on an item itself, with API from before appearance objects
  /// existed.
  struct ItemAttributes {
    var titleAttributes: [NSAttributedString.Key: Any]?
    var normalTitleAttributes: [NSAttributedString.Key: Any]?
    var titleOffset = UIOffset.zero
    var badgeColor: UIColor?
    var badgeAttributes: [NSAttributedString.Key: Any]?
    var normalBadgeAttributes: [NSAttributedString.Key: Any]?
  }

  var appearance: UITabBarItemAppearance
  /// Returns the tint color of the bar, which is only determined where it is used.
  let tintColor: () -> UIColor
  var unselectedColor: UIColor?
  /// The color of selected icons instead of the tint: `UITabBar.selectedImageTintColor`.
  var selectedIconColor: UIColor?
  /// The values that replace the system's on a bar of another idiom.
  var defaults: TabItemDefaults?

  init(
    appearance: UITabBarItemAppearance,
    tintColor: @escaping @autoclosure () -> UIColor,
    unselectedColor: UIColor? = nil,
    selectedIconColor: UIColor? = nil,
    defaults: TabItemDefaults? = nil
  ) {
    self.appearance = appearance
    self.tintColor = tintColor
    self.unselectedColor = unselectedColor
    self.selectedIconColor = selectedIconColor
    self.defaults = defaults
  }

  func appearance(in state: State, item: ItemAttributes) -> ResolvedTabItemAppearance {
    let block = block(for: state)
    let normal = appearance.normal
    // The tint color is not determined if the attributes contain the colors.
    lazy var color = defaultColor(in: state)
    let titleAttributes = Self.merge(item.titleAttributes, block.titleTextAttributes)
    let badgeAttributes = Self.merge(item.badgeAttributes, block.badgeTextAttributes)
    let (ownFont, titleColor) = (titleAttributes[.font], titleAttributes[.foregroundColor])
    let hasOthers = titleAttributes.count > (ownFont == nil ? 0 : 1) + (titleColor == nil ? 0 : 1)
    let font =
      ownFont ?? normal.titleTextAttributes[.font] ?? item.normalTitleAttributes?[.font]
    let badgeFont =
      badgeAttributes[.font] ?? normal.badgeTextAttributes[.font]
      ?? item.normalBadgeAttributes?[.font]
    return ResolvedTabItemAppearance(
      titleFont: font as? UIFont ?? defaultFont,
      titleColor: titleColor as? UIColor ?? color,
      titleAttributes: hasOthers
        ? titleAttributes.filter { $0.key != .font && $0.key != .foregroundColor } : [:],
      titleOffset: block.titleOffset == .zero ? item.titleOffset : block.titleOffset,
      iconColor: block.iconColor ?? (state == .selected ? selectedIconColor : nil) ?? color,
      badgeColor: block.badgeColor ?? item.badgeColor ?? .systemRed,
      badgeFont: badgeFont as? UIFont ?? defaults?.badgeFont ?? BarMetrics.badgeFont,
      badgeTextColor: badgeAttributes[.foregroundColor] as? UIColor ?? .white,
      badgeOffset: block.badgeOffset,
      badgeTitleOffset: block.badgeTitleOffset
    )
  }

  /// Returns the attributes of an item and of a state, of which those of the state take precedence.
  private static func merge(
    _ own: [NSAttributedString.Key: Any]?,
    _ block: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    guard let own, !own.isEmpty else { return block }
    return own.merging(block) { $1 }
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
    case .selected: defaults?.selectedColor ?? tintColor()
    case .focused: defaults?.focusedColor ?? tintColor()
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
