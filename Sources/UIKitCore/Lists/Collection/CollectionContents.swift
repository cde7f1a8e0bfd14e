import QuartzCore

/// The views that a collection view shows, and the layout attributes around the visible area.
///
/// Attributes are requested for an area larger than the visible one, so that most scroll steps only
/// compare rectangles.
@MainActor final class CollectionContents {
  unowned let owner: UICollectionView
  private(set) var shown: [CollectionElement: UICollectionReusableView] = [:]
  private var entries: [Entry] = []
  private var reach = CGRect.null
  /// The views that are animated off the screen.
  private var leaving: [ObjectIdentifier: UICollectionReusableView] = [:]
  /// The elements whose views are kept outside of the visible area because they are being animated.
  private var held: Set<CollectionElement> = []

  private struct Entry {
    var attributes: UICollectionViewLayoutAttributes
    var frame: CGRect
    var isShown: Bool
  }

  init(owner: UICollectionView) { self.owner = owner }

  // MARK: Layout attributes

  /// Discards the cached layout attributes; views are kept.
  func forgetAttributes() {
    entries = []
    reach = .null
  }

  /// Returns the layout attributes for a rectangle, mirrored if necessary.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let mirror = owner.mirror
    let asked = owner.collectionViewLayout.layoutAttributesForElements(in: mirror.rect(rect)) ?? []
    for attributes in asked { expectExistence(attributes) }
    return mirror.isActive ? asked.map(mirror.attributes) : asked
  }

  private func expectExistence(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.representedElementCategory == .cell,
      !owner.shape.contains(attributes.indexPath)
    else { return }
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason:
        "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: \(ListInconsistency.text(attributes.indexPath))"
    )
  }

  // MARK: Visible area

  /// Adds views that have become visible, removes those that are no longer visible, and returns
  /// whether any were added.
  @discardableResult func follow(isVolatile: Bool) -> Bool {
    let visible = owner.bounds
    if !reach.contains(visible) || !owner.orthogonal.isWithinReach {
      ask(around: visible, isVolatile: isVolatile)
    }
    var isNew = false
    var shifts = owner.orthogonal.shifts()
    let seen = entries.map { isSeen($0, visible, &shifts) }
    for index in entries.indices where entries[index].isShown && !seen[index] {
      entries[index].isShown = false
      hide(entries[index].attributes.key)
    }
    for index in seen.indices where seen[index] {
      // The data source may reload the data while it creates a cell.
      guard entries.indices.contains(index) else { return true }
      guard !entries[index].isShown else { continue }
      entries[index].isShown = true
      show(entries[index].attributes)
      isNew = true
    }
    return isNew
  }

  private func isSeen(
    _ entry: Entry,
    _ visible: CGRect,
    _ shifts: inout OrthogonalShifts
  ) -> Bool {
    !entry.attributes.isHidden && shifts.shownFrame(entry.frame, entry.attributes).touches(visible)
  }

  private func ask(around visible: CGRect, isVolatile: Bool) {
    let asked =
      isVolatile
      ? visible : visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
    var gone = Set(shown.keys)
    let found = owner.orthogonal.asking(ahead: !isVolatile) { attributes(in: asked) }
    var scrolled: Set<Int> = []
    for attributes in found where attributes.isOrthogonal {
      scrolled.insert(attributes.indexPath.section)
    }
    owner.orthogonal.layOut()
    var shifts = owner.orthogonal.shifts()
    entries = found.map { attributes in
      let key = attributes.key
      var entry = Entry(attributes: attributes, frame: attributes.frame, isShown: false)
      if shown[key] != nil, isSeen(entry, visible, &shifts) {
        entry.isShown = true
        gone.remove(key)
        update(key, attributes)
      }
      return entry
    }
    hide(gone.subtracting(held))
    owner.orthogonal.removeUnused(keeping: scrolled)
    reach = asked
  }

  private func update(_ key: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) {
    guard let view = shown[key], view !== owner.movement?.view, view !== owner.swipe?.cell else {
      return
    }
    let oldOrder = view.shownAttributes?.zIndex
    view.place(by: attributes)
    if oldOrder != attributes.zIndex { arrange(view) }
  }

  // MARK: Views

  func show(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    guard let view = owner.makeView(for: attributes) else { return }
    adopt(view, as: key)
    let host = owner.orthogonal.host(of: attributes)
    if host !== owner, view.superview !== host { host.addSubview(view) }
    UIView.performWithoutAnimation { view.place(by: attributes) }
    owner.willDisplay(view, key)
    arrange(view)
  }

  /// Adds a view to the visible ones as the view of an element.
  func adopt(_ view: UICollectionReusableView, as key: CollectionElement) {
    view.isHidden = false
    shown[key] = view
  }

  /// Removes a view from the visible ones without hiding it, and returns it.
  @discardableResult func release(_ key: CollectionElement) -> UICollectionReusableView? {
    shown.removeValue(forKey: key)
  }

  func hide(_ key: CollectionElement) {
    guard let view = shown.removeValue(forKey: key) else { return }
    discard(view, key)
  }

  /// Hides views in the order of their elements, so that their reuse does not depend on hash values.
  private func hide(_ keys: some Sequence<CollectionElement>) {
    for key in keys.sorted(by: { $0.comes(before: $1) }) { hide(key) }
  }

  func discard(_ view: UICollectionReusableView, _ key: CollectionElement) {
    leaving[ObjectIdentifier(view)] = nil
    if owner.swipe?.cell === view { owner.leaveSwipe() }
    view.resignFocus()
    owner.reuse.enqueue(view)
    owner.didEndDisplaying(view, key)
  }

  func noteLeaving(_ view: UICollectionReusableView) { leaving[ObjectIdentifier(view)] = view }

  func isLeaving(_ view: UICollectionReusableView) -> Bool {
    leaving[ObjectIdentifier(view)] != nil
  }

  func hold(_ keys: [CollectionElement]) { held.formUnion(keys) }

  /// Stops keeping views that were visible only because of an animation.
  func endDragging() {
    held = []
    forgetAttributes()
  }

  func hideAll() {
    held = []
    hide(shown.keys)
    forgetAttributes()
  }

  /// Assigns new elements to all views.
  func rename(_ name: (CollectionElement) -> CollectionElement?) {
    var renamed: [CollectionElement: UICollectionReusableView] = [:]
    for (key, view) in shown {
      if let key = name(key) { renamed[key] = view }
    }
    shown = renamed
    held = Set(held.compactMap(name))
    forgetAttributes()
  }

  /// Inserts a view into the subviews according to its `zIndex`.
  func arrange(_ view: UICollectionReusableView) {
    guard let attributes = view.shownAttributes else { return owner.addSubview(view) }
    arrange(view, CollectionOrder(attributes), in: owner.orthogonal.host(of: attributes))
  }

  func arrange(_ view: UIView, _ order: CollectionOrder, in host: UIView) {
    let next = host.subviews.first { other in
      guard other !== view, !other.isHidden else { return false }
      if other is OrthogonalScrollView { return CollectionOrder.orthogonal > order }
      guard let attributes = (other as? UICollectionReusableView)?.shownAttributes else {
        return false
      }
      return CollectionOrder(attributes) > order
    }
    if let next {
      host.insertSubview(view, belowSubview: next)
    } else if view.superview !== host || order.zIndex > 0 {
      host.addSubview(view)
    } else {
      host.bringSubviewToFront(view)
    }
  }
}

/// The order of overlapping views.
struct CollectionOrder: Comparable {
  var zIndex: Int
  /// Whether the view is a decoration view, which is behind others of the same `zIndex`.
  var isDecoration = false

  /// The order of scroll views of orthogonal sections.
  static let orthogonal = CollectionOrder(zIndex: 0)

  static func < (left: CollectionOrder, right: CollectionOrder) -> Bool {
    (left.zIndex, left.isDecoration ? 0 : 1) < (right.zIndex, right.isDecoration ? 0 : 1)
  }
}

extension CollectionOrder {
  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    zIndex = attributes.zIndex
    isDecoration = attributes.representedElementCategory == .decorationView
  }
}

/// Mirrors the content if the layout direction of the interface differs from that of the layout.
struct CollectionMirror {
  var isActive = false
  /// The width in which the content is mirrored.
  var width: CGFloat = 0

  func rect(_ rect: CGRect) -> CGRect {
    guard isActive else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func attributes(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard isActive else { return attributes }
    return attributes.changed { $0.center.x = width - $0.center.x }
  }
}
