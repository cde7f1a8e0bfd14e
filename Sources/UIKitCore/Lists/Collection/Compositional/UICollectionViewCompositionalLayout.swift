import QuartzCore

/// A layout that is composed of sections, groups and items.
///
/// A section repeats an ``NSCollectionLayoutGroup`` for its items. Each section can have another
/// arrangement, headers, footers and a background, and can scroll across the layout's direction.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { index, environment in
///   index == 0 ? makeBanner() : makeGrid(columns: environment.container.contentSize.width > 600 ? 5 : 3)
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  // R-CMP-10…14
  var placement = CompositionalPlacement()
  /// The sections that were last returned by the provider.
  var sections: [NSCollectionLayoutSection] = []
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var settings: UICollectionViewCompositionalLayoutConfiguration
  /// The color of a list, for a collection view without a background color.
  var background: UIColor?

  // MARK: Initializers

  /// Creates a layout in which all sections are arranged like one section.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout in which all sections are arranged like one section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - configuration: The properties of the layout, which are copied.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections are returned by a closure.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Creates a layout whose sections are returned by a closure.
  ///
  /// - Parameters:
  ///   - sectionProvider: A closure that returns the section at an index. It is called when the data,
  ///     the size or the traits of the collection view change.
  ///   - configuration: The properties of the layout, which are copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = Self.copy(configuration)
    super.init()
  }

  /// Creates a layout without sections from an archive.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  private static func copy(_ configuration: UICollectionViewCompositionalLayoutConfiguration)
    -> UICollectionViewCompositionalLayoutConfiguration
  {
    configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
  }

  /// The properties that concern all sections.
  ///
  /// The property returns a copy; assign it to change the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { Self.copy(settings) }
    set {
      settings = Self.copy(newValue)
      invalidateLayout()
    }
  }

  var currentSettings: UICollectionViewCompositionalLayoutConfiguration { settings }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if placement.note(context) { collectionView?.measureAgain() }
    super.invalidateLayout(with: context)
  }

  override func invalidateItems(_ paths: [IndexPath]) {
    // The cells of the items are measured again; their present sizes stay until then.
    collectionView?.layoutInvalidated(makeContext())
  }

  override func surroundingsChanged() {
    if placement.areas != areas { invalidateLayout() }
  }

  override func dataWillChange(_ change: ListChange) { placement.prepare(for: change) }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    followsScrolling || container(in: newBounds.size) != placement.geometry.container
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isScrolling = container(in: newBounds.size) == placement.geometry.container
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.estimatedAxes
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return (axes.contains(.width) && new.width != old.width)
      || (axes.contains(.height) && new.height != old.height)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    context.isScrolling = true
    context.contentOffsetAdjustment = measure(originalAttributes, as: preferredAttributes.size)
    return context
  }

  // MARK: Layout attributes

  open override func prepare() {
    super.prepare()
    placeSections()
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
    guard placement.geometry.contains(indexPath) else { return nil }
    return attributes(of: .cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(.supplementaryView, elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement(.decorationView, elementKind, indexPath))
  }

  /// Returns `true`, because leading and trailing follow the layout direction of the interface.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func orthogonalScrolling(in section: Int) -> OrthogonalScrolling? {
    scrolling(in: section)
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
    if let old = placement.earlierElement(for: itemIndexPath) {
      let attributes = make(old)
      attributes.indexPath = itemIndexPath
      return attributes
    }
    return faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns attributes that fade out an item at its previous position.
  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    faded(placement.disappearingElement(itemIndexPath).map(make))
  }
}

/// A closure that returns the section at an index, or `nil` for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
