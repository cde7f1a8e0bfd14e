import Foundation

/// The index of sections at the trailing edge of a plain table view.
extension UITableView {
  /// The title of a section index that is shown as a magnifying glass.
  public static let indexSearch = "{search}"

  /// The color of the titles in the section index.
  ///
  /// The default value is `nil`, for the tint color.
  public var sectionIndexColor: UIColor? {
    get { settings.indexColor }
    set { setOption(\.indexColor, newValue) }
  }

  /// The background color of the section index.
  ///
  /// The default value is `nil`, for none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { settings.indexBackground }
    set { setOption(\.indexBackground, newValue) }
  }

  /// The background color of the section index while a finger is on it.
  ///
  /// The default value is `nil`, for ``sectionIndexBackgroundColor``.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { settings.indexTrackingBackground }
    set { setOption(\.indexTrackingBackground, newValue) }
  }

  // R-TBL-123
  /// The number of rows from which the section index is shown.
  ///
  /// The default value is 0.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { settings.indexMinimum }
    set { setOption(\.indexMinimum, newValue) }
  }

  // R-TBL-123
  /// Requests the titles of the section index from the data source again.
  public func reloadSectionIndexTitles() {
    guard !contents.needsLoading else { return }
    readSectionIndexTitles()
    marginsChanged()
    setNeedsLayout()
  }

  func readSectionIndexTitles() {
    let isPossible = style == .plain && !isTelevision
    contents.indexTitles = isPossible ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
  }

  private var showsSectionIndex: Bool {
    guard !contents.indexTitles.isEmpty else { return false }
    guard settings.indexMinimum > 0 else { return true }
    return contents.geometry.sections.reduce(0) { $0 + $1.rows.count } >= settings.indexMinimum
  }

  // R-TBL-120
  /// The width of the section index at the left or the right of the rows.
  var indexInsets: (left: CGFloat, right: CGFloat) {
    guard showsSectionIndex else { return (0, 0) }
    let width = SectionIndexView.width
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (width, 0) : (0, width)
  }

  /// Lays out the section index in front of the rows, in the unobscured part of the table.
  func placeSectionIndex() {
    guard showsSectionIndex else {
      indexView?.removeFromSuperview()
      indexView = nil
      return
    }
    let view = indexView ?? makeSectionIndex()
    view.show(
      SectionIndexView.Content(
        titles: contents.indexTitles,
        color: settings.indexColor,
        background: settings.indexBackground,
        trackingBackground: settings.indexTrackingBackground
      )
    )
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: adjustedContentInset.top,
        left: safeAreaInsets.left,
        bottom: adjustedContentInset.bottom,
        right: safeAreaInsets.right
      )
    )
    let frame = CGRect(
      x: indexInsets.left > 0 ? area.minX : area.maxX - SectionIndexView.width,
      y: area.minY,
      width: SectionIndexView.width,
      height: max(area.height, 0)
    )
    UIView.performWithoutAnimation {
      if view.frame != frame { view.frame = frame }
      if subviews.last !== view { bringSubviewToFront(view) }
    }
  }

  private func makeSectionIndex() -> SectionIndexView {
    let view = SectionIndexView()
    view.onChoose = { [unowned self] in scrollToSection(ofIndexTitle: $0) }
    addSubview(view)
    indexView = view
    return view
  }

  // R-TBL-122
  private func scrollToSection(ofIndexTitle index: Int) {
    guard let dataSource, contents.indexTitles.indices.contains(index) else { return }
    let title = contents.indexTitles[index]
    let wanted = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard wanted != NSNotFound, numberOfSections > 0 else { return }
    let section = min(max(wanted, 0), numberOfSections - 1)
    let row = numberOfRows(inSection: section) > 0 ? 0 : NSNotFound
    scroll(to: IndexPath(row: row, section: section), .top, animated: false)
  }
}
