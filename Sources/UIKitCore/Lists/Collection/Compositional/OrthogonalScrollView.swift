import QuartzCore

/// The scroll view with the cells of a section that scrolls across the layout's scroll direction.
final class OrthogonalScrollView: UIScrollView {
  // R-CMP-30…34
  private(set) var scrolling: OrthogonalScrolling
  private unowned let scrollers: OrthogonalScrollers
  private var isPlacing = false

  init(_ scrolling: OrthogonalScrolling, in scrollers: OrthogonalScrollers) {
    self.scrolling = scrolling
    self.scrollers = scrollers
    super.init(frame: scrolling.frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    clipsToBounds = false
    if scrolling.isHorizontal {
      alwaysBounceHorizontal = true
    } else {
      alwaysBounceVertical = true
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a new geometry, and keeps the offset of the content.
  func take(_ new: OrthogonalScrolling, frame: CGRect, isMirrored: Bool, offset: CGFloat) {
    isPlacing = true
    defer { isPlacing = false }
    scrolling = new
    self.isMirrored = isMirrored
    if self.frame != frame { self.frame = frame }
    isPagingEnabled = new.behavior == .paging
    if contentSize != new.contentSize { contentSize = new.contentSize }
    let (start, end) = new.insets
    let insets =
      new.isHorizontal
      ? UIEdgeInsets(
        top: 0,
        left: isMirrored ? end : start,
        bottom: 0,
        right: isMirrored ? start : end
      )
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    if contentInset != insets { contentInset = insets }
    if logicalOffset != offset { logicalOffset = offset }
  }

  /// Whether the content begins at the right edge.
  private(set) var isMirrored = false

  /// The length of the content that is to the left of the visible area if it isn't scrolled.
  private var mirroredLength: CGFloat { scrolling.contentSize.width - bounds.width }

  /// The offset from the beginning of the content.
  var logicalOffset: CGFloat {
    get {
      guard scrolling.isHorizontal else { return bounds.minY }
      return isMirrored ? mirroredLength - bounds.minX : bounds.minX
    }
    set {
      guard scrolling.isHorizontal else { return contentOffset = CGPoint(x: 0, y: newValue) }
      contentOffset = CGPoint(x: isMirrored ? mirroredLength - newValue : newValue, y: 0)
    }
  }

  /// Returns the position of a point of the collection view's content if the content of the section
  /// isn't scrolled.
  func position(of point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - frame.minX + (isMirrored && scrolling.isHorizontal ? mirroredLength : 0),
      y: point.y - frame.minY
    )
  }

  override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    func logical(_ point: CGPoint) -> CGFloat {
      guard scrolling.isHorizontal else { return point.y }
      return isMirrored ? mirroredLength - point.x : point.x
    }
    let speed = scrolling.isHorizontal ? (isMirrored ? -velocity.x : velocity.x) : velocity.y
    let target = scrolling.target(
      proposed: logical(proposed),
      offset: logical(bounds.origin),
      start: logical(hold?.start ?? bounds.origin),
      velocity: speed
    )
    guard target != logical(proposed) else { return proposed }
    guard scrolling.isHorizontal else { return CGPoint(x: 0, y: target) }
    return CGPoint(x: isMirrored ? mirroredLength - target : target, y: 0)
  }

  override func didMoveContent() {
    super.didMoveContent()
    if !isPlacing { scrollers.scrolled(self) }
  }
}

/// The scroll views of the visible sections that scroll across the layout's scroll direction, and
/// the offsets of all sections.
@MainActor final class OrthogonalScrollers {
  private unowned let owner: UICollectionView
  private var views: [Int: OrthogonalScrollView] = [:]
  private var offsets: [Int: CGFloat] = [:]
  /// The ranges of the content for which views were requested.
  private var reaches: [Int: ClosedRange<CGFloat>] = [:]
  /// Whether views are requested in advance.
  private var asksAhead = false

  init(owner: UICollectionView) { self.owner = owner }

  // MARK: Offsets

  /// Returns the offset of a section from the beginning of its content.
  func offset(of section: Int) -> CGFloat {
    if let known = offsets[section] { return known }
    return owner.layoutInUse.orthogonalScrolling(in: section)?.rest(of: 0) ?? 0
  }

  func scrolled(_ view: OrthogonalScrollView) {
    guard let section = views.first(where: { $0.value === view })?.key else { return }
    offsets[section] = view.logicalOffset
    owner.setNeedsLayout()
  }

