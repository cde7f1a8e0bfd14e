import CoreGraphics

/// Compares two display trees and collects the areas in which they differ.
///
/// Nodes are compared in drawing order, so that all changes behind a backdrop filter are known when
/// the filter is reached; changes in front of it don't affect it.
struct NodeDifference {
  /// The position of a node on the screen.
  struct Place {
    var mapping = PlaneMapping.identity
    /// The clip in the root's coordinates.
    var clip = CGRect.infinite
    /// The shadows of the enclosing groups, the innermost last.
    ///
    /// A change also affects these shadows.
    var shadows: [(offset: CGSize, reach: CGFloat)] = []
    /// The areas in which equal opaque nodes hide the changes, in the root's coordinates.
    var covers: [CGRect] = []

    func entering(_ group: DisplayGroup) -> Place {
      var inner = self
      if !group.isPlacedLikeParent { inner.mapping = group.mapping.concatenating(mapping) }
      if let bounds = group.clip?.bounds {
        // The edges of clips that are scaled are moved to whole pixels, and nodes beside them are not.
        let reach: CGFloat = inner.mapping.changesSize ? 0.5 : 0
        inner.clip = clip.meeting(inner.mapping.map(bounds).insetBy(dx: -reach, dy: -reach))
      }
      if let shadow = group.shadow {
        let offset = shadow.offset
        let tip = inner.mapping.map(CGPoint(x: offset.width, y: offset.height))
        let base = inner.mapping.map(CGPoint.zero)
        let reach = BlurReach.reach(of: shadow.blurRadius) * inner.scale
        inner.shadows.append(
          (CGSize(width: tip.x - base.x, height: tip.y - base.y), reach)
        )
      }
      return inner
    }

    /// The maximum scale factor of the mapping.
    var scale: CGFloat {
      let unit = mapping.map(CGRect(x: 0, y: 0, width: 1, height: 1))
      return max(unit.width, unit.height)
    }
  }

  /// The area that is shown.
  let frame: CGRect
  private(set) var region = DirtyRegion()

  init(frame: CGRect) { self.frame = frame }

  mutating func compare(_ old: DisplayNode, _ new: DisplayNode) {
    compare(old, new, Place())
  }

  private mutating func compare(_ old: DisplayNode, _ new: DisplayNode, _ place: Place) {
    if old === new { return carry(through: new, place) }
    switch new.content {
    case .operations(let after):
      // Pixels of a bitmap that is reduced are interpolated with those beside them.
      if new.isCostly, place.mapping.changesSize { break }
      if case .operations(let before) = old.content { return compare(before, after, place) }
    case .backdrop(let after):
      if case .backdrop(let before) = old.content, before == after {
        return carry(through: new, place)
      }
    case .group(let after):
      guard case .group(let before) = old.content, before.isDrawn(like: after) else { break }
      // Pixels of a bitmap are interpolated with those beside them.
      if after.rasterizationScale != nil, !new.hasBackdrop { break }
      if after.hasNoEffect { return compare(before.children, after.children, place) }
      let inner = place.entering(after)
      if new.isCostly, inner.mapping.changesSize { break }
      compareMasks(before.mask, after.mask, inner)
      return compare(before.children, after.children, inner, canHide: !after.addsChildren)
    }
    add(old.bounds, place)
    add(new.bounds, place)
    carry(through: new, place)
  }

  private mutating func compareMasks(_ old: DisplayNode?, _ new: DisplayNode?, _ place: Place) {
    if let old, let new, old !== new { compare(old, new, place) }
  }

  private mutating func compare(
    _ old: [DisplayNode],
    _ new: [DisplayNode],
    _ place: Place,
    canHide: Bool = true
  ) {
    if Self.areAligned(old, new) {
      for index in old.indices where old[index] !== new[index] || new[index].hasBackdrop {
        var below = place
        if canHide, !new[index].hasBackdrop { below.cover(with: new[(index + 1)...], in: frame) }
        compare(old[index], new[index], below)
      }
      return
    }
    for step in ChildAlignment(old, new) {
      switch step {
      case .pair(let before, let after): compare(old[before], new[after], place)
      case .removed(let index): add(old[index].bounds, place)
      case .inserted(let index):
        add(new[index].bounds, place)
        carry(through: new[index], place)
      }
    }
  }

  /// Whether at most one node was replaced, so that nodes correspond by position.
  private static func areAligned(_ old: [DisplayNode], _ new: [DisplayNode]) -> Bool {
    guard old.count == new.count else { return false }
    var replaced = 0
    for index in old.indices where old[index] !== new[index] { replaced += 1 }
    return replaced <= 1
  }

  /// Compares operations one by one, except for equal ones at both ends.
  private mutating func compare(
    _ old: [DrawingOperation],
    _ new: [DrawingOperation],
    _ place: Place
  ) {
    if old.count == 1, new.count == 1 { return compare(old[0], new[0], place) }
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    if old.count == new.count {
      for index in head..<(old.count - tail) { compare(old[index], new[index], place) }
    } else {
      for index in head..<(old.count - tail) { add(old[index].bounds, place) }
      for index in head..<(new.count - tail) { add(new[index].bounds, place) }
    }
  }

