import Foundation

extension UITableView {
  // MARK: Loading

  func setNeedsLoading() {
    contents.needsLoading = true
    setNeedsLayout()
  }

  /// The geometry, loaded from the data source first if necessary.
  var loaded: TableGeometry {
    loadIfNeeded()
    return contents.geometry
  }

  func loadIfNeeded() {
    guard contents.needsLoading else { return }
    contents.needsLoading = false
    putAwayAll()
    contents.selection.clear()
    contents.highlighted = nil
    load()
    takeWaitingRows()
  }

  func reloadAll() {
    contents.needsLoading = true
    setNeedsLayout()
    if dataSource != nil { loadIfNeeded() }
  }

  /// Loads the row counts from the data source and creates a new geometry.
  func load() {
    let shape = readShape()
    readSectionIndexTitles()
    load(shape)
  }

  /// Creates a new geometry for known row counts, which requests heights again.
  func load(_ shape: ListShape) {
    contents.generation += 1
    contents.prefetch.forget()
    contents.measuredWidth = bounds.width
    contents.geometry = makeGeometry(shape)
    fitContent()
  }

  /// Returns the current number of rows in each section of the data source.
  func readShape() -> ListShape {
    guard let dataSource else { return ListShape() }
    let count = counted(dataSource.numberOfSections(in: self), "sections")
    return ListShape(
      counts: (0..<count).map {
        counted(dataSource.tableView(self, numberOfRowsInSection: $0), "rows")
      }
    )
  }

  func makeGeometry(_ shape: ListShape) -> TableGeometry {
    let sections = shape.counts.indices.map { makeSection($0, of: shape) }
    return TableGeometry(top: headerViewHeight, sections: sections)
  }

  private func counted(_ number: Int, _ noun: String) -> Int {
    if number < 0 { Log.warning("UITableView: a data source has \(number) \(noun); 0 are shown") }
    return max(number, 0)
  }

  private func makeSection(_ index: Int, of shape: ListShape) -> TableGeometry.Section {
    var section = TableGeometry.Section(rows: makeRows(shape.counts[index], in: index))
    (section.header, section.guessesHeader) = extent(.header, of: index)
    (section.footer, section.guessesFooter) = extent(.footer, of: index)
    if section.header > 0 { section.padding = headerPadding }
    section.rows.spacing = rowSpacing
    return section
  }

  /// The space above section headers, in points.
  var headerPadding: CGFloat {
    if let padding = settings.sectionHeaderTopPadding.given { return padding }
    return style == .plain ? TableMetrics.plainHeaderPadding : 0
  }

  // MARK: Rows

  // R-TV-21
  /// The space between the rows of a section.
  private var rowSpacing: CGFloat {
    isTelevision && style != .plain ? TableMetrics.televisionRowSpacing : 0
  }

  /// The height of rows that isn't known.
  var usualRowHeight: CGFloat { TableMetrics.rowHeight(for: traitCollection) }

  private func makeRows(_ count: Int, in section: Int) -> RowHeights {
    let fixed = settings.rowHeight.given
    guard count > 0, let given = givenHeight(of: RowPlace(section, 0)) else {
      if let fixed { return RowHeights(count: count, usual: fixed, isEstimated: false) }
      return guessedRows(count, in: section)
    }
    if settings.estimatedRowHeight != 0 || contents.unanswered.contains(.rowEstimate) == false {
      let rows = guessedRows(count, in: section)
      if rows.isEstimated { return rows }
    }
    var heights = [given]
    heights.reserveCapacity(count)
    for row in 1..<max(count, 1) { heights.append(givenHeight(of: RowPlace(section, row)) ?? -1) }
    let known = heights.map { $0 >= 0 }
    return RowHeights(
      heights.map { $0 < 0 ? usualRowHeight : $0 },
      usual: usualRowHeight,
      isKnown: { known[$0] }
    )
  }

  /// Returns rows with estimated heights, which are measured when the rows appear.
  private func guessedRows(_ count: Int, in section: Int) -> RowHeights {
    let usual = settings.estimatedRowHeight.given ?? usualRowHeight
    func guess(_ row: Int) -> CGFloat? {
      ask(.rowEstimate) {
        $0.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
      }
    }
    guard count > 0, let first = guess(0) else {
      let height = usual > 0 ? usual : usualRowHeight
      return RowHeights(
        count: count,
        usual: height,
        isEstimated: settings.estimatedRowHeight != 0
      )
    }
    var heights = [first]
    heights.reserveCapacity(count)
    for row in 1..<max(count, 1) { heights.append(guess(row) ?? usual) }
    return RowHeights(
      heights.map { $0.given ?? usualRowHeight },
      usual: usual,
      isKnown: { _ in false }
    )
  }

