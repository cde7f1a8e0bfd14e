import Foundation

/// A view that shows rows in sections, with cells for the visible rows only.
///
/// The ``dataSource`` provides the number of rows and their cells; the ``delegate`` provides
/// heights, headers and footers, and responds to selection. Cells that scroll off the screen are
/// reused. The time for loading the data depends on the number of sections, and not on the number
/// of rows, unless a height is requested for each row.
///
/// ```swift
/// let tableView = UITableView(frame: view.bounds, style: .insetGrouped)
/// tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
/// tableView.dataSource = self
/// tableView.delegate = self
/// view.addSubview(tableView)
/// ```
@preconcurrency @MainActor open class UITableView: UIScrollView {
  // R-TBL-10, R-TBL-30
  var contents = TableContents()
  var settings = TableSettings()
  var editing = TableEditing()
  var indexView: SectionIndexView?
  weak var tableDelegate: (any UITableViewDelegate)?

  /// The style of the table view, which is set when it is created.
  public let style: Style

  // MARK: Initializers

  /// Creates a table view.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of the superview.
  ///   - style: The style of the table view.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a table view with the plain style.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table view with the plain style from an archive.
  public required init?(coder: NSCoder) {
    style = coder.interface?.tableStyle ?? .plain
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeTable(from: coder) }
  }

  private func setUp() {
    accessibilityContainerType = .list
    alwaysBounceVertical = true
    showStandardBackground()
    watchSwipes()
  }

  override var archivedSubviews: [UIView] { [] }

  /// The object that provides the rows, referenced weakly.
  ///
  /// Assigning a data source reloads all data before the next frame. When the data source is
  /// deallocated, the table view becomes empty. The default value is `nil`.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsLoading() } }
  }

  /// The object that customizes rows and responds to interaction, referenced weakly.
  ///
  /// Assigning a delegate reloads all data before the next frame. The default value is `nil`.
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { scrollDelegate = newValue }
  }

  override func scrollDelegateChanged() {
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    contents.unanswered = []
    contents.answered = []
    setNeedsLoading()
    if tableDelegate != nil, contextMenu == nil { contextMenu = ListContextMenu(self) }
  }

  private var contextMenu: ListContextMenu?

  /// The interaction that shows the context menus, or `nil` until a delegate was assigned.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu?.interaction }

  // MARK: Drag and drop

  private var dragDrop: ListDragDrop?

  // R-DRAG-41
  /// The object that supplies the items of drags, referenced weakly.
  ///
  /// The default value is `nil`, for rows that can't be dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate != nil, dragDrop == nil { dragDrop = ListDragDrop(self) } }
  }

  /// The object that accepts dropped items, referenced weakly.
  ///
  /// The default value is `nil`. A single row can then still be moved within the table view.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { if dropDelegate != nil, dragDrop == nil { dragDrop = ListDragDrop(self) } }
  }

  /// A Boolean value that indicates whether rows can be dragged.
  ///
  /// The default value is `true`.
  open var dragInteractionEnabled = true

  /// A Boolean value that indicates whether rows are dragged.
  open var hasActiveDrag: Bool { dragDrop?.hasActiveDrag ?? false }

  /// A Boolean value that indicates whether a drag is over the table view.
  open var hasActiveDrop: Bool { dragDrop?.hasActiveDrop ?? false }

  /// The object that is notified of rows that will probably appear soon, referenced weakly.
  ///
  /// The default value is `nil`.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Row heights

  /// The height of rows for which the delegate doesn't provide one, in points.
  ///
  /// The default value is ``automaticDimension``, for which the cells determine their heights.
  /// Negative values and values that aren't finite are treated as ``automaticDimension``.
  open var rowHeight: CGFloat {
    get { settings.rowHeight }
    set { setHeight(\.rowHeight, newValue) }
  }

  /// The estimated height of self-sizing rows, in points.
  ///
  /// The default value is ``automaticDimension``, for an estimate that the table view chooses. If
  /// the value is 0, the heights of all rows are requested from the delegate when the data is
  /// loaded.
  open var estimatedRowHeight: CGFloat {
    get { settings.estimatedRowHeight }
    set { setHeight(\.estimatedRowHeight, newValue) }
  }

  /// The height of section headers for which the delegate doesn't provide one, in points.
  ///
  /// The default value is ``automaticDimension``.
  open var sectionHeaderHeight: CGFloat {
    get { settings.sectionHeaderHeight }
    set { setHeight(\.sectionHeaderHeight, newValue) }
  }

  /// The height of section footers for which the delegate doesn't provide one, in points.
  ///
  /// The default value is ``automaticDimension``.
  open var sectionFooterHeight: CGFloat {
    get { settings.sectionFooterHeight }
    set { setHeight(\.sectionFooterHeight, newValue) }
  }

  /// The value of a height that is determined by the content or chosen by the table view.
  public static let automaticDimension: CGFloat = -1

  // MARK: Header, footer and background views

  /// The view above all sections, which scrolls with the content.
  ///
  /// It has the width of the table view and keeps its own height. The default value is `nil`.
  open var tableHeaderView: UIView? {
    get { settings.headerView }
    set { setHeaderView(newValue) }
  }

  /// The view below all sections, which scrolls with the content.
  ///
  /// It has the width of the table view and keeps its own height. The default value is `nil`.
  open var tableFooterView: UIView? {
    get { settings.footerView }
    set { setFooterView(newValue) }
  }

  /// The view behind the rows, which fills the table view and doesn't scroll.
  ///
  /// The default value is `nil`.
  open var backgroundView: UIView? {
    get { settings.backgroundView }
    set { setBackgroundView(newValue) }
  }

  // MARK: Counts and positions

  /// The number of sections, as last returned by the data source.
  open var numberOfSections: Int { loaded.sections.count }

  /// Returns the number of rows in a section, as last returned by the data source, or 0 if there is
  /// no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    loaded.sections.indices.contains(section) ? loaded.sections[section].rows.count : 0
  }

  /// Returns the rectangle of a section, in content coordinates, or zero if there is no such
  /// section.
  open func rect(forSection section: Int) -> CGRect { rect(section) { $0.section($1) } }

  /// Returns the rectangle of a section's header while it doesn't float, in content coordinates, or
  /// zero if there is no such section.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(section) { $0.header($1) } }

  /// Returns the rectangle of a section's footer while it doesn't float, in content coordinates, or
  /// zero if there is no such section.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(section) { $0.footer($1) } }

  /// Returns the rectangle of a row, in content coordinates, or zero if there is no such row.
  ///
  /// The rectangle is based on estimates for rows that haven't been visible.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// Returns the index path of the row at a point of the content, or `nil` if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return loaded.place(at: point.y)?.path
  }

  /// Returns the index path of a visible cell, or `nil` if the cell isn't visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    contents.visible.first { $0.cell === cell }?.place.path
  }

  /// Returns the index paths of the rows that intersect a rectangle of the content, or `nil` if the
  /// table view has no sections.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// Returns the cell of a visible row, or `nil` if the row isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    indexPath.count == 2 ? contents.cell(at: RowPlace(indexPath)) : nil
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    showRowsIfNeeded()
    return contents.visible.map(\.cell)
  }

  /// The index paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showRowsIfNeeded()
    return contents.visible.map(\.place.path)
  }

  // MARK: Reloading

  // R-TBL-33
  /// Reloads all data from the data source, and clears the selection.
  open func reloadData() { reloadAll() }

  /// Reloads sections, as part of a batch or with a separate animation.
  ///
  /// - Parameters:
  ///   - sections: The sections, as indexes before the updates.
  ///   - animation: The animation.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(.reloadSections(sections), animation)
  }

  /// Reloads rows, as part of a batch or with a separate animation; they are no longer selected.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows, as index paths before the updates.
  ///   - animation: The animation.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(.reloadItems(indexPaths), animation)
  }

  // R-TBL-35
  /// Calls the data source for visible rows again to configure their existing cells.
  ///
  /// The data source has to return the existing cell, which
  /// ``dequeueReusableCell(withIdentifier:for:)`` returns during this call. Heights of self-sizing
  /// rows are updated.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Updates

  /// Performs several updates in one animation.
  ///
  /// The index paths of deletions and reloads, and the sources of moves, refer to the table before
  /// the updates. The index paths of insertions, and the destinations of moves, refer to the table
  /// after the updates. Updates that don't agree with the data source's new numbers of rows and
  /// sections cause a trap.
  ///
  /// ```swift
  /// songs.remove(at: 0)
  /// songs.append(song)
  /// tableView.performBatchUpdates {
  ///   tableView.deleteRows(at: [first], with: .automatic)
  ///   tableView.insertRows(at: [last], with: .automatic)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - updates: A closure that calls methods such as ``insertRows(at:with:)``.
  ///   - completion: A closure that is called with a Boolean value that indicates whether the
  ///     animation ran to its end.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    // R-TBL-70, X-56…59
    beginUpdates()
    updates?()
    if let completion { contents.batch?.completions.append(completion) }
    endUpdates()
  }

  /// Begins a batch of updates, which ends with the matching call of ``endUpdates()``.
  ///
  /// Calls can be nested.
  open func beginUpdates() { beginBatch() }

  /// Ends a batch of updates, and animates the updates if it is the outermost batch.
  ///
  /// A batch without updates requests the heights again. A call without ``beginUpdates()`` is
  /// ignored, with a warning.
  open func endUpdates() { endBatch() }

  /// A Boolean value that indicates whether updates are being collected.
  open var hasUncommittedUpdates: Bool { contents.batch != nil }

  /// Inserts rows.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows after the updates.
  ///   - animation: The animation.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(.insertItems(indexPaths), animation)
  }

  /// Deletes rows.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows before the updates.
  ///   - animation: The animation.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(.deleteItems(indexPaths), animation)
  }

  /// Moves a row.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row before the updates.
  ///   - newIndexPath: The index path of the row after the updates.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.moveItem(from: indexPath, to: newIndexPath), .automatic)
  }

  /// Inserts sections.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the sections after the updates.
  ///   - animation: The animation.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(.insertSections(sections), animation)
  }

  /// Deletes sections.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the sections before the updates.
  ///   - animation: The animation.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(.deleteSections(sections), animation)
  }

  /// Moves a section.
  ///
  /// - Parameters:
  ///   - section: The index of the section before the updates.
  ///   - newSection: The index of the section after the updates.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(.moveSection(from: section, to: newSection), .automatic)
  }

  // MARK: Reusing views

  /// Registers a class from which cells are created if none can be reused.
  ///
  /// A class that isn't a ``UITableViewCell`` is ignored, with a warning.
  ///
  /// - Parameters:
  ///   - cellClass: The class, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers a class from which headers and footers are created if none can be reused.
  ///
  /// A class that isn't a ``UITableViewHeaderFooterView`` is ignored, with a warning.
  ///
  /// - Parameters:
  ///   - aClass: The class, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }

  // R-IB-33
  /// Registers a nib from which cells are created if none can be reused.
  ///
  /// The nib contains one object, the cell.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    contents.cells.register(nib: nib, for: identifier)
  }

  /// Registers a nib from which headers and footers are created if none can be reused.
  ///
  /// The nib contains one object, the header or footer.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    contents.headerFooterViews.register(nib: nib, for: identifier)
  }

  /// The rows of an interface file with static contents, or `nil`.
  var staticContents: StaticTableContents?

  /// Returns a reused cell, or a new cell of the registered class, or `nil` if no class is
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    // R-TBL-31
    takeCell(identifier)
  }

  /// Returns a reused cell, or a new cell of the registered class.
  ///
  /// If no class is registered, the method traps.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - indexPath: The index path of the row, which isn't used.
  /// - Returns: The cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    // R-TBL-31, X-51
    takeRegisteredCell(identifier)
  }

  /// Returns a reused header or footer, or a new one of the registered class, or `nil` if no class
  /// is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    takeHeaderFooter(identifier)
  }

  // MARK: Selection

  /// The index path of the selected row, or `nil` if there is none.
  ///
  /// If several rows are selected, it is the one that was selected first.
  open var indexPathForSelectedRow: IndexPath? { contents.selection.places.first?.path }

  /// The index paths of the selected rows, in the order of their selection, or `nil` if there are
  /// none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let places = contents.selection.places
    return places.isEmpty ? nil : places.map(\.path)
  }

  /// Selects a row without calling the delegate.
  ///
  /// A row that doesn't exist is ignored, with a warning.
  ///
  /// - Parameters:
  ///   - indexPath: The row, or `nil` to deselect all rows.
  ///   - animated: Whether the change is animated.
  ///   - scrollPosition: The position to which the row is scrolled, or `none` to leave the content
  ///     where it is.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    // R-TBL-45
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row without calling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - animated: Whether the change is animated.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPath.count == 2 else { return }
    deselect(RowPlace(indexPath), animated: animated)
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the table view is in editing mode.
  ///
  /// The default value is `false`.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  // R-LST-30
  /// Enters or leaves editing mode, in which rows show controls to delete, insert and move them.
  ///
  /// All rows are deselected. The data source and the delegate determine the controls of each row.
  ///
  /// - Parameters:
  ///   - editing: Whether the table view enters editing mode.
  ///   - animated: Whether the change is animated.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  // MARK: Scrolling

  /// Scrolls to a row.
  ///
  /// A row that doesn't exist causes a trap.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row; a row of `NSNotFound` scrolls to the beginning of
  ///     the section.
  ///   - scrollPosition: The position of the row after scrolling.
  ///   - animated: Whether the change is animated.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    // R-TBL-50, X-52
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the center of the visible area, if there is
  /// one.
  ///
  /// - Parameters:
  ///   - scrollPosition: The position of the row after scrolling.
  ///   - animated: Whether the change is animated.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Layout

  /// Adds the views of rows that have become visible, and removes those of rows that no longer are.
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

  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !highlightRow(under: touches) { super.touchesBegan(touches, with: event) }
  }

  /// Removes the highlight when the touch leaves the row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !followTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Selects the highlighted row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !selectTouchedRow() { super.touchesEnded(touches, with: event) }
  }

  /// Removes the highlight without selecting the row.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !unhighlightRow() { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Accessibility

  /// The assigned elements, or else the visible headers, rows and footers from top to bottom.
  open override var accessibilityElements: [Any]? {
    get { accessibility?.elements ?? elementsInOrder }
    set { super.accessibilityElements = newValue }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + tableViewMembers
  }
}
