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
    var opaque = CGRect.null
    for operation in operations {
      bounds = bounds.union(operation.bounds)
      opaque = opaque.coverage(joining: operation.opaqueBounds)
    }
    if bounds.isNull { return .empty }
    return DisplayNode(
      content: .operations(operations),
      bounds: bounds,
      opaqueBounds: opaque,
      hasBackdrop: false
    )
  }

  /// Returns a node for a group, or the empty node for a group that shows nothing.
  package static func group(_ group: DisplayGroup) -> DisplayNode {
    var inner = CGRect.null
    var opaque = CGRect.null
    var hasBackdrop = false
    for child in group.children {
      inner = inner.union(child.bounds)
      opaque = opaque.coverage(joining: child.opaqueBounds)
      hasBackdrop = hasBackdrop || child.hasBackdrop
    }
    if let mask = group.mask {
      if !group.isMaskInverted { inner = inner.intersection(mask.bounds) }
      opaque = .null
    }
    if let clip = group.clip {
      inner = inner.intersection(clip.bounds)
      opaque = opaque.intersection(clip.insideBounds)
    }
    if inner.isNull || inner.isEmpty || group.opacity <= 0 { return .empty }
    if let shadow = group.shadow {
      let reach = BlurReach.reach(of: shadow.blurRadius)
      let cast = inner.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      inner = inner.union(cast.insetBy(dx: -reach, dy: -reach))
    }
    let mapping = group.mapping
    let bounds = mapping.map(inner)
    guard bounds.isFinite else { return .empty }
    var covered = CGRect.null
    if case .affine(let transform) = mapping, transform.isScaleAndTranslation, group.opacity >= 1,
      !opaque.isNull
    {
      covered = transform.isIdentity ? opaque : opaque.applying(transform)
    }
    return DisplayNode(
      content: .group(group),
      bounds: bounds,
      opaqueBounds: covered,
      hasBackdrop: hasBackdrop
    )
  }

  /// Returns a node that shows a blurred copy of the content behind it.
  package static func backdrop(_ filter: BackdropFilter) -> DisplayNode {
    guard filter.rect.isFinite, !filter.rect.isEmpty else { return .empty }
    return DisplayNode(
      content: .backdrop(filter),
      bounds: filter.rect,
      opaqueBounds: .null,
      hasBackdrop: true
    )
  }

  /// Returns a node with the recording of a drawing context.
  package static func recording(_ recording: DrawingRecording) -> DisplayNode {
    let nodes = nodes(for: recording.items)
    switch nodes.count {
    case 0: return .empty
    case 1: return nodes[0]
    default: return .group(DisplayGroup(children: nodes))
    }
  }

  private static func nodes(for items: [DrawingRecording.Item]) -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    var pending: [DrawingOperation] = []
    func flush() {
      if !pending.isEmpty { nodes.append(.operations(pending)) }
      pending = []
    }
    for item in items {
      switch item {
      case .operation(let operation): pending.append(operation)
      case .group(let drawing):
        flush()
        nodes.append(.group(DisplayGroup(drawing, children: Self.nodes(for: drawing.items))))
      case .embedded(let piece):
        flush()
        if let node = piece as? DisplayNode { nodes.append(node) }
      }
    }
    flush()
    return nodes.filter { !$0.bounds.isNull }
  }
}

extension DisplayGroup {
  /// The mapping from the children's space to the parent's.
  package var mapping: PlaneMapping {
    projection.map(PlaneMapping.projective) ?? .affine(transform)
  }

  /// Creates a group with an affine or projective mapping to its parent.
  package init(children: [DisplayNode], mapping: PlaneMapping, clip: Clip? = nil) {
    switch mapping {
    case .affine(let affine): self.init(children: children, transform: affine, clip: clip)
    case .projective(let entries): self.init(children: children, projection: entries, clip: clip)
    }
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

extension CGRect {
  /// Returns a rectangle that both rectangles cover together: their union if they are aligned,
  /// otherwise the larger one.
  fileprivate func coverage(joining other: CGRect) -> CGRect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    if contains(other) { return self }
    if other.contains(self) { return other }
    let isColumn = minX == other.minX && maxX == other.maxX
    let isRow = minY == other.minY && maxY == other.maxY
    if isColumn, minY <= other.maxY, other.minY <= maxY { return union(other) }
    if isRow, minX <= other.maxX, other.minX <= maxX { return union(other) }
    return area >= other.area ? self : other
  }
}
