import QuartzCore

/// A view of a collection view that can be reused: a cell, a supplementary view such as a header,
/// or a decoration view.
///
/// Register a class with the collection view and dequeue instances in its data source. Views that
/// scroll off the screen are reused. Subclasses override ``prepareForReuse()`` to reset their
/// content, and ``apply(_:)`` to apply custom layout attributes.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The attributes of the element that the view shows, or `nil` while it isn't used.
  var shownAttributes: UICollectionViewLayoutAttributes?
  /// Whether the preferred attributes of the view were requested since it was configured.
  var isMeasured = false

  override class var drawsContent: Bool {
    self != UICollectionReusableView.self && self != UICollectionViewCell.self
  }

  /// Creates a view; collection views create registered classes with this initializer.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier with which the view was registered, or `nil` if it wasn't dequeued.
  open internal(set) var reuseIdentifier: String?

  // R-COL-51
  /// Called before the view is reused.
  ///
  /// Overrides call `super`. The method isn't called for new views.
  open func prepareForReuse() {}

  /// Called when the view's layout attributes have changed.
  ///
  /// The position, transform, opacity and order have been applied already. During updates, the
  /// method is called inside the animation block. Overrides call `super`.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes its layout.
  ///
  /// - Parameters:
  ///   - oldLayout: The current layout.
  ///   - newLayout: The new layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view has changed its layout.
  ///
  /// - Parameters:
  ///   - oldLayout: The previous layout.
  ///   - newLayout: The current layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  // R-COL-30
  /// Returns the layout attributes that the view prefers.
  ///
  /// The method is called when the view appears. The default implementation returns the given
  /// attributes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  // MARK: Layout attributes

  /// Applies layout attributes, changing only properties that differ.
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
