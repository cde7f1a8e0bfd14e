import Foundation

/// A view of a compositional layout, and its frame.
struct CompositionalElement: Equatable {
  var key: CollectionElement
  var frame: CGRect
  var zIndex = 0
  var estimated: EstimatedAxes = []
  /// Whether the view scrolls with the groups of its section, across the layout's scroll direction.
  var isOrthogonal = false
}

/// The positions of the views in a section, relative to its origin.
struct SectionGeometry {
  // R-CMP-24…28
  let template: SectionTemplate
  let axis: FlowAxis
  /// The size of the layout's visible area.
  let container: CGSize
  private(set) var groups: SectionGroups
  private var boundaries: BoundaryLayout
  private(set) var measuredBoundaries: [String: CGSize]

  init(
    _ template: SectionTemplate,
    count: Int,
    container: CGSize,
    axis: FlowAxis,
    measured: [Int: CGSize] = [:],
    measuredBoundaries: [String: CGSize] = [:]
  ) {
    self.template = template
    self.axis = axis
    self.container = container
    self.measuredBoundaries = measuredBoundaries
    boundaries = Self.boundaries(template, container, measuredBoundaries)
    groups = SectionGroups(
      template: template.group,
      container: Self.room(template, boundaries, container, axis),
      axis: template.isOrthogonal ? FlowAxis(isHorizontal: !axis.isHorizontal) : axis,
      spacing: template.spacing,
      count: count,
      measured: measured
    )
  }

  private static func boundaries(
    _ template: SectionTemplate,
    _ container: CGSize,
    _ measured: [String: CGSize]
  ) -> BoundaryLayout {
    BoundaryLayout(
      template.boundaries,
      in: container,
      insets: template.boundaryInsets,
      measured: measured
    )
  }

  /// Returns the size in which groups are resolved.
  private static func room(
    _ template: SectionTemplate,
    _ boundaries: BoundaryLayout,
    _ container: CGSize,
    _ axis: FlowAxis
  ) -> CGSize {
    var size = CGRect(origin: .zero, size: container).inset(by: template.insets).size
    let bands = boundaries.bands
    if axis.isHorizontal {
      size.height = max(size.height - bands.top - bands.bottom, 0)
    } else {
      size.width = max(size.width - bands.leading - bands.trailing, 0)
    }
    return size
  }

  // MARK: Areas

  private var bands: NSDirectionalEdgeInsets { boundaries.bands }

  /// The length of the groups in the layout's scroll direction.
  private var groupsLength: CGFloat {
    template.isOrthogonal ? groups.breadth : groups.length
  }

  /// The length of the section in the layout's scroll direction.
  var length: CGFloat {
    let insets = template.insets
    return axis.isHorizontal
      ? bands.leading + insets.leading + groupsLength + insets.trailing + bands.trailing
      : bands.top + insets.top + groupsLength + insets.bottom + bands.bottom
  }

  /// The area of the section, with an origin of zero.
  var area: CGRect {
    axis.rect(
      FlowRect(
        across: 0,
        along: 0,
        size: FlowSize(across: axis.size(container).across, along: length)
      )
    )
  }

  /// The origin of the first group.
  private var origin: CGPoint {
    CGPoint(
      x: bands.leading + template.insets.leading,
      y: bands.top + template.insets.top
    )
  }

  /// The area in which the groups of an orthogonal section scroll, and the size of its content.
  var scrollArea: (frame: CGRect, contentSize: CGSize) {
    let insets = template.insets
    var frame = area
    var content: CGSize
    if axis.isHorizontal {
      frame.origin.x = bands.leading + insets.leading
      frame.size.width = groups.breadth
      let length = bands.top + insets.top + groups.length + insets.bottom + bands.bottom
      content = CGSize(width: groups.breadth, height: length)
    } else {
      frame.origin.y = bands.top + insets.top
      frame.size.height = groups.breadth
      let length = bands.leading + insets.leading + groups.length + insets.trailing + bands.trailing
      content = CGSize(width: length, height: groups.breadth)
    }
    return (frame, content)
  }

  /// The distance from the start of the scroll area to the first group, and from the last group to
  /// the end.
  var scrollMargins: (start: CGFloat, end: CGFloat) {
    axis.isHorizontal
      ? (bands.top + template.insets.top, template.insets.bottom + bands.bottom)
      : (bands.leading + template.insets.leading, template.insets.trailing + bands.trailing)
  }

  // MARK: Items

