import Foundation

/// The positions of all items, headers and footers in a flow layout; it doesn't depend on views or
/// attributes.
///
/// Sections with items of equal size use no memory per item. Visible items are found by binary
/// search.
struct FlowGeometry {
  let axis: FlowAxis
  /// The size of the content across the scroll direction, in points.
  let breadth: CGFloat
  let sections: [FlowSection]
  private let starts: [CGFloat]
  let length: CGFloat

  init(
    axis: FlowAxis = FlowAxis(isHorizontal: false),
    breadth: CGFloat = 0,
    sections: [FlowSection] = []
  ) {
    self.axis = axis
    self.breadth = breadth
    self.sections = sections
    var starts: [CGFloat] = []
    starts.reserveCapacity(sections.count)
    var start: CGFloat = 0
    for section in sections {
      starts.append(start)
      start += section.length
    }
    self.starts = starts
    length = start
  }

  var contentSize: CGSize { axis.size(FlowSize(across: breadth, along: length)) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path[0]) && path[1] >= 0
      && path[1] < sections[path[0]].input.count
  }

  /// Returns the frame of an item, or `nil` if it doesn't exist.
  func frame(of path: IndexPath) -> CGRect? {
    guard contains(path) else { return nil }
    return axis.rect(sections[path[0]].frame(of: path[1]).moved(along: starts[path[0]]))
  }

  /// Returns the items that intersect a rectangle, in order.
  func items(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    var found: [(IndexPath, CGRect)] = []
    let span = axis.span(rect)
    for index in sections(in: span) {
      let start = starts[index]
      for items in sections[index].items(in: span.lowerBound - start...span.upperBound - start) {
        for item in items {
          let frame = axis.rect(sections[index].frame(of: item).moved(along: start))
          if frame.touches(rect) { found.append((IndexPath(item: item, section: index), frame)) }
        }
      }
    }
    return found
  }

  /// Returns the sections that intersect a range along the scroll direction.
  func sections(in span: ClosedRange<CGFloat>) -> Range<Int> {
    Search.overlapping(span, below: sections.count) {
      starts[$0]
    } end: {
      starts[$0] + sections[$0].length
    }
  }

  // MARK: Headers and footers

  /// The ends of a section at which supplementary views are placed.
  enum End {
    case header, footer
  }

  /// Returns the frame of a section's header or footer, or `nil` if there is none.
  func frame(of end: End, of section: Int) -> CGRect? {
    boundary(end, section).map(axis.rect)
  }

  /// Returns the frame of a header or footer that is pinned inside a range while its section is
  /// visible.
  func frame(of end: End, of section: Int, pinnedIn span: ClosedRange<CGFloat>) -> CGRect? {
    guard var frame = boundary(end, section) else { return nil }
    let start = starts[section]
    let (first, last) = (start, start + sections[section].footerStart)
    switch end {
    case .header:
      frame.along = max(frame.along, min(span.lowerBound, last - frame.size.along))
    case .footer:
      let top = first + sections[section].input.header
      frame.along = min(frame.along, max(span.upperBound - frame.size.along, top))
    }
    return axis.rect(frame)
  }

  private func boundary(_ end: End, _ section: Int) -> FlowRect? {
    guard sections.indices.contains(section) else { return nil }
    let input = sections[section].input
    let size = end == .header ? input.header : input.footer
    guard size > 0 else { return nil }
    let place = starts[section] + (end == .header ? 0 : sections[section].footerStart)
    return FlowRect(across: 0, along: place, size: FlowSize(across: breadth, along: size))
  }
}

extension CGRect {
  /// Returns whether two rectangles overlap; a rectangle without width or height overlaps one that
  /// contains it.
  func touches(_ other: CGRect) -> Bool {
    (minX < other.maxX || minX == other.minX) && (other.minX < maxX || minX == other.minX)
      && (minY < other.maxY || minY == other.minY) && (other.minY < maxY || minY == other.minY)
  }
}
