import CoreGraphics

/// A rectangle of the picture: its place, its look, its contents, the layers inside it, its animations.
///
/// A layer is no view: it gets no events. Changing it marks it; the next frame draws it. Geometry that is NaN
/// or infinite is ignored with a warning. Use layers on the main thread only.
open class CALayer: NSObject, CAMediaTiming {
  var geometry = LayerPlacement()
  var look = LayerAppearance()
  var flags: LayerFlags = [.nodeDirty, .drawingDirty, .needsLayout]
  var drawing: LayerContents = .none
  var extras: LayerExtras?
  var children: [CALayer] = []
  /// Cleared by the parent before it goes; of a mask, the layer it masks.
  unowned(unsafe) var parent: CALayer?
  /// The node of the last pass, in the parent's coordinates.
  var node: DisplayNode?
  /// The nodes of the layer's own drawing below and above its sublayers.
  var ownNodes: LayerDrawing?

  /// Creates a layer without size.
  public override init() { super.init() }

  /// Creates a copy of another layer's values, to stand for what is on the screen.
  ///
  /// A subclass with properties of its own copies them here.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Creates a layer without size; layers are not archived.
  public required init?(coder: NSCoder) { super.init() }

  deinit { LayerTree.release(self) }

  /// What the screen shows of this layer now, animations included; nil before it was in a frame.
  ///
  /// The copy stays the same object while the layer animates. Change the layer itself, not the copy.
  open func presentation() -> Self? { LayerCopy.presentation(of: self) }

  /// The layer that a presentation layer stands for; otherwise the layer itself.
  open func model() -> Self {
    guard let model = extras?.model as? Self else { return self }
    return model
  }

  // MARK: Placing the layer

