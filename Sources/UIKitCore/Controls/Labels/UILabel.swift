/// A view that shows text, in one line unless told otherwise.
///
/// Text stands in the middle from top to bottom. Labels take no touches by default.
@preconcurrency @MainActor open class UILabel: UIView {
  private var content = LabelText()

  // MARK: Creating a label

  /// Creates an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty label with what an archive says about a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text; nil and an empty text show nothing.
  ///
  /// Setting it drops the styles of `attributedText`.
  open var text: String? {
    get { isTextNil ? nil : content.string }
    set {
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

  /// The text with styles; letters without a font or colour take the label's.
  ///
  /// Later changes of a mutable string that was assigned do not show.
  open var attributedText: NSAttributedString? {
    get {
      guard !isTextNil else { return nil }
      if case .styled(let text) = content.content { return text.attributedString }
      return NSAttributedString(
        string: content.string,
        attributes: [.font: content.font, .foregroundColor: shownTextColor]
      )
    }
    set {
      isTextNil = newValue == nil
      content.content = newValue.map { .styled(StyledText($0)) } ?? .plain("")
      textChanged()
    }
  }

  private var isTextNil = true

  /// The font; the system's in 17 points by default, also when set to nil.
  open var font: UIFont! {
    get { content.font }
    set {
      content.font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      content.setAttribute(.font, to: content.font)
      textChanged()
    }
  }

  /// The colour of the letters; `UIColor.label` by default, also when set to nil.
  open var textColor: UIColor! {
    get { chosenTextColor ?? .label }
    set {
      if newValue == chosenTextColor, !content.hasOwnColors { return }
      chosenTextColor = newValue
      content.setAttribute(.foregroundColor, to: newValue ?? .label)
      setNeedsDisplay()
    }
  }

  private var chosenTextColor: UIColor?

  /// The colour while highlighted; nil, the default, for none of its own.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { setNeedsDisplay() } }
  }

  /// Whether the highlighted colour is used; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is shown at full strength; true by default, else it is grey.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The colour of a copy of the text behind it; nil, the default, for no shadow.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// How far the shadow is moved, in points; one point up by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowColor != nil { setNeedsDisplay() } }
  }

  // MARK: Lines

  /// Where lines stand across; at the edge where reading begins by default.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      content.alignment = newValue
      setNeedsDisplay()
    }
  }

  /// What happens to text that does not fit; ends in three dots by default.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      content.lineBreakMode = newValue
      textChanged()
    }
  }

  /// The most lines shown; 1 by default, 0 for as many as fit.
  ///
  /// Negative numbers count as 0.
  open var numberOfLines = 1 {
    didSet {
      if numberOfLines < 0 { numberOfLines = 0 }
      if numberOfLines != oldValue { textChanged() }
    }
  }

  /// Whether a single line that is too wide is set smaller; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest part of the font's size that a line is set in; 0, the default, for no limit of
  /// its own.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The width that `intrinsicContentSize` breaks lines at; 0, the default, for the present width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Size

  /// The size of the text, in whole pixels; one line unless more are allowed.
  open override var intrinsicContentSize: CGSize { contentSize(forWidth: bounds.width) }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    let room = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width ?? 0
    let limit = numberOfLines != 1 && room > 0 ? room : CGFloat.greatestFiniteMagnitude
    return fittingSize(CGSize(width: limit, height: .greatestFiniteMagnitude))
  }

  override var contentHeightFollowsWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  override func baselineOfContent(isFirst: Bool) -> ContentBaseline? {
    let height = intrinsicContentSize.height
    // Text stands in the middle of the label.
    let offset = isFirst ? font.ascender - height / 2 : height / 2 + font.descender
    return ContentBaseline(heightFactor: 0.5, offset: offset)
  }

  /// The size of the text within a width, in whole pixels.
  ///
  /// A single line is not limited by the width.
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

  /// The rectangle that the text takes within bounds.
  ///
  /// Override it to give text another place or room.
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

  /// Draws the text by `drawText(in:)`.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in the middle of a rectangle.
  ///
  /// Override it to draw elsewhere, calling super.
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
    context.draw(text, at: origin, color: shownTextColor.cgColor)
    context.restoreGState()
  }

  private var shownTextColor: UIColor {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    guard isEnabled else { return .tertiaryLabel }
    return color?.isTint == true ? tintColor : color ?? .label
  }

  private var shownShadow: (color: CGColor, offset: CGSize)? {
    if let shadowColor { return (shadowColor.cgColor, shadowOffset) }
    return content.ownShadow
  }

  // MARK: Accessibility

  /// A label is found by its text; unlike for other views, true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text by default.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Static text by default.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Following changes

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func refreshDirection() {
    content.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Draws anew, since colours, direction or pixels may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if content.hasOwnColors { content.forgetLines() }
    setNeedsDisplay()
  }

  /// Draws anew where the text is in the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if chosenTextColor?.isTint == true { setNeedsDisplay() }
  }
}

extension UILabel {
  /// Takes font and colour as far as they differ, since assigning either draws the text anew.
  func style(font: UIFont, color: UIColor) {
    if self.font != font { self.font = font }
    if textColor != color { textColor = color }
  }
}
