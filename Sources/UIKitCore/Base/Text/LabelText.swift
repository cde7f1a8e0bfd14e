/// The text of a label with everything that decides its lines, and the lines set last.
///
/// Changes of colour leave the lines alone unless single letters have colours of their own.
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
  /// Set last and before that: measuring and drawing ask for different rooms in turn.
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

  /// Whether single letters bring colours of their own, which have to follow the surroundings.
  var hasOwnColors: Bool {
    if case .styled = content { true } else { false }
  }

  /// The letters' own shadow.
  var ownShadow: (color: CGColor, offset: CGSize)? {
    if case .styled(let text) = content { TextAttributes.shadow(of: text) } else { nil }
  }

  mutating func forgetLines() { lines = [] }

  /// Gives every letter of styled text an attribute, as setting a property of the label after its
  /// text does.
  mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    guard case .styled(var text) = content else { return }
    text.setAttribute(key, to: value)
    content = .styled(text)
  }

  /// The lines for a room.
  ///
  /// With a smallest scale below 1 a single line shrinks until it fits or reaches it.
  mutating func set(
    width: CGFloat,
    height: CGFloat = .infinity,
    limit: Int,
    smallestScale: CGFloat = 1
  ) -> ShapedText {
    let key = Key(width: width, height: height, limit: limit, smallestScale: smallestScale)
    if let known = lines.first(where: { $0.key == key }) { return known.text }
    var layout = layout
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
      // Labels cut what does not fit even where the style only says how to wrap.
      if style.lineBreakMode == .byWordWrapping { layout.lineBreakMode = lineBreakMode }
    }
    return layout
  }

  /// Widths grow with the size almost evenly, so the quotient is close; two more looks settle the
  /// rest.
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
