import QuartzCore

/// The views that are animated when the data or the layout changes.
struct CollectionMove {
  /// The views of removed elements, and their final attributes.
  var leaving: [(UICollectionReusableView, CollectionElement, UICollectionViewLayoutAttributes)] =
    []
  /// A closure that returns the initial attributes of an appearing element, or `nil` to fade it in.
  var initial: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? = { _ in nil
  }
  /// A closure that is called inside the animation block.
  var alongside: () -> Void = {}
}

extension UICollectionView {
  /// Whether an animation would be visible.
  private var canMove: Bool {
    UIView.areAnimationsEnabled && window != nil && !bounds.isEmpty && progress.hasPlacedContent
  }

  /// Moves views from their current attributes to those of the layout, which has been prepared.
  func move(_ move: CollectionMove, animated: Bool = true, completion: @escaping (Bool) -> Void) {
    batch.isApplying = true
    batch.running += 1
    let offset = offsetAfterMove
    let sight = CGRect(origin: offset, size: bounds.size).union(bounds)
    let wanted = bounds.isEmpty ? [] : contents.attributes(in: sight)
    let coming = place(wanted, by: move)
    let staying = targets(besides: coming)
    contents.hold(staying.map { $0.1.key })
    contents.forgetAttributes()
    progress.hasUnmeasuredCells = true
    let changes: () -> Void = { [self] in
      contentSize = progress.contentSize
      orthogonal.layOut()
      if offset != bounds.origin { contentOffset = offset }
      for (view, attributes) in staying where view !== movement?.view {
        view.place(by: attributes)
        contents.arrange(view)
      }
      for (view, _, attributes) in move.leaving { view.place(by: attributes) }
      move.alongside()
    }
    let end: (Bool) -> Void = { [weak self] finished in
      self?.moveEnded(move)
      completion(finished)
    }
    if animated, canMove {
      UIView.animate(
        withDuration: CollectionMetrics.updateDuration,
        delay: 0,
        options: .allowUserInteraction,
        animations: changes,
        completion: end
      )
      batch.isApplying = false
    } else {
      UIView.performWithoutAnimation(changes)
      batch.isApplying = false
      end(true)
    }
    setNeedsLayout()
  }

  /// Creates views for appearing elements with their initial attributes, and returns the final
  /// attributes of all visible elements.
  private func place(_ wanted: [UICollectionViewLayoutAttributes], by move: CollectionMove)
    -> [CollectionElement: UICollectionViewLayoutAttributes]
  {
    var seen: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for attributes in wanted where !attributes.isHidden {
      seen[attributes.key] = attributes
      guard contents.shown[attributes.key] == nil else { continue }
      let initial = move.initial(attributes) ?? attributes.changed { $0.alpha = 0 }
      initial.indexPath = attributes.indexPath
      contents.show(initial)
    }
    return seen
  }

  /// Returns the final attributes of all views that remain, including those that leave the visible
  /// area.
  private func targets(besides seen: [CollectionElement: UICollectionViewLayoutAttributes])
    -> [(UICollectionReusableView, UICollectionViewLayoutAttributes)]
  {
    let mirror = mirror
    return contents.shown.sorted { $0.key.comes(before: $1.key) }.map { key, view in
      if let attributes = seen[key] { return (view, attributes) }
      let attributes: UICollectionViewLayoutAttributes?
      switch key.category {
      case .cell: attributes = layoutInUse.layoutAttributesForItem(at: key.path)
      case .supplementaryView:
        attributes = layoutInUse.layoutAttributesForSupplementaryView(
          ofKind: key.kind ?? "",
          at: key.path
        )
      case .decorationView:
        attributes = layoutInUse.layoutAttributesForDecorationView(
          ofKind: key.kind ?? "",
          at: key.path
        )
      }
      return (view, attributes.map(mirror.attributes) ?? view.faded(key))
    }
  }

  /// The content offset after the change: limited to the content, and adjusted by the layout and
  /// the delegate.
  private var offsetAfterMove: CGPoint {
    let limits = ScrollLimits(
      size: bounds.size,
      content: progress.contentSize,
      inset: adjustedContentInset
    )
    var offset = hold == nil && !isDecelerating ? limits.clamp(bounds.origin) : bounds.origin
    offset = layoutInUse.targetContentOffset(forProposedContentOffset: offset)
    offset =
      collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
      ?? offset
    return offset.isFinite ? offset : bounds.origin
  }

  private func moveEnded(_ move: CollectionMove) {
    for (view, key, _) in move.leaving where contents.isLeaving(view) {
      contents.discard(view, key)
    }
    batch.running -= 1
    if batch.running == 0 { contents.endDragging() }
    setNeedsLayout()
  }

  // MARK: Changing the layout

  func exchangeLayout(
    for layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let old = layoutInUse
    guard layout !== old else {
      completion?(true)
      return
    }
    if progress.hasPlacedContent { prepareLayoutIfNeeded() }
    old.prepareForTransition(to: layout)
    let oldMirror = mirror
    layoutInUse = layout
    layout.collectionView = self
    layout.invalidateLayout()
    guard progress.hasPlacedContent, !progress.needsReload, !bounds.isEmpty else {
      old.collectionView = nil
      setNeedsLayout()
      completion?(true)
      return
    }
    layout.prepareForTransition(from: old)
    prepareLayout()
    let views = Array(contents.shown.values)
    for view in views { view.willTransition(from: old, to: layout) }
    var plan = CollectionMove()
    plan.initial = { attributes in
      guard attributes.representedElementCategory == .cell else { return nil }
      return old.layoutAttributesForItem(at: attributes.indexPath).map(oldMirror.attributes)
    }
    move(plan, animated: animated) { finished in
      for view in views { view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    old.collectionView = nil
  }
}
