import QuartzCore

/// A control that shows the current page in a row of dots, one for each page.
///
/// A tap beside the current dot moves by one page, and a drag moves to the page under the finger.
/// Both send `valueChanged` and `primaryActionTriggered`. No events are sent for changes by the
/// app.
///
/// ```swift
/// let pages = UIPageControl()
/// pages.numberOfPages = 3
/// pages.addAction(UIAction { _ in showPage(pages.currentPage) }, for: .valueChanged)
/// ```
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  // R-CTL-30…33
  /// The visibility of the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// The background is visible while the control is touched.
    case automatic = 0
    /// The background is always visible.
    case prominent = 1
    /// The background is never visible.
    case minimal = 2
  }

  private var dots: [UIImageView] = []
  private let plate = UIView()
  private var images: [Int: UIImage] = [:]
  private var shownPage = 0
  private var hasDragged = false

  // MARK: Creating a page control

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without pages from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodePageControl(from: coder) }
  }

  private func setUp() {
    plate.isUserInteractionEnabled = false
    plate.backgroundColor = .secondarySystemFill
    addSubview(plate)
    showPlate()
  }

  // MARK: Pages

  /// The number of pages.
  ///
  /// Negative values are treated as 0. If the current page no longer exists, the last page becomes
  /// current. The default value is 0.
  open var numberOfPages = 0 {
    willSet { attachments?.willChange("numberOfPages") }
    didSet {
      defer { attachments?.didChange("numberOfPages") }
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      shownPage = min(shownPage, max(numberOfPages - 1, 0))
      dotsChanged()
    }
  }

  /// The index of the current page, starting at 0.
  ///
  /// Values out of range are clamped. Setting this property does not send events.
  open var currentPage: Int {
    get { shownPage }
    set {
      let observed = attachments?.begin("currentPage")
      defer { observed?.end() }
      shownPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      showDots()
    }
  }

  /// A Boolean value that indicates whether the dots are hidden if there is only one page.
  ///
  /// The default value is `false`.
  open var hidesForSinglePage = false { didSet { showDots() } }

  // MARK: Appearance

  /// The color of the dots of pages other than the current one.
  ///
  /// The default value is `nil`, for which the dots have the color of the current dot at 30 percent
  /// opacity.
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

  /// The color of the dot of the current page.
  ///
  /// The default value is `nil`, for which the dot is white.
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

  /// The visibility of the background behind the dots.
  ///
  /// The default value is `automatic`, for which it is visible while the control is touched.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { showPlate() } }

  // R-CTL-32
  /// A Boolean value that indicates whether dragging over the dots changes the page.
  ///
  /// The default value is `true`.
  open var allowsContinuousInteraction = true

  /// The image that replaces the dots.
  ///
  /// The default value is `nil`, for which the dots are round.
  open var preferredIndicatorImage: UIImage? { didSet { dotsChanged() } }

  /// Returns the image that was set for the dot of a page, or `nil` if there is none.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image that replaces the dot of a page.
  ///
  /// If there is no such page, the call is ignored and a warning is logged.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to use ``UIPageControl/preferredIndicatorImage``.
  ///   - page: The index of the page.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard (0..<numberOfPages).contains(page) else {
      return Log.warning("UIPageControl: there is no page \(page); ignored")
    }
    images[page] = image
    dotsChanged()
  }

  /// Returns the size that a number of dots requires, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { PageDots.size(for: pageCount) }

  private func dotsChanged() {
    // The number is limited, because more dots could not be distinguished on a screen.
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

  /// Changes the page by one, toward the side of the current dot on which the tap was.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // R-CTL-32
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

  /// A Boolean value that indicates whether the control is an accessibility element.
  ///
  /// The default value is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The value of the control for assistive technologies.
  ///
  /// The default value is a localized text with the current page and the number of pages.
  open override var accessibilityValue: String? {
    // R-CTL-33
    get { accessibility?.value ?? SystemText.page("\(shownPage + 1)", "\(numberOfPages)") }
    set { super.accessibilityValue = newValue }
  }

  /// The accessibility traits of the control.
  ///
  /// The default value contains the trait of an adjustable element, and not enabled if it applies.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }

  // R-CTL-33
  /// Moves to the next page and sends events.
  ///
  /// On the last page, the call is ignored.
  open override func accessibilityIncrement() { step(by: 1) }

  // R-CTL-33
  /// Moves to the previous page and sends events.
  ///
  /// On the first page, the call is ignored.
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

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + pageControlMembers
  }
}