  /// Scrolls a section to an offset from the beginning of its content.
  func scroll(_ section: Int, to offset: CGFloat, animated: Bool) {
    guard let view = views[section] else {
      offsets[section] = offset
      return
    }
    let old = view.contentOffset
    guard animated else { return view.logicalOffset = offset }
    let distance = (offset - view.logicalOffset) * (view.isMirrored ? -1 : 1)
    view.setContentOffset(
      view.scrolling.isHorizontal
        ? CGPoint(x: old.x + distance, y: 0) : CGPoint(x: 0, y: old.y + distance),
      animated: true
    )
  }

  // MARK: Visible views

  /// Requests views with a closure, for more than the visible part of the sections.
  func asking<Result>(ahead: Bool, _ ask: () -> Result) -> Result {
    reaches = [:]
    asksAhead = ahead
    isAsking = true
    defer { isAsking = false }
    return ask()
  }
  private var isAsking = false

  /// Returns the range of a section's content for which views are requested.
  func window(of section: Int, length: CGFloat, isExact: Bool) -> ClosedRange<CGFloat> {
    let offset = offset(of: section)
    let margin = isAsking && asksAhead && !isExact ? length / 2 : 0
    let reach = offset - margin...offset + length + margin
    if isAsking { reaches[section] = reach }
    return reach
  }

  /// Whether views were requested for the visible part of all sections.
  var isWithinReach: Bool {
    reaches.allSatisfy { section, reach in
      guard let view = views[section] else { return true }
      let offset = view.logicalOffset
      return offset >= reach.lowerBound && offset + view.scrolling.length <= reach.upperBound
    }
  }

  /// Returns the frame on the screen of a view with layout attributes, in the coordinates of the
  /// collection view.
  func shownFrame(_ frame: CGRect, _ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard attributes.isOrthogonal else { return frame }
    let section = attributes.indexPath.section
    let distance = offset(of: section)
    guard owner.layoutInUse.orthogonalScrolling(in: section)?.isHorizontal ?? true else {
      return frame.offsetBy(dx: 0, dy: -distance)
    }
    return frame.offsetBy(dx: owner.mirror.isActive ? distance : -distance, dy: 0)
  }

  // MARK: Scroll views

  /// Returns the view to which a view with layout attributes is added.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.isOrthogonal else { return owner }
    return view(for: attributes.indexPath.section) ?? owner
  }

  private func view(for section: Int) -> OrthogonalScrollView? {
    if let known = views[section] { return known }
    guard let scrolling = owner.layoutInUse.orthogonalScrolling(in: section) else { return nil }
    let offset = offset(of: section)
    let view = OrthogonalScrollView(scrolling, in: self)
    views[section] = view
    UIView.performWithoutAnimation { layOut(view, scrolling, offset: offset) }
    owner.insert(view)
    return view
  }

  private func layOut(
    _ view: OrthogonalScrollView,
    _ scrolling: OrthogonalScrolling,
    offset: CGFloat
  ) {
    let mirror = owner.mirror
    view.take(
      scrolling,
      frame: mirror.rect(scrolling.frame),
      isMirrored: mirror.isActive,
      offset: offset
    )
  }

  /// Lays out the scroll views after the layout was prepared, and removes those that aren't used.
  func layOut(keeping visible: Set<Int>? = nil) {
    guard !views.isEmpty else { return }
    for (section, view) in views {
      let scrolling = owner.layoutInUse.orthogonalScrolling(in: section)
      if let scrolling {
        layOut(view, scrolling, offset: offset(of: section))
      }
      let isUsed = visible?.contains(section) ?? true
      if scrolling == nil || !isUsed, view.subviews.allSatisfy(\.isHidden) {
        view.removeFromSuperview()
        views[section] = nil
      }
    }
  }

  /// Moves the scroll views with their sections after a change of the data.
  func follow(_ change: ListChange) {
    var moved: [Int: OrthogonalScrollView] = [:]
    var known: [Int: CGFloat] = [:]
    for (section, offset) in offsets {
      if let new = change.newSection(of: section) { known[new] = offset }
    }
    for (section, view) in views {
      if let new = change.newSection(of: section) {
        moved[new] = view
      } else {
        view.removeFromSuperview()
      }
    }
    (views, offsets, reaches) = (moved, known, [:])
  }
}
