import QuartzCore

extension UITableView {
  /// Animates a validated change: remaining rows move, and inserted and deleted rows use their row
  /// animations.
  func apply(
    _ change: ListChange,
    animations: TableAnimations,
    completion: @escaping (Bool) -> Void = { _ in }
  ) {
    // R-TBL-70…73
    editingFollows(change)
    let old = contents.geometry
    let origin = bounds.origin
    var scene = UpdateScene(reach: bounds.height)
    scene.moved = Set(change.places.itemTargets.values.map { RowPlace($0) })
    takeOut(through: change, animations, into: &scene)
    contents.generation += 1
    contents.prefetch.forget()
    contents.selection.follow(change)
    contents.highlighted = contents.highlighted
      .flatMap { change.newIndexPath(of: $0.path) }.map { RowPlace($0) }
    contents.geometry = makeGeometry(change.new)
    contents.geometry.adopt(old, through: change)
    UIView.performWithoutAnimation {
      showFinalRows(from: old, through: change, animations, in: &scene)
      showFinalEdges(from: old, through: change, in: &scene)
      keepPlates(in: &scene, from: old, through: change)
      addGroupPlates(to: &scene, from: old, through: change)
    }
    run(scene, from: origin, completion: completion)
  }

  // MARK: Removing views

  /// Removes all cells, headers and footers.
  ///
  /// Those that remain after the change are stored in the scene until they are placed again; the
  /// others are stored to be animated out.
  private func takeOut(
    through change: ListChange,
    _ animations: TableAnimations,
    into scene: inout UpdateScene
  ) {
    for row in contents.visible {
      let path = row.place.path
      if let new = change.newIndexPath(of: path), !change.reloadedItems.contains(path) {
        scene.kept[RowPlace(new)] = row.cell
        scene.starts[ObjectIdentifier(row.cell)] = RowTransitionState(standing: row.cell)
        scene.styles[ObjectIdentifier(row.cell)] = row.cell.rowStyle
      } else {
        let pose = RowTransitionState(
          outside: row.cell.untransformedFrame,
          animations.leaving(path)
        )
        scene.leaving.append(UpdateScene.Leaver(view: row.cell, place: row.place, end: pose))
      }
    }
    contents.visible = []
    for kind in [TableEdge.header, .footer] {
      let shown = contents[keyPath: kind.shown]
      contents[keyPath: kind.shown] = [:]
      contents[keyPath: kind.early] = [:]
      for (section, view) in shown {
        if let new = change.newSection(of: section), !change.reloadedSections.contains(section) {
          contents[keyPath: kind.shown][new] = view
          scene.starts[ObjectIdentifier(view)] = RowTransitionState(standing: view)
        } else {
          let pose = RowTransitionState(
            outside: view.untransformedFrame,
            animations.leavingSection(section)
          )
          scene.edges.append(UpdateScene.Edge(view: view, kind: kind, section: section, end: pose))
        }
      }
    }
  }

  // MARK: Final layout

  /// Places the rows that are visible after the change at their final positions, and stores their
  /// start states.
  private func showFinalRows(
    from old: TableGeometry,
    through change: ListChange,
    _ animations: TableAnimations,
    in scene: inout UpdateScene
  ) {
    for _ in 0..<TableMetrics.longestSettling {
      fitContent()
      let seen = contents.geometry.places(from: bounds.minY, to: bounds.maxY)
      var next = seen?.lowerBound
      var growth: CGFloat = 0
      while let place = next {
        if scene.shown[place] == nil {
          let cell = scene.kept.removeValue(forKey: place) ?? makeCell(at: place)
          guard let cell else { break }
          scene.shown[place] = cell
          if scene.starts[ObjectIdentifier(cell)] == nil { scene.arrived.append(place) }
          growth += abs(measureAgain(cell, at: place, onlyGuess: true))
        }
        next = contents.geometry.place(after: place).flatMap { place in
          contents.geometry.row(place).start < bounds.maxY ? place : nil
        }
      }
      if growth == 0, seen.map({ scene.shown[$0.lowerBound] != nil }) ?? true { break }
    }
    settle(in: &scene)
    for place in scene.arrived where scene.shown[place] != nil {
      arrive(at: place, from: old, through: change, animations, in: &scene)
    }
  }

