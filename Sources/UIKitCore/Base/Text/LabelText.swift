/// The text of a label with all properties that determine its lines, and the most recent lines.
///
/// A change of the color does not affect the lines, unless characters have their own colors.
struct LabelText {
  enum Content {
    case plain(String)
    case styled(StyledText)
  }

  var content = Content.plain("") {
    didSet { lines = [] }
  }
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { lines = [] } }
  }
  var alignment = NSTextAlignment.natural {
    didSet { if alignment != oldValue { lines = [] } }
  }
  var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { lines = [] } }
  }
  var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { lines = [] } }
  }
  /// The distance of the first line from the leading edge, in addition to that of its paragraph.
  var firstLineIndent: CGFloat = 0 {
    didSet { if firstLineIndent != oldValue { lines = [] } }
  }
  /// The last two layouts, because measuring and drawing alternate between two sizes.
  private var lines: [(key: Key, text: ShapedText)] = []

  private struct Key: Equatable {
    var width: CGFloat
    var height: CGFloat
    var limit: Int
    var smallestScale: CGFloat
  }

  var string: String {
    switch content {
    case .plain(let string): string
    case .styled(let text): text.string
    }
  }

  /// Whether characters have their own colors, which depend on traits.
  var hasOwnColors: Bool {
    if case .styled = content { true } else { false }
  }

  /// The attachments of the text.
  var attached: AttachedText {
    if case .styled(let text) = content { text.attached } else { AttachedText() }
  }

  mutating func invalidateLayout() { lines = [] }

  /// Sets an attribute of all characters.
  ///
  /// Labels use it for properties that are set after an attributed text.
  mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    guard case .styled(var text) = content else { return }
    text.setAttribute(key, to: value)
    content = .styled(text)
  }

  /// Returns the lines for a size.
  ///
  /// If `smallestScale` is less than 1, a single line is scaled down until it fits, but not below
  /// that scale.
  mutating func set(
    width: CGFloat,
    height: CGFloat = .infinity,
    limit: Int,
    smallestScale: CGFloat = 1
  ) -> ShapedText {
    let key = Key(width: width, height: height, limit: limit, smallestScale: smallestScale)
    if let known = lines.first(where: { $0.key == key }) { return known.text }
    var layout = layout
    if firstLineIndent > 0 { layout.indentFirstLine(by: firstLineIndent) }
    if smallestScale < 1, limit == 1 {
      layout.fontScale = fittingScale(of: layout, width: width, smallest: smallestScale)
    }
    let text = layout.shaped(width: width, lines: limit, height: height)
    lines = lines.suffix(1) + [(key, text)]
    return text
  }

  private var layout: TextLayout {
    var layout: TextLayout
    switch content {
    case .plain(let string):
      layout = TextLayout(string, font: font)
      layout.alignment = alignment
      layout.lineBreakMode = lineBreakMode
      layout.isRightToLeft = isRightToLeft
    case .styled(let text):
      layout = TextLayout(text, font: font)
      layout.isRightToLeft = isRightToLeft
      guard let style = TextAttributes.paragraphStyle(of: text) else {
        layout.alignment = alignment
        layout.lineBreakMode = lineBreakMode
        return layout
      }
      layout.apply(style)
      // Labels truncate text that does not fit, even if the style specifies wrapping only.
      if style.lineBreakMode == .byWordWrapping { layout.lineBreakMode = lineBreakMode }
    }
    return layout
  }

  /// Returns the scale at which a line fits in a width.
  ///
  /// Widths are almost proportional to the scale, so the quotient is a good estimate. Two
  /// iterations correct it.
  private func fittingScale(of layout: TextLayout, width: CGFloat, smallest: CGFloat) -> CGFloat {
    var layout = layout
    let floor = max(smallest, TextMetrics.smallestFontScale)
    for _ in 0..<3 {
      let natural = layout.shaped(lines: 1).size.width
      guard natural > width, natural > 0, layout.fontScale > floor else { break }
      layout.fontScale = max(layout.fontScale * width / natural, floor)
    }
    return layout.fontScale
  }
}
