import Foundation

/// The frames of the items and supplementary views in a group, relative to the group.
struct SolvedGroup: Equatable {
  struct Item: Equatable {
    var frame: CGRect
    var zIndex = 0
    var estimated: EstimatedAxes = []
  }

  struct Supplementary: Equatable {
    var kind: String
    /// The position in the group of the item whose index path the view has.
    var item: Int
    var frame: CGRect
    var zIndex: Int
  }

  var size: CGSize
  var items: [Item] = []
  var supplementaries: [Supplementary] = []

  mutating func append(_ other: SolvedGroup, at origin: CGPoint) {
    let first = items.count
    for item in other.items {
      var item = item
      item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      items.append(item)
    }
    for view in other.supplementaries {
      var view = view
      view.item += first
      view.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      supplementaries.append(view)
    }
  }
}

/// Computes the frames in a group.
struct GroupSolver {
  // R-CMP-4…9
  /// The difference, in points, by which the items of a full line may exceed it.
  static let tolerance: CGFloat = 0.01
  /// The maximum number of items in a group, for groups without a limit of their own.
  static let mostItems = 1000

  /// Returns the measured size of an item, by its position in the section, or `nil`.
  var measured: (Int) -> CGSize? = { _ in nil }

  /// Returns the frames of an item or a group.
  ///
  /// - Parameters:
  ///   - template: The item or group.
  ///   - container: The size in which fractions are resolved.
  ///   - first: The position of the first item in the section.
  ///   - limit: The number of items that remain in the section.
  ///   - given: A length along an axis that replaces that of the template.
  ///   - uniform: The lengths that an item has in common with others of its group.
  /// - Returns: The frames.
  func solve(
    _ template: LayoutTemplate,
    in container: CGSize,
    first: Int = 0,
    limit: Int = GroupSolver.mostItems,
    given: GivenLength? = nil,
    uniform: [GivenLength] = []
  ) -> SolvedGroup {
    var size = template.size(in: container)
    if let given { given.apply(to: &size) }
    guard let group = template.group else {
      return item(
        template,
        size,
        first,
        isGiven: given.map { .along(isHorizontal: $0.isHorizontal) } ?? [],
        uniform
      )
    }
    let count = min(limit, Self.mostItems)
    var solved = contents(template, group, size, first, count)
    let found = sizeOfContents(template, solved, size, given)
    if found != size {
      let again = contents(template, group, found, first, count)
      // Subitems that are fractions of the group follow its size.
      if again.items.count == solved.items.count { solved = again }
    }
    solved.size = found
    attach(template, CGRect(origin: .zero, size: solved.size), to: &solved)
    return solved
  }

  /// A length that a line gives to its subitems.
  struct GivenLength {
    var isHorizontal: Bool
    var length: CGFloat

    func apply(to size: inout CGSize) {
      if isHorizontal { size.width = length } else { size.height = length }
    }
  }

  // MARK: Items

  private func item(
    _ template: LayoutTemplate,
    _ size: CGSize,
    _ first: Int,
    isGiven: EstimatedAxes,
    _ uniform: [GivenLength]
  ) -> SolvedGroup {
    var size = size
    let estimated = template.estimatedAxes.subtracting(isGiven)
    if !estimated.isEmpty, let known = measured(first) {
      if estimated.contains(.width) { size.width = known.width }
      if estimated.contains(.height) { size.height = known.height }
    }
    for length in uniform { length.apply(to: &size) }
    let frame = CGRect(origin: .zero, size: size).inset(by: template.appliedInsets)
    var solved = SolvedGroup(size: size, items: [.init(frame: frame, estimated: estimated)])
    attach(template, frame, to: &solved)
    return solved
  }

  private func attach(_ template: LayoutTemplate, _ rect: CGRect, to solved: inout SolvedGroup) {
    guard !solved.items.isEmpty else { return }
    for view in template.supplementaries {
      let frame = view.frame(in: rect.size).offsetBy(dx: rect.minX, dy: rect.minY)
      solved.supplementaries.append(
        .init(kind: view.kind, item: 0, frame: frame, zIndex: view.zIndex)
      )
    }
  }

  // MARK: Groups