  /// Keeps the rows that are visible after the change; other remaining rows move out of the visible
  /// area.
  private func settle(in scene: inout UpdateScene) {
    fitContent()
    let seen = contents.geometry.places(from: bounds.minY, to: bounds.maxY)
    for place in scene.shown.keys.sorted() {
      guard let cell = scene.shown[place] else { continue }
      if let seen, seen.contains(place) {
        contents.visible.append(VisibleRow(place: place, cell: cell))
      } else {
        scene.shown[place] = nil
        scene.kept[place] = cell
      }
    }
    for (place, cell) in scene.kept {
      let start = scene.starts[ObjectIdentifier(cell)]?.frame ?? cell.untransformedFrame
      let end = RowTransitionState.near(start, from: rowFrame(place), reach: scene.reach)
      scene.leaving.append(
        UpdateScene.Leaver(view: cell, place: place, end: RowTransitionState(frame: end))
      )
    }
    scene.kept = [:]
    for row in contents.visible { put(row.cell, at: row.place) }
  }

  /// Stores the start state of a row that wasn't visible before.
  private func arrive(
    at place: RowPlace,
    from old: TableGeometry,
    through change: ListChange,
    _ animations: TableAnimations,
    in scene: inout UpdateScene
  ) {
    guard let cell = scene.shown[place] else { return }
    let frame = rowFrame(place)
    let former = change.oldIndexPath(of: place.path)
    if let former, !change.reloadedItems.contains(former) {
      let start = RowTransitionState.near(
        frame,
        from: self.frame(of: old.row(RowPlace(former))),
        reach: scene.reach
      )
      scene.starts[ObjectIdentifier(cell)] = RowTransitionState(frame: start)
    } else {
      let animation = animations.arriving(place.path, in: change)
      scene.starts[ObjectIdentifier(cell)] = RowTransitionState(outside: frame, animation)
      sendToBack(cell)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: place.path)
  }

  private func sendToBack(_ view: UIView) {
    insertSubview(view, at: settings.backgroundView == nil ? 0 : 1)
  }

  private func showFinalEdges(
    from old: TableGeometry,
    through change: ListChange,
    in scene: inout UpdateScene
  ) {
    showEdges()
    for kind in [TableEdge.header, .footer] {
      for (section, view) in contents[keyPath: kind.shown]
      where scene.starts[ObjectIdentifier(view)] == nil {
        var start = RowTransitionState(standing: view)
        if let former = change.oldSection(of: section), !change.reloadedSections.contains(former) {
          let span = kind == .header ? old.header(former) : old.footer(former)
          start.frame = RowTransitionState.near(
            start.frame,
            from: frame(of: span),
            reach: scene.reach
          )
        } else {
          start.alpha = 0
        }
        scene.starts[ObjectIdentifier(view)] = start
      }
    }
  }

  // MARK: Animation

