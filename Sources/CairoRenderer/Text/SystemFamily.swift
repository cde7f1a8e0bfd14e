import QuartzCore

/// The font family that substitutes the system font of iOS, and its adjustments.
struct SystemFamily {
  /// The candidates in order of preference.
  static let candidates = ["SF Pro Text", "Inter", "Noto Sans", "Cantarell", "DejaVu Sans"]

  /// The families for the monospaced design, in order of preference.
  static let monospacedCandidates = ["DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"]

  let name: String
  /// The factor for point sizes that makes capital letters as high as on iOS.
  let sizeFactor: CGFloat
  /// The value in ems that is added to the tracking, because the letters of the substitute are
  /// narrower.
  private let widening: CGFloat
  private let digitWidening: CGFloat
  private let isOriginal: Bool

  /// Whether the feature `ccmp` of the family has no effect without combining marks.
  var composesOnlyMarks: Bool { name == "Inter" }

  init(name: String, capHeight: CGFloat) {
    self.name = name
    isOriginal = name == Self.candidates[0]
    sizeFactor = isOriginal || capHeight <= 0.4 ? 1 : Self.capHeight / capHeight
    widening = Self.widenings[name] ?? 0
    digitWidening = Self.digitWidenings[name] ?? 0
  }

  /// Returns the tracking for a size, in points.
  ///
  /// The system font of iOS has more tracking at small sizes and less at large ones. The substitute
  /// uses the same values.
  func tracking(size: CGFloat) -> CGFloat {
    if isOriginal { return 0 }
    let table = Self.trackings
    guard let above = table.firstIndex(where: { $0.size >= size }) else {
      return (table[table.count - 1].ems + widening) * size
    }
    if above == 0 { return (table[0].ems + widening) * size }
    let (low, high) = (table[above - 1], table[above])
    let part = (size - low.size) / (high.size - low.size)
    return (low.ems + (high.ems - low.ems) * part + widening) * size
  }

  /// The minimum size, in points, at which iOS uses the display variant of its font.
  private static let displaySize: CGFloat = 20

  /// The measured tracking of the system font of iOS 11 to 15, by size in points.
  private static let trackings: [(size: CGFloat, ems: CGFloat)] = [
    (6, 0.041), (8, 0.026), (10, 0.012), (12, 0), (13, -0.006), (15, -0.016), (17, -0.026),
  ]

  /// Returns the additional tracking of digits for a size, in points.
  ///
  /// It is 0 for large sizes, for which iOS uses a narrower font variant.
  func digitTracking(size: CGFloat) -> CGFloat {
    size < Self.displaySize ? digitWidening * size : 0
  }

  /// The additional tracking in ems, measured on titles in screenshots of iOS bars.
  private static let widenings: [String: CGFloat] = ["Inter": 0.008]

  /// The additional tracking of digits in ems, measured on badges.
  ///
  /// At 13 points, "12" is 14.3 points wide and "99+" 24.9 points.
  private static let digitWidenings: [String: CGFloat] = ["Inter": 0.032]

  /// The vertical metrics of the system font of iOS 11 to 17, in ems.
  ///
  /// The height of a line is 11.93 points at a size of 10 points, and 20.29 points at 17 points.
  private static let ascender: CGFloat = 0.952148
  private static let descender: CGFloat = -0.241211
  private static let capHeight: CGFloat = 0.704590
  private static let xHeight: CGFloat = 0.526367

  static func metrics(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size,
      descender: descender * size,
      leading: 0,
      capHeight: capHeight * size,
      xHeight: xHeight * size
    )
  }
}
