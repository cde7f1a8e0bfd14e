import QuartzCore

/// A rectangular area of the screen that shows content, has subviews and responds to touches.
///
/// Views form a tree with a window at its root. A view lays out its subviews in
/// ``UIView/layoutSubviews()`` and may draw its own content in ``UIView/draw(_:)``; both are called
/// before the next frame that needs them. The frame, bounds, center and transform are stored in the
/// view's ``UIView/layer``. Changes inside ``UIView/animate(withDuration:animations:completion:)``
/// are animated.
///
/// ```swift
/// let badge = UIView(frame: CGRect(x: 16, y: 16, width: 24, height: 24))
/// badge.backgroundColor = .systemRed
/// badge.layer.cornerRadius = 12
/// view.addSubview(badge)
/// ```
@preconcurrency @MainActor
open class UIView: _UIFocusResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate,
  UITraitEnvironment, UIFocusItem, UIFocusItemContainer
{
  // Each access changes one value and calls no code of apps, so exclusive access is not checked.
  @exclusivity(unchecked) nonisolated(unsafe) final var tree = ViewTree()
  @exclusivity(unchecked) final var viewAppearance = ViewAppearance()
  @exclusivity(unchecked) final var inherited = InheritedState()
  @exclusivity(unchecked) final var interaction = ViewInteraction()
  /// The constraint state of the view, or `nil` until a constraint involves the view.
  var constraintState: ViewConstraints?

  /// The controller of which this is the root view.
  @exclusivity(unchecked) package weak var viewController: ViewControllerHook?

  // MARK: Creating a view

  /// The class of the layer that views of this class create.
  ///
  /// The default value is `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The names of the properties that depend on the geometry, for key-value observing.
  var observableGeometry: [String] { ["frame", "bounds", "center", "transform"] }

  /// Whether views of this class may draw in `draw(_:)`.
  ///
  /// Classes that do not draw override the property to skip the call.
  class var drawsContent: Bool { self != UIView.self }

  /// The layer that stores the geometry and renders the content.
  public let layer: CALayer

  /// Creates a view with a frame in its superview's coordinates.
  ///
  /// A frame that is not finite is replaced with zero, and a warning is logged.
  public init(frame: CGRect) {
    layer = UIView.makeLayer(of: Self.layerClass)
    super.init()
    setUpLayer()
    self.frame = frame
  }

  deinit { ViewTree.release(self) }

  /// Creates a view with a frame of zero.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from an archive that was written by ``UIView/encode(with:)``.
  public required init?(coder: NSCoder) {
    layer = UIView.makeLayer(of: Self.layerClass)
    super.init()
    setUpLayer()
    if let coder = coder.interface {
      decodeView(from: coder)
    } else {
      ViewArchive.read(self, from: coder)
    }
  }

  /// Writes the view's geometry, appearance and subviews to an archive.
  ///
  /// Overrides must call `super`.
  open func encode(with coder: NSCoder) { ViewArchive.write(self, to: coder) }

  /// The subviews that are archived.
  ///
  /// Views that create subviews themselves exclude them.
  var archivedSubviews: [UIView] { subviews }

  // MARK: Geometry

  /// The position and size of the view in its superview's coordinates, in points.
  ///
  /// If ``UIView/transform`` is not the identity, the frame is the bounding box of the transformed
  /// view; use ``UIView/center`` and ``UIView/bounds`` instead. A frame that is NaN or infinite is
  /// ignored, and a warning is logged.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry("frame") { layer.frame = newValue } }
  }

  /// The position and size of the view in its own coordinate system, in points.
  ///
  /// Bounds that are NaN or infinite are ignored, and a warning is logged.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry("bounds") { layer.bounds = newValue } }
  }

  /// The position of the layer's anchor point in the superview's coordinates.
  ///
  /// By default the anchor point is the center of the view.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry("center") { layer.position = newValue } }
  }

  /// The transform of the view about its ``UIView/center``.
  ///
  /// The transform does not change ``UIView/bounds``. The default value is the identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry("transform") { layer.setAffineTransform(newValue) } }
  }

  /// The shape of the view in collisions of a ``UIDynamicAnimator``.
  ///
  /// The default value is ``UIDynamicItemCollisionBoundsType/rectangle``. Subclasses override it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The shape of the view around its center if its type is
  /// ``UIDynamicItemCollisionBoundsType/path``.
  ///
  /// The default value is an empty path. Subclasses override it.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The three-dimensional transform of the view about its ``UIView/center``.
  ///
  /// The default value is the identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry("transform") { layer.transform = newValue } }
  }

  /// A Boolean value that indicates whether subviews are resized by their
  /// ``UIView/autoresizingMask``.
  ///
  /// The default value is `true`.
  open var autoresizesSubviews: Bool {
    get { viewAppearance.autoresizesSubviews }
    set { viewAppearance.autoresizesSubviews = newValue }
  }

  /// The dimensions and margins that change with the size of the superview.
  ///
  /// The default value is empty.
  open var autoresizingMask: AutoresizingMask {
    get { viewAppearance.autoresizingMask }
    set { viewAppearance.autoresizingMask = newValue }
  }

  /// Returns the size that best fits the view's content.
  ///
  /// The default implementation returns the current size. The method does not resize the view.
  ///
  /// - Parameter size: The available size.
  /// - Returns: The size that fits best.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the result of ``UIView/sizeThatFits(_:)`` for the current size.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The natural size of the view's content.
  ///
  /// The value of a dimension without a natural size is ``UIView/noIntrinsicMetric``. This is the
  /// default for both dimensions.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Informs the layout that ``UIView/intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    contentWishesChanged()
    superview?.setNeedsLayout()
  }

  /// Whether the view is shown in front of the input area of its window.
  var coversInputArea: Bool { false }

  /// Pastes the text that is selected on the desktop at a point of the view, and returns whether the
  /// view takes text.
  func pastePrimarySelection(at point: CGPoint) -> Bool { false }

  /// Shows the menu for a point of the view after a click with the secondary button, and returns
  /// whether there is one.
  func showMenu(at point: CGPoint) -> Bool {
    interactions.contains { ($0 as? MenuShowingInteraction)?.showMenu(at: point) ?? false }
  }

  // MARK: Constraints

  /// A Boolean value that indicates whether the frame is translated into constraints.
  ///
  /// Set it to `false` for a view whose frame is determined by constraints. With the default value,
  /// `true`, constraints treat the frame that the app or autoresizing sets as fixed.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// A Boolean value that indicates whether views of this class need constraints.
  ///
  /// The default value is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints.
  ///
  /// It is called before layout if `setNeedsUpdateConstraints()` was called. Overrides must call
  /// `super` as their last step.
  open func updateConstraints() {}

  /// Returns the size that satisfies the constraints inside the view and is as close as possible to
  /// a target size.
  ///
  /// - Parameter targetSize: The preferred size, such as ``UIView/layoutFittingCompressedSize``.
  /// - Returns: The optimal size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that satisfies the constraints inside the view, with priorities for a target
  /// size.
  ///
  /// - Parameters:
  ///   - targetSize: The preferred size.
  ///   - horizontalFittingPriority: The priority of the preferred width.
  ///   - verticalFittingPriority: The priority of the preferred height.
  /// - Returns: The optimal size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The insets from the frame to the alignment rectangle, which constraints align.
  ///
  /// The default value is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle, which constraints align, for a frame of the view.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame of the view for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: UIEdgeInsets.zero - alignmentRectInsets)
  }

  // R-AL-15
  /// The view whose first line of text defines the first baseline for constraints.
  ///
  /// The default value is the view itself. Overrides return a descendant.
  open var forFirstBaselineLayout: UIView { self }

  // R-AL-15
  /// The view whose last line of text defines the last baseline for constraints.
  ///
  /// The default value is the view itself. Overrides return a descendant.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the size of the content, constrained to `width` if it is not `nil` and lines wrap.
  func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// Whether the height of the content depends on its width.
  var contentHeightFollowsWidth: Bool { false }

  /// Returns the baseline of the text, or `nil` for views without text.
  func baselineOfContent(isFirst: Bool) -> ContentBaseline? { nil }

  // MARK: View hierarchy

  /// The view itself if it is a window.
  var asWindow: UIWindow? { nil }

  /// The superview, or `nil` if the view has none.
  open var superview: UIView? { tree.superview }

  /// The subviews, from back to front.
  open var subviews: [UIView] { tree.subviews }

  /// The window that contains the view, or `nil` if there is none.
  open var window: UIWindow? { tree.window }

  /// Adds a view in front of the other subviews, removing it from its previous superview.
  ///
  /// A view cannot become a subview of itself, which raises an exception, or of its own
  /// descendants, which logs a warning.
  open func addSubview(_ view: UIView) { _insertSubview(view, at: subviews.count) }

  /// Inserts a view into the subviews.
  ///
  /// - Parameters:
  ///   - view: The view to insert. It is removed from its previous superview.
  ///   - index: The index from back to front. An index out of range is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { _insertSubview(view, at: index) }

  /// Inserts a view directly behind another one.
  ///
  /// - Parameters:
  ///   - view: The view to insert. It is removed from its previous superview.
  ///   - sibling: The subview in front of it. If it is not a subview, the view is inserted at the
  ///     front.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    _insertSubview(view, beside: sibling, offset: 0)
  }

  /// Inserts a view directly in front of another one.
  ///
  /// - Parameters:
  ///   - view: The view to insert. It is removed from its previous superview.
  ///   - sibling: The subview behind it. If it is not a subview, the view is inserted at the front.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    _insertSubview(view, beside: sibling, offset: 1)
  }

  /// Exchanges the positions of two subviews in the z-order.
  ///
  /// If an index is out of range, a warning is logged and nothing is changed.
  ///
  /// - Parameters:
  ///   - first: The index of the first subview.
  ///   - second: The index of the second subview.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    _exchangeSubview(at: first, withSubviewAt: second)
  }

  /// Moves a subview in front of its siblings; other views are ignored.
  open func bringSubviewToFront(_ view: UIView) { _moveSubview(view, to: subviews.count - 1) }

  /// Moves a subview behind its siblings; other views are ignored.
  open func sendSubviewToBack(_ view: UIView) { _moveSubview(view, to: 0) }

  /// Removes the view from its superview and its window.
  open func removeFromSuperview() { _removeFromSuperview() }

  /// Called after a subview has been added.
  ///
  /// The default implementation does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  ///
  /// The default implementation does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called after `isHidden` of a subview has changed.
  func subviewWasHiddenOrShown() {}

  /// Called before the superview changes, with `nil` if the view is removed.
  ///
  /// The default implementation does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed.
  ///
  /// The default implementation does nothing.
  open func didMoveToSuperview() {}

  /// Called before the window changes, with `nil` if the view is removed from its window.
  ///
  /// The default implementation does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed.
  ///
  /// The default implementation does nothing.
  open func didMoveToWindow() {}

  /// Returns whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { _isDescendant(of: view) }

  /// A number that identifies the view.
  ///
  /// The default value is 0.
  open var tag: Int {
    get { viewAppearance.tag }
    set {
      let observed = attachments?.begin("tag")
      defer { observed?.end() }
      viewAppearance.tag = newValue
    }
  }

  /// Returns the first view with a tag in this view and its descendants, in depth-first order, or
  /// `nil`.
  open func viewWithTag(_ tag: Int) -> UIView? { _viewWithTag(tag) }

  /// Encodes the state of the view that is restored at the next launch.
  ///
  /// It is called for views with a `restorationIdentifier`. The default implementation does
  /// nothing; overrides must call `super`.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Decodes the state that ``UIView/encodeRestorableState(with:)`` has written.
  ///
  /// The default implementation does nothing; overrides must call `super`.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Layout

  /// Requests a call to ``UIView/layoutSubviews()`` before the next frame.
  ///
  /// Several calls before a frame cause one layout.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out the view and its descendants immediately, if layout was requested.
  open func layoutIfNeeded() {
    ConstraintUpdatePass.run(in: self)
    islandOfFrame?.solveIfNeeded()
    layer.layoutIfNeeded()
  }

  /// Lays out the subviews.
  ///
  /// It is called before a frame if layout was requested or the size changed. The frames of
  /// subviews that constraints position are set before the call; the default implementation sets
  /// them again if constraints or frames have changed since.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// Sets the frame of a subview that constraints determine.
  func place(_ subview: UIView, solvedFrame frame: CGRect) {
    if subview.untransformedFrame != frame { subview.untransformedFrame = frame }
  }

  /// The insets of the areas that are covered by bars, the notch or the home indicator.
  open var safeAreaInsets: UIEdgeInsets { inherited.safeAreaInsets }

  /// The safe area that subviews inherit.
  ///
  /// Scroll views exclude the part that their content insets cover.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Whether the view inherits the safe area of a scroll view including the part that the insets of
  /// its content cover, because the view covers the scroll view and does not scroll.
  var takesWholeSafeArea: Bool { false }

  /// Returns the frame from which the safe area of a subview is computed.
  func frameForSafeArea(of subview: UIView) -> CGRect {
    subview.viewController == nil ? subview.frame : subview.untransformedFrame
  }

  /// Called after ``UIView/safeAreaInsets`` has changed.
  ///
  /// The default implementation does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The insets from the view's edges to its content, including the safe area, in points.
  ///
  /// The default value is 8 points on each side in addition to the safe area. Setting the property
  /// sets ``UIView/directionalLayoutMargins``, to which the safe area is added.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        newValue,
        direction: effectiveUserInterfaceLayoutDirection
      )
    }
  }

  /// The insets from the view's edges to its content in reading direction, in points.
  ///
  /// The safe area is not included. The default value is 8 points on each side, or for the view of a
  /// controller the ``UIViewController/systemMinimumLayoutMargins``.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownLayoutMargins }
    set {
      guard newValue != viewAppearance.layoutMargins else { return }
      viewAppearance.layoutMargins = newValue
      layoutMarginsChanged()
    }
  }

  /// A Boolean value that indicates whether the margins also keep the content inside the margins of
  /// the superview.
  ///
  /// The default value is `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { viewAppearance.preservesSuperviewLayoutMargins }
    set {
      viewAppearance.preservesSuperviewLayoutMargins = newValue
      layoutMarginsChanged()
    }
  }

  /// A Boolean value that indicates whether ``UIView/layoutMargins`` includes the safe area.
  ///
  /// The default value is `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewAppearance.insetsLayoutMarginsFromSafeArea }
    set {
      viewAppearance.insetsLayoutMarginsFromSafeArea = newValue
      layoutMarginsChanged()
    }
  }

  /// Called after ``UIView/layoutMargins`` has changed.
  ///
  /// The default implementation does nothing.
  open func layoutMarginsDidChange() {}

  // MARK: Appearance

  /// The color behind the content.
  ///
  /// The default value is `nil`, which is transparent.
  open var backgroundColor: UIColor? {
    get { viewAppearance.backgroundColor ?? layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set {
      let observed = attachments?.begin("backgroundColor")
      defer { observed?.end() }
      noteAppearance(.backgroundColor, \UIView.backgroundColor, newValue)
      AnimationScope.willChangeBackgroundColor(of: self)
      viewAppearance.backgroundColor = newValue
      applyBackgroundColor()
    }
  }

  /// The opacity of the view and its subviews, from 0 to 1.
  ///
  /// Values out of range are clamped; NaN is treated as 1. The default value is 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      let observed = attachments?.begin("alpha")
      defer { observed?.end() }
      layer.opacity = Float(newValue.isNaN ? 1 : min(max(newValue, 0), 1))
    }
  }

  /// A Boolean value that indicates whether the view and its subviews are hidden and receive no
  /// touches.
  ///
  /// The default value is `false`; windows are hidden initially.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let observed = attachments?.begin("hidden")
      defer { observed?.end() }
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewWasHiddenOrShown()
    }
  }

  /// A Boolean value that indicates whether the content covers the whole view without transparency.
  ///
  /// The default value is `true`.
  open var isOpaque: Bool {
    get { viewAppearance.isOpaque }
    set {
      viewAppearance.isOpaque = newValue
      setNeedsDisplay()
    }
  }

  /// A Boolean value that indicates whether subviews are clipped to the view's bounds.
  ///
  /// The default value is `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The placement of the content when its size differs from that of the view.
  ///
  /// The default value is ``ContentMode/scaleToFill``.
  open var contentMode: ContentMode {
    get { viewAppearance.contentMode }
    set {
      let observed = attachments?.begin("contentMode")
      defer { observed?.end() }
      viewAppearance.contentMode = newValue
      layer.contentsGravity = newValue.contentsGravity
      if newValue == .redraw { setNeedsDisplay() }
    }
  }

  /// The number of pixels per point of the content that the view draws.
  ///
  /// It is set to the screen's scale when the view is added to a window.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Whether the layer's contents are drawn at the screen's scale.
  ///
  /// Image views, whose images have their own scale, return `false`.
  var drawsAtScreenScale: Bool { true }

  /// A view whose alpha channel masks this view.
  ///
  /// The default value is `nil`.
  open var mask: UIView? {
    get { viewAppearance.mask }
    set {
      viewAppearance.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// The color of interactive elements.
  ///
  /// The value is inherited from the superview if it is not set; the default is the system blue. In
  /// the mode ``TintAdjustmentMode/dimmed`` it is gray. Set it to `nil` to inherit the color.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      let observed = attachments?.begin("tintColor")
      defer { observed?.end() }
      noteAppearance(.tintColor, \UIView.tintColor, newValue)
      viewAppearance.tintColor = newValue
      tintChanged()
    }
  }

  /// The mode of the tint color in this view and its descendants.
  ///
  /// The value is inherited from the superview if it is not set; the default is `normal`. In an
  /// animation block, labels, images, buttons and bars fade to the new color.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      viewAppearance.tintAdjustmentMode = newValue
      TintFade.perform { tintChanged() }
    }
  }

  /// Called after ``UIView/tintColor`` or its mode has changed.
  ///
  /// The default implementation does nothing.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Draws the content into the current graphics context.
  ///
  /// It is called before a frame if ``UIView/setNeedsDisplay()`` was called or the view has not
  /// been drawn yet. The default implementation does nothing.
  ///
  /// - Parameter rect: The bounds of the view.
  open func draw(_ rect: CGRect) {}

  /// Requests a call to ``UIView/draw(_:)`` before the next frame.
  open func setNeedsDisplay() { askForDisplay() }

  /// Requests a call to ``UIView/draw(_:)`` before the next frame.
  ///
  /// Unlike iOS, the whole view is redrawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Returns a view that shows this view as it is now, or as it was last drawn.
  ///
  /// - Parameter afterUpdates: Whether pending changes are included.
  /// - Returns: A view of the same size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterUpdates: afterUpdates)
  }

  /// Returns a view that shows a part of this view and can be resized.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether pending changes are included.
  ///   - capInsets: The edges that keep their size, in points.
  /// - Returns: The view, or `nil` if a value is not finite.
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }

  /// Draws the view and its subviews into the current graphics context, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the context.
  ///   - afterUpdates: Whether pending changes are included.
  /// - Returns: `false` if there is no context, or nothing was drawn yet.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawSnapshot(in: rect, afterUpdates: afterUpdates)
  }

  // MARK: Editing

  /// Ends the editing of a text field or text view in the view.
  ///
  /// - Parameter force: Whether editing ends even if the delegate of the text refuses.
  /// - Returns: `true` if the view contains no first responder afterward.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    FirstResponder.endEditing(in: self, force: force)
  }

  // MARK: Touches

  /// A Boolean value that indicates whether the view and its subviews receive touches.
  ///
  /// The default value is `true`.
  open var isUserInteractionEnabled: Bool {
    get { interaction.isEnabled }
    set {
      let observed = attachments?.begin("userInteractionEnabled")
      defer { observed?.end() }
      interaction.isEnabled = newValue
    }
  }

  /// A Boolean value that indicates whether the view receives more than one touch at a time.
  ///
  /// The default value is `false`.
  open var isMultipleTouchEnabled: Bool {
    get { interaction.isMultipleTouchEnabled }
    set { interaction.isMultipleTouchEnabled = newValue }
  }

  /// A Boolean value that indicates whether the view receives touches exclusively.
  ///
  /// While such a view receives touches, other views of its window receive no new ones. The default
  /// value is `false`.
  open var isExclusiveTouch: Bool {
    get { interaction.isExclusiveTouch }
    set { interaction.isExclusiveTouch = newValue }
  }

  /// Returns the frontmost view in this view and its descendants that contains a point.
  ///
  /// Hidden views, views with an alpha below 0.01, views whose user interaction is disabled and
  /// views in a non-interactive animation are skipped together with their subviews.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - event: The event that causes the test, or `nil`.
  /// - Returns: The view that receives the touch, or `nil` if the point is outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let inner = subview.convert(point, from: self)
      if let found = subview.hitTest(inner, with: event) { return found }
    }
    return self
  }

  /// Returns whether a point is inside the view.
  ///
  /// The default implementation returns whether ``UIView/bounds`` contains the point.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - event: The event that causes the test, or `nil`.
  /// - Returns: `true` if the point is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers of the view, or `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction.recognizers.isEmpty ? nil : interaction.recognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Adds a gesture recognizer, removing it from its previous view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    _addGestureRecognizer(recognizer)
  }

  /// Removes a gesture recognizer; an active gesture is cancelled.
  ///
  /// A recognizer of another view is ignored.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    _removeGestureRecognizer(recognizer)
  }

  /// Returns whether a gesture recognizer may begin.
  ///
  /// It is called for the recognizer's own view and for the views that were touched, before the
  /// recognizer's delegate. The default implementation returns `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The interactions of the view, in the order in which they were added.
  ///
  /// The default value is empty.
  open var interactions: [UIInteraction] {
    get { interaction.added }
    set { replaceInteractions(with: newValue) }
  }

  /// Adds an interaction, removing it from its previous view.
  ///
  /// Adding an interaction that the view already has does nothing.
  open func addInteraction(_ interaction: UIInteraction) { _addInteraction(interaction) }

  /// Removes an interaction.
  ///
  /// An interaction of another view is ignored.
  open func removeInteraction(_ interaction: UIInteraction) { _removeInteraction(interaction) }

  /// The next responder: the view controller if this is its root view, otherwise the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Environment

  /// The current traits of the view.
  open var traitCollection: UITraitCollection { inherited.traits ?? currentTraits() }

  /// Called after ``UIView/traitCollection`` has changed.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // R-TRAIT-10
  /// The traits that the view overrides for itself and its descendants.
  ///
  /// They take precedence over ``UIView/overrideUserInterfaceStyle``.
  open var traitOverrides: any UITraitOverrides {
    get { _traitOverrides }
    set { _traitOverrides = newValue }
  }

  /// Updates the traits of the view and its descendants.
  ///
  /// Unlike iOS, traits change at once, so the method usually has no effect.
  open func updateTraitsIfNeeded() { refreshTraits() }  // R-TRAIT-14

  /// A light or dark style for the view and its descendants that overrides the inherited one.
  ///
  /// The default value is `unspecified`, which inherits the style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewAppearance.overrideUserInterfaceStyle }
    set {
      guard newValue != viewAppearance.overrideUserInterfaceStyle else { return }
      viewAppearance.overrideUserInterfaceStyle = newValue
      refreshTraits()
    }
  }

  /// The meaning of the content, which decides whether it is mirrored in right-to-left layouts.
  ///
  /// The default value is ``UISemanticContentAttribute/unspecified``, which mirrors it.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { viewAppearance.semanticContentAttribute }
    set {
      guard newValue != viewAppearance.semanticContentAttribute else { return }
      viewAppearance.semanticContentAttribute = newValue
      semanticContentAttributeChanged()
    }
  }

  /// Called when ``semanticContentAttribute`` has changed.
  func semanticContentAttributeChanged() {
    setNeedsLayout()
    if Self.drawsContent { setNeedsDisplay() }
  }

  /// The layout direction of the view's content, which results from its semantic attribute and
  /// traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.layoutDirection(of: semanticContentAttribute, in: traitCollection)
  }

  // MARK: Accessibility

  /// The frame of the view for assistive technologies, in screen coordinates.
  ///
  /// The default value is the view's bounds, converted to the screen.
  open override var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? screenRect(bounds) }
    set { super.accessibilityFrame = newValue }
  }

  // MARK: Focus

  // R-FOC-6
  /// A Boolean value that indicates whether the view can receive the focus of keyboards and remote
  /// controls.
  ///
  /// The default value is `false`; enabled controls return `true`. Views that are hidden or receive
  /// no touches, and their descendants, do not receive the focus.
  open var canBecomeFocused: Bool { false }

  /// The effect that is shown while the view has the focus.
  ///
  /// The default value is a ring; `nil` shows no effect.
  open var focusEffect: UIFocusEffect? {
    // R-FOC-30
    get { accessibility?.focusEffect ?? UIFocusHaloEffect() }
    set { updateAccessibilityProperties { $0.focusEffect = .some(newValue) } }
  }

  /// Returns the items that intersect a rectangle of the view, whether or not they can be focused.
  ///
  /// The default implementation returns subviews.
  open func focusItems(in rect: CGRect) -> [UIFocusItem] { subviews(meeting: rect) }

  open override var parentFocusEnvironment: UIFocusEnvironment? {
    viewController as? UIViewController ?? superview
  }

  open override var focusItemContainer: UIFocusItemContainer? { self }

  // MARK: Large content

  /// A Boolean value that indicates whether the large content viewer shows the view.
  ///
  /// The default value is `false`; it is `true` for the items of a tab bar.
  open var showsLargeContentViewer: Bool {
    get { accessibility?.largeContent?.isShown ?? false }
    set { describeLargeContent { $0.isShown = newValue } }
  }

  /// The title that the large content viewer shows.
  ///
  /// The default value is `nil`; buttons return their title.
  open var largeContentTitle: String? {
    get { accessibility?.largeContent?.title }
    set { describeLargeContent { $0.title = newValue } }
  }

  /// The image that the large content viewer shows above the title.
  ///
  /// The default value is `nil`; buttons return their image.
  open var largeContentImage: UIImage? {
    get { accessibility?.largeContent?.image }
    set { describeLargeContent { $0.image = newValue } }
  }

  /// A Boolean value that indicates whether a small ``UIView/largeContentImage`` is enlarged.
  ///
  /// The default value is `false`.
  open var scalesLargeContentImage: Bool {
    get { accessibility?.largeContent?.scalesImage ?? false }
    set { describeLargeContent { $0.scalesImage = newValue } }
  }

  /// The distances by which the edges of ``UIView/largeContentImage`` are inset, in points.
  ///
  /// The default value is zero. Insets that are not finite are replaced with zero.
  open var largeContentImageInsets: UIEdgeInsets {
    get { accessibility?.largeContent?.imageInsets ?? .zero }
    set { describeLargeContent { $0.imageInsets = newValue } }
  }

  // MARK: Layer delegate

  /// Provides the layer's contents by calling ``UIView/draw(_:)``.
  ///
  /// The layer calls this method.
  open func display(_ layer: CALayer) {
    guard layer === self.layer else { return }
    layer.recordContents()
  }

  /// Lays out the view.
  ///
  /// The layer calls this method. Overrides must call `super`.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    performLayout()
  }

  /// Draws the view's content by calling ``UIView/draw(_:)``.
  ///
  /// The layer calls this method.
  ///
  /// - Parameters:
  ///   - layer: The view's layer; other layers are ignored.
  ///   - context: The context to draw into.
  open func draw(_ layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    performDraw(in: context)
  }

  /// Returns the animation for a change of the layer: that of the current animation block, or no
  /// animation.
  ///
  /// - Parameters:
  ///   - layer: The layer that changes.
  ///   - event: The name of the changed property.
  /// - Returns: The animation, or an action that does nothing.
  open func action(for layer: CALayer, forKey event: String) -> CAAction? {
    AnimationScope.action(for: self, key: event)
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + viewMembers
  }
}