  func frame(of item: Int) -> SolvedGroup.Item? {
    guard item >= 0, item < groups.count, groups.groupCount > 0 else { return nil }
    let group = groups.group(of: item)
    let offset = item - groups.items(of: group).lowerBound
    let solved = groups.solved(group)
    guard solved.items.indices.contains(offset) else { return nil }
    var found = solved.items[offset]
    found.frame = found.frame.offsetBy(dx: origin.x, dy: origin.y)
    return found
  }

  /// Returns the views of the groups in a rectangle, which is relative to the section's origin, or
  /// to the content of an orthogonal section.
  func groupElements(in rect: CGRect, section: Int) -> [CompositionalElement] {
    let local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    var found: [CompositionalElement] = []
    for group in groups.groups(in: groups.axis.span(local)) {
      let solved = groups.solved(group)
      let first = groups.items(of: group).lowerBound
      for (offset, item) in solved.items.enumerated() where item.frame.touches(local) {
        found.append(element(item, IndexPath(item: first + offset, section: section)))
      }
      for view in solved.supplementaries where view.frame.touches(local) {
        found.append(element(view, IndexPath(item: first + view.item, section: section)))
      }
    }
    return found
  }

  private func element(_ item: SolvedGroup.Item, _ path: IndexPath) -> CompositionalElement {
    CompositionalElement(
      key: .cell(path),
      frame: item.frame.offsetBy(dx: origin.x, dy: origin.y),
      zIndex: item.zIndex,
      estimated: item.estimated,
      isOrthogonal: template.isOrthogonal
    )
  }

  private func element(_ view: SolvedGroup.Supplementary, _ path: IndexPath)
    -> CompositionalElement
  {
    CompositionalElement(
      key: CollectionElement(.supplementaryView, view.kind, path),
      frame: view.frame.offsetBy(dx: origin.x, dy: origin.y),
      zIndex: view.zIndex,
      isOrthogonal: template.isOrthogonal
    )
  }

  /// Returns an item, with its position in the section.
  func itemElement(_ item: Int, section: Int) -> CompositionalElement? {
    frame(of: item).map { found in
      CompositionalElement(
        key: .cell(IndexPath(item: item, section: section)),
        frame: found.frame,
        zIndex: found.zIndex,
        estimated: found.estimated,
        isOrthogonal: template.isOrthogonal
      )
    }
  }

  /// Returns a supplementary view of an item, or `nil` if there is none.
  func supplementaryElement(_ kind: String, _ item: Int, section: Int) -> CompositionalElement? {
    guard item >= 0, item < groups.count, groups.groupCount > 0 else { return nil }
    let group = groups.group(of: item)
    let first = groups.items(of: group).lowerBound
    let view = groups.solved(group).supplementaries.first {
      $0.kind == kind && first + $0.item == item
    }
    return view.map { element($0, IndexPath(item: item, section: section)) }
  }

  // MARK: Boundary views and decorations

  /// Returns the boundary views and decorations; pinned views stay in a visible range.
  func edgeElements(section: Int, visible: ClosedRange<CGFloat>?) -> [CompositionalElement] {
    let path = IndexPath(item: 0, section: section)
    let backgrounds = template.decorations.map { decoration in
      CompositionalElement(
        key: CollectionElement(.decorationView, decoration.kind, path),
        frame: area.inset(by: decoration.insets),
        zIndex: decoration.zIndex
      )
    }
    return backgrounds + boundaries.elements(in: area, at: path, visible: visible, axis: axis)
  }

  // MARK: Measuring

  mutating func measure(_ item: Int, as size: CGSize) { groups.measure(item, as: size) }

  mutating func measureBoundary(_ kind: String, as size: CGSize) {
    measuredBoundaries[kind] = size
    self = SectionGeometry(
      template,
      count: groups.count,
      container: container,
      axis: axis,
      measured: groups.measured,
      measuredBoundaries: measuredBoundaries
    )
  }
}

extension BoundaryLayout {
  /// Returns the boundary views of an area; pinned views stay in a visible range.
  func elements(
    in area: CGRect,
    at path: IndexPath,
    visible: ClosedRange<CGFloat>?,
    axis: FlowAxis
  ) -> [CompositionalElement] {
    boundaries.enumerated().map { index, view in
      var place = frame(index, in: area)
      if view.pins, let visible {
        place = pinned(place, index, in: area, visible: visible, axis: axis)
      }
      var insets = view.insets
      if view.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
      if view.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
      return CompositionalElement(
        key: CollectionElement(.supplementaryView, view.kind, path),
        frame: place.inset(by: insets),
        zIndex: view.zIndex,
        estimated: view.estimatedAxes
      )
    }
  }
}
