import QuartzCore

extension UICollectionView {
  // MARK: Data

  /// The number of items in each section, requested from the data source if necessary.
  var shape: ListShape {
    if progress.shape == nil, !progress.isAskingForShape { progress.shape = askForShape() }
    return progress.shape ?? ListShape()
  }

  /// Requests the number of sections and items from the data source.
  func askForShape() -> ListShape {
    guard let dataSource else { return ListShape() }
    progress.isAskingForShape = true
    defer { progress.isAskingForShape = false }
    let sections = max(dataSource.numberOfSections(in: self), 0)
    let counts = (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      if count < 0 {
        Log.warning("UICollectionView: section \(section) has \(count) items; 0 is used")
      }
      return max(count, 0)
    }
    return ListShape(counts: counts)
  }

  func reloadAll() {
    loseFinger()
    movement = nil
    selection.forget()
    progress.shape = nil
    progress.needsReload = true
    let context = layoutInUse.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layoutInUse.invalidateLayout(with: context)
  }

  // MARK: Invalidation

  func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !progress.isPreparing else { return }
    progress.needsPrepare = true
    progress.offsetAdjustment.x += context.contentOffsetAdjustment.x
    progress.offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  func boundsWillChange(to new: CGRect) {
    if new != bounds { ask(about: new) }
  }

  /// Handles a change of the insets as a change of the bounds.
  func surroundingsChanged() { ask(about: bounds) }

  private func ask(about new: CGRect) {
    let old = bounds
    guard new.isFinite, !progress.needsPrepare, !progress.isPreparing,
      layoutInUse.shouldInvalidateLayout(forBoundsChange: new)
    else { return }
    progress.isVolatile = new.size == old.size
    layoutInUse.invalidateLayout(with: layoutInUse.invalidationContext(forBoundsChange: new))
  }

  func environmentChanged(from old: UITraitCollection?) {
    let new = traitCollection
    guard
      old?.layoutDirection != new.layoutDirection || new.hasDifferentTextSize(comparedTo: old)
    else { return }
    if old?.layoutDirection != new.layoutDirection { progress.hasPlacedContent = false }
    layoutInUse.invalidateLayout()
  }

  // MARK: Layout passes

  func layOutContents() {
    guard !progress.isLayingOut, !batch.isApplying, !bounds.isEmpty else { return }
    takeWaitingRows()
    progress.isLayingOut = true
    defer { progress.isLayingOut = false }
    for _ in 0..<CollectionMetrics.roundLimit {
      prepareLayoutIfNeeded()
      let isNew = contents.follow(isVolatile: progress.isVolatile)
      if isNew || progress.hasUnmeasuredCells { measureCells() }
      guard progress.needsPrepare else { break }
    }
    progress.isVolatile = false
    placeBackground()
    announceComingItems()
  }

  func prepareLayoutIfNeeded() {
    guard progress.needsPrepare, !progress.isPreparing else { return }
    if progress.needsReload {
      progress.needsReload = false
      contents.hideAll()
    }
    let isAtStart = isAtMirroredStart
    prepareLayout()
    contents.forgetAttributes()
    contentSize = progress.contentSize
    if progress.offsetAdjustment != .zero {
      let adjustment = progress.offsetAdjustment
      progress.offsetAdjustment = .zero
      contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
    if isAtStart, mirror.isActive { bounds.origin.x = limits.x.upper }
    progress.hasPlacedContent = true
  }

  /// Prepares the layout without updating views.
  func prepareLayout() {
    _ = shape
    progress.needsPrepare = false
    progress.isPreparing = true
    layoutInUse.prepare()
    progress.isPreparing = false
    let size = layoutInUse.collectionViewContentSize
    if size.isFinite { progress.contentSize = size } else { contentSize = size }
  }

  /// Whether mirrored content is scrolled to its right edge, where it begins, or hasn't been laid
  /// out.
  private var isAtMirroredStart: Bool {
    guard progress.hasPlacedContent else { return true }
    return abs(bounds.minX - limits.x.upper) < 1
  }

  /// Requests the preferred attributes of all visible views again.
  func measureAgain() {
    for view in contents.shown.values { view.isMeasured = false }
    progress.hasUnmeasuredCells = true
  }

  /// Requests the preferred attributes of views that have just appeared.
  private func measureCells() {
    progress.hasUnmeasuredCells = false
    let isOwn =
      layoutInUse is UICollectionViewFlowLayout
      || layoutInUse is UICollectionViewCompositionalLayout
    let unmeasured = contents.shown.filter { key, view in
      guard let given = view.shownAttributes, !view.isMeasured else { return false }
      return given.isEstimated || (key.category == .cell && !isOwn)
    }
    for (_, view) in unmeasured.sorted(by: { $0.key.comes(before: $1.key) }) {
      guard let given = view.shownAttributes else { continue }
      view.isMeasured = true
      let original = mirror.attributes(given)
      let preferred = view.preferredLayoutAttributesFitting(original.changed { _ in })
      guard
        layoutInUse.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: original
        )
      else { continue }
      let context = layoutInUse.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
      layoutInUse.invalidateLayout(with: context)
    }
  }

