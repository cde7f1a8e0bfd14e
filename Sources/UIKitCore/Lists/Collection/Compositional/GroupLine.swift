import Foundation

/// The subitems of a group in a line, while it is being filled.
struct GroupLine {
  struct Entry {
    let template: LayoutTemplate
    var solved: SolvedGroup
    var edges: LayoutEdgeSpacing { template.edges }
    /// Whether the extent across the line is a fraction of the group's.
    var followsGroup: Bool
  }

  let axis: FlowAxis
  /// The size of the line, without the insets of the group.
  let area: FlowSize
  let spacing: LayoutSpacing?
  /// Whether the length of the line follows its contents.
  var isOpen = false
  private(set) var entries: [Entry] = []
  /// The length that is used by the entries, with the minimum distances.
  private var used: CGFloat = 0

  init(axis: FlowAxis, area: FlowSize, spacing: LayoutSpacing?) {
    self.axis = axis
    self.area = area
    self.spacing = spacing
  }

  /// Returns the length of each of several subitems that fill the line.
  func share(of count: Int) -> CGFloat {
    // R-CMP-7
    let gaps = CGFloat(count - 1) * (spacing?.value ?? 0)
    return max((area.along - gaps) / CGFloat(count), 0)
  }

  /// Returns the length of a subitem before it is measured.
  func length(of template: LayoutTemplate, in container: CGSize) -> CGFloat {
    axis.size(template.size(in: container)).along
  }

  /// Returns whether a subitem fits into the rest of the line; the first one always does.
  func fits(_ length: CGFloat, _ edges: LayoutEdgeSpacing) -> Bool {
    // R-CMP-6
    guard !entries.isEmpty else { return true }
    let needed = used + (spacing?.value ?? 0) + room(edges) + length
    return needed <= area.along + GroupSolver.tolerance
  }

  private func room(_ edges: LayoutEdgeSpacing) -> CGFloat {
    let ends = edges.ends(isHorizontal: axis.isHorizontal)
    return (ends.before?.value ?? 0) + (ends.after?.value ?? 0)
  }

  /// Appends a subitem.
  ///
  /// `length` is the length before it was measured, which counts in a line that follows its
  /// contents.
  mutating func append(_ solved: SolvedGroup, _ template: LayoutTemplate, length: CGFloat) {
    if !entries.isEmpty { used += spacing?.value ?? 0 }
    used += room(template.edges) + (isOpen ? length : axis.size(solved.size).along)
    let kind = template.length(isHorizontal: !axis.isHorizontal).kind
    let fraction: LayoutLength.Kind = axis.isHorizontal ? .fractionOfHeight : .fractionOfWidth
    entries.append(Entry(template: template, solved: solved, followsGroup: kind == fraction))
  }

  // MARK: Uniform lengths

  // R-CMP-16
  /// Returns the length of the largest subitem with a uniform length, or `nil` if there are not
  /// several of different lengths.
  func uniformLength(isHorizontal: Bool) -> CGFloat? {
    let lengths = entries.filter { $0.template.length(isHorizontal: isHorizontal).kind == .uniform }
      .map { isHorizontal ? $0.solved.size.width : $0.solved.size.height }
    guard let longest = lengths.max(), lengths.contains(where: { $0 != longest }) else {
      return nil
    }
    return longest
  }

  /// Replaces the frames of a subitem, whose length along the line may have changed.
  mutating func replace(_ index: Int, with solved: SolvedGroup) {
    if !isOpen {
      used += axis.size(solved.size).along - axis.size(entries[index].solved.size).along
    }
    entries[index].solved = solved
  }

  // MARK: Positions

  /// Places the subitems, and sets the size of the group to that of its contents.
  func place(in group: inout SolvedGroup, at origin: CGPoint) {
    let start = axis.size(CGSize(width: origin.x, height: origin.y))
    let share = isOpen ? 0 : flexibleShare
    var along: CGFloat = 0
    var across: CGFloat = 0
    for (index, entry) in entries.enumerated() {
      let size = axis.size(entry.solved.size)
      let ends = entry.edges.ends(isHorizontal: axis.isHorizontal)
      if index > 0 { along += length(spacing, share) }
      along += length(ends.before, share)
      let place = placeAcross(entry, size.across)
      let rect = axis.rect(
        FlowRect(across: start.across + place, along: start.along + along, size: .zero)
      )
      group.append(entry.solved, at: rect.origin)
      along += size.along + length(ends.after, share)
      let sides = entry.edges.ends(isHorizontal: !axis.isHorizontal)
      let extent = size.across + (sides.before?.value ?? 0) + (sides.after?.value ?? 0)
      if !entry.followsGroup { across = max(across, extent) }
    }
    var size = axis.size(group.size)
    size.along += along - area.along
    if entries.contains(where: { !$0.followsGroup }) { size.across += across - area.across }
    group.size = axis.size(size)
  }

  private func length(_ spacing: LayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.value + (spacing.isFlexible ? share : 0)
  }

  // R-CMP-8
  /// The part of the remaining length that each flexible distance takes.
  private var flexibleShare: CGFloat {
    var count = spacing?.isFlexible == true ? entries.count - 1 : 0
    for entry in entries {
      let ends = entry.edges.ends(isHorizontal: axis.isHorizontal)
      if ends.before?.isFlexible == true { count += 1 }
      if ends.after?.isFlexible == true { count += 1 }
    }
    return count > 0 ? max(area.along - used, 0) / CGFloat(count) : 0
  }

  private func placeAcross(_ entry: Entry, _ extent: CGFloat) -> CGFloat {
    let ends = entry.edges.ends(isHorizontal: !axis.isHorizontal)
    return LayoutSpacing.offset(ends.before, ends.after, of: extent, in: area.across)
  }
}

extension LayoutSpacing {
  /// Returns the offset of something between two distances in a container.
  static func offset(
    _ before: LayoutSpacing?,
    _ after: LayoutSpacing?,
    of extent: CGFloat,
    in container: CGFloat
  ) -> CGFloat {
    let first = before?.value ?? 0
    guard before?.isFlexible == true else { return first }
    let rest = max(container - extent - first - (after?.value ?? 0), 0)
    return first + rest / (after?.isFlexible == true ? 2 : 1)
  }
}
