import Foundation

/// A supplementary view at an edge of a section or of the whole layout.
struct BoundaryTemplate {
  // R-CMP-24…27
  enum Edge {
    case top, leading, bottom, trailing
  }

  var kind: String
  var width: LayoutLength
  var height: LayoutLength
  var insets = NSDirectionalEdgeInsets.zero
  var edge: Edge
  /// The position along the edge: 0 at its start, 1 at its end.
  var position: CGFloat = 0.5
  var offset = CGPoint.zero
  var extendsBoundary = true
  /// The additional space above the view.
  var padding: CGFloat = 0
  var pins = false
  var zIndex = 1

  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    var size = CGSize(width: width.points(in: container), height: height.points(in: container))
    if let measured {
      if width.isEstimated { size.width = measured.width }
      if height.isEstimated { size.height = measured.height }
    }
    return size
  }

  var estimatedAxes: EstimatedAxes {
    LayoutTemplate(width: width, height: height).estimatedAxes
  }
}

/// A view behind a section.
struct DecorationTemplate {
  // R-CMP-28
  var kind: String
  var insets = NSDirectionalEdgeInsets.zero
  var zIndex = 0
}

/// The description of a section from which its geometry is computed.
struct SectionTemplate {
  var group: LayoutTemplate
  var insets = NSDirectionalEdgeInsets.zero
  var spacing: CGFloat = 0
  /// Whether the groups follow each other across the layout's scroll direction.
  var isOrthogonal = false
  var boundaries: [BoundaryTemplate] = []
  /// The insets of the boundary views at the sides of the section.
  var boundaryInsets = NSDirectionalEdgeInsets.zero
  var decorations: [DecorationTemplate] = []
}

/// The boundary views of a section or of the layout, around a content area.
struct BoundaryLayout {
  let boundaries: [BoundaryTemplate]
  let sizes: [CGSize]
  /// The space that the boundary views take at each edge.
  let bands: NSDirectionalEdgeInsets
  private let insets: NSDirectionalEdgeInsets

  init(
    _ boundaries: [BoundaryTemplate],
    in container: CGSize,
    insets: NSDirectionalEdgeInsets,
    measured: [String: CGSize]
  ) {
    self.boundaries = boundaries
    self.insets = insets
    let room = CGSize(
      width: max(container.width - insets.leading - insets.trailing, 0),
      height: max(container.height - insets.top - insets.bottom, 0)
    )
    sizes = boundaries.map { $0.size(in: room, measured: measured[$0.kind]) }
    var bands = NSDirectionalEdgeInsets.zero
    for (view, size) in zip(boundaries, sizes) where view.extendsBoundary {
      switch view.edge {
      case .top: bands.top = max(bands.top, size.height + view.padding)
      case .leading: bands.leading = max(bands.leading, size.width)
      case .bottom: bands.bottom = max(bands.bottom, size.height)
      case .trailing: bands.trailing = max(bands.trailing, size.width)
      }
    }
    self.bands = bands
  }

  /// Returns the frame of a boundary view in an area that includes the bands.
  func frame(_ index: Int, in area: CGRect) -> CGRect {
    let (view, size) = (boundaries[index], sizes[index])
    let room = area.inset(by: insets)
    let extent = view.extendsBoundary ? 1 : 0 as CGFloat
    var origin = CGPoint(
      x: room.minX + (room.width - size.width) * view.position,
      y: room.minY + (room.height - size.height) * view.position
    )
    switch view.edge {
    case .top: origin.y = area.minY + bands.top - size.height * extent
    case .bottom: origin.y = area.maxY - bands.bottom - size.height * (1 - extent)
    case .leading: origin.x = area.minX + bands.leading - size.width * extent
    case .trailing: origin.x = area.maxX - bands.trailing - size.width * (1 - extent)
    }
    origin.x += view.offset.x
    origin.y += view.offset.y
    return CGRect(origin: origin, size: size)
  }

  /// Returns the frame of a pinned view that stays in a visible range while the area is visible.
  func pinned(
    _ frame: CGRect,
    _ index: Int,
    in area: CGRect,
    visible: ClosedRange<CGFloat>,
    axis: FlowAxis
  ) -> CGRect {
    // R-CMP-26
    let own = axis.span(frame)
    let length = own.upperBound - own.lowerBound
    let whole = axis.span(area)
    let start = whole.lowerBound + (axis.isHorizontal ? bands.leading : bands.top)
    let end = whole.upperBound - (axis.isHorizontal ? bands.trailing : bands.bottom)
    let edge = boundaries[index].edge
    let place: CGFloat
    if edge == (axis.isHorizontal ? .leading : .top) {
      place = max(own.lowerBound, min(visible.lowerBound, end - length))
    } else if edge == (axis.isHorizontal ? .trailing : .bottom) {
      place = min(own.lowerBound, max(visible.upperBound - length, start))
    } else {
      return frame
    }
    let distance = place - own.lowerBound
    return axis.isHorizontal
      ? frame.offsetBy(dx: distance, dy: 0) : frame.offsetBy(dx: 0, dy: distance)
  }
}
