/// The values that the views of a navigation bar display for an item.
struct ResolvedNavigationBarAppearance: ResolvedBarAppearance {
  var background: BarBackground
  var titles: NavigationTitleStyle
  var buttons = NavigationButtonStyle()
  /// Whether the colors are those of the dark interface style.
  var isDark = false  // R-NBAR-33

  /// Returns whether any value other than the background differs.
  func hasOtherContent(than other: ResolvedNavigationBarAppearance) -> Bool {
    titles != other.titles || buttons != other.buttons || isDark != other.isDark
  }
}

/// The appearances of the items of a navigation bar.
struct NavigationButtonStyle: Equatable {
  var plain = UIBarButtonItemAppearance(style: .plain)
  var done = UIBarButtonItemAppearance(style: .done)
  var back = UIBarButtonItemAppearance(style: .plain)

  var copy: NavigationButtonStyle {
    NavigationButtonStyle(plain: plain.duplicate, done: done.duplicate, back: back.duplicate)
  }

  func appearance(of item: UIBarButtonItem, isCompact: Bool) -> ResolvedBarButtonAppearance {
    ResolvedBarButtonAppearance(
      appearance: item.style == .done ? done : plain,
      isCompact: isCompact
    )
  }
}

extension ResolvedNavigationBarAppearance {
  init(of appearance: UINavigationBarAppearance) {
    background = appearance.background
    titles = appearance.titles
    buttons = appearance.buttons
  }

  /// The attributes of a text: those of the style, or else those of the system.
  struct Text {
    var font: UIFont
    var color: UIColor
    /// Attributes other than font and color.
    var others: [NSAttributedString.Key: Any]

    init(
      _ attributes: [NSAttributedString.Key: Any],
      font: UIFont,
      color: UIColor,
      isDark: Bool
    ) {
      self.font = attributes[.font] as? UIFont ?? font
      let color = attributes[.foregroundColor] as? UIColor ?? color
      self.color = isDark ? color.resolvedColor(with: .dark) : color
      others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    }
  }

  var title: Text {
    Text(titles.attributes, font: NavigationBarMetrics.titleFont, color: .label, isDark: isDark)
  }

  /// Returns the attributes of large titles, which scale with the user's text size unless the app
  /// assigned a font.
  func largeTitle(in traits: UITraitCollection) -> Text {
    // R-NBAR-11
    let size = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledValue(for: NavigationBarMetrics.largeTitleSize, compatibleWith: traits)
    let font = NavigationBarMetrics.largeTitleFont.withSize(size)
    return Text(titles.largeAttributes, font: font, color: .label, isDark: isDark)
  }
}