  private func run(
    _ scene: UpdateScene,
    from origin: CGPoint,
    completion: @escaping (Bool) -> Void
  ) {
    let end = bounds.origin
    let rows = contents.visible.map(\.cell)
    let edges = Array(contents.headers.values) + Array(contents.footers.values)
    let settle = {
      if self.bounds.origin != end { self.bounds.origin = end }
      for view in rows { view.alpha = 1 }
      for view in edges { view.alpha = 1 }
      for row in self.contents.visible {
        scene.restoreContent(of: row.cell)
        self.put(row.cell, at: row.place)
        row.cell.animateRowStyle()
      }
      self.placeShownEdges()
      for leaver in scene.leaving { leaver.end.take(leaver.view) }
      for edge in scene.edges { edge.end.take(edge.view) }
      for plate in scene.plates { plate.view.frame = plate.end }
      self.placeSurroundings()
      for row in self.contents.visible { row.cell.layoutIfNeeded() }
    }
    let finish = { (isFinished: Bool) in
      for cell in rows { cell.endRowStyleAnimation() }
      self.remove(scene)
      completion(isFinished)
    }
    guard window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(settle)
      return finish(true)
    }
    UIView.performWithoutAnimation {
      self.bounds.origin = origin
      for view in rows { scene.starts[ObjectIdentifier(view)]?.take(view) }
      for row in self.contents.visible {
        let old = scene.styles[ObjectIdentifier(row.cell)]
        row.cell.beginRowStyleAnimation(
          from: old ?? row.cell.rowStyle,
          isMoved: scene.moved.contains(row.place)
        )
        row.cell.layoutIfNeeded()
      }
      // The layout of a row includes that of the table if it is needed, which places headers.
      for view in edges { scene.starts[ObjectIdentifier(view)]?.take(view) }
    }
    for leaver in scene.leaving { sendToBack(leaver.view) }
    for plate in scene.plates { sendToBack(plate.view) }
    raiseMovedRows(of: scene)
    UIView.animate(
      withDuration: TableMetrics.updateDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: settle,
      completion: finish
    )
  }

  // R-TBL-77
  /// Puts the moved rows in front of the rows that make room for them, the farthest last, and in
  /// grouped tables also in front of headers and footers.
  private func raiseMovedRows(of scene: UpdateScene) {
    let moved = contents.visible.filter { scene.moved.contains($0.place) }
    guard !moved.isEmpty else { return }
    var below = contents.visible.map { $0.cell as UIView }
    if style != .plain { below += Array(contents.headers.values) + Array(contents.footers.values) }
    guard var top = subviews.last(where: { view in below.contains { $0 === view } }) else { return }
    func distance(of row: VisibleRow) -> CGFloat {
      let start = scene.starts[ObjectIdentifier(row.cell)]?.frame ?? rowFrame(row.place)
      return abs(start.minY - rowFrame(row.place).minY)
    }
    for row in moved.sorted(by: { distance(of: $0) < distance(of: $1) }) where row.cell !== top {
      insertSubview(row.cell, aboveSubview: top)
      top = row.cell
    }
  }

  private func placeShownEdges() {
    for kind in [TableEdge.header, .footer] {
      for (section, view) in contents[keyPath: kind.shown] { placeEdge(view, kind, section) }
    }
  }

  /// Removes the views that were animated out, or stores them for reuse.
  private func remove(_ scene: UpdateScene) {
    for leaver in scene.leaving {
      leaver.view.alpha = 1
      scene.restoreContent(of: leaver.view)
      putAway(leaver.view, from: leaver.place)
    }
    for edge in scene.edges {
      edge.view.alpha = 1
      putAwayEdge(edge.view, edge.kind, edge.section)
    }
    for plate in scene.plates { plate.view.removeFromSuperview() }
  }
}

/// The views that are animated by a change, and their start and end states.
struct UpdateScene {
  struct Leaver {
    let view: UITableViewCell
    let place: RowPlace
    var end: RowTransitionState
  }

  struct Edge {
    let view: UIView
    let kind: TableEdge
    let section: Int
    let end: RowTransitionState
  }

  struct Plate {
    let view: GroupPlateView
    let end: CGRect
  }

  /// The maximum distance that a row moves, in points.
  let reach: CGFloat
  /// The cells of remaining rows, by new index path.
  var kept: [RowPlace: UITableViewCell] = [:]
  /// The cells of rows that are visible after the change.
  var shown: [RowPlace: UITableViewCell] = [:]
  /// The rows that weren't visible before the change.
  var arrived: [RowPlace] = []
  /// The rows that the app moved, by new index path.
  var moved: Set<RowPlace> = []
  /// The start states of views.
  var starts: [ObjectIdentifier: RowTransitionState] = [:]
  /// The styles of remaining rows before the change.
  var styles: [ObjectIdentifier: RowStyle] = [:]
  var leaving: [Leaver] = []
  var edges: [Edge] = []
  /// The plates behind inset groups whose rows move.
  var plates: [Plate] = []
  /// The opacities of the contents of cells whose content fades alone.
  var contentAlphas: [ObjectIdentifier: CGFloat] = [:]

  init(reach: CGFloat) { self.reach = reach }

  /// Shows the content of a cell whose content fades alone.
  @MainActor func restoreContent(of cell: UITableViewCell) {
    guard let alpha = contentAlphas[ObjectIdentifier(cell)] else { return }
    cell.contentView.alpha = alpha
  }
}

extension RowTransitionState {
  init(frame: CGRect) { self.frame = frame }

  @MainActor init(standing view: UIView) {
    frame = view.untransformedFrame
    alpha = view.alpha
  }

  @MainActor func take(_ view: UIView) {
    if view.untransformedFrame != frame { view.untransformedFrame = frame }
    if view.alpha != alpha { view.alpha = alpha }
    if let contentAlpha, let cell = view as? UITableViewCell {
      cell.contentView.alpha = contentAlpha
    }
  }
}
