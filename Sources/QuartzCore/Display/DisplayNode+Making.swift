import CoreGraphics

extension DisplayNode {
  /// The node that draws nothing.
  nonisolated(unsafe) package static let empty = DisplayNode(
    content: .operations([]),
    bounds: .null,
    opaqueBounds: .null,
    hasBackdrop: false
  )

  /// Returns a node with drawing operations, the first at the bottom.
  package static func operations(_ operations: [DrawingOperation]) -> DisplayNode {
    var bounds = CGRect.null
    var opaque = OpaqueArea()
    var cost = 0
    for operation in operations {
      cost += operation.cost
      bounds = bounds.union(operation.bounds)
      opaque.add(operation.opaqueBounds)
    }
    if bounds.isNull { return .empty }
    return DisplayNode(
      content: .operations(operations),
      bounds: bounds,
      opaqueBounds: opaque.rect,
      hasSeams: opaque.hasSeams,
      hasBackdrop: false,
      isCostly: cost >= DrawingOperation.leastCost
    )
  }

  /// Returns a node for a group, or the empty node for a group that shows nothing.
  package static func group(_ group: DisplayGroup) -> DisplayNode {
    var group = group
    group.removeCoveredFilters()
    var inner = CGRect.null
    var opaque = OpaqueArea()
    var hasBackdrop = false
    var blursNodesBehind = false
    for child in group.children {
      inner = inner.union(child.bounds)
      // A node in front of a filter does not hide what the filter blurs.
      if !blursNodesBehind { opaque.add(child.opaqueBounds, hasSeams: child.hasSeams) }
      guard child.hasBackdrop else { continue }
      hasBackdrop = true
      if !opaque.rect.contains(child.bounds) { blursNodesBehind = true }
    }
    if group.mask != nil { opaque.rect = .null }
    if let clip = group.clip { opaque.rect = opaque.rect.intersection(clip.insideBounds) }
    inner = group.extent(of: inner)
    if inner.isNull || inner.isEmpty || group.opacity <= 0 { return .empty }
    if let scale = group.rasterizationScale, !hasBackdrop {
      // The outermost pixels of a bitmap are rounded and interpolated.
      inner = inner.insetBy(dx: -2 / scale, dy: -2 / scale)
      opaque.rect = .null
    }
    let mapping = group.mapping
    let bounds = mapping.map(inner)
    guard bounds.isFinite else { return .empty }
    var covered = CGRect.null
    if case .affine(let transform) = mapping, transform.isScaleAndTranslation, group.opacity >= 1,
      !opaque.rect.isNull, !opaque.hasSeams || transform.a == 1 && transform.d == 1
    {
      covered = transform.isIdentity ? opaque.rect : opaque.rect.applying(transform)
    }
    return DisplayNode(
      content: .group(group),
      bounds: bounds,
      opaqueBounds: covered,
      hasSeams: opaque.hasSeams,
      hasBackdrop: hasBackdrop,
      isCostly: group.isCostly
    )
  }

  /// Returns a node that shows a blurred copy of the content behind it.
  package static func backdrop(_ filter: BackdropFilter) -> DisplayNode {
    guard filter.rect.isFinite, !filter.rect.isEmpty, filter.intensity > 0 else { return .empty }
    return DisplayNode(
      content: .backdrop(filter),
      bounds: filter.rect,
      opaqueBounds: .null,
      hasBackdrop: true
    )
  }

  /// Returns a node with the recording of a drawing context.
  package static func recording(_ recording: DrawingRecording) -> DisplayNode {
    sequence(of: recording.items).makeNode() ?? .empty
  }

  private static func nodes(for items: [DrawingRecording.Item]) -> [DisplayNode] {
    sequence(of: items).finish()
  }

