/// A view that displays one or more lines of text.
///
/// By default, text is shown on one line that is truncated at its end. Text is centered vertically.
/// User interaction is disabled by default.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Favorites"
/// label.font = .preferredFont(forTextStyle: .headline)
/// ```
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var content = LabelText()

  // MARK: Creating a label

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label without text from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeLabel(from: coder) }
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text of the label, or `nil` if there is none.
  ///
  /// Setting this property replaces the attributes of ``UILabel/attributedText``.
  open var text: String? {
    get { isTextNil ? nil : content.string }
    set {
      let observed = attachments?.begin("text")
      defer { observed?.end() }
      if case .plain(let old) = content.content, old == newValue ?? "",
        isTextNil == (newValue == nil)
      {
        return
      }
      isTextNil = newValue == nil
      content.content = .plain(newValue ?? "")
      textChanged()
    }
  }

  /// The text with attributes, or `nil` if there is none.
  ///
  /// Characters without a font or a color use those of the label. The string is copied when it is
  /// assigned.
  open var attributedText: NSAttributedString? {
    get {
      guard !isTextNil else { return nil }
      if case .styled(let text) = content.content { return text.attributedString }
      return NSAttributedString(
        string: content.string,
        attributes: [.font: content.font, .foregroundColor: shownTextColor]
      )
    }
    set { show(newValue.map(StyledText.init)) }
  }

  /// Displays text with attributes, or no text for `nil`.
  final func show(_ text: StyledText?) {
    let observed = attachments?.begin("attributedText")
    defer { observed?.end() }
    if case .styled(let old) = content.content, let text, old.isEqual(to: text) { return }
    isTextNil = text == nil
    content.content = text.map { .styled($0) } ?? .plain("")
    textChanged()
  }

  private var isTextNil = true

  /// The font of the text.
  ///
  /// The default value is the system font of 17 points, and setting the property to `nil` restores
  /// it.
  open var font: UIFont! {
    get { content.font }
    set {
      let observed = attachments?.begin("font")
      defer { observed?.end() }
      content.font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      content.setAttribute(.font, to: content.font)
      textChanged()
    }
  }

  /// The color of the text.
  ///
  /// The default value is the system's label color, and setting the property to `nil` restores it.
  open var textColor: UIColor! {
    get { chosenTextColor ?? .label }
    set {
      let observed = attachments?.begin("textColor")
      defer { observed?.end() }
      if newValue == chosenTextColor, !content.hasOwnColors { return }
      chosenTextColor = newValue
      content.setAttribute(.foregroundColor, to: newValue ?? .label)
      setNeedsDisplay()
    }
  }

  private var chosenTextColor: UIColor?

  /// A Boolean value that indicates whether fonts of text styles are replaced when the text size
  /// changes.
  ///
  /// The fonts of attributed text are replaced too. The default value is `false`.
  open var adjustsFontForContentSizeCategory = false

  /// The color of the text while the label is highlighted.
  ///
  /// The default value is `nil`, for which ``UILabel/textColor`` is used.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether the label uses its highlighted text color.
  ///
  /// The default value is `false`.
  open var isHighlighted = false {
    willSet { attachments?.willChange("highlighted") }
    didSet {
      if isHighlighted != oldValue { setNeedsDisplay() }
      attachments?.didChange("highlighted")
    }
  }

  /// A Boolean value that indicates whether the label is enabled.
  ///
  /// The text of a disabled label is gray. The default value is `true`.
  open var isEnabled = true {
    willSet { attachments?.willChange("enabled") }
    didSet {
      if isEnabled != oldValue { setNeedsDisplay() }
      attachments?.didChange("enabled")
    }
  }

  /// The color of the text's shadow.
  ///
  /// The default value is `nil`, for which no shadow is drawn.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The offset of the shadow, in points.
  ///
  /// The default value is one point up.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowColor != nil { setNeedsDisplay() } }
  }

  // MARK: Lines

  /// The alignment of the lines.
  ///
  /// The default value is `natural`, the leading edge of the layout direction.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      content.alignment = newValue
      setNeedsDisplay()
    }
  }

  /// The mode for text that does not fit.
  ///
  /// The default value is `byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      content.lineBreakMode = newValue
      textChanged()
    }
  }

  /// The maximum number of lines, or 0 for no limit.
  ///
  /// Negative values are treated as 0. The default value is 1.
  open var numberOfLines = 1 {
    didSet {
      if numberOfLines < 0 { numberOfLines = 0 }
      if numberOfLines != oldValue { textChanged() }
    }
  }

  /// A Boolean value that indicates whether a single line that is too wide is drawn in a smaller
  /// font.
  ///
  /// The default value is `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest factor by which the font is reduced to fit the width, from 0 to 1.
  ///
  /// The default value is 0.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The width at which ``UILabel/intrinsicContentSize`` breaks lines, in points.
  ///
  /// The default value is 0, for which the current width is used.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The distance of the first line from the leading edge, in points.
  final var firstLineIndent: CGFloat {
    get { content.firstLineIndent }
    set {
      guard newValue != content.firstLineIndent else { return }
      content.firstLineIndent = newValue
      textChanged()
    }
  }

  /// The height of a line in the font of the label, or 0 if there is no text.
  final var firstLineHeight: CGFloat { content.string.isEmpty ? 0 : content.font.lineHeight }

  // MARK: Size

  /// The size of the text, rounded up to whole pixels.
  ///
  /// Constraints use overrides of this property too.
  open override var intrinsicContentSize: CGSize {
    let width = isMeasuring ? measuredWidth ?? 0 : bounds.width
    let room = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    let limit = numberOfLines != 1 && room > 0 ? room : CGFloat.greatestFiniteMagnitude
    return fittingSize(CGSize(width: limit, height: .greatestFiniteMagnitude))
  }

  /// Whether constraints measure the text, and the width to which they limit it.
  private var isMeasuring = false
  private var measuredWidth: CGFloat?

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    (isMeasuring, measuredWidth) = (true, width)
    defer { isMeasuring = false }
    return intrinsicContentSize
  }

  override var contentHeightFollowsWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  override func baselineOfContent(isFirst: Bool) -> ContentBaseline? {
    let height = intrinsicContentSize.height
    // The text is centered vertically in the label.
    let offset = isFirst ? font.ascender - height / 2 : height / 2 + font.descender
    return ContentBaseline(heightFactor: 0.5, offset: offset)
  }

  /// Returns the size of the text within a width, rounded up to whole pixels.
  ///
  /// The width does not limit the text if ``UILabel/numberOfLines`` is 1.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limited = numberOfLines != 1 && size.width > 0
    return fittingSize(
      CGSize(
        width: limited ? size.width : .greatestFiniteMagnitude,
        height: .greatestFiniteMagnitude
      )
    )
  }

  private func fittingSize(_ size: CGSize) -> CGSize {
    let room = CGRect(origin: .zero, size: size)
    let rect = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
    return CGSize(width: pixelGrid.roundedUp(rect.width), height: pixelGrid.roundedUp(rect.height))
  }

  /// Returns the rectangle that the text occupies.
  ///
  /// Override this method to change the position or the size of the text.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the label.
  ///   - numberOfLines: The maximum number of lines, or 0 for no limit.
  /// - Returns: The rectangle in the coordinates of the bounds.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard !content.string.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    refreshDirection()
    let isFree = bounds.height >= .greatestFiniteMagnitude
    let width = bounds.width >= .greatestFiniteMagnitude ? .infinity : bounds.width
    let text = content.set(
      width: width,
      height: isFree ? .infinity : bounds.height,
      limit: numberOfLines
    )
    let size = CGSize(width: min(text.size.width, bounds.width), height: text.size.height)
    let x = width.isFinite ? (bounds.width - size.width) * shareOfFreeWidth : 0
    let y = isFree ? 0 : (bounds.height - size.height) / 2
    return CGRect(
      origin: CGPoint(x: bounds.minX + x, y: bounds.minY + y),
      size: size
    )
  }

  private var shareOfFreeWidth: CGFloat {
    switch textAlignment {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: content.isRightToLeft ? 1 : 0
    }
  }

  // MARK: Drawing

  /// Draws the text by calling ``UILabel/drawText(in:)``.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text and its shadow, centered vertically in a rectangle.
  ///
  /// Override this method to change the position of the text, and call `super` with another
  /// rectangle.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, !rect.isEmpty,
      !content.string.isEmpty
    else { return }
    refreshDirection()
    let shrinks = adjustsFontSizeToFitWidth && numberOfLines == 1
    let text = content.set(
      width: rect.width,
      height: rect.height,
      limit: numberOfLines,
      smallestScale: shrinks ? min(max(minimumScaleFactor, 0), 1) : 1
    )
    let free = rect.height - text.size.height
    let origin = CGPoint(x: rect.minX, y: rect.minY + pixelGrid.rounded(free / 2))
    let overflows = text.size.width > rect.width + 1 || text.size.height > rect.height + 2
    context.saveGState()
    if overflows { context.clip(to: rect) }
    if let shadow = shownShadow {
      let moved = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
      context.draw(text, at: moved, color: shadow.color)
    }
    context.draw(text, at: origin, color: shownTextColor.cgColor, content.attached)
    context.restoreGState()
  }

  private var shownTextColor: UIColor {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    guard isEnabled else { return .tertiaryLabel }
    return color?.isTint == true ? tintColor : color ?? .label
  }

  private var shownShadow: (color: CGColor, offset: CGSize)? {
    shadowColor.map { ($0.cgColor, shadowOffset) }
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the label is an accessibility element.
  ///
  /// The default value is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// A short description of the label for assistive technologies.
  ///
  /// The default value is the text of the label, with the labels of its attachments.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? text.map(AttachmentLabels(content.attached).spoken) }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility traits of the label.
  ///
  /// The default value contains the trait of static text.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Environment

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func refreshDirection() {
    content.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Redraws the text if colors, the layout direction, or the scale may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFonts(previousTraitCollection) }
    guard traitCollection.drawsTextDifferently(than: previousTraitCollection) else { return }
    if content.hasOwnColors { content.invalidateLayout() }
    setNeedsDisplay()
  }

  private func adjustFonts(_ previous: UITraitCollection?) {
    // R-TXT-110
    guard traitCollection.hasDifferentTextSize(comparedTo: previous) else { return }
    let category = traitCollection.preferredContentSizeCategory
    if case .styled(let text) = content.content {
      content.font = content.font.adjusted(to: category)
      attributedText = text.attributedString.adjusted(to: category)
    } else {
      font = font.adjusted(to: category)
    }
  }

  /// Redraws the text if it uses the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    guard chosenTextColor?.isTint == true else { return }
    TintFade.fade(self)
    setNeedsDisplay()
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + labelMembers
  }
}
