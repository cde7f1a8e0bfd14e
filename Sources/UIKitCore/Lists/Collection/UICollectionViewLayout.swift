import QuartzCore

/// The base class of layouts, which determine the positions of a collection view's cells,
/// supplementary views and decoration views.
///
/// When a layout is invalid, the collection view calls ``prepare()``, reads
/// ``collectionViewContentSize``, and then requests attributes for rectangles of the content.
/// Subclasses override these methods; the base class has no content. ``UICollectionViewFlowLayout``
/// arranges items in lines.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  // R-COL-10
  var decorationClasses: [String: AnyClass] = [:]

  /// Creates a layout that isn't used by a collection view yet.
  public override init() { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes the layout.
  ///
  /// Overrides call `super`.
  open func encode(with coder: NSCoder) {}

  /// The collection view that uses the layout, or `nil` if there is none.
  open internal(set) weak var collectionView: UICollectionView?

  // MARK: Associated classes

  /// The class of the attributes that the layout creates.
  ///
  /// Override it for a subclass with more properties. The default value is
  /// ``UICollectionViewLayoutAttributes``.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts.
  ///
  /// The default value is ``UICollectionViewLayoutInvalidationContext``.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Invalidation

  /// Invalidates the whole layout, which is prepared again before the next frame.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates parts of the layout.
  ///
  /// Calls during ``prepare()`` have no effect. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // R-COL-81
    collectionView?.layoutInvalidated(context)
  }

  /// Returns whether a new size or scroll position of the collection view invalidates the layout.
  ///
  /// The method is called before the bounds change. The default implementation returns `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context with which the layout is invalidated for new bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeContext()
  }

  /// Returns whether the preferred attributes of a cell invalidate the layout.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The attributes that the cell prefers.
  ///   - originalAttributes: The attributes that the layout returned.
  /// - Returns: Whether the layout is invalidated.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context with which the layout is invalidated for a cell's preferred attributes.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The attributes that the cell prefers.
  ///   - originalAttributes: The attributes that the layout returned.
  /// - Returns: The context.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// Invalidates the attributes of items.
  func invalidateItems(_ paths: [IndexPath]) {
    let context = makeContext()
    context.invalidateItems(at: paths)
    invalidateLayout(with: context)
  }

  /// Called after the safe area or the margins of the collection view have changed.
  func surroundingsChanged() {}

  /// Called with a change of the data, before the update is prepared.
  func dataWillChange(_ change: ListChange) {}

  /// Returns how a section scrolls across the layout's scroll direction, or `nil` if it doesn't.
  func orthogonalScrolling(in section: Int) -> OrthogonalScrolling? { nil }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    Instantiation.make(type(of: self).invalidationContextClass)
      as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Layout attributes

  /// Computes the layout; called when the layout is invalid.
  ///
  /// The default implementation does nothing.
  open func prepare() {}

  /// The size of the content, in points.
  ///
  /// The default value is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all views that intersect a rectangle of the content.
  ///
  /// The default implementation returns `nil`, for no views.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item.
  ///
  /// The default implementation returns `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes, or `nil` if there is no such view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the attributes of a decoration view.
  ///
  /// The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes, or `nil` if there is no such view.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Registers a class for the decoration views of a kind.
  ///
  /// - Parameters:
  ///   - viewClass: The class, or `nil` to remove the registration.
  ///   - elementKind: The kind of the views.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  // MARK: Scrolling

  /// Returns the content offset at which scrolling stops after a drag.
  ///
  /// The default implementation returns `proposedContentOffset`. A result that isn't finite is
  /// ignored, with a warning.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which scrolling would stop.
  ///   - velocity: The velocity at the end of the drag.
  /// - Returns: The content offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an update or a change of the layout.
  ///
  /// The default implementation returns `proposedContentOffset`.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called after ``prepare()`` when the data has changed, before views are animated.
  ///
  /// Overrides call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after the animations of an update have been set up.
  ///
  /// Overrides call `super`.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes from which an item is animated when an update makes it visible.
  ///
  /// The index path refers to the data after the update. The default implementation returns `nil`,
  /// which fades the item in.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the attributes to which an item is animated when an update removes it.
  ///
  /// The index path refers to the data before the update. The default implementation returns `nil`,
  /// which fades the item out.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the attributes from which a supplementary view is animated when an update makes it
  /// visible.
  ///
  /// The default implementation returns `nil`, which fades the view in.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - elementIndexPath: The index path of the view after the update.
  /// - Returns: The attributes.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes to which a supplementary view is animated when an update removes it.
  ///
  /// The default implementation returns `nil`, which fades the view out.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - elementIndexPath: The index path of the view before the update.
  /// - Returns: The attributes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes from which a decoration view is animated when an update makes it
  /// visible.
  ///
  /// The default implementation returns `nil`, which fades the view in.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - decorationIndexPath: The index path of the view after the update.
  /// - Returns: The attributes.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes to which a decoration view is animated when an update removes it.
  ///
  /// The default implementation returns `nil`, which fades the view out.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - decorationIndexPath: The index path of the view before the update.
  /// - Returns: The attributes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Layout transitions

  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts after the animations of a layout change have been set up.
  open func finalizeLayoutTransition() {}

  // MARK: Layout direction

  /// The layout direction for which the layout is designed.
  ///
  /// The default value is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // R-COL-40
  /// A Boolean value that indicates whether the content is mirrored if the interface has the
  /// opposite layout direction.
  ///
  /// The default value is `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
