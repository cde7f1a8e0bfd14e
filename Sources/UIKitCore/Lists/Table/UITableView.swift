import Foundation

/// A list of rows in sections, of which only those that can be seen have a cell.
///
/// A data source says how many rows there are and makes their cells, a delegate decides how they behave. Opening a table
/// costs the number of sections, not of rows, and scrolling uses cells again. (R-TBL-10, R-TBL-30)
@preconcurrency @MainActor open class UITableView: UIScrollView {
  var contents = TableContents()
  var settings = TableSettings()
  var editing = TableEditing()
  weak var tableDelegate: (any UITableViewDelegate)?

  /// How sections are set apart; given at creation.
  public let style: Style

  // MARK: Creating a table

  /// Creates a table in a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table with what an archive says about a scroll view.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibilityContainerType = .list
    alwaysBounceVertical = true
    // Not by the property, which would keep proxies from setting another colour.
    look.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    applyBackgroundColor()
    watchSwipes()
  }

  override var archivedSubviews: [UIView] { [] }

  /// The object that makes the cells; not kept alive.
  ///
  /// Setting it loads everything anew before the next frame. A table whose data source went away is empty.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsLoading() } }
  }

  /// The object that follows and decides what happens to rows; not kept alive.
  ///
  /// Setting it loads heights and views anew before the next frame.
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { scrollDelegate = newValue }
  }

  override func scrollDelegateChanged() {
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    contents.unanswered = []
    contents.answered = []
    setNeedsLoading()
  }

  /// The object that hears which rows will probably come; not kept alive.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Heights

  /// The height of rows, unless the delegate has one for each; `automaticDimension` by default.
  ///
  /// Negative and odd numbers count as `automaticDimension`.
  open var rowHeight: CGFloat {
    get { settings.rowHeight }
    set { setHeight(\.rowHeight, newValue) }
  }

  /// A guess at the height of rows that size themselves; 0 has all heights asked for at once.
  ///
  /// `automaticDimension`, the default, leaves the guess to the table.
  open var estimatedRowHeight: CGFloat {
    get { settings.estimatedRowHeight }
    set { setHeight(\.estimatedRowHeight, newValue) }
  }

  /// The height of headers, unless the delegate has one for each; `automaticDimension` by default.
  open var sectionHeaderHeight: CGFloat {
    get { settings.sectionHeaderHeight }
    set { setHeight(\.sectionHeaderHeight, newValue) }
  }

  /// The height of footers, unless the delegate has one for each; `automaticDimension` by default.
  open var sectionFooterHeight: CGFloat {
    get { settings.sectionFooterHeight }
    set { setHeight(\.sectionFooterHeight, newValue) }
  }

  /// Stands for "as its content wants it" among heights.
  public static let automaticDimension: CGFloat = -1

  // MARK: Views around the rows

  /// A view above all sections, which scrolls with them; it keeps its height and takes the table's width.
  open var tableHeaderView: UIView? {
    get { settings.headerView }
    set { setHeaderView(newValue) }
  }

  /// A view below all sections, which scrolls with them; it keeps its height and takes the table's width.
  open var tableFooterView: UIView? {
    get { settings.footerView }
    set { setFooterView(newValue) }
  }

  /// A view behind the rows that stays while they scroll; it fills the table.
  open var backgroundView: UIView? {
    get { settings.backgroundView }
    set { setBackgroundView(newValue) }
  }

  // MARK: Counts and places

  /// How many sections there are, as the data source said last.
  open var numberOfSections: Int { loaded.sections.count }

  /// How many rows a section has, as the data source said last; 0 for sections that are not there.
  open func numberOfRows(inSection section: Int) -> Int {
    loaded.sections.indices.contains(section) ? loaded.sections[section].rows.count : 0
  }

  /// Where a section is in the content; zero for one that is not there.
  open func rect(forSection section: Int) -> CGRect { rect(section) { $0.section($1) } }

  /// Where a header is in the content while it does not float; zero for a section that is not there.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(section) { $0.header($1) } }

  /// Where a footer is in the content while it does not float; zero for a section that is not there.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(section) { $0.footer($1) } }

  /// Where a row is in the content, by a guess where it was never seen; zero for one that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// The row at a point of the content; nil on headers, footers and outside.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return loaded.place(at: point.y)?.path
  }

  /// The row that a cell shows; nil for cells that are not seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    contents.visible.first { $0.cell === cell }?.place.path
  }

  /// The rows that have a part in a rectangle of the content; nil for a table without sections.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// The cell of a row; nil for rows that are not seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    indexPath.count == 2 ? contents.cell(at: RowPlace(indexPath)) : nil
  }

  /// The cells that are seen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    showRowsIfNeeded()
    return contents.visible.map(\.cell)
  }

  /// The rows that are seen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfNeeded()
    return contents.visible.map(\.place.path)
  }

  // MARK: Loading

  /// Asks the data source for everything anew; the selection is gone. (R-TBL-33)
  open func reloadData() { reloadAll() }

  /// Asks for sections anew, with an animation.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(.reloadSections(sections), animation)
  }

  /// Asks for rows anew, with an animation; they are selected no more.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(.reloadItems(indexPaths), animation)
  }

  /// Has the data source set the cells of rows up anew, with the cells they have; heights follow. (R-TBL-35)
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Changes

  /// Collects the changes that `updates` names and shows them in one animation.
  ///
  /// `completion` hears whether the animation came to its end. Changes that do not fit to what the data source says then
  /// raise. (R-TBL-70, X-56…59)
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { contents.batch?.completions.append(completion) }
    endUpdates()
  }

  /// Collects changes until as many calls of `endUpdates()` have come.
  open func beginUpdates() { beginBatch() }

  /// Shows the changes that were collected.
  ///
  /// Without any, heights are asked for anew.
  open func endUpdates() { endBatch() }

  /// Whether changes are being collected.
  open var hasUncommittedUpdates: Bool { contents.batch != nil }

  /// Shows rows that came; places count in the table as it is then.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(.insertItems(indexPaths), animation)
  }

  /// Takes away rows that left; places count in the table as it was.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(.deleteItems(indexPaths), animation)
  }

  /// Moves a row from where it was to where it is.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.moveItem(from: indexPath, to: newIndexPath), .automatic)
  }

  /// Shows sections that came; numbers count in the table as it is then.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(.insertSections(sections), animation)
  }

  /// Takes away sections that left; numbers count in the table as it was.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(.deleteSections(sections), animation)
  }

  /// Moves a section from where it was to where it is.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(.moveSection(from: section, to: newSection), .automatic)
  }

  // MARK: Cells for use

  /// Says of which class a cell is made where none waits for reuse; nil takes that back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Says of which class a header or footer is made where none waits for reuse; nil takes that back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }

  /// A cell that was used before, or a new one of the registered class; nil without either. (R-TBL-31)
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier)
  }

  /// A cell that was used before, or a new one of the registered class.
  ///
  /// Raises where no class is registered. (R-TBL-31, X-51)
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    takeRegisteredCell(identifier)
  }

  /// A header or footer that was used before, or a new one of the registered class; nil without either.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    takeHeaderFooter(identifier)
  }

  // MARK: Selecting

  /// The selected row, the first one selected of several; nil for none.
  open var indexPathForSelectedRow: IndexPath? { contents.selection.places.first?.path }

  /// The selected rows in the order in which they were selected; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let places = contents.selection.places
    return places.isEmpty ? nil : places.map(\.path)
  }

  /// Selects a row without asking or telling the delegate, and scrolls to it unless the position is `none`; nil deselects all.
  ///
  /// A row that is not there is ignored, with a warning. (R-TBL-45)
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row without asking or telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPath.count == 2 else { return }
    deselect(RowPlace(indexPath), animated: animated)
  }

  // MARK: Editing

  /// Whether rows can be deleted, inserted and moved by the user now; false by default.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing: controls slide into the rows, as the app's answers say. (R-LST-30)
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  // MARK: Scrolling

  /// Scrolls until a row stands where it is said.
  ///
  /// Raises for a row that is not there; `NSNotFound` as row stands for the section itself. (R-TBL-50, X-52)
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row nearest to the middle stands where it is said; nothing happens without one.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Layout

  /// Shows the rows that have come into view and puts away those that left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    marginsChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    marginsChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }

  // MARK: Touches

  /// Shows that the row under the finger is touched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !highlightRow(under: touches) { super.touchesBegan(touches, with: event) }
  }

  /// Stops showing it where the finger leaves the row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !followTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selectTouchedRow() { super.touchesEnded(touches, with: event) }
  }

  /// Leaves the row as it was.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !unhighlightRow() { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Accessibility

  /// What is seen, from top to bottom, unless set.
  open override var accessibilityElements: [Any]? {
    get { accessibility?.elements ?? elementsInOrder }
    set { super.accessibilityElements = newValue }
  }
}
