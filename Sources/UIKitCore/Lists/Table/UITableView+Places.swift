import Foundation

extension UITableView {
  // MARK: Margins and insets

  /// The distance from the sides of the cells to their content, and from the sides of the table to
  /// inset groups.
  var sideMargin: CGFloat {
    let wished = viewAppearance.layoutMargins.leading
    if wished != ViewMetrics.layoutMargins.leading { return wished }
    return ScreenMetrics.sideMargin(forWidth: bounds.width)
  }

  /// The space at the left and right of the rows.
  var rowInsets: (left: CGFloat, right: CGFloat) {
    // R-TV-21
    guard style == .insetGrouped, !isTelevision else {
      guard isTelevision else { return (0, 0) }
      let safe = settings.insetsContentToSafeArea ? safeAreaInsets : .zero
      let least = TableMetrics.televisionInset
      return (max(safe.left, least), max(safe.right, least))
    }
    let (safe, margin) = (safeAreaInsets, max(sideMargin, readableMargin))
    return (safe.left + margin, safe.right + margin)
  }

  /// The space at each side of content that is limited to a readable width.
  var readableMargin: CGFloat {
    guard settings.followsReadableWidth else { return 0 }
    return max((bounds.width - TableMetrics.readableWidth) / 2, 0)
  }

  var isTelevision: Bool { traitCollection.userInterfaceIdiom == .tv }

  var rowWidth: CGFloat { max(bounds.width - rowInsets.left - rowInsets.right, 0) }

  /// The space at the left and right of a cell's content, in addition to its margins.
  var contentInsets: (left: CGFloat, right: CGFloat) {
    guard style != .insetGrouped, !isTelevision else { return (0, 0) }
    let index = indexInsets
    guard settings.insetsContentToSafeArea else { return index }
    return (safeAreaInsets.left + index.left, safeAreaInsets.right + index.right)
  }

  // R-TBL-120
  /// The space between separators and the trailing edge, in which the section index is.
  private var trailingLineInset: CGFloat {
    let index = indexInsets
    if index.left > 0 { return safeAreaInsets.left + index.left }
    return index.right > 0 ? safeAreaInsets.right + index.right : 0
  }

  /// The margins inside cells, headers and footers.
  var rowMargin: CGFloat {
    style == .insetGrouped ? sideMargin : max(sideMargin, readableMargin)
  }

  // MARK: Frames

  func rowFrame(_ place: RowPlace) -> CGRect { frame(of: contents.geometry.row(place)) }

  func frame(of span: Span) -> CGRect {
    CGRect(x: rowInsets.left, y: span.start, width: rowWidth, height: span.length)
  }

  /// Returns the appearance of a row that depends on its position in its section.
  func rowStyle(of place: RowPlace) -> RowStyle {
    let count = contents.geometry.sections[place.section].rows.count
    let gaps = gaps(around: place)
    return RowStyle(
      table: style,
      isFirst: place.row == 0,
      isLast: place.row == count - 1,
      hasHeader: contents.geometry.sections[place.section].header > 0,
      isBelowGap: gaps.above,
      isAboveGap: gaps.below,
      margin: rowMargin,
      leftInset: contentInsets.left,
      rightInset: contentInsets.right,
      trailingLineInset: trailingLineInset,
      separatorStyle: settings.separatorStyle,
      separatorColor: settings.shownSeparatorColor,
      separatorInset: settings.separatorInset,
      insetsFromAutomatic: settings.separatorInsetReference == .fromAutomaticInsets,
      isTelevision: isTelevision
    )
  }

  // MARK: Queries

  func rect(_ section: Int, _ span: (TableGeometry, Int) -> Span) -> CGRect {
    let geometry = loaded
    guard geometry.sections.indices.contains(section) else { return .zero }
    let span = span(geometry, section)
    return CGRect(x: 0, y: span.start, width: bounds.width, height: span.length)
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    // R-TBL-97
    guard path.count == 2 else { return .zero }
    let place = RowPlace(path)
    guard loaded.contains(place) else { return .zero }
    var frame = rowFrame(place)
    if contents.geometry.isGuess(place), let height = givenHeight(of: place), height >= 0 {
      frame.size.height = height
    }
    return frame
  }

  func paths(in rect: CGRect) -> [IndexPath]? {
    let geometry = loaded
    guard !geometry.sections.isEmpty, rect.isFinite else { return nil }
    guard rect.maxX > 0, rect.minX < bounds.width,
      let places = geometry.places(from: rect.minY, to: rect.maxY)
    else { return [] }
    return Array(
      sequence(first: places.lowerBound) {
        $0 < places.upperBound ? geometry.place(after: $0) : nil
      }
    ).map(\.path)
  }

  func setOption<Value: Equatable>(
    _ path: WritableKeyPath<TableSettings, Value>,
    _ value: Value
  ) {
    guard settings[keyPath: path] != value else { return }
    settings[keyPath: path] = value
    marginsChanged()
  }

  /// Updates the cells after a setting or a margin of the table has changed.
  func marginsChanged() {
    guard !contents.visible.isEmpty || !contents.headers.isEmpty else { return }
    placeAgain()
  }

  /// The default background: none on a television, where the background of the page is visible.
  private var standardBackground: UIColor {
    guard !isTelevision else { return .clear }
    return style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Shows the default background, without the property, which would prevent an appearance proxy from
  /// setting another color.
  func showStandardBackground() {
    let background = standardBackground
    guard background !== settings.givenBackground,
      viewAppearance.backgroundColor === settings.givenBackground
    else { return }
    settings.givenBackground = background
    viewAppearance.backgroundColor = background
    applyBackgroundColor()
  }

  /// Marks all heights to be measured again if the text size or the kind of device has changed.
  func traitsChanged(from old: UITraitCollection?) {
    showStandardBackground()
    guard
      traitCollection.hasDifferentTextSize(comparedTo: old)
        || old?.userInterfaceIdiom != traitCollection.userInterfaceIdiom,
      !contents.needsLoading
    else { return }
    contents.measuredWidth = -1
    setNeedsLayout()
  }
}