  /// Returns the delegate's height for a row: `nil` if the delegate doesn't implement the method,
  /// -1 for self-sizing rows.
  func givenHeight(of place: RowPlace) -> CGFloat? {
    ask(.rowHeight) { $0.tableView(self, heightForRowAt: place.path) }?.orAutomatic
  }

  // MARK: Headers and footers

  /// Returns the height of a header or footer, and whether it is an estimate.
  private func extent(_ kind: TableEdge, of section: Int) -> (CGFloat, Bool) {
    let wish = askHeight(kind, section) ?? settings[keyPath: kind.height].orAutomatic
    if wish >= 0 { return (wish, false) }
    if edgeTitle(kind, section) == nil, !hasEdgeView(kind, section) {
      return (emptyExtent(kind, section), false)
    }
    let guess = askEstimate(kind, section) ?? settings[keyPath: kind.estimate].orAutomatic
    return (guess > 0 ? guess : TableMetrics.headerGuess, true)
  }

  private func askHeight(_ kind: TableEdge, _ section: Int) -> CGFloat? {
    switch kind {
    case .header:
      return ask(.headerHeight) { $0.tableView(self, heightForHeaderInSection: section) }?
        .orAutomatic
    case .footer:
      return ask(.footerHeight) { $0.tableView(self, heightForFooterInSection: section) }?
        .orAutomatic
    }
  }

  private func askEstimate(_ kind: TableEdge, _ section: Int) -> CGFloat? {
    switch kind {
    case .header:
      return ask(.headerEstimate) {
        $0.tableView(self, estimatedHeightForHeaderInSection: section)
      }?.orAutomatic
    case .footer:
      return ask(.footerEstimate) {
        $0.tableView(self, estimatedHeightForFooterInSection: section)
      }?.orAutomatic
    }
  }

  /// Returns the height of a header or footer that has neither a title nor a view.
  func emptyExtent(_ kind: TableEdge, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    if kind == .header, section == 0, settings.headerView == nil {
      return TableMetrics.firstGroupGap
    }
    return TableMetrics.groupGap
  }

  func edgeTitle(_ kind: TableEdge, _ section: Int) -> String? {
    kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Returns whether a section may have a view from the delegate.
  ///
  /// The delegate is called for one section to determine whether it implements the method.
  private func hasEdgeView(_ kind: TableEdge, _ section: Int) -> Bool {
    guard !contents.unanswered.contains(kind.viewQuestion), delegate != nil else { return false }
    guard !contents.answered.contains(kind.viewQuestion) else { return true }
    let view = askEdgeView(kind, section)
    guard !contents.unanswered.contains(kind.viewQuestion) else { return false }
    contents.answered.insert(kind.viewQuestion)
    contents[keyPath: kind.early][section] = view
    return view != nil
  }

  func askEdgeView(_ kind: TableEdge, _ section: Int) -> UIView? {
    switch kind {
    case .header:
      return ask(.headerView) { $0.tableView(self, viewForHeaderInSection: section) } ?? nil
    case .footer:
      return ask(.footerView) { $0.tableView(self, viewForFooterInSection: section) } ?? nil
    }
  }

  // MARK: Settings

  func setHeight(_ path: WritableKeyPath<TableSettings, CGFloat>, _ height: CGFloat) {
    let height = height.orAutomatic
    guard height != settings[keyPath: path] else { return }
    settings[keyPath: path] = height
    guard !contents.needsLoading else { return }
    load(contents.geometry.shape)
    placeAgain()
  }
}

/// The kinds of views at the edges of a section.
enum TableEdge {
  case header
  case footer

  var height: KeyPath<TableSettings, CGFloat> {
    self == .header ? \.sectionHeaderHeight : \.sectionFooterHeight
  }
  var estimate: KeyPath<TableSettings, CGFloat> {
    self == .header ? \.estimatedSectionHeaderHeight : \.estimatedSectionFooterHeight
  }
  var viewQuestion: UnimplementedDelegateMethods { self == .header ? .headerView : .footerView }
  var shown: WritableKeyPath<TableContents, [Int: UIView]> {
    self == .header ? \.headers : \.footers
  }
  var early: WritableKeyPath<TableContents, [Int: UIView]> {
    self == .header ? \.earlyHeaders : \.earlyFooters
  }
}

extension CGFloat {
  /// The height, or `nil` if it is negative or not finite, which means `automaticDimension`.
  var given: CGFloat? { isFinite && self >= 0 ? self : nil }
  var orAutomatic: CGFloat { given ?? UITableView.automaticDimension }
}
