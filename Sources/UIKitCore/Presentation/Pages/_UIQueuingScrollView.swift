import QuartzCore

/// The object that loads the pages of a queuing scroll view.
@MainActor protocol PageScrolling: AnyObject {
  /// The view of the first visible page.
  var visibleView: UIView? { get }
  /// Called when the user begins a gesture.
  func willTrack()
  /// Called before the limits of the content are read.
  func prepareToScroll()
  /// Called before the content moves to an offset.
  func willScroll(to offset: CGPoint)
  /// Called after the content has moved.
  func didScroll()
  /// Called when the content is at rest.
  func didEndScrolling()
  /// Called when the view has left its window.
  func settle()
}

/// The scroll view of a page view controller.
///
/// The current page is in the middle of content with the length of three pages. At rest, the
/// content offset is the length of a page. It moves to 0 or twice the length while a page is
/// turned, and back to the middle at the end, together with the page.
///
/// Apps find the scroll view among the subviews, and may set its delegate and its properties.
final class _UIQueuingScrollView: UIScrollView {
  // R-PAGE-40…44
  weak var pages: PageScrolling?
  private var isArranging = false
  /// Whether pages follow one another from right to left.
  private var isReversed = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    scrollsToTop = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Geometry

  /// Sets the frame and the content without scrolling visibly.
  func arrange(_ geometry: PageGeometry, in area: CGPoint, inset: UIEdgeInsets) {
    isArranging = true
    isReversed = geometry.isReversed && !geometry.isVertical
    content.size = geometry.contentSize
    content.inset = inset
    content.settledInset = content.adjustedInset
    let frame = geometry.scrollFrame.offsetBy(dx: area.x, dy: area.y)
    center = CGPoint(x: frame.midX, y: frame.midY)
    bounds = CGRect(origin: geometry.offset(of: nil), size: frame.size)
    contentChanged()
    isArranging = false
  }

  /// Sets the content inset without moving the content.
  func setInset(_ inset: UIEdgeInsets) {
    guard inset != content.inset else { return }
    content.inset = inset
    content.settledInset = content.adjustedInset
    contentChanged()
  }

  /// Moves the content and its origin without calling the delegate.
  func recenter(at offset: CGPoint) {
    let distance = CGPoint(x: offset.x - bounds.minX, y: offset.y - bounds.minY)
    hold?.shift(by: distance)
    bounds.origin = offset
  }

  /// Ends drags and animations at the current offset.
  func stopScrolling() {
    isArranging = true
    if hold != nil {
      panGestureRecognizer.isEnabled = false
      panGestureRecognizer.isEnabled = isScrollEnabled
      forgetTouchpad()
      endDragging(velocity: .zero)
    }
    stopScrollAnimation()
    isArranging = false
  }

  /// The frame that the subview would have if its page were visible, so that the safe area of a
  /// page does not change while it moves.
  override func frameForSafeArea(of subview: UIView) -> CGRect {
    let frame = super.frameForSafeArea(of: subview)
    guard bounds.width > 0, bounds.height > 0 else { return frame }
    let column = (frame.midX / bounds.width).rounded(.down)
    let row = (frame.midY / bounds.height).rounded(.down)
    return frame.offsetBy(
      dx: bounds.minX - column * bounds.width,
      dy: bounds.minY - row * bounds.height
    )
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { pages?.settle() }
  }

  // MARK: Scrolling

  override func willTrack() { pages?.willTrack() }

  override func prepareToScroll() { pages?.prepareToScroll() }

  override func willMoveContent(to offset: CGPoint) {
    if !isArranging { pages?.willScroll(to: offset) }
  }

  override func didMoveContent() {
    if !isArranging { pages?.didScroll() }
  }

  override func didEndScrolling() {
    if !isArranging { pages?.didEndScrolling() }
  }

  /// Scrolls by a page; next and previous follow the reading direction.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .next where isReversed: return super.accessibilityScroll(.previous)
    case .previous where isReversed: return super.accessibilityScroll(.next)
    default: return super.accessibilityScroll(direction)
    }
  }
}
