extension UIColor {
  // MARK: Colours that adapt

  /// The system's red: badges, deletion, errors.
  public static let systemRed = UIColor(source: .palette(SystemPalette.red))
  /// The system's orange.
  public static let systemOrange = UIColor(source: .palette(SystemPalette.orange))
  /// The system's yellow.
  public static let systemYellow = UIColor(source: .palette(SystemPalette.yellow))
  /// The system's green: switches that are on, success.
  public static let systemGreen = UIColor(source: .palette(SystemPalette.green))
  /// The system's mint green.
  public static let systemMint = UIColor(source: .palette(SystemPalette.mint))
  /// The system's teal.
  public static let systemTeal = UIColor(source: .palette(SystemPalette.teal))
  /// The system's cyan.
  public static let systemCyan = UIColor(source: .palette(SystemPalette.cyan))
  /// The system's blue: the tint of a window that sets none. (M-COL-1)
  public static let systemBlue = UIColor(source: .palette(SystemPalette.blue))
  /// The system's indigo.
  public static let systemIndigo = UIColor(source: .palette(SystemPalette.indigo))
  /// The system's purple.
  public static let systemPurple = UIColor(source: .palette(SystemPalette.purple))
  /// The system's pink.
  public static let systemPink = UIColor(source: .palette(SystemPalette.pink))
  /// The system's brown.
  public static let systemBrown = UIColor(source: .palette(SystemPalette.brown))

  // MARK: Greys that adapt

  /// The middle grey of the system, alike in light and dark.
  public static let systemGray = UIColor(source: .palette(SystemPalette.gray))
  /// The second of six greys, from the middle towards the background.
  public static let systemGray2 = UIColor(source: .palette(SystemPalette.gray2))
  /// The third of six greys, towards the background.
  public static let systemGray3 = UIColor(source: .palette(SystemPalette.gray3))
  /// The fourth of six greys, towards the background.
  public static let systemGray4 = UIColor(source: .palette(SystemPalette.gray4))
  /// The fifth of six greys, towards the background.
  public static let systemGray5 = UIColor(source: .palette(SystemPalette.gray5))
  /// The last of six greys, next to the background.
  public static let systemGray6 = UIColor(source: .palette(SystemPalette.gray6))

  // MARK: Text

  /// Main text: black in light, white in dark surroundings.
  public static let label = UIColor(source: .palette(SystemPalette.label))
  /// Text of second importance, such as subtitles.
  public static let secondaryLabel = UIColor(source: .palette(SystemPalette.secondaryLabel))
  /// Text of third importance.
  public static let tertiaryLabel = UIColor(source: .palette(SystemPalette.tertiaryLabel))
  /// Text of least importance, such as watermarks.
  public static let quaternaryLabel = UIColor(source: .palette(SystemPalette.quaternaryLabel))
  /// Text that opens something when tapped.
  public static let link = UIColor(source: .palette(SystemPalette.link))
  /// The hint in an empty field.
  public static let placeholderText = UIColor(source: .palette(SystemPalette.tertiaryLabel))

  // MARK: Lines, fills and backgrounds

  /// Hairlines that let some of what lies under them through.
  public static let separator = UIColor(source: .palette(SystemPalette.separator))
  /// Hairlines that hide what lies under them.
  public static let opaqueSeparator = UIColor(source: .palette(SystemPalette.opaqueSeparator))
  /// Thin and small shapes over a background, such as a slider's track.
  public static let systemFill = UIColor(source: .palette(SystemPalette.fill))
  /// Middle-sized shapes over a background, such as a switch that is off.
  public static let secondarySystemFill = UIColor(source: .palette(SystemPalette.secondaryFill))
  /// Large shapes over a background, such as fields and buttons.
  public static let tertiarySystemFill = UIColor(source: .palette(SystemPalette.tertiaryFill))
  /// Large areas with content of their own over a background.
  public static let quaternarySystemFill = UIColor(source: .palette(SystemPalette.quaternaryFill))
  /// The main background: white, or black; dark grey on dark surfaces that float.
  public static let systemBackground = UIColor(source: .palette(SystemPalette.background))
  /// Content set apart on the main background.
  public static let secondarySystemBackground = UIColor(
    source: .palette(SystemPalette.secondaryBackground)
  )
  /// Content set apart on the second background.
  public static let tertiarySystemBackground = UIColor(
    source: .palette(SystemPalette.tertiaryBackground)
  )
  /// The main background of grouped lists.
  public static let systemGroupedBackground = UIColor(
    source: .palette(SystemPalette.groupedBackground)
  )
  /// The rows of grouped lists.
  public static let secondarySystemGroupedBackground = UIColor(
    source: .palette(SystemPalette.secondaryGroupedBackground)
  )
  /// Content set apart in rows of grouped lists.
  public static let tertiarySystemGroupedBackground = UIColor(
    source: .palette(SystemPalette.tertiaryGroupedBackground)
  )

  /// The tint of the view that uses the colour; system blue where no view is concerned.
  public static let tintColor = UIColor(source: .tint)

  // MARK: Fixed colours

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Grey at a third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Grey at half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Grey at two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Nothing at all: black at opacity 0.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// White at 60 %, for text on dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for text on light backgrounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Red with the parts 1, 0, 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green with the parts 0, 1, 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue with the parts 0, 0, 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan with the parts 0, 1, 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow with the parts 1, 1, 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta with the parts 1, 0, 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange with the parts 1, 0.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple with the parts 0.5, 0, 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown with the parts 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
