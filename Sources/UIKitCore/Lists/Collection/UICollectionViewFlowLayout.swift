import QuartzCore

/// Places items in lines, one after the other, with a header and a footer for each section.
///
/// Lines are filled with as many items as fit. What room is left in a full line is spread between its items; the last line
/// keeps the distances (R-COL-20…24). Items stand in the middle of their line's thickness.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  var settings = FlowSettings()
  var placement = FlowPlacement()
  /// Whether the delegate has a say in the sizes of items; its default answer says that it has not.
  var asksForEachSize = true

  /// What `estimatedItemSize` is set to for cells that find their own size, with a guess of 50 points.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )

  /// Creates a layout of items of 50 by 50 points that scrolls up and down.
  public override init() { super.init() }

  /// Creates a layout from an archive, which says nothing about it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Items

  /// The size of all items whose size the delegate does not say; 50 by 50 points by default.
  ///
  /// Sides that are negative or not finite count as 0, with a warning (R-COL-80).
  open var itemSize: CGSize {
    get { settings.itemSize }
    set { set(\.itemSize, newValue) }
  }

  /// A guess at the size of items that find their own size; zero, the default, for items of given sizes.
  ///
  /// Cells are asked by `preferredLayoutAttributesFitting(_:)` when they come into view (R-COL-30).
  open var estimatedItemSize: CGSize {
    get { settings.estimatedItemSize }
    set { set(\.estimatedItemSize, newValue) }
  }

  /// The least distance between lines; 10 points by default.
  open var minimumLineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { set(\.lineSpacing, newValue) }
  }

  /// The least distance between the items of a line; 10 points by default.
  open var minimumInteritemSpacing: CGFloat {
    get { settings.itemSpacing }
    set { set(\.itemSpacing, newValue) }
  }

  /// Which way content scrolls; up and down by default.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { settings.direction }
    set { set(\.direction, newValue) }
  }

  // MARK: Sections

  /// The room around the items of a section, within its header and footer; zero by default.
  open var sectionInset: UIEdgeInsets {
    get { settings.sectionInset }
    set { set(\.sectionInset, newValue) }
  }

  /// From which edges `sectionInset` counts; those of the content inset by default.
  open var sectionInsetReference: SectionInsetReference {
    get { settings.insetReference }
    set { set(\.insetReference, newValue) }
  }

  /// How high headers are, or how wide where content scrolls to the side; zero, the default, is none.
  open var headerReferenceSize: CGSize {
    get { settings.headerSize }
    set { set(\.headerSize, newValue) }
  }

  /// How high footers are, or how wide where content scrolls to the side; zero, the default, is none.
  open var footerReferenceSize: CGSize {
    get { settings.footerSize }
    set { set(\.footerSize, newValue) }
  }

  /// Whether headers stay at the top as long as their section is in view; false by default (R-COL-26).
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { settings.pinsHeaders }
    set { set(\.pinsHeaders, newValue) }
  }

  /// Whether footers stay at the bottom as long as their section is in view; false by default (R-COL-26).
  open var sectionFootersPinToVisibleBounds: Bool {
    get { settings.pinsFooters }
    set { set(\.pinsFooters, newValue) }
  }

  private func set<Value: Equatable>(_ path: WritableKeyPath<FlowSettings, Value>, _ value: Value) {
    guard settings[keyPath: path] != value else { return }
    settings[keyPath: path] = value
    invalidateLayout()
  }

  // MARK: Being out of date

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    placement.note(context)
    super.invalidateLayout(with: context)
  }

  override func invalidateItems(_ paths: [IndexPath]) {
    for path in paths { placement.found[path] = nil }
    super.invalidateItems(paths)
  }

  override func surroundingsChanged() {
    if settings.insetReference != .fromContentInset { invalidateLayout() }
  }

  override func dataWillChange(_ change: ListChange) { placement.follow(change) }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    settings.pins || breadth(of: newBounds.size) != placement.breadth
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      breadth(of: newBounds.size) == placement.breadth
    {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.isEstimated && originalAttributes.representedElementCategory == .cell
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
    }
    placement.found[originalAttributes.indexPath] = preferredAttributes.size
    return context
  }

  // MARK: Placing

  open override func prepare() {
    super.prepare()
    placeItems()
  }

  open override var collectionViewContentSize: CGSize { placement.geometry.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    placement.geometry.frame(of: indexPath).map { itemAttributes(indexPath, $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let end = FlowGeometry.End(kind: elementKind), indexPath.count > 0 else { return nil }
    return boundaryAttributes(end, of: indexPath[0])
  }

  // MARK: Updates

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    placement.earlier = nil
  }

  /// What was there before comes from where it was; what is inserted fades in at its place.
  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let earlier = placement.earlier,
      let change = earlier.change, let old = change.oldIndexPath(of: itemIndexPath),
      !change.reloadedItems.contains(old), let frame = earlier.geometry.frame(of: old)
    else { return faded(layoutAttributesForItem(at: itemIndexPath)) }
    return itemAttributes(itemIndexPath, frame)
  }

  /// What leaves fades out where it was.
  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let earlier = placement.earlier, let frame = earlier.geometry.frame(of: itemIndexPath)
    else { return nil }
    return faded(itemAttributes(itemIndexPath, frame))
  }

  private func faded(_ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    attributes?.alpha = 0
    return attributes
  }
}

extension UICollectionViewFlowLayout {
  /// From which edges the room around sections counts.
  public enum SectionInsetReference: Int, Sendable {
    /// Those of the content inset.
    case fromContentInset = 0
    /// Those of the safe area.
    case fromSafeArea = 1
    /// Those of the layout margins.
    case fromLayoutMargins = 2
  }
}
