/// All that the views of a navigation bar show for an item, with every choice between its sources made.
struct ResolvedNavigationBarAppearance: ResolvedBarAppearance {
  var background: BarBackground
  var titles: NavigationTitleStyle
  var buttons = NavigationButtonStyle()
  /// Colours are those of dark surroundings. (R-NBAR-33)
  var isDark = false

  /// Whether anything but the background is another.
  func hasOtherContent(than other: ResolvedNavigationBarAppearance) -> Bool {
    titles != other.titles || buttons != other.buttons || isDark != other.isDark
  }
}

/// How the items of a navigation bar look, by what they are.
struct NavigationButtonStyle: Equatable {
  var plain = UIBarButtonItemAppearance(style: .plain)
  var done = UIBarButtonItemAppearance(style: .done)
  var back = UIBarButtonItemAppearance(style: .plain)

  var copy: NavigationButtonStyle {
    NavigationButtonStyle(plain: plain.duplicate, done: done.duplicate, back: back.duplicate)
  }

  func look(of item: UIBarButtonItem, isCompact: Bool) -> ResolvedBarButtonAppearance {
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

  /// How a text of the bar is set: what the style says, over what the system has.
  struct Text {
    var font: UIFont
    var color: UIColor
    /// Attributes beside font and colour.
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

  /// Large titles grow with the user's text size unless the app chose a font. (R-NBAR-11)
  func largeTitle(in traits: UITraitCollection) -> Text {
    let size = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledValue(for: NavigationBarMetrics.largeTitleSize, compatibleWith: traits)
    let font = NavigationBarMetrics.largeTitleFont.withSize(size)
    return Text(titles.largeAttributes, font: font, color: .label, isDark: isDark)
  }
}