  private func contents(
    _ template: LayoutTemplate,
    _ group: GroupTemplate,
    _ size: CGSize,
    _ first: Int,
    _ limit: Int
  ) -> SolvedGroup {
    let area = CGRect(origin: .zero, size: size).inset(by: template.appliedInsets)
    var solved = SolvedGroup(size: size)
    switch group.arrangement {
    case .custom(let frames):
      for frame in frames(area.size).prefix(limit) {
        let rect = frame.frame.offsetBy(dx: area.minX, dy: area.minY)
        solved.items.append(.init(frame: rect, zIndex: frame.zIndex))
      }
    case .line(let isHorizontal, let repetition):
      let axis = FlowAxis(isHorizontal: isHorizontal)
      let isOpen = template.length(isHorizontal: isHorizontal).isEstimated
      var line = GroupLine(axis: axis, area: axis.size(area.size), spacing: group.spacing)
      line.isOpen = isOpen
      fill(&line, group, repetition, area.size, first, limit)
      equalize(&line, area.size, first)
      line.place(in: &solved, at: area.origin)
    }
    return solved
  }

  private func fill(
    _ line: inout GroupLine,
    _ group: GroupTemplate,
    _ repetition: GroupTemplate.Repetition,
    _ container: CGSize,
    _ first: Int,
    _ limit: Int
  ) {
    guard !group.subitems.isEmpty else { return }
    let isHorizontal = line.axis.isHorizontal
    var given: GivenLength?
    var most = Self.mostItems
    switch repetition {
    case .untilFull: break
    case .times(let count): most = max(count, 1)
    case .equally(let count):
      most = max(count, 1)
      let isFree = line.isOpen && group.subitems[0].length(isHorizontal: isHorizontal).isEstimated
      if !isFree {
        given = GivenLength(isHorizontal: isHorizontal, length: line.share(of: most))
      }
    }
    var used = 0
    while line.entries.count < most, used < limit {
      let template = group.subitems[line.entries.count % group.subitems.count]
      let guess = line.length(of: template, in: container)
      let solved = solve(
        template,
        in: container,
        first: first + used,
        limit: limit - used,
        given: given
      )
      let length = line.isOpen ? guess : line.axis.size(solved.size).along
      if case .untilFull = repetition, !line.fits(length, template.edges) { break }
      guard !solved.items.isEmpty else { break }
      line.append(solved, template, length: guess)
      used += solved.items.count
      if case .untilFull = repetition, length <= 0, line.entries.count >= group.subitems.count {
        break
      }
    }
  }

  /// Gives the items with a uniform length that of the largest of them.
  private func equalize(_ line: inout GroupLine, _ container: CGSize, _ first: Int) {
    // R-CMP-16
    let lengths = [true, false].compactMap { isHorizontal in
      line.uniformLength(isHorizontal: isHorizontal)
        .map { GivenLength(isHorizontal: isHorizontal, length: $0) }
    }
    guard !lengths.isEmpty else { return }
    var first = first
    for (index, entry) in line.entries.enumerated() {
      let template = entry.template
      let own = lengths.filter { template.length(isHorizontal: $0.isHorizontal).kind == .uniform }
      if template.group == nil, !own.isEmpty {
        line.replace(index, with: solve(template, in: container, first: first, uniform: own))
      }
      first += entry.solved.items.count
    }
  }

  /// Returns the size of a group whose size is an estimate, after its contents were measured.
  private func sizeOfContents(
    _ template: LayoutTemplate,
    _ solved: SolvedGroup,
    _ size: CGSize,
    _ given: GivenLength?
  ) -> CGSize {
    var estimated = template.estimatedAxes
    if let given { estimated.remove(.along(isHorizontal: given.isHorizontal)) }
    guard !estimated.isEmpty, let group = template.group, !solved.items.isEmpty else { return size }
    var found = size
    for axis in [EstimatedAxes.width, .height] where estimated.contains(axis) {
      let isHorizontal = axis == .width
      guard follows(group, isHorizontal: isHorizontal) else { continue }
      if isHorizontal { found.width = solved.size.width } else { found.height = solved.size.height }
    }
    return found
  }

  /// Whether the contents of a group have a length of their own along an axis.
  private func follows(_ group: GroupTemplate, isHorizontal: Bool) -> Bool {
    if case .line(isHorizontal, _) = group.arrangement { return true }
    return group.subitems.contains {
      let kind = $0.length(isHorizontal: isHorizontal).kind
      return kind != (isHorizontal ? .fractionOfWidth : .fractionOfHeight)
    }
  }
}
