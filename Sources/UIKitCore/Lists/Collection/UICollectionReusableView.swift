import QuartzCore

/// A view that a collection shows, takes away and shows again for something else: a header, a footer, a decoration, a cell.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// What the view shows now; nil while it waits for reuse.
  var shownAttributes: UICollectionViewLayoutAttributes?
  /// Whether the view was asked for the size it would rather have since it was set up.
  var isMeasured = false

  override class var drawsContent: Bool {
    self != UICollectionReusableView.self && self != UICollectionViewCell.self
  }

  /// Creates a view; collections create theirs from registered classes.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The name under which the view was registered and waits for reuse; nil for one that was not dequeued.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is handed out again; overrides call super.
  ///
  /// A new view does not get the call (R-COL-51).
  open func prepareForReuse() {}

  /// Called with the attributes that the view has from now on, where they differ from those it had; overrides call super.
  ///
  /// Place, transform, opacity and order are applied already. In an update it is called inside the animation.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view goes from one layout to another.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the view has gone from one layout to another.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that the view would rather have; those given by default.
  ///
  /// Asked when the view comes into view (R-COL-30).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  // MARK: Placing

  /// Puts the view where attributes want it, touching only what differs.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    let size = attributes.size
    if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
    if center != attributes.center { center = attributes.center }
    let transform = attributes.transform3D
    if !CATransform3DEqualToTransform(layer.transform, transform) { transform3D = transform }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    guard shownAttributes?.isEqual(attributes) != true else { return }
    shownAttributes = attributes
    apply(attributes)
  }
}
