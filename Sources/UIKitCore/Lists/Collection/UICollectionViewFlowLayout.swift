import QuartzCore

/// A layout that arranges items in lines, with an optional header and footer for each section.
///
/// Each line contains as many items as fit. The remaining space of a full line is distributed
/// between its items; the last line keeps the minimum distances. Items are centered in the
/// thickness of their line. A delegate that adopts ``UICollectionViewDelegateFlowLayout`` can
/// provide sizes and distances for single items and sections.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 120, height: 160)
/// layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
/// ```
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // R-COL-20…24
  var settings = FlowSettings()
  var placement = FlowPlacement()
  /// Whether the delegate provides item sizes; its default implementation sets this to `false`.
  var asksForEachSize = true

  /// The value of ``estimatedItemSize`` for self-sizing cells, with ``itemSize`` as the estimate.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )

  /// Creates a layout with vertical scrolling and items of 50 by 50 points.
  public override init() { super.init() }

  /// Creates a layout with default values from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Items

  /// The size of items for which the delegate doesn't provide one, in points.
  ///
  /// The default value is 50 by 50 points. Widths and heights that are negative or not finite are
  /// treated as 0, with a warning.
  open var itemSize: CGSize {
    // R-COL-80
    get { settings.itemSize }
    set { set(\.itemSize, newValue) }
  }

  /// The estimated size of self-sizing items, in points.
  ///
  /// The default value is zero, for items of fixed sizes. Otherwise, cells determine their sizes
  /// with ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)`` when they appear.
  open var estimatedItemSize: CGSize {
    // R-COL-30
    get { settings.estimatedItemSize }
    set { set(\.estimatedItemSize, newValue) }
  }

  /// The distance between lines, in points.
  ///
  /// The default value is 10 points.
  open var minimumLineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { set(\.lineSpacing, newValue) }
  }

  /// The minimum distance between the items of a line, in points.
  ///
  /// The default value is 10 points.
  open var minimumInteritemSpacing: CGFloat {
    get { settings.itemSpacing }
    set { set(\.itemSpacing, newValue) }
  }

  /// The direction in which the content scrolls.
  ///
  /// The default value is `vertical`.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { settings.direction }
    set { set(\.direction, newValue) }
  }

  // MARK: Sections

  /// The insets around the items of a section, between its header and footer, in points.
  ///
  /// The default value is zero.
  open var sectionInset: UIEdgeInsets {
    get { settings.sectionInset }
    set { set(\.sectionInset, newValue) }
  }

  /// The edges from which ``sectionInset`` is measured.
  ///
  /// The default value is ``SectionInsetReference/fromContentInset``.
  open var sectionInsetReference: SectionInsetReference {
    get { settings.insetReference }
    set { set(\.insetReference, newValue) }
  }

  /// The size of section headers, in points.
  ///
  /// Only the height is used, or the width for horizontal scrolling. The default value is zero, for
  /// no headers.
  open var headerReferenceSize: CGSize {
    get { settings.headerSize }
    set { set(\.headerSize, newValue) }
  }

  /// The size of section footers, in points.
  ///
  /// Only the height is used, or the width for horizontal scrolling. The default value is zero, for
  /// no footers.
  open var footerReferenceSize: CGSize {
    get { settings.footerSize }
    set { set(\.footerSize, newValue) }
  }

  /// A Boolean value that indicates whether headers are pinned to the top while their section is
  /// visible.
  ///
  /// The default value is `false`.
  open var sectionHeadersPinToVisibleBounds: Bool {
    // R-COL-26
    get { settings.pinsHeaders }
    set { set(\.pinsHeaders, newValue) }
  }

  /// A Boolean value that indicates whether footers are pinned to the bottom while their section is
  /// visible.
  ///
  /// The default value is `false`.
  open var sectionFootersPinToVisibleBounds: Bool {
    // R-COL-26
    get { settings.pinsFooters }
    set { set(\.pinsFooters, newValue) }
  }

  private func set<Value: Equatable>(_ path: WritableKeyPath<FlowSettings, Value>, _ value: Value) {
    guard settings[keyPath: path] != value else { return }
    settings[keyPath: path] = value
    invalidateLayout()
  }

  // MARK: Invalidation

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

  // MARK: Layout attributes

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

  /// Returns the previous position of an existing item, or attributes that fade in an inserted one.
  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let earlier = placement.earlier,
      let change = earlier.change, let old = change.oldIndexPath(of: itemIndexPath),
      !change.reloadedItems.contains(old), let frame = earlier.geometry.frame(of: old)
    else { return faded(layoutAttributesForItem(at: itemIndexPath)) }
    return itemAttributes(itemIndexPath, frame)
  }

  /// Returns attributes that fade out an item at its previous position.
  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let earlier = placement.earlier, let frame = earlier.geometry.frame(of: itemIndexPath)
    else { return nil }
    return faded(itemAttributes(itemIndexPath, frame))
  }
}

extension UICollectionViewFlowLayout {
  /// The edges from which the section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content inset.
    case fromContentInset = 0
    /// The edges of the safe area.
    case fromSafeArea = 1
    /// The edges of the layout margins.
    case fromLayoutMargins = 2
  }
}
