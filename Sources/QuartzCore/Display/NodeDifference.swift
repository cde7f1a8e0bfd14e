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

    func entering(_ group: DisplayGroup) -> Place {
      var inner = self
      if !group.isPlacedLikeParent { inner.mapping = group.mapping.concatenating(mapping) }
      if let bounds = group.clip?.bounds {
        // The edges of clips that are scaled are moved to whole pixels, and nodes beside them are not.
        let reach: CGFloat = inner.mapping.changesSize ? 0.5 : 0
        inner.clip = clip.meeting(inner.mapping.map(bounds).insetBy(dx: -reach, dy: -reach))
      }
      return inner
    }

    /// Returns the shadow of a group whose children are at this place and which is clipped by `clip`.
    func shadow(of group: DisplayGroup, clip: CGRect) -> Shadow? {
      guard let shadow = group.shadow else { return nil }
      let tip = mapping.map(CGPoint(x: shadow.offset.width, y: shadow.offset.height))
      let base = mapping.map(CGPoint.zero)
      return Shadow(
        offset: CGSize(width: tip.x - base.x, height: tip.y - base.y),
        reach: BlurReach.reach(of: shadow.blurRadius) * scale,
        clip: clip
      )
    }

    /// The maximum scale factor of the mapping.
    var scale: CGFloat {
      let unit = mapping.map(CGRect(x: 0, y: 0, width: 1, height: 1))
      return max(unit.width, unit.height)
    }
  }

  /// How far a change reaches in the shadow of an enclosing group, in the root's coordinates.
  struct Shadow {
    let offset: CGSize
    let reach: CGFloat
    /// The clip of the group, which does not include that of its children.
    let clip: CGRect
  }

  /// The area that is shown.
  let frame: CGRect
  private(set) var region = DirtyRegion()
  /// The shadows of the groups around the nodes that are compared, the innermost last.
  ///
  /// A change also affects these shadows.
  private var shadows: [Shadow] = []
  /// The areas in which equal opaque nodes hide changes of the nodes that are compared, in the root's
  /// coordinates.
  private var covers: [CGRect] = []

  init(frame: CGRect) { self.frame = frame }

  mutating func compare(_ old: DisplayNode, _ new: DisplayNode) {
    compare(old, new, Place())
  }

  private mutating func compare(_ old: DisplayNode, _ new: DisplayNode, _ place: Place) {
    if old === new { return carry(through: new, place) }
    switch new.content {
    case .operations(let after):
      // Pixels of a bitmap that is reduced are interpolated with those beside them.
      if old.isCostly || new.isCostly, place.mapping.changesSize { break }
      if case .operations(let before) = old.content { return compare(before, after, place) }
    case .backdrop(let after):
      if case .backdrop(let before) = old.content, before == after {
        return carry(through: new, place)
      }
    case .group(let after):
      guard case .group(let before) = old.content, before.isDrawn(like: after) else { break }
      // Pixels of a bitmap are interpolated with those beside them.
      if after.rasterizationScale != nil, !(old.hasBackdrop && new.hasBackdrop) { break }
      // A group with a filter is blended in another way, which rounds colors differently.
      if old.hasBackdrop != new.hasBackdrop, after.isBlendedAsWhole || after.mapping.changesSize {
        break
      }
      if after.hasNoEffect { return compare(before.children, after.children, place) }
      let inner = place.entering(after)
      if old.isCostly || new.isCostly, inner.mapping.changesSize { break }
      let shadow = inner.shadow(of: after, clip: place.clip)
      if let shadow { shadows.append(shadow) }
      compareMasks(before.mask, after.mask, inner)
      compare(before.children, after.children, inner, canHide: !after.addsChildren)
      if shadow != nil { shadows.removeLast() }
      return
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
        let known = covers.count
        if canHide, !new[index].hasBackdrop { cover(with: new, from: index + 1, place) }
        compare(old[index], new[index], place)
        if covers.count > known { covers.removeSubrange(known...) }
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
    var rect = place.mapping.map(bounds).meeting(place.clip)
    for shadow in shadows.reversed() where !rect.isEmpty {
      let cast = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      rect = rect.union(cast.insetBy(dx: -shadow.reach, dy: -shadow.reach)).meeting(shadow.clip)
    }
    // What hides changes is in front of all groups with shadows.
    for cover in covers { rect = rect.trimmed(by: cover) }
    region.add(rect)
  }
}

extension NodeDifference {
  /// The maximum number of nodes that are searched for covers.
  ///
  /// What hides changes is usually a bar in front of the content, which has few siblings.
  private static let searchedCount = 16

  /// Records which nodes in front of a changed node hide a part of it.
  ///
  /// Nodes in front of a backdrop filter hide nothing, because the filter blurs what is below it. Nor do
  /// nodes in a group with a shadow, because what is outside of the clip casts a shadow too.
  private mutating func cover(with nodes: [DisplayNode], from first: Int, _ place: Place) {
    guard shadows.isEmpty, nodes.count - first <= Self.searchedCount,
      case .affine(let transform) = place.mapping, transform.b == 0, transform.c == 0
    else { return }
    let isScaled = place.mapping.changesSize
    let known = covers.count
    for index in (first..<nodes.count).reversed() {
      let node = nodes[index]
      if node.hasBackdrop {
        covers.removeSubrange(known...)
      } else if !node.opaqueBounds.isNull, !(isScaled && node.hasSeams) {
        let area = place.mapping.map(node.opaqueBounds).meeting(place.clip).hidden(in: frame)
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

  /// Whether the children are blended together, and not one by one with what is below them.
  fileprivate var isBlendedAsWhole: Bool {
    opacity < 1 || mask != nil || shadow != nil || addsChildren
  }
}
