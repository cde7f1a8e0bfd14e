import QuartzCore

/// A backdrop filter of a picture: its blurred pixels, and the nodes below it when they were
/// computed.
final class BackdropState {
  let filter: BackdropFilter
  let area: PixelRect
  let underlay: [Underlay]
  var blur: BackdropBlur?

  init(filter: BackdropFilter, area: PixelRect, underlay: [Underlay]) {
    self.filter = filter
    self.area = area
    self.underlay = underlay
  }

  /// Returns whether the blurred pixels would be equal to those of another state.
  func matches(_ other: BackdropState) -> Bool {
    area == other.area && filter == other.filter && underlay == other.underlay
  }
}

/// A node below a filter, and its position.
struct Underlay: Equatable {
  let node: DisplayNode
  let transform: CGAffineTransform
  let clip: PixelRect
  /// The state of the node if it is a filter itself.
  let backdrop: BackdropState?

  static func == (left: Underlay, right: Underlay) -> Bool {
    guard left.transform == right.transform, left.clip == right.clip,
      left.backdrop === right.backdrop
    else { return false }
    if left.node === right.node { return true }
    guard case .operations(let one) = left.node.content,
      case .operations(let other) = right.node.content
    else { return false }
    return one == other
  }
}

/// Finds the backdrop filters of a picture and the nodes below each, so that a blur is computed
/// only when its backdrop changes.
///
/// For example, a badge on a bar does not change the bar's backdrop.
struct BackdropSurvey {
  let root: DisplayNode
  let start: PaintState
  let previous: [BackdropState]
  /// The filters in drawing order.
  private(set) var states: [BackdropState] = []
  private(set) var byNode: [ObjectIdentifier: BackdropState] = [:]

  init(_ root: DisplayNode, _ start: PaintState, previous: [BackdropState]) {
    self.root = root
    self.start = start
    self.previous = previous
    if root.hasBackdrop { find(root, start) }
  }

  private mutating func find(_ node: DisplayNode, _ state: PaintState) {
    switch node.content {
    case .operations: break
    case .group(let group):
      guard let inner = group.plainState(inside: state) else { return }
      for child in group.children where child.hasBackdrop { find(child, inner) }
    case .backdrop(let filter):
      let area = state.pixels(of: filter.rect)
      if area.isEmpty { return }
      let found = BackdropState(filter: filter, area: area, underlay: underlay(of: node, in: area))
      let state = previous.first { $0.matches(found) } ?? found
      states.append(state)
      byNode[ObjectIdentifier(node)] = state
    }
  }

  /// Returns the nodes that are drawn before a node in an area.
  func underlay(of node: DisplayNode, in area: PixelRect) -> [Underlay] {
    var underlay: [Underlay] = []
    var limited = start
    limited.clip = area
    _ = collect(root, limited, until: node, into: &underlay)
    return underlay
  }

  /// Collects the nodes that are drawn before a node, and returns `false` when the node is reached.
  private func collect(
    _ node: DisplayNode,
    _ state: PaintState,
    until end: DisplayNode,
    into result: inout [Underlay]
  ) -> Bool {
    if node === end { return false }
    let touched = state.pixels(of: node.bounds, outset: 1)
    if touched.isEmpty { return true }
    if case .group(let group) = node.content, let inner = group.plainState(inside: state) {
      let count = result.count
      for child in group.children where !collect(child, inner, until: end, into: &result) {
        return false
      }
      if group.opacity == 1 { return true }
      // Above the group, its children are visible with its opacity only.
      result.removeSubrange(count...)
    }
    result.append(
      Underlay(
        node: node,
        transform: state.transform,
        clip: state.clip,
        backdrop: byNode[ObjectIdentifier(node)]
      )
    )
    return true
  }
}

extension DisplayGroup {
  /// Returns the state of the children of a group that only translates, fades and clips to an
  /// axis-aligned rectangle, which may have rounded corners.
  ///
  /// Returns `nil` for other groups.
  func plainState(inside state: PaintState) -> PaintState? {
    guard mask == nil, shadow == nil, projection == nil, rasterizationScale == nil, !addsChildren
    else { return nil }
    var inner = state.entering(transform)
    guard let clip else { return inner }
    guard case .rect(let rect, let radii) = clip, inner.isUpright else { return nil }
    // Rounded corners have antialiased edges, and so do the straight edges between them.
    let pixels = radii.isZero ? inner.nearestPixels(of: rect) : inner.pixels(of: rect)
    inner.clip = inner.clip.intersection(pixels)
    return inner
  }
}
