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
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let identifier = coder.interface?.element["reuseIdentifier"] { reuseIdentifier = identifier }
  }

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
  /// attributes, with the fitting size of the view along axes with an estimated dimension. The size
  /// is that of constraints in the view, or else that of `sizeThatFits(_:)`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // R-CMP-11
    fitted(layoutAttributes)
  }

  /// Returns attributes with the fitting size along the estimated axes.
  func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let axes = attributes.estimatedAxes
    guard !axes.isEmpty else { return attributes }
    let size = attributes.size
    let fitted = fittingSize(size, axes)
    guard fitted.isFinite else { return attributes }
    let new = CGSize(
      width: axes.contains(.width) && fitted.width > 0 ? fitted.width : size.width,
      height: axes.contains(.height) && fitted.height > 0 ? fitted.height : size.height
    )
    return new == size ? attributes : attributes.changed { $0.size = new }
  }

  /// Returns the fitting size of the view for a size that is an estimate along some axes.
  func fittingSize(_ size: CGSize, _ axes: EstimatedAxes) -> CGSize {
    guard !constraints.isEmpty else { return sizeThatFits(size) }
    return axes.fitting(size, self, isConstrained: true)
  }

  /// The collection view that shows the view.
  var collection: UICollectionView? {
    superview as? UICollectionView ?? superview?.superview as? UICollectionView
  }

  // MARK: Layout attributes

  /// Applies layout attributes, changing only properties that differ.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    let size = attributes.size
    if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
    let place =
      attributes.isOrthogonal
      ? (superview as? OrthogonalScrollView)?.position(of: attributes.center) : nil
    let newCenter = place ?? attributes.center
    if center != newCenter { center = newCenter }
    let transform = attributes.transform3D
    if !CATransform3DEqualToTransform(layer.transform, transform) { transform3D = transform }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    guard shownAttributes?.isEqual(attributes) != true else { return }
    shownAttributes = attributes
    apply(attributes)
  }
}

extension EstimatedAxes {
  /// Returns the fitting size of a view; the other axes keep their length if they are constrained.
  @MainActor func fitting(_ size: CGSize, _ view: UIView, isConstrained: Bool) -> CGSize {
    guard isConstrained else { return view.systemLayoutSizeFitting(size) }
    return view.systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: contains(.height) ? .fittingSizeLevel : .required
    )
  }
}
