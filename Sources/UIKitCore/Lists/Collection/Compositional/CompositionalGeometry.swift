import Foundation

/// The positions of all views in a compositional layout; it doesn't depend on views or attributes.
///
/// Visible sections, groups and items are found by binary search.
struct CompositionalGeometry {
  // R-CMP-13
  let axis: FlowAxis
  /// The size of the layout's visible area.
  let container: CGSize
  let spacing: CGFloat
  private(set) var sections: [SectionGeometry]
  private var boundaries: BoundaryLayout
  private let boundaryTemplates: [BoundaryTemplate]
  private(set) var measuredBoundaries: [String: CGSize]
  /// The start of each section, followed by the end of the last one.
  private var starts: [CGFloat] = [0]

  init(
    axis: FlowAxis = FlowAxis(isHorizontal: false),
    container: CGSize = .zero,
    spacing: CGFloat = 0,
    sections: [SectionGeometry] = [],
    boundaries: [BoundaryTemplate] = [],
    measuredBoundaries: [String: CGSize] = [:]
  ) {
    self.axis = axis
    self.container = container
    self.spacing = spacing
    self.sections = sections
    self.measuredBoundaries = measuredBoundaries
    boundaryTemplates = boundaries
    self.boundaries = BoundaryLayout(
      boundaries,
      in: container,
      insets: .zero,
      measured: measuredBoundaries
    )
    settle()
  }

  /// Computes the starts of the sections again, after one of them has changed.
  private mutating func settle() {
    var start = axis.isHorizontal ? boundaries.bands.leading : boundaries.bands.top
    starts = [start]
    starts.reserveCapacity(sections.count + 1)
    for (index, section) in sections.enumerated() {
      start += section.length + (index + 1 < sections.count ? spacing : 0)
      starts.append(start)
    }
  }

  var contentSize: CGSize {
    let end = axis.isHorizontal ? boundaries.bands.trailing : boundaries.bands.bottom
    return axis.size(
      FlowSize(across: axis.size(container).across, along: starts[starts.count - 1] + end)
    )
  }

  var hasPinnedViews: Bool {
    boundaryTemplates.contains(where: \.pins)
      || sections.contains { $0.template.boundaries.contains(where: \.pins) }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path[0]) && path[1] >= 0
      && path[1] < sections[path[0]].groups.count
  }

  /// Returns the sections that intersect a range along the scroll direction.
  func sections(in span: ClosedRange<CGFloat>) -> Range<Int> {
    Search.overlapping(span, below: sections.count) {
      starts[$0]
    } end: {
      starts[$0] + sections[$0].length
    }
  }

  /// Returns the origin of a section.
  func origin(of section: Int) -> CGPoint {
    axis.rect(FlowRect(across: 0, along: starts[section], size: .zero)).origin
  }

  private func moved(_ element: CompositionalElement, _ section: Int) -> CompositionalElement {
    let origin = origin(of: section)
    var element = element
    element.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
    return element
  }

  // MARK: Queries

  /// Returns the views in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - visible: The visible range along the scroll direction, for pinned views.
  ///   - window: The visible range of an orthogonal section's content.
  /// - Returns: The views. Those of an orthogonal section have the frames that they have if it
  ///   isn't scrolled.
  func elements(
    in rect: CGRect,
    visible: ClosedRange<CGFloat>?,
    window: (Int) -> ClosedRange<CGFloat>
  ) -> [CompositionalElement] {
    var found = layoutBoundaries(visible).filter { $0.frame.touches(rect) }
    for index in sections(in: axis.span(rect)) {
      let section = sections[index]
      let origin = origin(of: index)
      let local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
      let area = section.template.isOrthogonal ? self.area(local, window(index)) : local
      found += section.groupElements(in: area, section: index).map { moved($0, index) }
      found += edges(of: index, visible).filter { $0.frame.touches(rect) }
    }
    return found
  }

  /// Returns a rectangle with another range across the scroll direction.
  private func area(_ rect: CGRect, _ window: ClosedRange<CGFloat>) -> CGRect {
    let length = window.upperBound - window.lowerBound
    return axis.isHorizontal
      ? CGRect(x: rect.minX, y: window.lowerBound, width: rect.width, height: length)
      : CGRect(x: window.lowerBound, y: rect.minY, width: length, height: rect.height)
  }

  private func edges(of section: Int, _ visible: ClosedRange<CGFloat>?) -> [CompositionalElement] {
    let start = starts[section]
    let local = visible.map { $0.lowerBound - start...$0.upperBound - start }
    return sections[section].edgeElements(section: section, visible: local)
      .map { moved($0, section) }
  }

  private func layoutBoundaries(_ visible: ClosedRange<CGFloat>?) -> [CompositionalElement] {
    boundaries.elements(
      in: CGRect(origin: .zero, size: contentSize),
      at: IndexPath(index: 0),
      visible: visible,
      axis: axis
    )
  }

  /// Returns a view, or `nil` if there is none.
  func element(_ key: CollectionElement, visible: ClosedRange<CGFloat>?) -> CompositionalElement? {
    let path = key.path
    guard path.count == 2 else {
      return layoutBoundaries(visible).first { $0.key == key }
    }
    guard sections.indices.contains(path[0]) else { return nil }
    let section = sections[path[0]]
    if key.category == .cell {
      return section.itemElement(path[1], section: path[0]).map { moved($0, path[0]) }
    }
    if let found = edges(of: path[0], visible).first(where: { $0.key == key }) { return found }
    guard key.category == .supplementaryView, let kind = key.kind else { return nil }
    return section.supplementaryElement(kind, path[1], section: path[0]).map { moved($0, path[0]) }
  }

  // MARK: Measuring

  /// Sets the measured size of a cell or boundary view.
  mutating func measure(_ key: CollectionElement, as size: CGSize) {
    // R-CMP-11
    let path = key.path
    if path.count == 1, let kind = key.kind {
      measuredBoundaries[kind] = size
      boundaries = BoundaryLayout(
        boundaryTemplates,
        in: container,
        insets: .zero,
        measured: measuredBoundaries
      )
    } else if sections.indices.contains(path[0]) {
      if key.category == .cell {
        sections[path[0]].measure(path[1], as: size)
      } else if let kind = key.kind {
        sections[path[0]].measureBoundary(kind, as: size)
      }
    }
    settle()
  }
}
