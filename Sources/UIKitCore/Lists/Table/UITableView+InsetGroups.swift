import QuartzCore

extension UITableView {
  // R-TBL-78
  /// Keeps the plates of rows that fade in an inset group, so that the group keeps its outline: only
  /// the contents of the rows fade, while other rows of the group cover or uncover the plates.
  ///
  ///     ╭───────╮      ╭───────╮
  ///     │ A     │      │ A     │
  ///     │ B     │  →   ├───────┤ plate of B, behind A
  ///     ╰───────╯      ╰───────╯
  func keepPlates(in scene: inout UpdateScene, from old: TableGeometry, through change: ListChange)
  {
    guard style == .insetGrouped, traitCollection.userInterfaceIdiom != .tv else { return }
    var losing: Set<Int> = []
    for index in scene.leaving.indices {
      let leaver = scene.leaving[index]
      guard leaver.end.isFaded else { continue }
      losing.insert(leaver.place.section)
      guard !change.reloadedSections.contains(leaver.place.section),
        !change.reloadedItems.contains(leaver.place.path),
        let section = change.newSection(of: leaver.place.section)
      else { continue }
      let rows = frame(of: contents.geometry.rows(section))
      if let end = leaver.end.plate(inside: rows, reach: scene.reach) {
        scene.leaving[index].end = end
        scene.contentAlphas[ObjectIdentifier(leaver.view)] = leaver.view.contentView.alpha
      }
    }
    for place in scene.arrived {
      guard let cell = scene.shown[place], let start = scene.starts[ObjectIdentifier(cell)],
        start.isFaded, change.oldIndexPath(of: place.path) == nil,
        let section = change.oldSection(of: place.section),
        !change.reloadedSections.contains(section), !losing.contains(section)
      else { continue }
      if let plate = start.plate(inside: frame(of: old.rows(section)), reach: scene.reach) {
        scene.starts[ObjectIdentifier(cell)] = plate
        scene.contentAlphas[ObjectIdentifier(cell)] = cell.contentView.alpha
      }
    }
  }
}

extension UITableView {
  // R-TBL-79
  /// Adds a plate behind each inset group while rows move, so that the group keeps its outline around
  /// the gaps between its rows.
  ///
  ///     ╭───────╮
  ///     │ A     │
  ///     │       │ plate, from which B has moved
  ///     │ C     │
  ///     ╰───────╯
  func addGroupPlates(
    to scene: inout UpdateScene,
    from old: TableGeometry,
    through change: ListChange
  ) {
    for view in subviews where view is GroupPlateView { view.removeFromSuperview() }
    guard style == .insetGrouped, traitCollection.userInterfaceIdiom != .tv, !scene.moved.isEmpty
    else { return }
    let limits = bounds.insetBy(dx: 0, dy: -2 * bounds.height)
    for section in Set(contents.visible.map(\.place.section)) {
      guard let former = change.oldSection(of: section), !change.reloadedSections.contains(former),
        let row = contents.visible.first(where: { $0.place.section == section }),
        let color = row.cell.backgroundColor
      else { continue }
      let start = frame(of: old.rows(former)).intersection(limits)
      let end = frame(of: contents.geometry.rows(section)).intersection(limits)
      guard !start.isNull, !end.isNull else { continue }
      let plate = GroupPlateView(frame: start)
      plate.backgroundColor = color
      scene.plates.append(UpdateScene.Plate(view: plate, end: end))
    }
  }
}

/// A plate behind the rows of an inset group.
final class GroupPlateView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = TableMetrics.groupCornerRadius
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

extension RowTransitionState {
  /// Whether the row is transparent.
  fileprivate var isFaded: Bool { alpha == 0 }

  /// Returns the state with an opaque plate inside of the rows of a group, or `nil` if there is no
  /// space for it.
  fileprivate func plate(inside rows: CGRect, reach: CGFloat) -> RowTransitionState? {
    guard frame.height > 0, frame.height <= rows.height else { return nil }
    var plate = RowTransitionState(frame: frame)
    plate.frame.origin.y = min(max(frame.minY, rows.minY), rows.maxY - frame.height)
    plate.contentAlpha = 0
    return abs(plate.frame.minY - frame.minY) <= reach ? plate : nil
  }
}
