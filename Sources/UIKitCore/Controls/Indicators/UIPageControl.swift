import QuartzCore

/// A row of dots, one for each page, that shows which page is seen and turns pages by taps and drags. (R-CTL-30…33)
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Whether there is a plate behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Only while a finger is on the control.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  private var dots: [UIImageView] = []
  private let plate = UIView()
  private var images: [Int: UIImage] = [:]
  private var shownPage = 0
  private var hasDragged = false

  // MARK: Creating a control

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without pages from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    plate.isUserInteractionEnabled = false
    plate.backgroundColor = .secondarySystemFill
    addSubview(plate)
    showPlate()
  }

  // MARK: Pages

  /// How many pages there are; 0 at first.
  ///
  /// Negative counts as 0. The current page stays among them.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      shownPage = min(shownPage, max(numberOfPages - 1, 0))
      dotsChanged()
    }
  }

  /// The page that is seen, from 0 on; the nearest there is of what is assigned.
  ///
  /// Assigning tells no target.
  open var currentPage: Int {
    get { shownPage }
    set {
      shownPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      showDots()
    }
  }

  /// Whether nothing shows while there is one page; false by default.
  open var hidesForSinglePage = false { didSet { showDots() } }

  // MARK: Looks

  /// The colour of the other dots; nil, the default, is that of the current one, lighter.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      noteAppearance(
        .pageIndicatorTintColor,
        \UIPageControl.pageIndicatorTintColor,
        pageIndicatorTintColor
      )
      showDots()
    }
  }

  /// The colour of the current dot; nil, the default, is white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      noteAppearance(
        .currentPageIndicatorTintColor,
        \UIPageControl.currentPageIndicatorTintColor,
        currentPageIndicatorTintColor
      )
      showDots()
    }
  }

  /// Whether there is a plate behind the dots; by default while a finger is on the control.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { showPlate() } }

  /// Whether a finger that is dragged over the dots turns pages; true by default. (R-CTL-32)
  open var allowsContinuousInteraction = true

  /// What is shown in place of dots; nil by default.
  open var preferredIndicatorImage: UIImage? { didSet { dotsChanged() } }

  /// What is shown in place of the dot of a page; nil for the preferred image.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Shows an image in place of the dot of a page; nil takes it back.
  ///
  /// A page that is not there is ignored.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<numberOfPages).contains(page) else {
      return Log.warning("UIPageControl: there is no page \(page); ignored")
    }
    images[page] = image
    dotsChanged()
  }

  /// The size that so many dots need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { PageDots.size(for: pageCount) }

  private func dotsChanged() {
    // More dots than points across a screen cannot be told apart.
    let count = min(numberOfPages, 1_000)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIImageView(frame: .zero)
      addSubview(dot)
      dots.append(dot)
    }
    showDots()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showDots() {
    let current = currentPageIndicatorTintColor ?? .white
    let other =
      pageIndicatorTintColor ?? current.withAlphaComponent(ProgressMetrics.otherDotAlpha)
    for (page, dot) in dots.enumerated() {
      let color = page == shownPage ? current : other
      let image = (images[page] ?? preferredIndicatorImage)?.withRenderingMode(.alwaysTemplate)
      dot.image = image
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
    }
  }

  private func showPlate() {
    plate.isHidden =
      switch backgroundStyle {
      case .automatic: !isTracking
      case .prominent: false
      case .minimal: true
      }
  }

  // MARK: Layout

  private var layout: PageDots {
    PageDots(
      count: dots.count,
      bounds: bounds,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }

  open override var intrinsicContentSize: CGSize { PageDots.size(for: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout
    for (page, dot) in dots.enumerated() {
      let side = ProgressMetrics.dotSide
      dot.bounds.size = dot.image?.size ?? CGSize(width: side, height: side)
      dot.center = layout.center(of: page)
      dot.layer.cornerRadius = dot.image == nil ? side / 2 : 0
    }
    let size = PageDots.size(for: dots.count)
    plate.bounds.size = CGSize(width: min(size.width, bounds.width), height: size.height)
    plate.center = CGPoint(x: bounds.midX, y: bounds.midY)
    plate.layer.cornerRadius = size.height / 2
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasDragged = false
    let begins = super.beginTracking(touch, with: event)
    showPlate()
    return begins
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let page = layout.page(nearest: touch.location(in: self).x)
    let start = touch.previousLocation(in: self).x
    if allowsContinuousInteraction, abs(touch.location(in: self).x - start) > 0, page != shownPage {
      hasDragged = true
      turn(to: page)
    }
    return super.continueTracking(touch, with: event)
  }

  /// A tap beside the current dot turns one page in that direction. (R-CTL-32)
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    showPlate()
    guard let touch, !hasDragged, isTouchInside || bounds.contains(touch.location(in: self)) else {
      return
    }
    turn(to: layout.page(from: shownPage, tappedAt: touch.location(in: self).x))
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    showPlate()
  }

  private func turn(to page: Int) {
    guard page != shownPage else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Accessibility

  /// Whether assistive programs meet the control; true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Which page of how many, unless set. (R-CTL-33)
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? SystemText.page("\(shownPage + 1)", "\(numberOfPages)") }
    set { super.accessibilityValue = newValue }
  }

  /// Something to be adjusted, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }

  /// Turns to the next page and tells targets; nothing happens at the last one. (R-CTL-33)
  open override func accessibilityIncrement() { step(by: 1) }

  /// Turns to the page before and tells targets; nothing happens at the first one. (R-CTL-33)
  open override func accessibilityDecrement() { step(by: -1) }

  override var accessibilityRange: AccessibilityRange? {
    AccessibilityRange(
      value: Double(shownPage + 1),
      minimum: 1,
      maximum: Double(max(numberOfPages, 1)),
      step: 1,
      set: { [weak self] in self?.go(to: Int($0.rounded()) - 1) }
    )
  }

  private func step(by pages: Int) { go(to: shownPage + pages) }

  private func go(to page: Int) {
    if isEnabled, (0..<numberOfPages).contains(page) { turn(to: page) }
  }
}
