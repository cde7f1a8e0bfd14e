/// The published font sizes of the text styles for the twelve text sizes.
enum TextStyleSizes {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  // R-TV-20
  /// The sizes on a television, all of which are in medium weight.
  private static let televisionSizes: [UIFont.TextStyle: CGFloat] = [
    .largeTitle: 76, .title1: 76, .title2: 57, .title3: 48, .headline: 38, .callout: 31, .body: 29,
    .subheadline: 29, .footnote: 29, .caption1: 25, .caption2: 23,
  ]

  /// Returns the face of a style; unknown styles are replaced with `body`, unknown sizes with
  /// `large`.
  static func face(
    of style: UIFont.TextStyle,
    in category: UIContentSizeCategory
  ) -> FontDescription {
    let row = sizes[style] ?? sizes[.body] ?? []
    let column = categories.firstIndex(of: category) ?? 3
    return FontDescription(size: row[column], weight: style == .headline ? 600 : 400)
  }

  /// Returns the face of a style on a television, which grows with the text size as on a phone.
  static func televisionFace(
    of style: UIFont.TextStyle,
    in category: UIContentSizeCategory
  ) -> FontDescription {
    let standard = televisionSizes[style] ?? televisionSizes[.body] ?? 29
    let growth = face(of: style, in: category).size / face(of: style, in: .large).size
    return FontDescription(size: (standard * growth).rounded(), weight: 500)
  }
}
