import CoreGraphics

/// A rectangle on the screen with a geometry, an appearance, contents, sublayers and animations.
///
/// Layers don't receive events; views do, and each view has a layer. Changes of a layer are
/// rendered with the next frame. Changes of the properties marked "Animatable" are animated
/// implicitly, unless the layer belongs to a view or actions are disabled in the ``CATransaction``.
/// Geometry that is NaN or infinite is ignored, and a warning is logged. Use layers only on the
/// main thread.
///
/// ```swift
/// let layer = CALayer()
/// layer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
/// layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
/// layer.cornerRadius = 12
/// view.layer.addSublayer(layer)
/// ```
open class CALayer: ObjectiveCObject, CAMediaTiming {
  // Each access to these values reads or replaces one of them and calls nothing, so exclusive
  // access is not checked.
  @exclusivity(unchecked) var geometry = LayerPlacement()
  @exclusivity(unchecked) var layerAppearance = LayerAppearance()
  @exclusivity(unchecked) var flags: LayerFlags = [.nodeDirty, .drawingDirty, .needsLayout]
  @exclusivity(unchecked) var drawing: LayerContents = .none
  @exclusivity(unchecked) var extras: LayerExtras?
  @exclusivity(unchecked) var children: [CALayer] = []
  /// The superlayer, or the layer that is masked by this one.
  ///
  /// The parent sets it to `nil` before it is released.
  @exclusivity(unchecked) var unretainedParent: Unmanaged<CALayer>?
  /// The node of the last presentation pass, in the superlayer's coordinates.
  @exclusivity(unchecked) var node: DisplayNode?
  /// The nodes of the layer's own drawing, below and above its sublayers.
  @exclusivity(unchecked) var ownNodes: LayerDrawing?

  /// Creates a layer whose bounds are empty.
  public override init() { super.init() }

  /// Creates a presentation copy of another layer.
  ///
  /// Subclasses override this initializer to copy their own properties.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Creates a layer whose bounds are empty; layers aren't archived.
  public required init?(coder: NSCoder) { super.init() }

  deinit { LayerTree.release(self) }

  /// Returns a copy of the layer with the values that are currently on the screen, including
  /// animations.
  ///
  /// Returns `nil` if the layer has not been rendered yet. The copy remains the same object while
  /// the layer is animated. Change the layer itself, not its copy.
  open func presentation() -> Self? { LayerCopy.presentation(of: self) }

  /// Returns the layer of which this layer is a presentation copy, or the layer itself.
  open func model() -> Self {
    guard let model = extras?.model?.object as? Self else { return self }
    return model
  }

  // MARK: Geometry

