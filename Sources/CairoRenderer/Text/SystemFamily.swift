import QuartzCore

/// The family that stands in for the interface face of iOS, and how it is brought to that face's measures.
struct SystemFamily {
  /// Best first; each is tried in turn.
  static let candidates = ["SF Pro Text", "Inter", "Noto Sans", "Cantarell", "DejaVu Sans"]

  /// The families for the monospaced design, in order of preference.
  static let monospacedCandidates = ["DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"]

  let name: String
  /// What point sizes are multiplied by, so that capitals are as high as on iOS.
  let sizeFactor: CGFloat
  /// Ems that are added to the tracking of iOS because the stand-in's letters are narrower.
  private let widening: CGFloat
  private let digitWidening: CGFloat
  private let isOriginal: Bool

  init(name: String, capHeight: CGFloat) {
    self.name = name
    isOriginal = name == Self.candidates[0]
    sizeFactor = isOriginal || capHeight <= 0.4 ? 1 : Self.capHeight / capHeight
    widening = Self.widenings[name] ?? 0
    digitWidening = Self.digitWidenings[name] ?? 0
  }

  /// Extra points after each glyph at a size in points.
  ///
  /// The face of iOS is set wider when small and tighter when large; other faces follow it.
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

  /// From this size on iOS takes the cut of its face that is made for headings.
  private static let displaySize: CGFloat = 20

  /// Observed spacing of the interface face of iOS 11 to 15 by size.
  private static let trackings: [(size: CGFloat, ems: CGFloat)] = [
    (6, 0.041), (8, 0.026), (10, 0.012), (12, 0), (13, -0.006), (15, -0.016), (17, -0.026),
  ]

  /// Extra points after each digit at a size in points, beside the tracking.
  ///
  /// Digits of one width are left as they are, and so are large ones, which iOS sets in a closer face.
  func digitTracking(size: CGFloat) -> CGFloat {
    size < Self.displaySize ? digitWidening * size : 0
  }

  /// Measured on the titles in pictures of iOS bars.
  private static let widenings: [String: CGFloat] = ["Inter": 0.008]

  /// Measured on badges: "12" is 14.3 points wide at 13 points, "99+" 24.9.
  private static let digitWidenings: [String: CGFloat] = ["Inter": 0.032]

  /// Ratios of the interface face of iOS 11 to 17, in ems: 10 points are 11.93 high, 17 points 20.29.
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
