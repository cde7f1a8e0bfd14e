import TestStage

/// What was measured on three published pictures of the bar of iOS 10, 375 points wide at scale 2.
///
/// Edges are in pixels from the left and the top of the bar, measured as `BarPixels` does. Colors are
/// in sRGB: the pictures have a profile, in which they were converted. In the picture's own numbers
/// the gray of the icons is 128 and the blue is (10, 96, 255).
enum ReferenceBar {
  /// The height of the bar in pixels.
  static let height = 98
  /// The rows in which icons are measured.
  static let iconRows = 4..<64
  /// The rows in which titles are measured.
  static let titleRows = 68..<98

  struct Part {
    var name: String
    var marks: Marks
    var color: [Int]
  }

  private static let blue = [0, 122, 255]
  private static let gray = [146, 146, 146]

  // MARK: Items

  static let titles = ["Home", "Find", "Photo", "Favor", "Me"]

  static let icons = [
    Marks(left: 52, top: 18, right: 96, bottom: 57),
    Marks(left: 203, top: 21, right: 247, bottom: 55),
    Marks(left: 354, top: 19, right: 396, bottom: 58),
    Marks(left: 502, top: 21, right: 546, bottom: 57),
    Marks(left: 656, top: 16, right: 694, bottom: 58),
  ]
  static let titleMarks = [
    Marks(left: 48, top: 77, right: 101, bottom: 91),
    Marks(left: 206, top: 76, right: 243, bottom: 91),
    Marks(left: 348, top: 76, right: 401, bottom: 91),
    Marks(left: 500, top: 77, right: 550, bottom: 91),
    Marks(left: 662, top: 77, right: 688, bottom: 91),
  ]

  /// Returns the color of an item's icon and title; the first item is selected.
  static func tint(ofItem index: Int) -> [Int] { index == 0 ? blue : gray }

  // MARK: More

  static let moreDots = Marks(left: 650, top: 33, right: 696, bottom: 43)
  static let moreTitle = Marks(left: 652, top: 77, right: 697, bottom: 91)

  // MARK: Badges

  struct Badge {
    var text: String
    var color: [Int]
    var marks: Marks
    /// The edges of the text, or `nil` for a badge without text.
    var textMarks: Marks?
    var isBlue: Bool { color[2] > color[0] }
  }

  /// The badges, in whole pixels of the device.
  ///
  /// The picture was published enlarged, from 742 to 750 pixels and vertically by 1.018, as follows
  /// from the positions of titles and icons in the unscaled picture. In it the four badges begin at
  /// 84, 236.5, 387 and 539, and extend from 7 to 43; the texts extend from 15 to 34. The app set the
  /// color of the third one to pure blue, which the profile of the picture does not contain.
  static let badges = [
    Badge(
      text: "New",
      color: red,
      marks: Marks(left: 87, top: 6, right: 161, bottom: 42),
      textMarks: Marks(left: 99, top: 14, right: 149, bottom: 32)
    ),
    Badge(
      text: "99+",
      color: red,
      marks: Marks(left: 238, top: 6, right: 308, bottom: 42),
      textMarks: Marks(left: 249, top: 14, right: 296, bottom: 32)
    ),
    Badge(
      text: "1",
      color: [0, 0, 255],
      marks: Marks(left: 387, top: 6, right: 423, bottom: 42),
      textMarks: Marks(left: 401, top: 14, right: 408, bottom: 32)
    ),
    Badge(text: "", color: red, marks: Marks(left: 537, top: 6, right: 573, bottom: 42)),
  ]

  private static let red = [255, 58, 48]
  static let badgeText = [255, 255, 255]
  /// The distance from the edges of a badge in which its text is not searched.
  static let badgeInset = (column: 10, row: 6)

  // MARK: Background

  /// The color of the bar over a light page.
  static let ground = [247, 248, 248]
  /// The color of the line above the bar.
  ///
  /// The enlarged picture shows a line in its first row, one pixel high and mixed with its
  /// surroundings to 209. A screenshot of iOS 7 that was not enlarged has this line below its
  /// navigation bar, over white.
  static let hairline = [178, 178, 178]
}
