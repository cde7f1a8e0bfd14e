import Foundation

/// The area in which the groups of a section scroll across the layout's scroll direction, and where
/// they come to rest.
struct OrthogonalScrolling {
  // R-CMP-30…34
  enum Behavior: Equatable {
    case continuous
    case groupLeading
    case paging
    case groupPaging
    case groupPagingCentered
  }

  var behavior: Behavior
  /// Whether the groups scroll horizontally.
  var isHorizontal: Bool
  /// The frame in the layout.
  var frame: CGRect
  var contentSize: CGSize
  /// The distances between the groups and the ends of the content.
  var margins: (start: CGFloat, end: CGFloat)
  /// The extents of the groups at an offset and after it.
  var groups: SectionGroups

  /// The length of the visible area.
  var length: CGFloat { isHorizontal ? frame.width : frame.height }

  private var contentLength: CGFloat { isHorizontal ? contentSize.width : contentSize.height }

  /// The insets with which the first and the last group can be centered.
  var insets: (start: CGFloat, end: CGFloat) {
    guard behavior == .groupPagingCentered, groups.groupCount > 0 else { return (0, 0) }
    let first = groups.span(of: 0)
    let last = groups.span(of: groups.groupCount - 1)
    return (
      max(length / 2 - margins.start - first.length / 2, 0),
      max(length / 2 - margins.end - last.length / 2, 0)
    )
  }

  private var limits: ClosedRange<CGFloat> {
    let insets = insets
    return -insets.start...max(contentLength - length + insets.end, -insets.start)
  }

  /// Returns the offset at which the content comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which the content would come to rest.
  ///   - offset: The offset at which the finger was lifted.
  ///   - start: The offset at which the drag began.
  ///   - velocity: The velocity of the content; only its sign counts.
  /// - Returns: The offset, within the limits of the content.
  func target(
    proposed: CGFloat,
    offset: CGFloat,
    start: CGFloat,
    velocity: CGFloat
  ) -> CGFloat {
    switch behavior {
    case .continuous, .paging: return proposed
    case .groupLeading: return rest(of: nearestGroup(to: proposed))
    case .groupPaging, .groupPagingCentered:
      let first = nearestGroup(to: start)
      var wanted = nearestGroup(to: offset)
      if velocity > 0 { wanted = rest(of: wanted) < offset ? wanted + 1 : wanted }
      if velocity < 0 { wanted = rest(of: wanted) > offset ? wanted - 1 : wanted }
      return rest(of: min(max(wanted, first - 1), first + 1))
    }
  }

  /// Returns the offset at which a group rests.
  func rest(of group: Int) -> CGFloat {
    guard groups.groupCount > 0 else { return limits.lowerBound }
    let span = groups.span(of: min(max(group, 0), groups.groupCount - 1))
    let offset =
      behavior == .groupPagingCentered
      ? margins.start + span.start + span.length / 2 - length / 2 : span.start
    return min(max(offset, limits.lowerBound), limits.upperBound)
  }

  /// Returns the offset at which a range of the content is visible.
  ///
  /// - Parameters:
  ///   - span: The range.
  ///   - offset: The present offset.
  ///   - position: The position of the range in the visible area, from 0 to 1, or `nil` to scroll by
  ///     the shortest distance.
  /// - Returns: The offset, within the limits of the content.
  func offset(
    showing span: ClosedRange<CGFloat>,
    from offset: CGFloat,
    position: CGFloat?
  ) -> CGFloat {
    let visible = offset...offset + length
    let wanted: CGFloat
    if let position {
      let range = span.upperBound - span.lowerBound
      let free = length - margins.start - margins.end - range
      wanted = span.lowerBound - margins.start - free * position
    } else {
      wanted = offset + VisibleSpan.shift(visible, to: span)
    }
    return min(max(wanted, limits.lowerBound), limits.upperBound)
  }

  private func nearestGroup(to offset: CGFloat) -> Int {
    guard groups.groupCount > 0 else { return 0 }
    let place = behavior == .groupPagingCentered ? offset + length / 2 - margins.start : offset
    let first = Search.first(below: groups.groupCount) { middle(of: $0) >= place }
    guard first > 0 else { return 0 }
    guard first < groups.groupCount else { return groups.groupCount - 1 }
    return place - middle(of: first - 1) < middle(of: first) - place ? first - 1 : first
  }

  private func middle(of group: Int) -> CGFloat {
    let span = groups.span(of: group)
    return behavior == .groupPagingCentered ? span.start + span.length / 2 : span.start
  }
}