  /// The rectangle of the layer in its own coordinates, in points.
  ///
  /// Its origin is the origin of the coordinates in which sublayers are positioned. The default
  /// value is the zero rectangle. Animatable.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { LayerGeometry.setBounds(newValue, of: self) }
  }

  /// The location of the anchor point in the superlayer's coordinates, in points.
  ///
  /// The default value is (0, 0). Animatable.
  open var position: CGPoint {
    get { geometry.position }
    set {
      guard newValue != geometry.position, LayerGeometry.accepts(newValue, "position") else {
        return
      }
      change("position") { geometry.position = newValue }
    }
  }

  /// The position on the z-axis, in points.
  ///
  /// Sublayers with greater values are drawn in front. The position also has an effect under
  /// perspective. The default value is 0. Animatable.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      guard LayerGeometry.accepts(newValue, "zPosition") else { return }
      set(\.zPosition, newValue, "zPosition")
      parent?.flags.insert(.hasZOrder)
    }
  }

  /// The point of the layer whose location is ``position`` and about which transforms apply, in
  /// unit coordinates (0 to 1).
  ///
  /// The default value is (0.5, 0.5), the center of the bounds. Animatable.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard LayerGeometry.accepts(newValue, "anchorPoint") else { return }
      set(\.anchorPoint, newValue, "anchorPoint")
    }
  }

  /// The transform of the layer about its anchor point.
  ///
  /// The default value is the identity. Animatable.
  open var transform: CATransform3D {
    get { values.transform ?? CATransform3DIdentity }
    set {
      guard newValue.isFinite else { return LayerGeometry.refuse("transform") }
      set(\.transform, CATransform3DIsIdentity(newValue) ? nil : newValue, "transform")
    }
  }

  /// Returns the affine part of ``transform``.
  open func affineTransform() -> CGAffineTransform {
    values.transform.map(CATransform3DGetAffineTransform) ?? .identity
  }

  /// Sets ``transform`` to an affine transform.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The smallest upright rectangle that contains the layer, in the superlayer's coordinates.
  ///
  /// The frame is computed from ``bounds``, ``position``, ``anchorPoint`` and ``transform``.
  /// Setting it changes the position and the size of the bounds.
  open var frame: CGRect {
    get { LayerGeometry.frame(of: self) }
    set { LayerGeometry.setFrame(newValue, of: self) }
  }

  /// A transform that applies to all sublayers, such as a common perspective.
  ///
  /// The transform applies about the anchor point of this layer. The default value is the identity.
  /// Animatable.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard newValue.isFinite else { return LayerGeometry.refuse("sublayerTransform") }
      let transform = CATransform3DIsIdentity(newValue) ? nil : newValue
      set(\.sublayerTransform, transform, "sublayerTransform")
      for child in children { child.flags.insert(.nodeDirty) }
    }
  }

  // MARK: Layer tree

  /// The layer that contains this layer, or `nil` for root layers and masks.
  open var superlayer: CALayer? { LayerTree.superlayer(of: self) }

  /// The sublayers from back to front, or `nil` if there are none.
  ///
  /// When they are drawn, sublayers are first sorted by their ``zPosition``.
  open var sublayers: [CALayer]? {
    get { LayerTree.sublayers(of: self) }
    set { LayerTree.setSublayers(newValue ?? [], of: self) }
  }

  /// Adds a layer in front of the other sublayers and removes it from its previous superlayer.
  ///
  /// A layer can't be added to itself or to one of its sublayers; such a call is ignored, and a
  /// warning is logged.
  open func addSublayer(_ layer: CALayer) {
    LayerTree.insert(layer, into: self, at: children.count)
  }

  /// Inserts a layer at an index.
  ///
  /// - Parameters:
  ///   - layer: The layer to insert.
  ///   - index: The index in ``sublayers``, which is clamped to the valid range.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    LayerTree.insert(layer, into: self, at: Int(index))
  }

  /// Inserts a layer directly behind another sublayer.
  ///
  /// - Parameters:
  ///   - layer: The layer to insert.
  ///   - sibling: The sublayer in front. If it is `nil` or not a sublayer of this layer, the layer
  ///     is inserted behind all others.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    LayerTree.insert(layer, into: self, next: sibling, inFront: false)
  }

  /// Inserts a layer directly in front of another sublayer.
  ///
  /// - Parameters:
  ///   - layer: The layer to insert.
  ///   - sibling: The sublayer behind. If it is `nil` or not a sublayer of this layer, the layer is
  ///     inserted in front of all others.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    LayerTree.insert(layer, into: self, next: sibling, inFront: true)
  }

  /// Replaces a sublayer.
  ///
  /// - Parameters:
  ///   - old: The layer to remove. If it isn't a sublayer of this layer, the method does nothing.
  ///   - new: The layer to insert at its index.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    LayerTree.replace(old, with: new, in: self)
  }

  /// Removes the layer from its superlayer, or from the layer that it masks.
  open func removeFromSuperlayer() { LayerTree.remove(self) }

  // MARK: Visibility

  /// A Boolean value that indicates whether the layer and its sublayers are hidden.
  ///
  /// The default value is `false`. Changes aren't animated implicitly.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { set(.isHidden, newValue, "hidden") }
  }

  /// The opacity of the layer and its sublayers as a group, from 0 to 1.
  ///
  /// The default value is 1. Values outside the range are clamped. Animatable.
  open var opacity: Float {
    get { layerAppearance.opacity }
    set {
      // Sums of additive animations may leave the range; `LayerAnimations` clamps the final value.
      let isSum = flags.contains(.isPresentation)
      let opacity = newValue > 0 ? min(newValue, 1) : 0
      guard isSum || opacity != layerAppearance.opacity else { return }
      change("opacity") { layerAppearance.opacity = isSum ? newValue : opacity }
    }
  }

  /// A Boolean value that indicates whether the layer and its sublayers are blended as a group.
  ///
  /// If the value is `false`, ``opacity`` applies to the layer's own drawing and to each sublayer
  /// separately, so that sublayers show what they overlap. The default value is `true`.
  open var allowsGroupOpacity: Bool {
    get { !flags.contains(.splitsOpacity) }
    set { set(.splitsOpacity, !newValue, nil) }
  }

  /// A Boolean value that indicates whether sublayers and contents are clipped to the bounds and
  /// their rounded corners.
  ///
  /// The default value is `false`.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { set(.masksToBounds, newValue, "masksToBounds", redraws: true) }
  }

  /// A layer whose alpha channel determines which parts of this layer are visible.
  ///
  /// The mask's geometry is in this layer's coordinates. A mask is removed from its superlayer. The
  /// default value is `nil`.
  open var mask: CALayer? {
    get { values.mask }
    set { LayerTree.setMask(newValue, of: self) }
  }

  /// A Boolean value that indicates whether the layer covers all of its bounds with opaque content.
  ///
  /// This is a hint for the renderer. The default value is `false`.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { set(.isOpaque, newValue, nil) }
  }

  // MARK: Appearance

  /// The color behind the contents and sublayers.
  ///
  /// The default value is `nil`, which paints nothing. Animatable.
  open var backgroundColor: CGColor? {
    get { layerAppearance.backgroundColor }
    set {
      guard newValue != layerAppearance.backgroundColor else { return }
      change("backgroundColor", redraws: true) { layerAppearance.backgroundColor = newValue }
    }
  }

  /// The radius of the corners of the background, the border and the clipping region, in points.
  ///
  /// The default value is 0. Negative values are treated as 0, and the drawn radius is at most half
  /// of the shorter side. Animatable.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      guard LayerGeometry.accepts(newValue, "cornerRadius") else { return }
      set(\.cornerRadius, max(newValue, 0), "cornerRadius", redraws: true)
    }
  }

  /// The corners that ``cornerRadius`` applies to.
  ///
  /// The default value is all four corners.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { set(\.maskedCorners, newValue, "maskedCorners", redraws: true) }
  }

  /// The shape of rounded corners.
  ///
  /// The shape applies to the background, the border, the shadow and the clipping region. The
  /// default value is ``CALayerCornerCurve/circular``.
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { set(\.cornerCurve, newValue, nil, redraws: true) }
  }

  /// Returns the length along an edge that a corner of a curve takes, as a multiple of the radius.
  ///
  /// Use it to determine how much space a corner needs for its complete shape: 1 for circular
  /// corners, and about 1.53 for continuous corners.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CALayerCornerCurve.continuousExpansion : 1
  }

  /// The width of the border, in points.
  ///
  /// The border is drawn inside the bounds and above sublayers. The default value is 0; negative
  /// values are treated as 0. Animatable.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      guard LayerGeometry.accepts(newValue, "borderWidth") else { return }
      set(\.borderWidth, max(newValue, 0), "borderWidth", redraws: true)
    }
  }

  /// The color of the border.
  ///
  /// The default value is opaque black. Animatable.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { set(\.borderColor, newValue, "borderColor", redraws: true) }
  }

  /// The color of the shadow.
  ///
  /// The default value is opaque black. Animatable.
  open var shadowColor: CGColor? {
    get { values.shadow.color }
    set { set(\.shadow.color, newValue, "shadowColor", redraws: true) }
  }

  /// The opacity of the shadow, from 0 to 1.
  ///
  /// The default value is 0, which means no shadow. Values outside the range are clamped.
  /// Animatable.
  open var shadowOpacity: Float {
    get { values.shadow.opacity }
    set {
      let opacity = newValue > 0 ? min(newValue, 1) : 0
      set(\.shadow.opacity, opacity, "shadowOpacity", redraws: true)
    }
  }

  /// The offset of the shadow, in points.
  ///
  /// The default value is (0, -3), an offset of 3 points upward. Animatable.
  open var shadowOffset: CGSize {
    get { values.shadow.offset }
    set {
      guard newValue.isFinite else { return LayerGeometry.refuse("shadowOffset") }
      set(\.shadow.offset, newValue, "shadowOffset", redraws: true)
    }
  }

  /// The standard deviation of the shadow's blur, in points.
  ///
  /// The default value is 3. Negative values are treated as 0. Animatable.
  open var shadowRadius: CGFloat {
    get { values.shadow.radius }
    set {
      guard LayerGeometry.accepts(newValue, "shadowRadius") else { return }
      set(\.shadow.radius, max(newValue, 0), "shadowRadius", redraws: true)
    }
  }

  /// The shape that casts the shadow, in the layer's coordinates.
  ///
  /// The default value is `nil`: the layer's alpha channel casts the shadow. Animatable.
  open var shadowPath: CGPath? {
    get { values.shadow.path }
    set { set(\.shadow.path, newValue?.copy(), "shadowPath", redraws: true) }
  }

  // R-LYR-12
  /// Whether the shadow is only drawn outside of ``shadowPath``, so that it is not visible through
  /// translucent content.
  package var cutsOutShadow: Bool {
    get { values.shadow.isCutOut }
    set { set(\.shadow.isCutOut, newValue, "cutsOutShadow", redraws: true) }
  }

  // MARK: Contents

  /// The contents of the layer: a `CGImage`, or the recording of what the layer drew.
  ///
  /// Values of other types are stored, but not shown. The default value is `nil`. Changes between
  /// images are animated as a fade. Animatable.
  open var contents: Any? {
    get { drawing.value }
    set {
      let contents = LayerContents(newValue, bounds: geometry.bounds)
      guard !contents.isIdentical(to: drawing) else { return }
      change("contents", redraws: true) { drawing = contents }
    }
  }

  /// The position and scaling of contents whose size differs from that of the bounds.
  ///
  /// The default value is ``CALayerContentsGravity/resize``.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { set(\.contentsGravity, newValue, "contentsGravity", redraws: true) }
  }

  /// The number of image pixels per point.
  ///
  /// The default value is 1. Values that aren't positive are ignored.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set {
      guard newValue > 0, LayerGeometry.accepts(newValue, "contentsScale") else { return }
      set(\.contentsScale, newValue, "contentsScale", redraws: true)
    }
  }

  /// The part of an image that is shown, in unit coordinates (0 to 1).
  ///
  /// The default value is the whole image. Animatable.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set {
      guard newValue.isFinite else { return LayerGeometry.refuse("contentsRect") }
      set(\.contentsRect, newValue, "contentsRect", redraws: true)
    }
  }

  /// The part of an image that stretches, in unit coordinates (0 to 1).
  ///
  /// The parts around it keep their size. The default value is the whole image. Animatable.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set {
      guard newValue.isFinite else { return LayerGeometry.refuse("contentsCenter") }
      set(\.contentsCenter, newValue, "contentsCenter", redraws: true)
    }
  }

  /// Whether the part of an image that would stretch is tiled instead.
  ///
  /// The default value is `false`.
  package final var contentsTiles: Bool {
    get { values.contentsTiles }
    set { set(\.contentsTiles, newValue, nil, redraws: true) }
  }

  /// The color that replaces an image's colors, or `nil` to show the original colors.
  package final var contentsTint: CGColor? {
    get { values.contentsTint }
    set { set(\.contentsTint, newValue, nil, redraws: true) }
  }

  // R-VIEW-60
  /// The color in which the layer and its sublayers are drawn, of which the alpha is kept.
  ///
  /// The default value is `nil`, for the layers' own colors.
  package final var silhouetteColor: CGColor? {
    get { values.silhouetteColor }
    set { set(\.silhouetteColor, newValue, nil) }
  }

  // R-LYR-17
  /// A Boolean value that indicates whether the layer and its sublayers are drawn from a bitmap.
  ///
  /// The bitmap is drawn again when the content changes; it is moved, scaled, turned and faded without
  /// drawing the content. Set ``rasterizationScale`` to the scale of the screen, so that the layer is not
  /// blurred. Unlike iOS, a layer that contains a visual effect view is not drawn from a bitmap.
  ///
  /// The default value is `false`.
  open var shouldRasterize: Bool {
    get { flags.contains(.shouldRasterize) }
    set { set(.shouldRasterize, newValue, nil) }
  }

  /// The number of pixels per point of the bitmap of a rasterized layer.
  ///
  /// The default value is 1. Values that aren't positive are ignored.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set {
      guard newValue > 0, LayerGeometry.accepts(newValue, "rasterizationScale") else { return }
      set(\.rasterizationScale, newValue, nil)
    }
  }

  // MARK: Drawing

  /// The object that draws, lays out and animates the layer.
  ///
  /// The reference is weak. The default value is `nil`.
  open var delegate: CALayerDelegate? {
    get { viewDelegate ?? assignedDelegate }
    set {
      if viewDelegate != nil, newValue === viewDelegate { return }
      viewDelegate = nil
      assignedDelegate = newValue
    }
  }

  /// The view of the layer, which is its delegate unless another one is assigned.
  ///
  /// The view sets it to `nil` when it is deinitialized.
  @exclusivity(unchecked) package final unowned(unsafe) var viewDelegate: CALayerDelegate?
  @exclusivity(unchecked) private weak var assignedDelegate: CALayerDelegate?

  /// Whether the delegate's `draw(_:in:)` draws anything, so that its drawing must be recorded.
  package final var delegateDraws: Bool {
    get { flags.contains(.delegateDraws) }
    set { flags = newValue ? flags.union(.delegateDraws) : flags.subtracting(.delegateDraws) }
  }

  /// A Boolean value that indicates whether the layer is displayed again when the size of its
  /// bounds changes.
  ///
  /// The default value is `false`.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { set(.needsDisplayOnBoundsChange, newValue, nil) }
  }

  /// Requests that the layer's contents are drawn before the next frame.
  open func setNeedsDisplay() { LayerDisplay.setNeedsDisplay(self) }

  /// Requests that the layer's contents are drawn before the next frame.
  ///
  /// - Parameter rect: The region that changed, which is ignored: contents are always drawn
  ///   completely.
  open func setNeedsDisplay(_ rect: CGRect) { LayerDisplay.setNeedsDisplay(self) }

  /// Returns whether drawing of the layer's contents has been requested.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Draws the contents immediately if this has been requested.
  open func displayIfNeeded() { LayerDisplay.displayIfNeeded(self) }

  /// Updates ``contents``.
  ///
  /// The default implementation calls ``CALayerDelegate/display(_:)`` of the delegate. If there is
  /// no delegate, it records ``draw(in:)``. Don't call this method directly.
  open func display() { LayerDisplay.display(self) }

  /// Draws the contents into a context.
  ///
  /// The default implementation calls ``CALayerDelegate/draw(_:in:)`` of the delegate.
  open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

  /// Returns whether the layer is displayed again when the property with a key changes.
  ///
  /// The default implementation returns `false`. Subclasses override it for their own properties.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws the layer and its sublayers into a context, without animations.
  open func render(in context: CGContext) { LayerDisplay.render(self, in: context) }

  // MARK: Layout

  /// Returns the size that the layer prefers in its superlayer.
  ///
  /// The default implementation returns the size of ``frame``. Layers with a natural size, such as
  /// ``CATextLayer``, override it.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Requests layout of the layer before the next frame.
  open func setNeedsLayout() { LayoutPass.setNeedsLayout(self) }

  /// Returns whether layout of the layer has been requested.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Lays out the layer and its sublayers immediately if this has been requested.
  ///
  /// Layout begins at the topmost of the directly enclosing superlayers that need layout.
  open func layoutIfNeeded() { LayoutPass.layoutIfNeeded(self) }

  /// Sets the frames of the sublayers.
  ///
  /// The default implementation calls ``CALayerDelegate/layoutSublayers(of:)`` of the delegate.
  /// Don't call this method directly.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Hit testing and conversion

  /// Returns the frontmost layer, including this one, that contains a point.
  ///
  /// Hidden layers and layers with an opacity of 0 are ignored.
  ///
  /// - Parameter point: The point, in the superlayer's coordinates.
  /// - Returns: The layer, or `nil` if none contains the point.
  open func hitTest(_ point: CGPoint) -> CALayer? { LayerGeometry.hitTest(point, in: self) }

  /// Returns whether the bounds contain a point in the layer's coordinates.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Converts a point from another layer's coordinates to this layer's.
  ///
  /// - Parameters:
  ///   - point: The point to convert.
  ///   - layer: The other layer, or `nil` for the coordinates that contain the root layer.
  /// - Returns: The point in this layer's coordinates.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    LayerGeometry.convert(point, from: layer, to: self)
  }

  /// Converts a point from this layer's coordinates to another layer's.
  ///
  /// - Parameters:
  ///   - point: The point to convert.
  ///   - layer: The other layer, or `nil` for the coordinates that contain the root layer.
  /// - Returns: The point in the other layer's coordinates.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    LayerGeometry.convert(point, from: self, to: layer)
  }

  /// Converts a rectangle from another layer's coordinates to this layer's.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to convert.
  ///   - layer: The other layer, or `nil` for the coordinates that contain the root layer.
  /// - Returns: The smallest upright rectangle that contains the converted rectangle.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    LayerGeometry.convert(rect, from: layer, to: self)
  }

  /// Converts a rectangle from this layer's coordinates to another layer's.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to convert.
  ///   - layer: The other layer, or `nil` for the coordinates that contain the root layer.
  /// - Returns: The smallest upright rectangle that contains the converted rectangle.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    LayerGeometry.convert(rect, from: self, to: layer)
  }

  /// Converts a time from another layer's time to this layer's.
  ///
  /// - Parameters:
  ///   - time: The time to convert, in seconds.
  ///   - layer: The other layer, or `nil` for the time of `CACurrentMediaTime()`.
  /// - Returns: The time in this layer's time.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    LayerTime.local(LayerTime.global(time, of: layer), in: self)
  }

  /// Converts a time from this layer's time to another layer's.
  ///
  /// - Parameters:
  ///   - time: The time to convert, in seconds.
  ///   - layer: The other layer, or `nil` for the time of `CACurrentMediaTime()`.
  /// - Returns: The time in the other layer's time.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    LayerTime.local(LayerTime.global(time, of: self), in: layer)
  }

  // MARK: Animations

  /// Adds a copy of an animation, which begins with the next frame.
  ///
  /// - Parameters:
  ///   - animation: The animation to copy.
  ///   - key: The key of the animation, or `nil`. An animation with the same key is removed.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    LayerAnimations.add(animation, to: self, key: key)
  }

  /// Removes the animation with a key.
  ///
  /// Its delegate is called with a `finished` argument of `false`.
  open func removeAnimation(forKey key: String) { LayerAnimations.remove(key, from: self) }

  /// Removes all animations.
  open func removeAllAnimations() { LayerAnimations.removeAll(from: self) }

  /// Returns the keys of the animations in the order in which they were added, or `nil` if there
  /// are none.
  open func animationKeys() -> [String]? { extras?.animations?.keys }

  /// Whether any animation was added to the layer and not removed.
  package final var isAnimated: Bool { extras?.animations.map { !$0.isEmpty } ?? false }

  /// Returns the running animation with a key, or `nil` if there is none.
  ///
  /// Don't change it: changes aren't supported while an animation runs.
  open func animation(forKey key: String) -> CAAnimation? {
    extras?.animations?.animation(forKey: key)
  }

  /// Returns the action for a change of the property with a key.
  ///
  /// The action is provided by the delegate, or else by ``actions``, or else by
  /// ``defaultAction(forKey:)``. Without any of these, it is an implicit animation of the property.
  open func action(forKey event: String) -> CAAction? {
    ImplicitActions.action(for: event, of: self)
  }

  /// Returns the default action for a key.
  ///
  /// The method is called if neither the delegate nor ``actions`` has an action. The default
  /// implementation returns `nil`, so the property is animated implicitly.
  open class func defaultAction(forKey event: String) -> CAAction? { nil }

  /// The actions of the layer by key.
  ///
  /// The value `NSNull` disables the action for a key. The default value is `nil`.
  open var actions: [String: CAAction]? {
    get { values.actions }
    set { makeExtras().actions = newValue }
  }

  // MARK: Name and key-value coding

  /// A name for use by the app.
  ///
  /// The default value is `nil`.
  open var name: String? {
    get { values.name }
    set { makeExtras().name = newValue }
  }

  /// Returns the value of a property, or the value that the app stored for a key, or `nil`.
  ///
  /// Numbers and Booleans are returned as `NSNumber`.
  open override func value(forKey key: String) -> Any? { LayerKeys.boxedValue(of: self, at: key) }

  /// Sets a property, or stores a custom value for a key.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The name of the property, or the key.
  open override func setValue(_ value: Any?, forKey key: String) {
    LayerKeys.set(value, of: self, at: key)
  }

  /// Returns the value of a property or of a component, such as `transform.scale.x`, or `nil`.
  open override func value(forKeyPath keyPath: String) -> Any? {
    LayerKeys.boxedValue(of: self, at: keyPath)
  }

  /// Sets a property or a component of it, such as `bounds.size.width`.
  ///
  /// - Parameters:
  ///   - value: The new value. A value whose type doesn't match is ignored, and a warning is
  ///     logged.
  ///   - keyPath: The key path of the property or component.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    LayerKeys.set(value, of: self, at: keyPath)
  }

  open override class var _libraryMembers: [ObjectiveCMember] { layerMembers }

  // MARK: Timing

  /// The time at which the layer's time begins, in the superlayer's time.
  ///
  /// The default value is 0.
  open var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { set(\.timing.beginTime, newValue, nil) }
  }

  /// The duration of the layer's time, in seconds.
  ///
  /// The value is stored, but it doesn't limit the layer's time. The default value is 0.
  open var duration: CFTimeInterval {
    get { values.timing.duration }
    set { set(\.timing.duration, newValue, nil) }
  }

  /// The speed of the layer's time relative to that of the superlayer.
  ///
  /// The speed also affects sublayers. The default value is 1; 0 stops the animations of the layer
  /// and its sublayers.
  open var speed: Float {
    get { values.timing.speed }
    set { set(\.timing.speed, newValue, nil) }
  }

  /// The offset that is added to the layer's time, in seconds.
  ///
  /// The default value is 0.
  open var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { set(\.timing.timeOffset, newValue, nil) }
  }

  /// The number of repetitions of the layer's time.
  ///
  /// The value is stored, but it has no effect on a layer. The default value is 0.
  open var repeatCount: Float {
    get { values.timing.repeatCount }
    set { set(\.timing.repeatCount, newValue, nil) }
  }

  /// The time for which the layer's time repeats, in seconds.
  ///
  /// The value is stored, but it has no effect on a layer. The default value is 0.
  open var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { set(\.timing.repeatDuration, newValue, nil) }
  }

  /// A Boolean value that indicates whether the layer's time also runs in reverse.
  ///
  /// The value is stored, but it has no effect on a layer. The default value is `false`.
  open var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { set(\.timing.autoreverses, newValue, nil) }
  }

  /// The behavior outside of the layer's active time.
  ///
  /// The value is stored, but it has no effect on a layer. The default value is
  /// ``CAMediaTimingFillMode/removed``.
  open var fillMode: CAMediaTimingFillMode {
    get { values.timing.fillMode }
    set { set(\.timing.fillMode, newValue, nil) }
  }

  // MARK: Overrides in library subclasses

  /// Returns the layer's own drawing in its coordinates, below and above the sublayers.
  func makeDrawing() -> LayerDrawing { LayerDrawing(of: self) }

  /// Returns an empty layer of the nearest library class, to which the values are copied.
  func makeCopy() -> CALayer { CALayer() }

  /// Copies another layer's values, without its tree, delegate and animations.
  func copyValues(of layer: CALayer) { LayerCopy.copyValues(of: layer, to: self) }

  /// The animatable properties that the class adds to those of `CALayer`.
  class var ownKeys: [String: LayerKey] { [:] }
}
