import QuartzCore

/// Shows the items of a data source where a layout wants them, with cells for those in view only.
///
/// Unlike iOS, there are no interface files to load cells from and no dragging between apps.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  let reuse = CollectionReuse()
  private(set) lazy var contents = CollectionContents(owner: self)
  var progress = CollectionProgress()
  var selection = CollectionSelection()
  var touch = CollectionTouch()
  var batch = CollectionBatch()
  var prefetch = CollectionPrefetch()
  var movement: CollectionMovement?
  var focus = ListFocus()
  var layoutInUse: UICollectionViewLayout
  weak var collectionDelegate: (any UICollectionViewDelegate)?
  weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?

  // MARK: Creating a collection view

  /// Creates a collection view with a layout, which belongs to it from now on.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.collectionView = self
    accessibilityContainerType = .list
  }

  /// Raises, since there is no layout.
  public override init(frame: CGRect) {
    Misuse.raise(reason: "UICollectionView must be initialized with a non-nil layout parameter")
  }

  /// Creates a collection view from an archive, with a flow layout; cells are not archived.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutInUse.collectionView = self
    accessibilityContainerType = .list
  }

  override var archivedSubviews: [UIView] {
    subviews.filter { !($0 is UICollectionReusableView) && $0 !== backgroundView }
  }

  // MARK: Layout and data

  /// What says where the cells stand; setting another one shows it at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Goes over to another layout; views in sight of either move from their old to their new places (R-COL-76).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// The same; `completion` is told whether the movement came to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    exchangeLayout(for: layout, animated: animated, completion: completion)
  }

  /// What says which items there are; not kept alive.
  ///
  /// Setting it loads everything anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that follows what the user does; not kept alive.
  open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }

  override func scrollDelegateChanged() {
    collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
    flowDelegate = scrollDelegate as? any UICollectionViewDelegateFlowLayout
    if flowDelegate != nil { layoutInUse.invalidateLayout() }
  }

  /// What gets data ready before it is shown; not kept alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is called; true by default.
  ///
  /// Unlike iOS, cells are never made before they come into view.
  open var isPrefetchingEnabled = true

  /// A view behind the cells that fills the view and does not scroll; nil by default.
  open var backgroundView: UIView? {
    didSet { backgroundExchanged(oldValue) }
  }

  /// Asks the data source for everything anew, before the next frame.
  ///
  /// Nothing is selected afterwards.
  open func reloadData() { reloadAll() }

  /// How many sections there are, as the data source said last.
  open var numberOfSections: Int { shape.sectionCount }

  /// How many items a section has, as the data source said last; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    shape.counts.indices.contains(section) ? shape.counts[section] : 0
  }

  /// Whether the data source was not asked again since `reloadData()` or the first batch of updates is open.
  open var hasUncommittedUpdates: Bool { batch.isOpen || progress.needsReload }

  // MARK: Views for reuse

  /// Names the class of the cells under an identifier; nil takes it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(
      cellClass,
      for: .init(kind: CollectionReuse.Key.cellKind, identifier: identifier)
    )
  }

  /// Names the class of the supplementary views of a kind under an identifier; nil takes it back.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(viewClass, for: .init(kind: elementKind, identifier: identifier))
  }

  /// A cell that has left the view, or a new one; it has its size already.
  ///
  /// Raises when no class was registered for the identifier.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier, indexPath)
  }

  /// A header, footer or the like that has left the view, or a new one.
  ///
  /// Raises when no class was registered for the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      .init(kind: elementKind, identifier: identifier),
      for: CollectionElement(.supplementaryView, elementKind, indexPath)
    )
  }

  // MARK: Selection

  /// Whether items can be selected by a tap; true by default.
  open var allowsSelection: Bool {
    get { selection.allowsAny }
    set { setAllowsSelection(newValue, several: allowsMultipleSelection) }
  }

  /// Whether several items can be selected; false by default.
  ///
  /// Turning it off takes back all selections but the first.
  open var allowsMultipleSelection: Bool {
    get { selection.allowsSeveral }
    set { setAllowsSelection(allowsSelection, several: newValue) }
  }

  /// The selected items in ascending order; nil where none is.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.sorted
  }

  /// Selects an item without telling the delegate, and scrolls to it where a position is given; nil takes all selections
  /// back.
  ///
  /// An item that does not exist is ignored, with a warning.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Takes a selection back without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: What is where

  /// Where an item stands; nil for one that does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(indexPath)
  }

  /// Where a header, footer or the like stands.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayoutIfNeeded()
    return layoutInUse.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(mirror.attributes)
  }

  /// The item at a point of the content, in view or not.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The item that a cell shows; nil for a cell that is not in view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

  /// The cell of an item; nil for an item that is not in view.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    contents.shown[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The cells in view, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The items in view, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shownPaths { $0.category == .cell }
  }

  /// The header, footer or the like at a place; nil for one that is not in view.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    contents.shown[CollectionElement(.supplementaryView, elementKind, indexPath)]
  }

  /// The headers, footers or the like of a kind that are in view, in ascending order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Where the headers, footers or the like of a kind are that are in view.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownPaths { $0.category == .supplementaryView && $0.kind == elementKind }
  }

  /// Scrolls until an item is at a place in the view, as far as content reaches.
  ///
  /// Raises for an item that does not exist.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Changes

  /// Shows that sections came, which the data source has said already.
  open func insertSections(_ sections: IndexSet) { change(.insertSections(sections)) }

  /// Shows that sections left.
  open func deleteSections(_ sections: IndexSet) { change(.deleteSections(sections)) }

  /// Asks for the items of sections again.
  open func reloadSections(_ sections: IndexSet) { change(.reloadSections(sections)) }

  /// Shows that a section has another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.moveSection(from: section, to: newSection))
  }

  /// Shows that items came; raises when the data source says otherwise.
  open func insertItems(at indexPaths: [IndexPath]) { change(.insertItems(indexPaths)) }

  /// Shows that items left; raises when the data source says otherwise.
  open func deleteItems(at indexPaths: [IndexPath]) { change(.deleteItems(indexPaths)) }

  /// Asks for the cells of items again; the new ones fade in.
  open func reloadItems(at indexPaths: [IndexPath]) { change(.reloadItems(indexPaths)) }

  /// Shows that an item has another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.moveItem(from: indexPath, to: newIndexPath))
  }

  /// Lets the data source change the cells in view of some items, without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Shows several changes as one; `completion` is told whether the movement came to its end (R-COL-70).
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    perform(updates, completion: completion)
  }

  // MARK: Movement by hand

  /// Lets the user move an item; false where the data source does not allow it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Follows the finger with the item, in the view's own coordinates; the others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    followFinger(to: targetPosition)
  }

  /// Leaves the item where it is now; the data source is told.
  open func endInteractiveMovement() { endMovement(isKept: true) }

  /// Takes the item back to where it was.
  open func cancelInteractiveMovement() { endMovement(isKept: false) }

  // MARK: Following the view

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

  /// What is in view in the order of the data, where nothing else was set.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? elementsInOrder }
    set { super.accessibilityElements = newValue }
  }
}
