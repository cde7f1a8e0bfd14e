import QuartzCore

/// A view that shows items in an arrangement that a layout determines, with cells for visible items
/// only.
///
/// The ``dataSource`` provides the number of items and their cells, the ``collectionViewLayout``
/// their positions, and the ``delegate`` responds to selection. Views that scroll off the screen
/// are reused.
///
/// ```swift
/// let collectionView = UICollectionView(
///   frame: view.bounds,
///   collectionViewLayout: UICollectionViewFlowLayout()
/// )
/// collectionView.register(SongCell.self, forCellWithReuseIdentifier: "song")
/// collectionView.dataSource = self
/// ```
///
/// Unlike iOS, cells can't be loaded from interface files.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  let reuse = CollectionReuse()
  private(set) lazy var contents = CollectionContents(owner: self)
  private(set) lazy var orthogonal = OrthogonalScrollers(owner: self)
  var progress = CollectionProgress()
  var selection = CollectionSelection()
  var touch = CollectionTouch()
  var batch = CollectionBatch()
  var prefetch = CollectionPrefetch()
  var movement: CollectionMovement?
  /// Whether the item is moved by a drag.
  var isDropMovement = false
  /// Whether the drop delegate has not implemented the method that returns proposals.
  var updatesDropsByDefault = false
  var focus = ListFocus()
  /// The row of a list that is swiped aside, or `nil`.
  var swipe: SwipeSession<UICollectionViewListCell>?
  var layoutInUse: UICollectionViewLayout
  weak var collectionDelegate: (any UICollectionViewDelegate)?
  weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?

  // MARK: Initializers

  /// Creates a collection view with a layout.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of the superview.
  ///   - layout: The layout, which must not be used by another collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.collectionView = self
    accessibilityContainerType = .list
  }

  /// Traps, because a collection view needs a layout.
  public override init(frame: CGRect) {
    //
    Misuse.raise(reason: "UICollectionView must be initialized with a non-nil layout parameter")
  }

  /// Creates a collection view with a flow layout from an archive.
  ///
  /// Cells aren't archived.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutInUse.collectionView = self
    accessibilityContainerType = .list
    if let coder = coder.interface { decodeCollection(from: coder) }
  }

  override var archivedSubviews: [UIView] {
    subviews.filter {
      !($0 is UICollectionReusableView) && !($0 is OrthogonalScrollView) && $0 !== backgroundView
    }
  }

  // MARK: Layout and data

  /// The layout, which determines the positions of views.
  ///
  /// Setting it changes the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout; visible views move from their old to their new positions.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether the change is animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    // R-COL-76
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout; visible views move from their old to their new positions.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether the change is animated.
  ///   - completion: A closure that is called with a Boolean value that indicates whether the
  ///     animation ran to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    exchangeLayout(for: layout, animated: animated, completion: completion)
  }

  /// The object that provides the items, referenced weakly.
  ///
  /// Assigning a data source reloads all data. The default value is `nil`.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that responds to interaction with items, referenced weakly.
  ///
  /// A delegate can also adopt ``UICollectionViewDelegateFlowLayout``. The default value is `nil`.
  open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }

  override func scrollDelegateChanged() {
    collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
    flowDelegate = scrollDelegate as? any UICollectionViewDelegateFlowLayout
    if flowDelegate != nil { layoutInUse.invalidateLayout() }
    if collectionDelegate != nil, contextMenu == nil { contextMenu = ListContextMenu(self) }
  }

  private var contextMenu: ListContextMenu?

  /// The interaction that shows the context menus, or `nil` until a delegate was assigned.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu?.interaction }

  // MARK: Drag and drop

  private var dragDrop: ListDragDrop?

  // R-DRAG-41
  /// The object that supplies the items of drags, referenced weakly.
  ///
  /// The default value is `nil`, for items that can't be dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil, dragDrop == nil { dragDrop = ListDragDrop(self) } }
  }

  /// The object that accepts dropped items, referenced weakly.
  ///
  /// The default value is `nil`. A single item can then still be moved within the collection view.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { if dropDelegate != nil, dragDrop == nil { dragDrop = ListDragDrop(self) } }
  }

  /// A Boolean value that indicates whether items can be dragged.
  ///
  /// The default value is `true`.
  open var dragInteractionEnabled = true

  /// A Boolean value that indicates whether items are dragged.
  open var hasActiveDrag: Bool { dragDrop?.hasActiveDrag ?? false }

  /// A Boolean value that indicates whether a drag is over the collection view.
  open var hasActiveDrop: Bool { dragDrop?.hasActiveDrop ?? false }

  /// The object that is notified of items that will probably appear soon, referenced weakly.
  ///
  /// The default value is `nil`.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// A Boolean value that indicates whether the ``prefetchDataSource`` is called.
  ///
  /// The default value is `true`.
  ///
  /// Unlike iOS, cells are never created before they become visible.
  open var isPrefetchingEnabled = true

  /// The view behind the cells, which fills the collection view and doesn't scroll.
  ///
  /// The default value is `nil`.
  open var backgroundView: UIView? {
    didSet { backgroundExchanged(oldValue) }
  }

  /// Reloads all data from the data source before the next frame, and clears the selection.
  open func reloadData() { reloadAll() }

  /// The number of sections, as last returned by the data source.
  open var numberOfSections: Int { shape.sectionCount }

  /// Returns the number of items in a section, as last returned by the data source, or 0 if there
  /// is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    shape.counts.indices.contains(section) ? shape.counts[section] : 0
  }

  /// A Boolean value that indicates whether updates are being collected, or a reload hasn't been
  /// performed yet.
  open var hasUncommittedUpdates: Bool { batch.isOpen || progress.needsReload }

  // MARK: Reusing views

  /// Registers a class from which cells are created if none can be reused.
  ///
  /// - Parameters:
  ///   - cellClass: The class, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(
      cellClass,
      for: .init(kind: CollectionReuse.Key.cellKind, identifier: identifier)
    )
  }

  /// Registers a class from which supplementary views are created if none can be reused.
  ///
  /// - Parameters:
  ///   - viewClass: The class, or `nil` to remove the registration.
  ///   - elementKind: The kind of the views.
  ///   - identifier: The reuse identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(viewClass, for: .init(kind: elementKind, identifier: identifier))
  }

  // R-IB-33
  /// Registers a nib from which cells are created if none can be reused.
  ///
  /// The nib contains one object, the cell.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, for: .init(kind: CollectionReuse.Key.cellKind, identifier: identifier))
  }

  /// Registers a nib from which supplementary views are created if none can be reused.
  ///
  /// The nib contains one object, the view.
  ///
  /// - Parameters:
  ///   - nib: The nib, or `nil` to remove the registration.
  ///   - kind: The kind of the views.
  ///   - identifier: The reuse identifier.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(nib, for: .init(kind: kind, identifier: identifier))
  }

  /// Returns a reused or new cell, which has its final size already.
  ///
  /// If no class is registered for the identifier, the method traps.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - indexPath: The index path of the item.
  /// - Returns: The cell.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    //
    dequeueCell(identifier, indexPath)
  }

  /// Returns a reused or new supplementary view.
  ///
  /// If no class is registered for the identifier, the method traps.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - identifier: The reuse identifier.
  ///   - indexPath: The index path of the view.
  /// - Returns: The view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    //
    dequeue(
      .init(kind: elementKind, identifier: identifier),
      for: CollectionElement(.supplementaryView, elementKind, indexPath)
    )
  }

  // MARK: Selection

  /// A Boolean value that indicates whether a tap selects an item.
  ///
  /// The default value is `true`. Setting it to `false` deselects all items.
  open var allowsSelection: Bool {
    get { selection.allowsAny }
    set { setAllowsSelection(newValue, several: allowsMultipleSelection) }
  }

  /// A Boolean value that indicates whether several items can be selected.
  ///
  /// The default value is `false`. Setting it to `false` deselects all items but the first.
  open var allowsMultipleSelection: Bool {
    get { selection.allowsSeveral }
    set { setAllowsSelection(allowsSelection, several: newValue) }
  }

  /// The index paths of the selected items in ascending order, or `nil` if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.sorted
  }

  /// Selects an item without calling the delegate.
  ///
  /// An item that doesn't exist is ignored, with a warning.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item, or `nil` to deselect all items.
  ///   - animated: Whether the change is animated.
  ///   - scrollPosition: The position to which the item is scrolled, or an empty set to leave the
  ///     content where it is.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item without calling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - animated: Ignored.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: Views and positions

  /// Returns the layout attributes of an item, or `nil` if it doesn't exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(indexPath)
  }

  /// Returns the layout attributes of a supplementary view, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayoutIfNeeded()
    return layoutInUse.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(mirror.attributes)
  }

  /// Returns the index path of the item at a point of the content, visible or not, or `nil` if
  /// there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// Returns the index path of a visible cell, or `nil` if the cell isn't visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

  /// Returns the cell of a visible item, or `nil` if the item isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    contents.shown[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The index paths of the visible items, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shownPaths { $0.category == .cell }
  }

  /// Returns a visible supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The view, or `nil` if it isn't visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    contents.shown[CollectionElement(.supplementaryView, elementKind, indexPath)]
  }

  /// Returns the visible supplementary views of a kind, in ascending order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownPaths { $0.category == .supplementaryView && $0.kind == elementKind }
  }

  /// Scrolls to an item, within the limits of the content.
  ///
  /// An item that doesn't exist causes a trap.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - scrollPosition: The position of the item after scrolling; an empty set scrolls by the
  ///     shortest distance.
  ///   - animated: Whether the change is animated.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    //
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Inserts sections, as part of a batch or with a separate animation.
  ///
  /// - Parameter sections: The indexes of the sections after the updates.
  open func insertSections(_ sections: IndexSet) { change(.insertSections(sections)) }

  /// Deletes sections, as part of a batch or with a separate animation.
  ///
  /// - Parameter sections: The indexes of the sections before the updates.
  open func deleteSections(_ sections: IndexSet) { change(.deleteSections(sections)) }

  /// Reloads the items of sections, as part of a batch or with a separate animation.
  ///
  /// - Parameter sections: The indexes of the sections before the updates.
  open func reloadSections(_ sections: IndexSet) { change(.reloadSections(sections)) }

  /// Moves a section.
  ///
  /// - Parameters:
  ///   - section: The index of the section before the updates.
  ///   - newSection: The index of the section after the updates.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.moveSection(from: section, to: newSection))
  }

  //
  /// Inserts items.
  ///
  /// Updates that don't agree with the data source's new numbers of items cause a trap.
  ///
  /// - Parameter indexPaths: The index paths of the items after the updates.
  open func insertItems(at indexPaths: [IndexPath]) { change(.insertItems(indexPaths)) }

  //
  /// Deletes items.
  ///
  /// Updates that don't agree with the data source's new numbers of items cause a trap.
  ///
  /// - Parameter indexPaths: The index paths of the items before the updates.
  open func deleteItems(at indexPaths: [IndexPath]) { change(.deleteItems(indexPaths)) }

  /// Replaces the cells of items with new ones, which fade in.
  ///
  /// - Parameter indexPaths: The index paths of the items before the updates.
  open func reloadItems(at indexPaths: [IndexPath]) { change(.reloadItems(indexPaths)) }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item before the updates.
  ///   - newIndexPath: The index path of the item after the updates.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.moveItem(from: indexPath, to: newIndexPath))
  }

  /// Calls the data source for visible items again to configure their existing cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Performs several updates in one animation.
  ///
  /// Updates that don't agree with the data source's new numbers of items and sections cause a
  /// trap.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls methods such as ``insertItems(at:)``.
  ///   - completion: A closure that is called with a Boolean value that indicates whether the
  ///     animation ran to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    // R-COL-70
    perform(updates, completion: completion)
  }

  // MARK: Editing

  /// A Boolean value that indicates whether list cells show their accessories for editing.
  ///
  /// The default value is `false`.
  open var isEditing: Bool {
    // R-LC-10
    get { progress.isEditing }
    set { setEditing(newValue) }
  }

  // MARK: Interactive movement

  /// Begins an interactive movement of an item if the data source allows it, and returns whether it
  /// began.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the item to a point, in the coordinates of the collection view; other items make room
  /// for it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    followFinger(to: targetPosition)
  }

  /// Ends the movement, and notifies the data source if the item has a new index path.
  open func endInteractiveMovement() { _endInteractiveMovement(isKept: true) }

  /// Cancels the movement, which moves the item back to its original index path.
  open func cancelInteractiveMovement() { _endInteractiveMovement(isKept: false) }

  // MARK: Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: CGRect(origin: super.bounds.origin, size: newValue.size))
      super.frame = newValue
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContents()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    surroundingsChanged()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layoutInUse.surroundingsChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layoutInUse.surroundingsChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    environmentChanged(from: previousTraitCollection)
  }

  override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutTarget(for: proposed, velocity: velocity)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard let press = gestureRecognizer as? CollectionHighlight else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayMoveItem(at: press.location(in: self))
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !fingerDown(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !fingerMoved(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !fingerUp(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !fingerLost(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Accessibility

  /// The assigned elements, or else the visible elements in the order of the data.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? elementsInOrder }
    set { super.accessibilityElements = newValue }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + collectionViewMembers
  }
}