  /// The layer's own coordinates: the origin is what its upper left corner is called.
  ///
  /// Animatable.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { LayerGeometry.setBounds(newValue, of: self) }
  }

  /// Where the anchor point lies in the superlayer.
  ///
  /// Animatable.
  open var position: CGPoint {
    get { geometry.position }
    set {
      guard newValue != geometry.position, LayerGeometry.accepts(newValue, "position") else {
        return
      }
      change("position") { geometry.position = newValue }
    }
  }

  /// The place on the z axis, which orders sublayers and counts under perspective; 0.
  ///
  /// Animatable.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      guard LayerGeometry.accepts(newValue, "zPosition") else { return }
      set(\.zPosition, newValue, "zPosition")
      parent?.flags.insert(.hasZOrder)
    }
  }

  /// The point that `position` places and transforms turn about, in parts of the bounds; the middle.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard LayerGeometry.accepts(newValue, "anchorPoint") else { return }
      set(\.anchorPoint, newValue, "anchorPoint")
    }
  }

  /// How the layer is mapped about its anchor point; the identity.
  ///
  /// Animatable.
  open var transform: CATransform3D {
    get { values.transform ?? CATransform3DIdentity }
    set {
      guard newValue.isFinite else { return LayerGeometry.refuse("transform") }
      set(\.transform, CATransform3DIsIdentity(newValue) ? nil : newValue, "transform")
    }
  }

  /// The part of `transform` in the plane.
  open func affineTransform() -> CGAffineTransform {
    values.transform.map(CATransform3DGetAffineTransform) ?? .identity
  }

  /// Sets `transform` to a mapping of the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The smallest upright rectangle round the layer in its superlayer, from the properties above.
  ///
  /// Setting it sets `position` and the size of `bounds`.
  open var frame: CGRect {
    get { LayerGeometry.frame(of: self) }
    set { LayerGeometry.setFrame(newValue, of: self) }
  }

  /// A mapping that all sublayers undergo, such as a common perspective.
  ///
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

  // MARK: Building the tree

  /// The layer this one is in; nil for roots and masks.
  open var superlayer: CALayer? { LayerTree.superlayer(of: self) }

  /// The layers inside, back to front apart from their z positions; nil without any.
  open var sublayers: [CALayer]? {
    get { LayerTree.sublayers(of: self) }
    set { LayerTree.setSublayers(newValue ?? [], of: self) }
  }

  /// Puts a layer in front of the others, taking it out of where it was.
  open func addSublayer(_ layer: CALayer) {
    LayerTree.insert(layer, into: self, at: children.count)
  }

  /// Puts a layer at an index, counted from the back; an index out of range is moved into it.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    LayerTree.insert(layer, into: self, at: Int(index))
  }

  /// Puts a layer just behind a sibling; at the back when the sibling is none or not inside.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    LayerTree.insert(layer, into: self, next: sibling, inFront: false)
  }

  /// Puts a layer just before a sibling; at the front when the sibling is none or not inside.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    LayerTree.insert(layer, into: self, next: sibling, inFront: true)
  }

  /// Puts a layer in another's place; nothing happens when the other one is not inside.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    LayerTree.replace(old, with: new, in: self)
  }

  /// Takes the layer out of its superlayer, or off the layer it masks.
  open func removeFromSuperlayer() { LayerTree.remove(self) }

  // MARK: Showing and hiding

  /// Whether the layer and everything in it is left out.
  ///
  /// Animatable.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { set(.isHidden, newValue, "hidden") }
  }

  /// The opacity of the layer with everything in it, blended as one; 1.
  ///
  /// Animatable.
  open var opacity: Float {
    get { look.opacity }
    set {
      // Sums of animations may leave the range on the way; `LayerAnimations` brings the whole sum back.
      let isSum = flags.contains(.isPresentation)
      let opacity = newValue > 0 ? min(newValue, 1) : 0
      guard isSum || opacity != look.opacity else { return }
      change("opacity") { look.opacity = isSum ? newValue : opacity }
    }
  }

  /// Whether sublayers and contents are cut off at the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { set(.masksToBounds, newValue, "masksToBounds") }
  }

  /// A layer whose alpha, in this layer's coordinates, decides what is seen; it must be in no other layer.
  open var mask: CALayer? {
    get { values.mask }
    set { LayerTree.setMask(newValue, of: self) }
  }

  /// Promises that the layer covers all of its bounds.
  ///
  /// Only a hint; false.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { set(.isOpaque, newValue, nil) }
  }

  // MARK: Decorating

  /// The colour behind contents and sublayers; nil paints nothing.
  ///
  /// Animatable.
  open var backgroundColor: CGColor? {
    get { look.backgroundColor }
    set {
      guard newValue != look.backgroundColor else { return }
      change("backgroundColor", redraws: true) { look.backgroundColor = newValue }
    }
  }

  /// The radius of background, border and clip corners; larger than half a side is held there.
  ///
  /// Animatable.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      guard LayerGeometry.accepts(newValue, "cornerRadius") else { return }
      set(\.cornerRadius, max(newValue, 0), "cornerRadius", redraws: true)
    }
  }

  /// Which corners `cornerRadius` rounds; all.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { set(\.maskedCorners, newValue, "maskedCorners", redraws: true) }
  }

  /// The thickness of the border, drawn inside the bounds and above sublayers; 0.
  ///
  /// Animatable.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      guard LayerGeometry.accepts(newValue, "borderWidth") else { return }
      set(\.borderWidth, max(newValue, 0), "borderWidth", redraws: true)
    }
  }

  /// The colour of the border; black.
  ///
  /// Animatable.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { set(\.borderColor, newValue, "borderColor", redraws: true) }
  }

  /// The colour of the shadow; black.
  ///
  /// Animatable.
  open var shadowColor: CGColor? {
    get { values.shadow.color }
    set { set(\.shadow.color, newValue, "shadowColor", redraws: true) }
  }

  /// The strength of the shadow; 0, which is none.
  ///
  /// Animatable.
  open var shadowOpacity: Float {
    get { values.shadow.opacity }
    set {
      let opacity = newValue > 0 ? min(newValue, 1) : 0
      set(\.shadow.opacity, opacity, "shadowOpacity", redraws: true)
    }
  }

  /// Where the shadow falls; 3 points up.
  ///
  /// Animatable.
  open var shadowOffset: CGSize {
    get { values.shadow.offset }
    set {
      guard newValue.isFinite else { return LayerGeometry.refuse("shadowOffset") }
      set(\.shadow.offset, newValue, "shadowOffset", redraws: true)
    }
  }

  /// The blur of the shadow as a standard deviation; 3 points.
  ///
  /// Animatable.
  open var shadowRadius: CGFloat {
    get { values.shadow.radius }
    set {
      guard LayerGeometry.accepts(newValue, "shadowRadius") else { return }
      set(\.shadow.radius, max(newValue, 0), "shadowRadius", redraws: true)
    }
  }

  /// The outline that casts the shadow in place of the layer's own alpha.
  ///
  /// Animatable.
  open var shadowPath: CGPath? {
    get { values.shadow.path }
    set { set(\.shadow.path, newValue?.copy(), "shadowPath", redraws: true) }
  }

  // MARK: Providing contents

  /// What the layer shows: a `CGImage`, or what it drew.
  ///
  /// Animatable: images fade.
  open var contents: Any? {
    get { drawing.value }
    set {
      let contents = LayerContents(newValue, bounds: geometry.bounds)
      guard !contents.isIdentical(to: drawing) else { return }
      change("contents", redraws: true) { drawing = contents }
    }
  }

  /// Where contents of another size go; `resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { set(\.contentsGravity, newValue, "contentsGravity", redraws: true) }
  }

  /// How many pixels of an image make a point; 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set {
      guard newValue > 0, LayerGeometry.accepts(newValue, "contentsScale") else { return }
      set(\.contentsScale, newValue, "contentsScale", redraws: true)
    }
  }

  /// The part of an image that is shown, in parts of its size; all.
  ///
  /// Animatable.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set {
      guard newValue.isFinite else { return LayerGeometry.refuse("contentsRect") }
      set(\.contentsRect, newValue, "contentsRect", redraws: true)
    }
  }

  /// The part of an image that stretches while the rest keeps its size, in parts of it; all.
  ///
  /// Animatable.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set {
      guard newValue.isFinite else { return LayerGeometry.refuse("contentsCenter") }
      set(\.contentsCenter, newValue, "contentsCenter", redraws: true)
    }
  }

  /// Whether what would stretch of an image repeats instead; false.
  package final var contentsTiles: Bool {
    get { values.contentsTiles }
    set { set(\.contentsTiles, newValue, nil, redraws: true) }
  }

  /// The colour that an image's alpha is filled with; nil shows the image's own colours.
  package final var contentsTint: CGColor? {
    get { values.contentsTint }
    set { set(\.contentsTint, newValue, nil, redraws: true) }
  }

  /// Whether the drawn layer is kept as pixels; false.
  open var shouldRasterize: Bool {
    get { flags.contains(.shouldRasterize) }
    set { set(.shouldRasterize, newValue, nil) }
  }

  /// Pixels a point that a rasterized layer is kept at; 1.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set {
      guard newValue > 0, LayerGeometry.accepts(newValue, "rasterizationScale") else { return }
      set(\.rasterizationScale, newValue, nil)
    }
  }

  // MARK: Drawing

  /// The object that draws, lays out and animates the layer; not retained.
  open weak var delegate: CALayerDelegate?

  /// Whether `draw(_:in:)` of the delegate paints anything, so that displaying is worth a recording.
  package final var delegateDraws: Bool {
    get { flags.contains(.delegateDraws) }
    set { flags = newValue ? flags.union(.delegateDraws) : flags.subtracting(.delegateDraws) }
  }

  /// Whether a change of the bounds' size asks for a new drawing; false.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { set(.needsDisplayOnBoundsChange, newValue, nil) }
  }

  /// Asks for a new drawing in the next frame.
  open func setNeedsDisplay() { LayerDisplay.setNeedsDisplay(self) }

  /// Asks for a new drawing in the next frame.
  ///
  /// All of it: drawings are recorded whole.
  open func setNeedsDisplay(_ rect: CGRect) { LayerDisplay.setNeedsDisplay(self) }

  /// Whether a new drawing was asked for.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Draws now when a new drawing was asked for.
  open func displayIfNeeded() { LayerDisplay.displayIfNeeded(self) }

  /// Provides `contents`: asks the delegate, which by default lets the layer record its drawing.
  open func display() { LayerDisplay.display(self) }

  /// Draws the contents; asks the delegate by default.
  open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

  /// Whether changes of `key` ask for a new drawing; false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws the layer with everything in it into a context, as it is without animations.
  open func render(in context: CGContext) { LayerDisplay.render(self, in: context) }

  // MARK: Laying out sublayers

  /// Asks for `layoutSublayers()` before the next frame.
  open func setNeedsLayout() { LayoutPass.setNeedsLayout(self) }

  /// Whether layout was asked for.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Lays out now what asked for it, from the topmost superlayer in a row that did.
  open func layoutIfNeeded() { LayoutPass.layoutIfNeeded(self) }

  /// Places the sublayers; asks the delegate by default.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Finding layers and converting

  /// The frontmost layer that contains a point, this one included; the point is in the superlayer's coordinates.
  open func hitTest(_ point: CGPoint) -> CALayer? { LayerGeometry.hitTest(point, in: self) }

  /// Whether the bounds contain a point of the layer's own coordinates.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Turns another layer's point into one of this layer; nil stands for the root's outside.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    LayerGeometry.convert(point, from: layer, to: self)
  }

  /// Turns a point of this layer into another's.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    LayerGeometry.convert(point, from: self, to: layer)
  }

  /// Turns another layer's rectangle into the smallest upright one round it in this layer.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    LayerGeometry.convert(rect, from: layer, to: self)
  }

  /// Turns a rectangle of this layer into the smallest upright one round it in another.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    LayerGeometry.convert(rect, from: self, to: layer)
  }

  /// Turns another layer's time into this layer's; nil stands for `CACurrentMediaTime()`.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    LayerTime.local(LayerTime.global(time, of: layer), in: self)
  }

  /// Turns a time of this layer into another's.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    LayerTime.local(LayerTime.global(time, of: self), in: layer)
  }

  // MARK: Animating

  /// Starts a copy of an animation with the next frame, in place of one with the same key.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    LayerAnimations.add(animation, to: self, key: key)
  }

  /// Stops an animation; its delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) { LayerAnimations.remove(key, from: self) }

  /// Stops all animations.
  open func removeAllAnimations() { LayerAnimations.removeAll(from: self) }

  /// The keys of the running animations in the order they were added; nil without any.
  open func animationKeys() -> [String]? { extras?.animations?.keys }

  /// The running animation under a key.
  ///
  /// Changing it changes nothing.
  open func animation(forKey key: String) -> CAAnimation? {
    extras?.animations?.animation(forKey: key)
  }

  /// What a change of `event` does: the delegate's word, else `actions`, else the class's default.
  open func action(forKey event: String) -> CAAction? {
    ImplicitActions.action(for: event, of: self)
  }

  /// The answer to a change that neither delegate nor `actions` answers; nil leaves it to the layer.
  open class func defaultAction(forKey event: String) -> CAAction? { nil }

  /// Answers to changes by key; `NSNull` switches the animation of a key off.
  open var actions: [String: CAAction]? {
    get { values.actions }
    set { makeExtras().actions = newValue }
  }

  // MARK: Naming and reading by key path

  /// A name for the app's own use.
  open var name: String? {
    get { values.name }
    set { makeExtras().name = newValue }
  }

  /// The value of a property, or what was stored under a key of the app's own.
  open func value(forKey key: String) -> Any? { LayerKeys.value(of: self, at: key) }

  /// Sets a property, or stores a value under a key of the app's own.
  open func setValue(_ value: Any?, forKey key: String) { LayerKeys.set(value, of: self, at: key) }

  /// The value of a property or a part of it, such as `transform.scale.x` or `bounds.size.width`.
  open func value(forKeyPath keyPath: String) -> Any? { LayerKeys.value(of: self, at: keyPath) }

  /// Sets a property or a part of it.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    LayerKeys.set(value, of: self, at: keyPath)
  }

  // MARK: Time

  /// When the layer's time starts, in that of its superlayer; 0 by default.
  open var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { set(\.timing.beginTime, newValue, nil) }
  }

  /// The seconds that the layer's time lasts; 0, the default, sets no end.
  open var duration: CFTimeInterval {
    get { values.timing.duration }
    set { set(\.timing.duration, newValue, nil) }
  }

  /// How fast time runs here and below; 1 by default, 0 stands still.
  open var speed: Float {
    get { values.timing.speed }
    set { set(\.timing.speed, newValue, nil) }
  }

  /// The seconds that time here is ahead; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { set(\.timing.timeOffset, newValue, nil) }
  }

  /// How often the layer's time runs; 0, the default, means once.
  open var repeatCount: Float {
    get { values.timing.repeatCount }
    set { set(\.timing.repeatCount, newValue, nil) }
  }

  /// For how many seconds the layer's time goes on starting anew; 0 by default.
  open var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { set(\.timing.repeatDuration, newValue, nil) }
  }

  /// Whether the layer's time runs backwards every other time; false by default.
  open var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { set(\.timing.autoreverses, newValue, nil) }
  }

  /// Which time counts outside of the layer's own.
  open var fillMode: CAMediaTimingFillMode {
    get { values.timing.fillMode }
    set { set(\.timing.fillMode, newValue, nil) }
  }

  // MARK: Subclasses of the library

  /// The layer's own drawing, in its coordinates, below the sublayers and above them.
  func makeDrawing() -> LayerDrawing { LayerDrawing(of: self) }

  /// A layer of the nearest class of the library, to hold a copy of the values.
  func makeCopy() -> CALayer { CALayer() }

  /// Takes over another layer's values, without its tree, delegate and animations.
  func copyValues(of layer: CALayer) { LayerCopy.copyValues(of: layer, to: self) }

  /// The animatable properties that the class adds to those of every layer.
  class var ownKeys: [String: LayerKey] { [:] }
}
