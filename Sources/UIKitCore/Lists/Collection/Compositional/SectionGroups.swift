import Foundation

/// The groups of a section, one after the other.
///
/// Groups of equal size take neither memory nor time each. Of groups with self-sizing items, those
/// with measured items are stored. Only groups whose number of items depends on the sizes of cells
/// are computed one by one.
struct SectionGroups {
  // R-CMP-10…12
  let template: LayoutTemplate
  /// The size in which the groups are resolved.
  let container: CGSize
  /// The axis along which the groups follow each other.
  let axis: FlowAxis
  let spacing: CGFloat
  let count: Int
  private(set) var measured: [Int: CGSize]
  private var arrangement: Arrangement
  /// The largest extent across of a group with measured items.
  private var widest: CGFloat = 0
  /// A full group with estimated sizes.
  private let full: SolvedGroup
  private let before: CGFloat
  private let after: CGFloat

  private enum Arrangement {
    /// All groups have the size and frames of the full group.
    case even
    /// All groups but the last have the same number of items, and some have another length.
    case measured(RowHeights)
    /// The first item and the start of each group, followed by those of the end.
    case wrapped(firsts: [Int], starts: [CGFloat])
  }

  init(
    template: LayoutTemplate,
    container: CGSize,
    axis: FlowAxis,
    spacing: CGFloat,
    count: Int,
    measured: [Int: CGSize] = [:]
  ) {
    self.template = template
    self.container = container
    self.axis = axis
    self.spacing = spacing
    self.count = count
    self.measured = measured
    full = GroupSolver().solve(template, in: container)
    let ends = template.edges.ends(isHorizontal: axis.isHorizontal)
    before = ends.before?.value ?? 0
    after = ends.after?.value ?? 0
    arrangement = .even
    guard count > 0, !full.items.isEmpty else { return }
    if template.wrapsMeasuredItems {
      wrap()
    } else if template.hasEstimates {
      arrangement = .measured(
        RowHeights(count: groupCount, usual: pitch(of: full), isEstimated: true)
      )
      let known = Set(measured.keys.map { $0 / itemsPerGroup })
      for group in known where group < groupCount { measure(group) }
      if count % itemsPerGroup != 0 { measure(groupCount - 1) }
    }
  }

  private var itemsPerGroup: Int { max(full.items.count, 1) }

  /// The distance from the start of a group to that of the next one.
  private func pitch(of group: SolvedGroup) -> CGFloat {
    before + axis.size(group.size).along + after + spacing
  }

  // MARK: Groups

  var groupCount: Int {
    if full.items.isEmpty { return 0 }
    if case .wrapped(let firsts, _) = arrangement { return firsts.count - 1 }
    return (count + itemsPerGroup - 1) / itemsPerGroup
  }

  /// The total length of the groups, with the distances between them.
  var length: CGFloat { max(start(of: groupCount) - (groupCount > 0 ? spacing : 0), 0) }

  /// The extent of the groups across.
  var breadth: CGFloat {
    guard groupCount > 0 else { return 0 }
    let ends = template.edges.ends(isHorizontal: !axis.isHorizontal)
    let own = widest > 0 ? widest : axis.size(full.size).across
    return own + (ends.before?.value ?? 0) + (ends.after?.value ?? 0)
  }

  /// Returns the start of a group, without its distance from the previous one, or for the number of
  /// groups, the end.
  func start(of group: Int) -> CGFloat {
    switch arrangement {
    case .even: CGFloat(group) * pitch(of: full)
    case .measured(let lengths): lengths.offset(of: group)
    case .wrapped(_, let starts): starts[group]
    }
  }

  /// Returns the extent of a group along the axis.
  func span(of group: Int) -> Span {
    let start = start(of: group) + before
    return Span(start: start, length: self.start(of: group + 1) - spacing - after - start)
  }

  /// Returns the positions of the items in a group.
  func items(of group: Int) -> Range<Int> {
    if case .wrapped(let firsts, _) = arrangement { return firsts[group]..<firsts[group + 1] }
    return group * itemsPerGroup..<min((group + 1) * itemsPerGroup, count)
  }

  /// Returns the group of an item.
  func group(of item: Int) -> Int {
    guard case .wrapped(let firsts, _) = arrangement else { return item / itemsPerGroup }
    return Search.first(below: firsts.count) { firsts[$0] > item } - 1
  }

  /// Returns the groups that intersect a range.
  func groups(in span: ClosedRange<CGFloat>) -> Range<Int> {
    Search.overlapping(span, below: groupCount) {
      start(of: $0)
    } end: {
      start(of: $0 + 1) - spacing
    }
  }

  /// Returns the frames of a group, relative to the first group.
  func solved(_ group: Int) -> SolvedGroup {
    let items = items(of: group)
    let solved: SolvedGroup
    if case .even = arrangement, items.count == full.items.count {
      solved = full
    } else {
      solved = solve(first: items.lowerBound, limit: items.count)
    }
    var moved = SolvedGroup(size: solved.size)
    let ends = template.edges.ends(isHorizontal: !axis.isHorizontal)
    let across = LayoutSpacing.offset(
      ends.before,
      ends.after,
      of: axis.size(solved.size).across,
      in: axis.size(container).across
    )
    let place = FlowRect(across: across, along: start(of: group) + before, size: .zero)
    moved.append(solved, at: axis.rect(place).origin)
    return moved
  }

  private func solve(first: Int, limit: Int) -> SolvedGroup {
    GroupSolver(measured: { measured[$0] })
      .solve(template, in: container, first: first, limit: limit)
  }

  // MARK: Measuring

  /// Sets the measured size of an item.
  mutating func measure(_ item: Int, as size: CGSize) {
    guard item < count, measured[item] != size else { return }
    measured[item] = size
    switch arrangement {
    case .even: break
    case .measured: measure(group(of: item))
    case .wrapped: wrap(from: group(of: item))
    }
  }

  private mutating func measure(_ group: Int) {
    guard case .measured(var lengths) = arrangement else { return }
    arrangement = .even
    let items = group * itemsPerGroup..<min((group + 1) * itemsPerGroup, count)
    let solved = solve(first: items.lowerBound, limit: items.count)
    _ = lengths.measure(group, as: pitch(of: solved))
    widest = max(widest, axis.size(solved.size).across)
    arrangement = .measured(lengths)
  }

  /// Computes the groups one by one, beginning with the one before a group.
  private mutating func wrap(from group: Int = 0) {
    var firsts = [0]
    var starts: [CGFloat] = [0]
    if case .wrapped(let known, let places) = arrangement {
      // A narrower item may fit into the group before.
      let kept = max(group - 1, 0)
      firsts = Array(known[...kept])
      starts = Array(places[...kept])
    }
    while let first = firsts.last, let start = starts.last, first < count {
      let solved = solve(first: first, limit: count - first)
      guard !solved.items.isEmpty else { break }
      firsts.append(first + solved.items.count)
      starts.append(start + pitch(of: solved))
      widest = max(widest, axis.size(solved.size).across)
    }
    arrangement = .wrapped(firsts: firsts, starts: starts)
  }
}
