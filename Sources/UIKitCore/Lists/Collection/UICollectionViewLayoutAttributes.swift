import QuartzCore

/// Where one cell, supplementary view or decoration view stands and how it looks there.
///
/// A layout makes them, a collection view applies them. Subclasses with more properties copy them in `copy(with:)` and
/// compare them in `isEqual(_:)`; a view is given attributes only when they differ from those it has (R-COL-12).
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  private(set) var key = CollectionElement(.cell, nil, IndexPath())
  /// Whether the size is a guess that the cell is to put right.
  var isEstimated = false

  /// Creates attributes for nothing in particular.
  public override init() { super.init() }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    key = CollectionElement(.cell, nil, indexPath)
  }

  /// Creates attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    key = CollectionElement(.supplementaryView, elementKind, indexPath)
  }

  /// Creates attributes of a view that shows no data.
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

  // MARK: What it is

  /// The item; for other views the section and a number of the layout's own.
  open var indexPath: IndexPath {
    get { key.path }
    set { key.path = newValue }
  }

  /// What kind of view is placed.
  open var representedElementCategory: UICollectionView.ElementCategory { key.category }

  /// The kind of supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { key.kind }

  // MARK: Place

  /// The place and size in the content; with a transform the rectangle around the view, while setting it sets `center` and
  /// `size`.
  ///
  /// Numbers that are not finite are ignored, with a warning (R-COL-80).
  open var frame: CGRect {
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

  /// The middle in the content.
  open var center = CGPoint.zero {
    didSet { if !InvalidIndexPath.accepts(center.isFinite, "center", center) { center = oldValue } }
  }

  /// Width and height, before the transform; negative ones count as 0.
  open var size = CGSize.zero {
    didSet {
      guard InvalidIndexPath.accepts(size.isFinite, "size", size) else { return size = oldValue }
      if size.width < 0 || size.height < 0 {
        size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
      }
    }
  }

  /// `size` as a rectangle that begins at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Turns, scales or shifts the view; the identity by default.
  open var transform = CGAffineTransform.identity

  /// The same in space; setting one sets the other.
  open var transform3D: CATransform3D {
    get { spatial ?? CATransform3DMakeAffineTransform(transform) }
    set {
      spatial = CATransform3DIsAffine(newValue) ? nil : newValue
      transform = CATransform3DGetAffineTransform(newValue)
    }
  }
  /// What a flat transform cannot say.
  private var spatial: CATransform3D?

  // MARK: Looks

  /// The opacity, 0 to 1; 1 by default.
  open var alpha: CGFloat = 1

  /// Which of two views that overlap is in front; 0 by default, and the higher one is (R-COL-13).
  open var zIndex = 0

  /// Whether the view is not shown; it is then not made (R-COL-11).
  open var isHidden = false

  // MARK: Copying and comparing

  /// Another object that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes.make(type(of: self), for: key)
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.spatial = spatial
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.isEstimated = isEstimated
    return copy
  }

  /// Whether `object` is of the same class and says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self)
    else { return false }
    return key == other.key && center == other.center && size == other.size
      && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && isSameInSpace(other)
  }

  private func isSameInSpace(_ other: UICollectionViewLayoutAttributes) -> Bool {
    switch (spatial, other.spatial) {
    case (nil, nil): true
    case (let one?, let another?): CATransform3DEqualToTransform(one, another)
    default: false
    }
  }

  /// Equal for attributes that are equal.
  open override var hash: Int { key.hashValue }

  /// A copy that is about another path, or elsewhere.
  func changed(_ change: (UICollectionViewLayoutAttributes) -> Void)
    -> UICollectionViewLayoutAttributes
  {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else { return self }
    change(copy)
    return copy
  }
}

/// What is said once about places that are none.
private enum InvalidIndexPath {
  static func accepts(_ isFine: Bool, _ name: String, _ value: Any) -> Bool {
    if !isFine {
      Log.warning("UICollectionViewLayoutAttributes.\(name) \(value) is not finite; ignored")
    }
    return isFine
  }
}
