import Foundation

/// The computed geometry of a compositional layout, and the previous one during an update.
struct CompositionalPlacement {
  var geometry = CompositionalGeometry()
  var areas = LayoutAreas()
  private var isOutOfDate = true
  /// Whether measured sizes are discarded when the geometry is computed.
  private var forgetsSizes = true
  private var change: ListChange?
  var earlier: Earlier?

  /// The previous geometry, which is kept until the animations of an update have been set up.
  struct Earlier {
    var geometry: CompositionalGeometry
    var change: ListChange
  }

  var needsPlacing: Bool { isOutOfDate }

  /// Applies an invalidation context, and returns whether visible cells are measured again.
  mutating func note(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    guard !context.isScrolling else { return false }
    isOutOfDate = true
    guard !context.isUpdate else { return false }
    if context.invalidateDataSourceCounts { forgetsSizes = true }
    return context.invalidateEverything
  }

  /// Remembers a change of the data, with which measured sizes move.
  mutating func prepare(for change: ListChange) {
    earlier = Earlier(geometry: geometry, change: change)
    self.change = change
    isOutOfDate = true
  }

  /// Returns the measured sizes of a new section.
  func sizes(ofSection section: Int, container: CGSize)
    -> (items: [Int: CGSize], boundaries: [String: CGSize])
  {
    guard !forgetsSizes, container == geometry.container else { return ([:], [:]) }
    let sections = geometry.sections
    guard let change else {
      guard sections.indices.contains(section) else { return ([:], [:]) }
      return (sections[section].groups.measured, sections[section].measuredBoundaries)
    }
    guard let old = change.oldSection(of: section), sections.indices.contains(old) else {
      return ([:], [:])
    }
    return (
      moved(sections[old].groups.measured, old, section, by: change),
      sections[old].measuredBoundaries
    )
  }

  private func moved(
    _ sizes: [Int: CGSize],
    _ old: Int,
    _ new: Int,
    by change: ListChange
  ) -> [Int: CGSize] {
    var found: [Int: CGSize] = [:]
    for (item, size) in sizes {
      let path = IndexPath(item: item, section: old)
      guard !change.reloadedItems.contains(path), let place = change.newIndexPath(of: path),
        place.section == new
      else { continue }
      found[place.item] = size
    }
    return found
  }

  mutating func place(_ geometry: CompositionalGeometry, _ areas: LayoutAreas) {
    self.geometry = geometry
    self.areas = areas
    isOutOfDate = false
    forgetsSizes = false
    change = nil
  }

  // MARK: Updates

  /// Returns the previous position of an item, or `nil` if it was inserted or reloaded.
  func earlierElement(for path: IndexPath) -> CompositionalElement? {
    guard let earlier, let old = earlier.change.oldIndexPath(of: path),
      !earlier.change.reloadedItems.contains(old)
    else { return nil }
    return earlier.geometry.element(.cell(old), visible: nil)
  }

  /// Returns the previous position of an item that is removed.
  func disappearingElement(_ path: IndexPath) -> CompositionalElement? {
    earlier?.geometry.element(.cell(path), visible: nil)
  }
}
