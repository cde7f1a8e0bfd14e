import QuartzCore

/// Says where the cells of a collection stand; the base of `UICollectionViewFlowLayout` and of layouts of your own.
///
/// `prepare()` is called when the layout is out of date, then `collectionViewContentSize` is read, then attributes are asked
/// for by rectangle (R-COL-10). The base class places nothing.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  var decorationClasses: [String: AnyClass] = [:]

  /// Creates a layout that belongs to no collection view yet.
  public override init() { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes the layout into an archive; overrides call super.
  open func encode(with coder: NSCoder) {}

  /// The collection view that uses the layout; nil before that.
  open internal(set) weak var collectionView: UICollectionView?

  // MARK: Classes

  /// The class of attributes that the layout makes; overridden by layouts whose attributes say more.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of contexts that say what is out of date.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Being out of date

  /// Says that all is out of date, so that the layout is prepared again before the next frame.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says that something is out of date; overrides call super.
  ///
  /// During `prepare()` it has no effect, since that makes everything up to date (R-COL-81).
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutInvalidated(context)
  }

  /// Whether a new size or a scrolled place of the view puts the layout out of date; false by default.
  ///
  /// Asked before the view has the new bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is out of date then.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeContext()
  }

  /// Whether a size that a cell would rather have puts the layout out of date; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is out of date then.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// Says that the attributes of some items are out of date.
  func invalidateItems(_ paths: [IndexPath]) {
    let context = makeContext()
    context.invalidateItems(at: paths)
    invalidateLayout(with: context)
  }

  /// Called after the safe area or the margins of the view changed.
  func surroundingsChanged() {}

  /// Called before an update is prepared, with what became of the items.
  func dataWillChange(_ change: ListChange) {}

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    Instantiation.make(type(of: self).invalidationContextClass)
      as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Placing

  /// Finds out what the other methods answer from; called when the layout is out of date.
  ///
  /// The default does nothing.
  open func prepare() {}

  /// The size of all there is; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of everything that a rectangle of the content touches; nil by default, which is none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item; nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a header, footer or the like; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// The attributes of a view of the layout's own; nil by default.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Names the class of the decoration views of a kind; nil takes it back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  // MARK: Scrolling

  /// Where content comes to rest that was let go; the proposed place by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where content stands after an animated update or another layout; the proposed place by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called after `prepare()` when data changed, before anything moves; overrides call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when all that an update shows has been set on its way; overrides call super.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item comes from that an update brings into view, in new numbers.
  ///
  /// nil, the default, lets what is inserted fade in at its place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Where an item goes that an update takes away, in old numbers.
  ///
  /// nil, the default, lets what is deleted fade out at its place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Where a header, footer or the like comes from; nil, the default, lets it fade in.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, footer or the like goes; nil, the default, lets it fade out.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view comes from; nil, the default, lets it fade in.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view goes; nil, the default, lets it fade out.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Other layouts

  /// Called before another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout takes over from another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts when all has been set on its way to the new places.
  open func finalizeLayoutTransition() {}

  // MARK: Direction of reading

  /// The direction of reading that the layout was thought out for; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the content is mirrored where the interface runs the other way; false by default (R-COL-40).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
