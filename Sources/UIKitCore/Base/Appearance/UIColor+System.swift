extension UIColor {
  // MARK: Adaptive colors

  /// The system's red, for example for badges, deletion and errors.
  public static let systemRed = UIColor(source: .palette(SystemPalette.red))
  /// The system's orange.
  public static let systemOrange = UIColor(source: .palette(SystemPalette.orange))
  /// The system's yellow.
  public static let systemYellow = UIColor(source: .palette(SystemPalette.yellow))
  /// The system green, for example for switches that are on.
  public static let systemGreen = UIColor(source: .palette(SystemPalette.green))
  /// The system's mint green.
  public static let systemMint = UIColor(source: .palette(SystemPalette.mint))
  /// The system's teal.
  public static let systemTeal = UIColor(source: .palette(SystemPalette.teal))
  /// The system's cyan.
  public static let systemCyan = UIColor(source: .palette(SystemPalette.cyan))
  // M-COL-1
  /// The system blue, which is the default tint color.
  public static let systemBlue = UIColor(source: .palette(SystemPalette.blue))
  /// The system's indigo.
  public static let systemIndigo = UIColor(source: .palette(SystemPalette.indigo))
  /// The system's purple.
  public static let systemPurple = UIColor(source: .palette(SystemPalette.purple))
  /// The system's pink.
  public static let systemPink = UIColor(source: .palette(SystemPalette.pink))
  /// The system's brown.
  public static let systemBrown = UIColor(source: .palette(SystemPalette.brown))

  // MARK: Adaptive grays

  /// The system gray, which is the same in the light and the dark style.
  public static let systemGray = UIColor(source: .palette(SystemPalette.gray))
  /// The second of six grays, which are ever closer to the background.
  public static let systemGray2 = UIColor(source: .palette(SystemPalette.gray2))
  /// The third of six grays, which are ever closer to the background.
  public static let systemGray3 = UIColor(source: .palette(SystemPalette.gray3))
  /// The fourth of six grays, which are ever closer to the background.
  public static let systemGray4 = UIColor(source: .palette(SystemPalette.gray4))
  /// The fifth of six grays, which are ever closer to the background.
  public static let systemGray5 = UIColor(source: .palette(SystemPalette.gray5))
  /// The sixth of six grays, which is the closest to the background.
  public static let systemGray6 = UIColor(source: .palette(SystemPalette.gray6))

  // MARK: Text

  /// The color of primary text: black in the light style, white in the dark style.
  public static let label = UIColor(source: .palette(SystemPalette.label))
  /// The color of secondary text, such as subtitles.
  public static let secondaryLabel = UIColor(source: .palette(SystemPalette.secondaryLabel))
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(source: .palette(SystemPalette.tertiaryLabel))
  /// The color of quaternary text, such as watermarks.
  public static let quaternaryLabel = UIColor(source: .palette(SystemPalette.quaternaryLabel))
  /// The color of links.
  public static let link = UIColor(source: .palette(SystemPalette.link))
  /// The color of placeholder text.
  public static let placeholderText = UIColor(source: .palette(SystemPalette.tertiaryLabel))

  // MARK: Separators, fills and backgrounds

  /// The color of translucent separators.
  public static let separator = UIColor(source: .palette(SystemPalette.separator))
  /// The color of opaque separators.
  public static let opaqueSeparator = UIColor(source: .palette(SystemPalette.opaqueSeparator))
  /// The color of thin and small shapes over a background, such as the track of a slider.
  public static let systemFill = UIColor(source: .palette(SystemPalette.fill))
  /// The color of medium-size shapes over a background, such as a switch that is off.
  public static let secondarySystemFill = UIColor(source: .palette(SystemPalette.secondaryFill))
  /// The color of large shapes over a background, such as fields and buttons.
  public static let tertiarySystemFill = UIColor(source: .palette(SystemPalette.tertiaryFill))
  /// The color of large areas with complex content over a background.
  public static let quaternarySystemFill = UIColor(source: .palette(SystemPalette.quaternaryFill))
  /// The main background: white in the light style, black in the dark style.
  ///
  /// It is dark gray on elevated surfaces in the dark style.
  public static let systemBackground = UIColor(source: .palette(SystemPalette.background))
  /// The color of content on the main background.
  public static let secondarySystemBackground = UIColor(
    source: .palette(SystemPalette.secondaryBackground)
  )
  /// The color of content on the secondary background.
  public static let tertiarySystemBackground = UIColor(
    source: .palette(SystemPalette.tertiaryBackground)
  )
  /// The main background of grouped lists.
  public static let systemGroupedBackground = UIColor(
    source: .palette(SystemPalette.groupedBackground)
  )
  /// The same color as ``systemGroupedBackground``, which replaced it.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The color of rows in grouped lists.
  public static let secondarySystemGroupedBackground = UIColor(
    source: .palette(SystemPalette.secondaryGroupedBackground)
  )
  /// The color of content in rows of grouped lists.
  public static let tertiarySystemGroupedBackground = UIColor(
    source: .palette(SystemPalette.tertiaryGroupedBackground)
  )

  /// The tint color of the view that uses the color; system blue without a view.
  public static let tintColor = UIColor(source: .tint)

  // MARK: Fixed colors

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Gray with a white value of one third.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Gray with a white value of 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Gray with a white value of two thirds.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Black with an opacity of 0.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// White with an opacity of 0.6, for text on dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for text on light backgrounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Red with the components 1, 0, 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green with the components 0, 1, 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue with the components 0, 0, 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan with the components 0, 1, 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow with the components 1, 1, 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta with the components 1, 0, 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange with the components 1, 0.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple with the components 0.5, 0, 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown with the components 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
