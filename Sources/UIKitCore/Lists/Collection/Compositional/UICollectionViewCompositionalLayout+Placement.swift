import QuartzCore

extension UICollectionViewCompositionalLayout {
  private var axis: FlowAxis {
    FlowAxis(isHorizontal: currentSettings.scrollDirection == .horizontal)
  }

  /// Returns the size in which sections are laid out, for a size of the collection view.
  func container(in size: CGSize) -> CGSize {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return CGSize(
      width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0)
    )
  }

  /// Whether the layout changes with the content offset.
  var followsScrolling: Bool {
    placement.geometry.hasPinnedViews
      || sections.contains {
        $0.visibleItemsInvalidationHandler != nil && $0.orthogonalScrollingBehavior == .none
      }
  }

  /// The areas from which insets are measured.
  var areas: LayoutAreas {
    var areas = LayoutAreas(isHorizontal: axis.isHorizontal)
    areas.automatic = currentSettings.contentInsetsReference
    guard let view = collectionView else { return areas }
    let present = view.adjustedContentInset
    func insets(_ edges: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        UIEdgeInsets(
          top: max(edges.top - present.top, 0),
          left: max(edges.left - present.left, 0),
          bottom: max(edges.bottom - present.bottom, 0),
          right: max(edges.right - present.right, 0)
        ),
        direction: view.effectiveUserInterfaceLayoutDirection
      )
    }
    areas.safeArea = insets(view.safeAreaInsets)
    areas.layoutMargins = insets(view.layoutMargins)
    let side = max((view.bounds.width - TableMetrics.readableWidth) / 2, 0)
    var readable = view.layoutMargins
    (readable.left, readable.right) = (max(readable.left, side), max(readable.right, side))
    areas.readableContent = insets(readable)
    return areas
  }

  // MARK: Geometry

  func placeSections() {
    guard let view = collectionView else { return }
    let container = container(in: view.bounds.size)
    let areas = areas
    guard
      placement.needsPlacing || container != placement.geometry.container
        || areas != placement.areas
    else { return }
    if container != placement.geometry.container { view.measureAgain() }
    if let background, view.backgroundColor == nil { view.backgroundColor = background }
    let traits = view.traitCollection
    let environment = LayoutEnvironment(
      size: container,
      insets: areas.insets(for: .automatic),
      traits: traits
    )
    let counts = view.shape.counts
    sections = counts.indices.map { provider($0, environment) ?? .empty }
    if sections.contains(where: { $0.list?.hasSwipeActions == true }) { view.watchSwipes() }
    let geometries = counts.indices.map { index in
      let sizes = placement.sizes(ofSection: index, container: container)
      return SectionGeometry(
        sections[index].template(areas, traits: traits),
        count: counts[index],
        container: container,
        axis: axis,
        measured: sizes.items,
        measuredBoundaries: sizes.boundaries
      )
    }
    let settings = currentSettings
    let geometry = CompositionalGeometry(
      axis: axis,
      container: container,
      spacing: LayoutInput.length(settings.interSectionSpacing, "interSectionSpacing"),
      sections: geometries,
      boundaries: settings.boundarySupplementaryItems.map(\.boundaryTemplate),
      measuredBoundaries: placement.geometry.measuredBoundaries
    )
    placement.place(geometry, areas)
  }

  /// Sets the measured size of a view, and returns the distance by which the content is moved so
  /// that the views below keep their positions on the screen.
  func measure(_ attributes: UICollectionViewLayoutAttributes, as size: CGSize) -> CGPoint {
    // R-CMP-15
    let old = placement.geometry.contentSize
    placement.geometry.measure(attributes.key, as: size)
    let new = placement.geometry.contentSize
    guard let window = collectionView?.layoutWindow, !attributes.isOrthogonal else { return .zero }
    return axis.isHorizontal
      ? CGPoint(x: attributes.frame.minX < window.minX ? new.width - old.width : 0, y: 0)
      : CGPoint(x: 0, y: attributes.frame.minY < window.minY ? new.height - old.height : 0)
  }

  // MARK: Attributes

  private var visibleSpan: ClosedRange<CGFloat>? {
    collectionView.map { axis.span($0.layoutWindow) }
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = placement.geometry.elements(in: rect, visible: visibleSpan) { section in
      window(of: section)
    }
    let attributes = found.map(make)
    for (index, section) in sections.enumerated() {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      let own = attributes.filter { $0.indexPath.count == 2 && $0.indexPath.section == index }
      guard !own.isEmpty else { continue }
      call(handler, own, section: index)
    }
    return attributes
  }

  private func call(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler,
    _ attributes: [UICollectionViewLayoutAttributes],
    section: Int
  ) {
    // R-CMP-36
    guard let view = collectionView else { return }
    let environment = LayoutEnvironment(
      size: placement.geometry.container,
      insets: placement.areas.insets(for: .automatic),
      traits: view.traitCollection
    )
    var offset = view.contentOffset
    if sections[section].orthogonalScrollingBehavior != .none {
      let own = view.orthogonal.offset(of: section)
      offset = axis.isHorizontal ? CGPoint(x: 0, y: own) : CGPoint(x: own, y: 0)
    }
    handler(attributes.map(LayoutVisibleItem.init), offset, environment)
  }

  /// Returns the range of an orthogonal section's content for which views are requested.
  private func window(of section: Int) -> ClosedRange<CGFloat> {
    guard let view = collectionView, let scrolling = scrolling(in: section) else { return 0...0 }
    let isExact = sections[section].visibleItemsInvalidationHandler != nil
    return view.orthogonal.window(of: section, length: scrolling.length, isExact: isExact)
  }

  func attributes(of key: CollectionElement) -> UICollectionViewLayoutAttributes? {
    placement.geometry.element(key, visible: visibleSpan).map(make)
  }

  func make(_ element: CompositionalElement) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(
      type(of: self).layoutAttributesClass,
      for: element.key
    )
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.estimatedAxes = element.estimated
    attributes.isOrthogonal = element.isOrthogonal
    let path = element.key.path
    if path.count == 2, sections.indices.contains(path.section),
      let list = sections[path.section].list
    {
      let count = placement.geometry.sections[path.section].groups.count
      attributes.row = list.row(for: element.key, count: count)
    }
    return attributes
  }

  // MARK: Orthogonal sections

  func scrolling(in section: Int) -> OrthogonalScrolling? {
    guard placement.geometry.sections.indices.contains(section),
      sections.indices.contains(section),
      let behavior = sections[section].orthogonalScrollingBehavior.behavior
    else { return nil }
    let geometry = placement.geometry.sections[section]
    let area = geometry.scrollArea
    let origin = placement.geometry.origin(of: section)
    return OrthogonalScrolling(
      behavior: behavior,
      isHorizontal: !axis.isHorizontal,
      frame: area.frame.offsetBy(dx: origin.x, dy: origin.y),
      contentSize: area.contentSize,
      margins: geometry.scrollMargins,
      groups: geometry.groups
    )
  }
}

extension NSCollectionLayoutSection {
  /// A section without items, for which the provider returned `nil`.
  fileprivate static var empty: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(0)
    )
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
  }
}
