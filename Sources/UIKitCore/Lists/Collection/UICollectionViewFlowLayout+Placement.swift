import QuartzCore

extension UICollectionViewFlowLayout {
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.flowDelegate
  }

  /// Returns the available size across the scroll direction.
  func breadth(of size: CGSize) -> CGFloat {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return settings.axis.isHorizontal
      ? max(size.height - insets.top - insets.bottom, 0)
      : max(size.width - insets.left - insets.right, 0)
  }

  // MARK: Geometry

  func placeItems() {
    guard let collectionView else { return }
    let breadth = breadth(of: collectionView.bounds.size)
    if placement.breadth != breadth, placement.breadth != nil { placement.forgetFoundSizes() }
    guard placement.needsPlacing || placement.breadth != breadth else { return }
    placement.breadth = breadth
    asksForEachSize = true
    let counts = collectionView.shape.counts
    let found = Dictionary(grouping: placement.found, by: { $0.key.section })
    let sections = counts.indices.map { section in
      FlowSection(input(section, counts[section], breadth, found[section] ?? []))
    }
    placement.place(FlowGeometry(axis: settings.axis, breadth: breadth, sections: sections))
  }

  private func input(
    _ section: Int,
    _ count: Int,
    _ breadth: CGFloat,
    _ found: [(key: IndexPath, value: CGSize)]
  ) -> FlowSectionInput {
    let axis = settings.axis
    let insets = insets(of: section)
    let room = max(
      breadth - (axis.isHorizontal ? insets.top + insets.bottom : insets.left + insets.right),
      0
    )
    let (line, item) = spacings(of: section)
    var input = FlowSectionInput(
      count: count,
      sizes: sizes(section, count, room, found),
      rules: FlowRules(room: room, itemSpacing: item, lineSpacing: line)
    )
    input.before = axis.isHorizontal ? insets.left : insets.top
    input.after = axis.isHorizontal ? insets.right : insets.bottom
    input.acrossInset = axis.isHorizontal ? insets.top : insets.left
    input.header = axis.size(headerSize(of: section)).along
    input.footer = axis.size(footerSize(of: section)).along
    return input
  }

  private func sizes(
    _ section: Int,
    _ count: Int,
    _ room: CGFloat,
    _ found: [(key: IndexPath, value: CGSize)]
  ) -> FlowItemSizes {
    let axis = settings.axis
    if let guess = settings.guess {
      let sizes = found.map { ($0.key.item, axis.size($0.value)) }
      return .estimated(
        axis.size(FlowInput.size(guess, "estimatedItemSize")),
        found: Dictionary(sizes, uniquingKeysWith: { $1 })
      )
    }
    if count > 0, let each = askedSizes(section, count) {
      for size in each { expectFit(size, room) }
      return .each(each)
    }
    let size = axis.size(FlowInput.size(settings.itemSize, "itemSize"))
    if count > 0 { expectFit(size, room) }
    return .even(size)
  }

  /// Returns the item sizes from the delegate, or `nil` if it doesn't implement the method, which
  /// is determined by the first call.
  private func askedSizes(_ section: Int, _ count: Int) -> [FlowSize]? {
    guard asksForEachSize, let collectionView, let delegate = flowDelegate else { return nil }
    var sizes: [FlowSize] = []
    sizes.reserveCapacity(count)
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
      guard asksForEachSize else { return nil }
      sizes.append(settings.axis.size(FlowInput.size(size, "the size of an item")))
    }
    return sizes
  }

  /// Logs UIKit's warning for items that are larger than a line.
  private func expectFit(_ size: FlowSize, _ room: CGFloat) {
    guard size.across > room + FlowRules.tolerance, room > 0 else { return }
    let side = settings.axis.isHorizontal ? "height" : "width"
    let edges = settings.axis.isHorizontal ? "top and bottom" : "left and right"
    Log.warning(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must be "
        + "less than the \(side) of the UICollectionView minus the section insets \(edges) values, "
        + "minus the content insets \(edges) values."
    )
  }

  // MARK: Delegate values

  private func insets(of section: Int) -> UIEdgeInsets {
    guard let collectionView else { return .zero }
    let asked = flowDelegate?.collectionView(
      collectionView,
      layout: self,
      insetForSectionAt: section
    )
    var insets = FlowInput.insets(asked ?? settings.sectionInset)
    let added: UIEdgeInsets
    switch settings.insetReference {
    case .fromContentInset: return insets
    case .fromSafeArea: added = collectionView.safeAreaInsets
    case .fromLayoutMargins: added = collectionView.layoutMargins
    }
    let present = collectionView.adjustedContentInset
    if settings.axis.isHorizontal {
      insets.top += max(added.top - present.top, 0)
      insets.bottom += max(added.bottom - present.bottom, 0)
    } else {
      insets.left += max(added.left - present.left, 0)
      insets.right += max(added.right - present.right, 0)
    }
    return insets
  }

  private func spacings(of section: Int) -> (line: CGFloat, item: CGFloat) {
    var (line, item) = (settings.lineSpacing, settings.itemSpacing)
    if let collectionView, let delegate = flowDelegate {
      line = delegate.collectionView(
        collectionView,
        layout: self,
        minimumLineSpacingForSectionAt: section
      )
      item = delegate.collectionView(
        collectionView,
        layout: self,
        minimumInteritemSpacingForSectionAt: section
      )
    }
    return (
      FlowInput.length(line, "the line spacing"), FlowInput.length(item, "the spacing of items")
    )
  }

  private func headerSize(of section: Int) -> CGSize {
    guard let collectionView, let delegate = flowDelegate else {
      return FlowInput.size(settings.headerSize, "headerReferenceSize")
    }
    let size = delegate.collectionView(
      collectionView,
      layout: self,
      referenceSizeForHeaderInSection: section
    )
    return FlowInput.size(size, "the size of a header")
  }

  private func footerSize(of section: Int) -> CGSize {
    guard let collectionView, let delegate = flowDelegate else {
      return FlowInput.size(settings.footerSize, "footerReferenceSize")
    }
    let size = delegate.collectionView(
      collectionView,
      layout: self,
      referenceSizeForFooterInSection: section
    )
    return FlowInput.size(size, "the size of a footer")
  }

  // MARK: Attributes

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let geometry = placement.geometry
    var found = geometry.items(in: rect).map { itemAttributes($0.path, $0.frame) }
    for section in geometry.sections(in: settings.axis.span(rect)) {
      for end in [FlowGeometry.End.header, .footer] {
        if let attributes = boundaryAttributes(end, of: section), attributes.frame.touches(rect) {
          found.append(attributes)
        }
      }
    }
    return found
  }

  func itemAttributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(
      type(of: self).layoutAttributesClass,
      for: .cell(path)
    )
    attributes.frame = frame
    attributes.isEstimated = settings.guess != nil && placement.found[path] == nil
    return attributes
  }

  func boundaryAttributes(_ end: FlowGeometry.End, of section: Int)
    -> UICollectionViewLayoutAttributes?
  {
    let isPinned = end == .header ? settings.pinsHeaders : settings.pinsFooters
    let span = isPinned ? collectionView.map { settings.axis.span($0.layoutWindow) } : nil
    let geometry = placement.geometry
    let frame =
      span.map { geometry.frame(of: end, of: section, pinnedIn: $0) }
      ?? geometry.frame(of: end, of: section)
    guard let frame else { return nil }
    let attributes = UICollectionViewLayoutAttributes.make(
      type(of: self).layoutAttributesClass,
      for: CollectionElement(.supplementaryView, end.kind, IndexPath(item: 0, section: section))
    )
    attributes.frame = frame
    if isPinned { attributes.zIndex = 10 }
    return attributes
  }
}

extension FlowGeometry.End {
  init?(kind: String) {
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header
    case UICollectionView.elementKindSectionFooter: self = .footer
    default: return nil
    }
  }

  var kind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }
}
