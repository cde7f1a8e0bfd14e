import QuartzCore

/// The family that stands in for the interface face of iOS, and how it is brought to that face's measures.
struct SystemFamily {
  /// Best first; each is tried in turn.
  static let candidates = ["SF Pro Text", "Inter", "Noto Sans", "Cantarell", "DejaVu Sans"]

  let name: String
  /// What point sizes are multiplied by, so that capitals are as high as on iOS.
  let sizeFactor: CGFloat
  /// Extra space after each glyph, in ems.
  let tracking: CGFloat

  init(name: String, capHeight: CGFloat) {
    self.name = name
    let isOriginal = name == Self.candidates[0]
    sizeFactor = isOriginal || capHeight <= 0.4 ? 1 : Self.capHeight / capHeight
    tracking = Self.trackings[name] ?? 0
  }

  /// Ems, measured on titles in pictures of iOS bars.
  private static let trackings: [String: CGFloat] = ["Inter": -0.006]

  /// Ratios of the interface face of iOS 11 to 17, in ems: 10 points are 11.93 high, 17 points 20.29.
  private static let ascender: CGFloat = 0.952148
  private static let descender: CGFloat = -0.241211
  private static let capHeight: CGFloat = 0.704590
  private static let xHeight: CGFloat = 0.526367

  static func metrics(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: 0,
      capHeight: capHeight * size, xHeight: xHeight * size)
  }
}
