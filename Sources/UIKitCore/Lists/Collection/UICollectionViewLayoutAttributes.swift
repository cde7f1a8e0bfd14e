import QuartzCore

/// The position and appearance of a cell, supplementary view or decoration view.
///
/// A layout creates attributes, and the collection view applies them. Subclasses with more
/// properties override `copy(with:)` and `isEqual(_:)`, because attributes are applied to a view
/// only if they differ from its current ones.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // R-COL-12
  private(set) var key = CollectionElement(.cell, nil, IndexPath())
  /// The axes along which the size is an estimate, for which the preferred size of the view is
  /// requested.
  var estimatedAxes: EstimatedAxes = []
  var isEstimated: Bool {
    get { !estimatedAxes.isEmpty }
    set { estimatedAxes = newValue ? .both : [] }
  }
  // R-CMP-30
  /// Whether the view scrolls with its section, across the layout's scroll direction.
  var isOrthogonal = false
  /// The appearance of a list's row, or `nil` for other views.
  var row: ListRow?

  /// Creates attributes that aren't associated with a view.
  public override init() { super.init() }

  /// Creates attributes for a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    key = CollectionElement(.cell, nil, indexPath)
  }

  /// Creates attributes for a supplementary view, such as a header.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    key = CollectionElement(.supplementaryView, elementKind, indexPath)
  }

  /// Creates attributes for a decoration view.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    key = CollectionElement(.decorationView, decorationViewKind, indexPath)
  }

  static func make(_ type: AnyClass, for key: CollectionElement) -> UICollectionViewLayoutAttributes
  {
    let made = Instantiation.make(type) as? UICollectionViewLayoutAttributes
    let attributes = made ?? UICollectionViewLayoutAttributes()
    attributes.key = key
    return attributes
  }

  // MARK: Identification

  /// The index path of the item, or that of the supplementary or decoration view.
  open var indexPath: IndexPath {
    get { key.path }
    set { key.path = newValue }
  }

  /// The category of the view.
  open var representedElementCategory: UICollectionView.ElementCategory { key.category }

  /// The kind of the supplementary or decoration view, or `nil` for cells.
  open var representedElementKind: String? { key.kind }

  // MARK: Geometry

  /// The frame in the content, in points.
  ///
  /// With a transform, it is the bounding rectangle of the transformed view. Setting it sets
  /// ``center`` and ``size``. Values that aren't finite are ignored, with a warning.
  open var frame: CGRect {
    // R-COL-80
    get {
      let rect = CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
      guard !CATransform3DIsIdentity(transform3D) else { return rect }
      return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform)
        .offsetBy(dx: center.x, dy: center.y)
    }
    set {
      guard InvalidIndexPath.accepts(newValue.isFinite, "frame", newValue) else { return }
      let frame = newValue.standardized
      size = frame.size
      center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// The center in the content, in points.
  ///
  /// The default value is zero. Values that aren't finite are ignored, with a warning.
  open var center = CGPoint.zero {
    didSet { if !InvalidIndexPath.accepts(center.isFinite, "center", center) { center = oldValue } }
  }

  /// The size before the transform, in points.
  ///
  /// The default value is zero. Negative values are replaced by 0; values that aren't finite are
  /// ignored, with a warning.
  open var size = CGSize.zero {
    didSet {
      guard InvalidIndexPath.accepts(size.isFinite, "size", size) else { return size = oldValue }
      if size.width < 0 || size.height < 0 {
        size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
      }
    }
  }

  /// A rectangle with an origin of zero and the size of the view.
  ///
  /// Setting it sets ``size``.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The affine transform of the view.
  ///
  /// The default value is the identity.
  open var transform = CGAffineTransform.identity

  /// The three-dimensional transform of the view.
  ///
  /// Setting it also sets ``transform``, and vice versa. The default value is the identity.
  open var transform3D: CATransform3D {
    get { spatial ?? CATransform3DMakeAffineTransform(transform) }
    set {
      spatial = CATransform3DIsAffine(newValue) ? nil : newValue
      transform = CATransform3DGetAffineTransform(newValue)
    }
  }
  /// The three-dimensional transform if it isn't affine.
  private var spatial: CATransform3D?

  // MARK: Appearance

  /// The opacity of the view, from 0 to 1.
  ///
  /// The default value is 1.
  open var alpha: CGFloat = 1

  // R-COL-13
  /// The order of overlapping views; those with higher values are in front.
  ///
  /// The default value is 0.
  open var zIndex = 0

  // R-COL-11
  /// A Boolean value that indicates whether the view is hidden, in which case it isn't created.
  ///
  /// The default value is `false`.
  open var isHidden = false

  // MARK: Copying and comparing

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes.make(type(of: self), for: key)
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.spatial = spatial
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.estimatedAxes = estimatedAxes
    copy.isOrthogonal = isOrthogonal
    copy.row = row
    return copy
  }

  /// Returns whether an object has the same class and the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self)
    else { return false }
    return key == other.key && center == other.center && size == other.size
      && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && isOrthogonal == other.isOrthogonal && row == other.row
      && isSameInSpace(other)
  }

  private func isSameInSpace(_ other: UICollectionViewLayoutAttributes) -> Bool {
    switch (spatial, other.spatial) {
    case (nil, nil): true
    case (let one?, let another?): CATransform3DEqualToTransform(one, another)
    default: false
    }
  }

  /// The hash value, which is equal for equal attributes.
  open override var hash: Int { key.hashValue }

  /// Returns a copy to which a closure has been applied.
  func changed(_ change: (UICollectionViewLayoutAttributes) -> Void)
    -> UICollectionViewLayoutAttributes
  {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else { return self }
    change(copy)
    return copy
  }
}

/// Rejects values that aren't finite, with a warning.
private enum InvalidIndexPath {
  static func accepts(_ isFine: Bool, _ name: String, _ value: Any) -> Bool {
    if !isFine {
      Log.warning("UICollectionViewLayoutAttributes.\(name) \(value) is not finite; ignored")
    }
    return isFine
  }
}