  private static func sequence(of items: [DrawingRecording.Item]) -> NodeSequence {
    var sequence = NodeSequence()
    for item in items {
      switch item {
      case .operation(let operation): sequence.add(operation)
      case .group(let drawing):
        sequence.add(.group(DisplayGroup(drawing, children: nodes(for: drawing.items))))
      case .embedded(let piece):
        if let node = piece as? DisplayNode { sequence.add(node) }
      }
    }
    return sequence
  }
}

extension DisplayGroup {
  /// Returns the area in which the group draws, in the children's space.
  ///
  /// - Parameter content: The union of the bounds of the children.
  /// - Returns: The area, which is null or empty if the group draws nothing.
  package func extent(of content: CGRect) -> CGRect {
    var extent = content
    if let mask, !isMaskInverted { extent = extent.intersection(mask.bounds) }
    if let clip { extent = extent.intersection(clip.bounds) }
    guard let shadow, !extent.isNull, !extent.isEmpty else { return extent }
    let reach = BlurReach.reach(of: shadow.blurRadius)
    let cast = extent.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    return extent.union(cast.insetBy(dx: -reach, dy: -reach))
  }

  /// The mapping from the children's space to the parent's.
  package var mapping: PlaneMapping {
    projection.map(PlaneMapping.projective) ?? .affine(transform)
  }

  fileprivate init(_ drawing: DrawingGroup, children: [DisplayNode]) {
    self.init(children: children, transform: drawing.transform, opacity: drawing.opacity)
    switch drawing.clip {
    case .rect(let rect): clip = .rect(rect, radii: .zero)
    case .path(let path, let rule): clip = .path(path, rule: rule)
    case nil: break
    }
    shadow = drawing.shadow.map { ($0.color, $0.offset, $0.blurRadius) }
  }
}

extension DisplayGroup {
  /// Removes backdrop filters that a later child covers, because a group without filters can be cached.
  ///
  /// An example is the material of a popover whose page has an opaque background.
  fileprivate mutating func removeCoveredFilters() {
    guard let first = children.firstIndex(where: { $0.hasBackdrop }), first + 1 < children.count,
      !addsChildren
    else { return }
    for index in (first..<children.count).reversed() where children[index].hasBackdrop {
      let bounds = children[index].bounds
      let isCovered = children[(index + 1)...].contains {
        !$0.hasSeams && $0.opaqueBounds.contains(bounds)
      }
      if isCovered { children.remove(at: index) }
    }
  }
}

extension DisplayGroup.Clip {
  /// The bounding box of the visible area.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect, _): rect
    case .path(let path, _): path.boundingBoxOfPath
    }
  }

  /// A rectangle that is completely visible.
  package var insideBounds: CGRect {
    switch self {
    case .rect(let rect, let radii): rect.insideCorners(radii)
    case .path: .null
    }
  }
}

/// A rectangle that is covered with opaque pixels.
private struct OpaqueArea {
  var rect = CGRect.null
  /// Whether the rectangle consists of adjacent pieces.
  private(set) var hasSeams = false

  /// Adds a covered rectangle: the result is the union if both are aligned, otherwise the larger one.
  mutating func add(_ other: CGRect, hasSeams: Bool = false) {
    if other.isEmpty { return }
    if rect.isEmpty {
      (rect, self.hasSeams) = (other, hasSeams)
    } else if rect.contains(other), rect != other || hasSeams {
      return
    } else if other.contains(rect) {
      (rect, self.hasSeams) = (other, hasSeams)
    } else if isAligned(with: other) {
      (rect, self.hasSeams) = (rect.union(other), true)
    } else if rect.area < other.area {
      (rect, self.hasSeams) = (other, hasSeams)
    }
  }

  private func isAligned(with other: CGRect) -> Bool {
    let isColumn = rect.minX == other.minX && rect.maxX == other.maxX
    let isRow = rect.minY == other.minY && rect.maxY == other.maxY
    return isColumn && rect.minY <= other.maxY && other.minY <= rect.maxY
      || isRow && rect.minX <= other.maxX && other.minX <= rect.maxX
  }
}
