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
      logicalOffset(of: bounds.origin)
    }
    set { contentOffset = contentOffset(at: newValue) }
  }

  private func logicalOffset(of offset: CGPoint) -> CGFloat {
    guard scrolling.isHorizontal else { return offset.y }
    return isMirrored ? mirroredLength - offset.x : offset.x
  }

  private func contentOffset(at offset: CGFloat) -> CGPoint {
    guard scrolling.isHorizontal else { return CGPoint(x: 0, y: offset) }
    return CGPoint(x: isMirrored ? mirroredLength - offset : offset, y: 0)
  }

  /// Scrolls to an offset from the beginning of the content.
  func scroll(to offset: CGFloat, animated: Bool) {
    guard animated else { return logicalOffset = offset }
    setContentOffset(contentOffset(at: offset), animated: true)
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
    let speed = scrolling.isHorizontal ? (isMirrored ? -velocity.x : velocity.x) : velocity.y
    let target = scrolling.target(
      proposed: logicalOffset(of: proposed),
      offset: logicalOffset,
      start: logicalOffset(of: hold?.start ?? bounds.origin),
      velocity: speed
    )
    return target == logicalOffset(of: proposed) ? proposed : contentOffset(at: target)
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
    view.scroll(to: offset, animated: animated)
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

  /// Returns the distance by which the views of a section appear beside the frames of their layout
  /// attributes.
  func shift(of section: Int) -> CGVector {
    let distance = offset(of: section)
    guard owner.layoutInUse.orthogonalScrolling(in: section)?.isHorizontal ?? true else {
      return CGVector(dx: 0, dy: -distance)
    }
    return CGVector(dx: owner.mirror.isActive ? distance : -distance, dy: 0)
  }

  /// Returns the shifts of the sections at the present offsets.
  func shifts() -> OrthogonalShifts { OrthogonalShifts(shift: shift) }

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

  /// Lays out the scroll views after the layout was prepared.
  func layOut() {
    for (section, view) in views {
      guard let scrolling = owner.layoutInUse.orthogonalScrolling(in: section) else { continue }
      layOut(view, scrolling, offset: offset(of: section))
    }
  }

  /// Removes the scroll views of sections that aren't visible, unless they still show a view.
  func removeUnused(keeping visible: Set<Int>) {
    for (section, view) in views where !visible.contains(section) {
      guard view.subviews.allSatisfy(\.isHidden) else { continue }
      view.removeFromSuperview()
      views[section] = nil
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

/// The distances by which the views of orthogonal sections are scrolled, each of which is computed
/// once.
@MainActor struct OrthogonalShifts {
  let shift: (Int) -> CGVector
  private var known: [Int: CGVector] = [:]

  init(shift: @escaping (Int) -> CGVector) { self.shift = shift }

  /// Returns the frame on the screen of a view with layout attributes, in the coordinates of the
  /// collection view.
  mutating func shownFrame(
    _ frame: CGRect,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CGRect {
    guard attributes.isOrthogonal else { return frame }
    let section = attributes.indexPath.section
    let distance = known[section] ?? shift(section)
    known[section] = distance
    return frame.offsetBy(dx: distance.dx, dy: distance.dy)
  }
}