  private mutating func compare(
    _ old: DrawingOperation,
    _ new: DrawingOperation,
    _ place: Place
  ) {
    if old == new { return }
    if let changed = Self.changedPart(old, new) { return add(changed, place) }
    add(old.bounds, place)
    add(new.bounds, place)
  }

  /// Returns the area in which a text differs from the previous text, which is often only the end
  /// of a line.
  private static func changedPart(_ old: DrawingOperation, _ new: DrawingOperation) -> CGRect? {
    guard case .text(let before, let origin, let color) = old,
      case .text(let after, origin, color) = new
    else { return nil }
    return Engines.text.difference(between: before, and: after)?
      .offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Adds the areas of the backdrop filters in a node that are affected by the changes so far.
  private mutating func carry(through node: DisplayNode, _ place: Place) {
    guard node.hasBackdrop, !region.isEmpty else { return }
    switch node.content {
    case .operations: break
    case .group(let group):
      let inner = place.entering(group)
      for child in group.children { carry(through: child, inner) }
    case .backdrop(let filter):
      let area = place.mapping.map(filter.rect).meeting(place.clip)
      let reach = BlurReach.reach(of: filter.blurRadius) * place.scale
      for rect in region.rects {
        let reached = rect.insetBy(dx: -reach, dy: -reach).meeting(area)
        if !reached.isEmpty { region.add(reached) }
      }
    }
  }

  private mutating func add(_ bounds: CGRect, _ place: Place) {
    guard !bounds.isNull else { return }
    var rect = place.mapping.map(bounds)
    for cover in place.covers { rect = rect.trimmed(by: cover) }
    for shadow in place.shadows.reversed() {
      let cast = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      rect = rect.union(cast.insetBy(dx: -shadow.reach, dy: -shadow.reach))
    }
    region.add(rect.meeting(place.clip))
  }
}

extension NodeDifference.Place {
  /// The maximum number of nodes that are searched for covers.
  ///
  /// What hides changes is usually a bar in front of the content, which has few siblings.
  private static let searchedCount = 16

  /// Records which nodes in front of a changed node hide a part of it.
  ///
  /// Nodes in front of a backdrop filter hide nothing, because the filter blurs what is below it. Nor do
  /// nodes in a group with a shadow, because what is outside of the clip casts a shadow too.
  fileprivate mutating func cover(
    with nodes: ArraySlice<DisplayNode>,
    in frame: CGRect
  ) {
    guard shadows.isEmpty, nodes.count <= Self.searchedCount, case .affine(let transform) = mapping,
      transform.b == 0, transform.c == 0
    else { return }
    let isScaled = mapping.changesSize
    let known = covers.count
    for node in nodes.reversed() {
      if node.hasBackdrop {
        covers.removeSubrange(known...)
      } else if !node.opaqueBounds.isNull, !(isScaled && node.hasSeams) {
        let area = mapping.map(node.opaqueBounds).meeting(clip).hidden(in: frame)
        if !area.isEmpty { covers.append(area) }
      }
    }
  }
}

extension CGRect {
  /// Returns the area in which an opaque rectangle hides what is below it, also outside of the frame,
  /// where nothing is seen.
  ///
  /// Rounding to pixels moves edges by less than a point.
  fileprivate func hidden(in frame: CGRect) -> CGRect {
    let outside: CGFloat = 1_000
    let left = minX <= frame.minX ? minX - outside : minX + 1
    let top = minY <= frame.minY ? minY - outside : minY + 1
    let right = maxX >= frame.maxX ? maxX + outside : maxX - 1
    let bottom = maxY >= frame.maxY ? maxY + outside : maxY - 1
    guard !isNullOrInfinite, left < right, top < bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the rectangle without the part that another rectangle covers at one of its edges.
  ///
  /// If the other rectangle does not cover an edge over its full length, the result is unchanged.
  fileprivate func trimmed(by other: CGRect) -> CGRect {
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    if other.minX <= left, other.maxX >= right {
      if other.minY <= top { top = max(top, other.maxY) }
      if other.maxY >= bottom { bottom = min(bottom, other.minY) }
    } else if other.minY <= top, other.maxY >= bottom {
      if other.minX <= left { left = max(left, other.maxX) }
      if other.maxX >= right { right = min(right, other.minX) }
    }
    guard left < right, top < bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the intersection.
  ///
  /// An infinite rectangle doesn't limit the other one.
  fileprivate func meeting(_ other: CGRect) -> CGRect {
    if other.isNullOrInfinite, other.isInfinite { return self }
    return isNullOrInfinite && isInfinite ? other : intersection(other)
  }
}

extension PlaneMapping {
  /// Whether the mapping does more than move the plane.
  fileprivate var changesSize: Bool {
    guard case .affine(let transform) = self else { return true }
    return transform.a != 1 || transform.b != 0 || transform.c != 0 || transform.d != 1
  }
}

extension DisplayGroup {
  fileprivate var isPlacedLikeParent: Bool { projection == nil && transform.isIdentity }
}