  // MARK: Background

  func backgroundExchanged(_ old: UIView?) {
    guard old !== backgroundView else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    placeBackground()
  }

  private func placeBackground() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  // MARK: Layout direction

  /// The mirroring that is currently applied to the content.
  var mirror: CollectionMirror {
    guard layoutInUse.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection != layoutInUse.developmentLayoutDirection
    else { return CollectionMirror() }
    let insets = adjustedContentInset
    let room = bounds.width - insets.left - insets.right
    return CollectionMirror(isActive: true, width: max(progress.contentSize.width, room))
  }

  /// The unobscured part of the content, in the coordinates of the layout.
  var layoutWindow: CGRect { mirror.rect(bounds.inset(by: adjustedContentInset)) }

  // MARK: Scrolling

  func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let target = layoutInUse.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: velocity
    )
    guard target.isFinite else {
      Log.warning("UICollectionViewLayout: the target offset \(target) is not finite; ignored")
      return proposed
    }
    return target
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    expectItem(path)
    prepareLayoutIfNeeded()
    guard let frame = attributesOfItem(path)?.frame else { return }
    if layoutInUse.orthogonalScrolling(in: path.section) != nil {
      return scrollOrthogonally(to: path, position, animated: animated)
    }
    guard !position.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    scroll(to: frame, position, animated: animated)
  }

  /// Scrolls a section to an item, and the content to the section.
  private func scrollOrthogonally(
    to path: IndexPath,
    _ position: ScrollPosition,
    animated: Bool
  ) {
    // R-CMP-35
    guard let scrolling = layoutInUse.orthogonalScrolling(in: path.section),
      let item = layoutInUse.layoutAttributesForItem(at: path)?.frame
    else { return }
    let start = scrolling.isHorizontal ? item.minX : item.minY
    let length = scrolling.isHorizontal ? item.width : item.height
    let horizontal: ScrollPosition = [.left, .right, .centeredHorizontally]
    let vertical: ScrollPosition = [.top, .bottom, .centeredVertically]
    let own = position.intersection(scrolling.isHorizontal ? horizontal : vertical)
    orthogonal.scroll(
      path.section,
      to: scrolling.offset(
        showing: start...start + length,
        from: orthogonal.offset(of: path.section),
        position: own.fraction
      ),
      animated: animated
    )
    let area = mirror.rect(scrolling.frame)
    let other = position.subtracting(own)
    guard !other.isEmpty else { return scrollRectToVisible(area, animated: animated) }
    scroll(to: area, other, animated: animated)
  }

  private func scroll(to frame: CGRect, _ position: ScrollPosition, animated: Bool) {
    let free = bounds.inset(by: adjustedContentInset)
    var offset = bounds.origin
    if position.contains(.top) {
      offset.y += frame.minY - free.minY
    } else if position.contains(.bottom) {
      offset.y += frame.maxY - free.maxY
    } else if position.contains(.centeredVertically) {
      offset.y += frame.midY - free.midY
    }
    if position.contains(.left) {
      offset.x += frame.minX - free.minX
    } else if position.contains(.right) {
      offset.x += frame.maxX - free.maxX
    } else if position.contains(.centeredHorizontally) {
      offset.x += frame.midX - free.midX
    }
    setContentOffset(limits.clamp(offset), animated: animated)
  }

  private func expectItem(_ path: IndexPath) {
    let shape = shape
    guard !shape.contains(path) else { return }
    let view = UIKitCore.describe(self)
    guard path.count == 2, shape.counts.indices.contains(path.section) else {
      Misuse.raise(
        reason: "Attempted to scroll the collection view to an out-of-bounds section "
          + "(\(path.first ?? -1)) when there are only \(shape.sectionCount) sections. "
          + "Collection view: \(view)."
      )
    }
    let count = shape.counts[path.section]
    Misuse.raise(
      reason: "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) "
        + "when there are only \(count) items in section \(path.section). "
        + "Collection view: \(view)."
    )
  }
}
