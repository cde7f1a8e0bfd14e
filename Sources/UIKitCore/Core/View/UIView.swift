import QuartzCore

/// A rectangle on the screen that shows content, holds other views and answers touches.
///
/// A view stores no geometry of its own: frame, bounds, centre and transform are read from and written to its layer.
@preconcurrency @MainActor
open class UIView: _UIFocusResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate,
  UITraitEnvironment, UIFocusItem, UIFocusItemContainer
{
  var tree = ViewTree()
  var look = ViewAppearance()
  var inherited = InheritedState()
  var interaction = ViewInteraction()
  /// nil until constraints concern the view.
  var constraintState: ViewConstraints?

  /// The controller whose `view` this is.
  package weak var viewController: ViewControllerHook?

  // MARK: Creating a view

  /// The class of layer that instances of this class get; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether instances may draw in `draw(_:)`; classes of the library that do not say so to save the attempt.
  class var drawsContent: Bool { self != UIView.self }

  /// The layer that holds the geometry and draws.
  public let layer: CALayer

  /// Creates a view with the given frame; a frame that is not finite counts as zero, with a warning.
  public init(frame: CGRect) {
    layer = UIView.makeLayer(of: Self.layerClass)
    super.init()
    setUpLayer()
    self.frame = frame
  }

  /// Creates a view of size zero.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from an archive that holds what `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    layer = UIView.makeLayer(of: Self.layerClass)
    super.init()
    setUpLayer()
    ViewArchive.read(self, from: coder)
  }

  /// Writes place, looks and subviews into an archive; overrides call super.
  open func encode(with coder: NSCoder) { ViewArchive.write(self, to: coder) }

  /// The subviews that go into an archive; views that make their own leave those out.
  var archivedSubviews: [UIView] { subviews }

  // MARK: Place and size

  /// The place and size in the superview's coordinates; meaningless while `transform` is not the identity.
  ///
  /// A frame that is NaN or infinite is ignored, with a warning.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The size, and the point of the view's own coordinates that lies at its upper left.
  ///
  /// Bounds that are NaN or infinite are ignored, with a warning.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// Where the layer's anchor point (the middle, by default) lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// Turns, scales or shifts the view about `center`, without touching `bounds`.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { layer.setAffineTransform(newValue) } }
  }

  /// Turns, scales or shifts the view about `center` in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }

  /// Whether subviews follow changes of size by their `autoresizingMask`; true by default.
  open var autoresizesSubviews: Bool {
    get { look.autoresizesSubviews }
    set { look.autoresizesSubviews = newValue }
  }

  /// How the view follows its superview's size; empty by default.
  open var autoresizingMask: AutoresizingMask {
    get { look.autoresizingMask }
    set { look.autoresizingMask = newValue }
  }

  /// The size that suits the view best within `size`; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that `sizeThatFits` gives for the present size.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The size the content has by itself; `noIntrinsicMetric` where it has none, which is the default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that `intrinsicContentSize` changed; asks the superview for layout.
  open func invalidateIntrinsicContentSize() {
    contentWishesChanged()
    superview?.setNeedsLayout()
  }

  // MARK: Constraints

  /// Whether the frame counts as fixed for constraints, as the app or autoresizing set it; true by default.
  ///
  /// Views placed by constraints have it false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// Whether the class needs constraints to work at all; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes the constraints, before layout, where `setNeedsUpdateConstraints()` asked for it.
  ///
  /// Overrides call super at the end.
  open func updateConstraints() {}

  /// The size that suits the constraints inside best, as near to `targetSize` as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that suits the constraints inside best, where width and height of `targetSize` weigh as much as said.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// What of the frame constraints do not count, from each edge; nothing by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The part of a frame that constraints place.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame around the part that constraints place.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: UIEdgeInsets.zero - alignmentRectInsets)
  }

  /// The view whose first line of text others align with; the view itself by default. (R-AL-15)
  ///
  /// Overrides return a view inside this one.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text others align with; the view itself by default. (R-AL-15)
  ///
  /// Overrides return a view inside this one.
  open var forLastBaselineLayout: UIView { self }

  /// The size of the content, for a width that is given where lines break.
  func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// Whether the content's height depends on the width it gets.
  var contentHeightFollowsWidth: Bool { false }

  /// Where text has its baseline; nil for views without text.
  func baselineOfContent(isFirst: Bool) -> ContentBaseline? { nil }

  // MARK: The tree

  /// The view that holds this one.
  open var superview: UIView? { tree.superview }

  /// The views that this one holds, the hindmost first.
  open var subviews: [UIView] { tree.subviews }

  /// The window at the top of the tree; nil while the view is not in one.
  open var window: UIWindow? { tree.window }

  /// Puts `view` in front of the other subviews, taking it out of its old superview.
  open func addSubview(_ view: UIView) { _insertSubview(view, at: subviews.count) }

  /// Puts `view` at an index among the subviews; an index out of range is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { _insertSubview(view, at: index) }

  /// Puts `view` directly behind `sibling`; in front of all when `sibling` is no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    _insertSubview(view, beside: sibling, offset: 0)
  }

  /// Puts `view` directly in front of `sibling`; in front of all when `sibling` is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    _insertSubview(view, beside: sibling, offset: 1)
  }

  /// Swaps two subviews; indices out of range are ignored, with a warning.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    _exchangeSubview(at: first, withSubviewAt: second)
  }

  /// Moves a subview in front of its siblings; other views are ignored.
  open func bringSubviewToFront(_ view: UIView) { _moveSubview(view, to: subviews.count - 1) }

  /// Moves a subview behind its siblings; other views are ignored.
  open func sendSubviewToBack(_ view: UIView) { _moveSubview(view, to: 0) }

  /// Takes the view out of its superview and window.
  open func removeFromSuperview() { _removeFromSuperview() }

  /// Called after `subview` was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before `subview` goes.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called after `isHidden` of a subview changed.
  func subviewWasHiddenOrShown() {}

  /// Called before the superview changes; nil when the view is taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes; nil when the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// Whether `view` is this view or holds it at any depth.
  open func isDescendant(of view: UIView) -> Bool { _isDescendant(of: view) }

  /// A number to find the view by; 0 by default.
  open var tag: Int {
    get { look.tag }
    set { look.tag = newValue }
  }

  /// This view or the first one below it, depth first, with the given tag.
  open func viewWithTag(_ tag: Int) -> UIView? { _viewWithTag(tag) }

  /// Writes what is to come back at the next launch, for a view with a `restorationIdentifier`; nothing by default.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Takes back what `encodeRestorableState(with:)` wrote; overrides of both call super.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Layout

  /// Asks for `layoutSubviews` before the next frame; cheap to call often.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays the tree below out at once, as far as layout was asked for.
  open func layoutIfNeeded() {
    ConstraintUpdatePass.run(in: self)
    islandOfFrame?.solveIfNeeded()
    layer.layoutIfNeeded()
  }

  /// Places the subviews; called when layout was asked for or the size changed.
  ///
  /// The default puts them where constraints want them.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// The parts of the view, from each edge, that bars or the device's own shape cover.
  open var safeAreaInsets: UIEdgeInsets { inherited.safeAreaInsets }

  /// The part of the safe area that subviews have to heed; scroll views leave out what their insets keep free.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Called after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  /// The distances that content keeps from the edges; 8 points and the safe area by default.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        newValue,
        direction: effectiveUserInterfaceLayoutDirection
      )
    }
  }

  /// The distances that content keeps from the edges, without the safe area, by the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { look.layoutMargins }
    set {
      guard newValue != look.layoutMargins else { return }
      look.layoutMargins = newValue
      layoutMarginsChanged()
    }
  }

  /// Whether margins are at least as large as the superview's where the view reaches into them; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { look.preservesSuperviewLayoutMargins }
    set {
      look.preservesSuperviewLayoutMargins = newValue
      layoutMarginsChanged()
    }
  }

  /// Whether `layoutMargins` contain the safe area; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { look.insetsLayoutMarginsFromSafeArea }
    set {
      look.insetsLayoutMarginsFromSafeArea = newValue
      layoutMarginsChanged()
    }
  }

  /// Called after `layoutMargins` changed.
  open func layoutMarginsDidChange() {}

  // MARK: Looks

  /// The colour behind the content; nil is clear.
  open var backgroundColor: UIColor? {
    get { look.backgroundColor ?? layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set {
      noteAppearance(.backgroundColor, \UIView.backgroundColor, newValue)
      AnimationScope.willChangeBackgroundColor(of: self)
      look.backgroundColor = newValue
      applyBackgroundColor()
    }
  }

  /// The opacity of the view with all it holds, 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue.isNaN ? 1 : min(max(newValue, 0), 1)) }
  }

  /// Whether the view, with all it holds, is not shown and takes no touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewWasHiddenOrShown()
    }
  }

  /// A promise that the content covers the whole view; true by default.
  open var isOpaque: Bool {
    get { look.isOpaque }
    set {
      look.isOpaque = newValue
      setNeedsDisplay()
    }
  }

  /// Whether subviews are cut at the view's bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How content is put when the size changes; `scaleToFill` by default.
  open var contentMode: ContentMode {
    get { look.contentMode }
    set {
      look.contentMode = newValue
      layer.contentsGravity = newValue.contentsGravity
      if newValue == .redraw { setNeedsDisplay() }
    }
  }

  /// Pixels per point of drawn content; that of the screen once the view is in a window.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Whether the layer's contents are drawn for the screen, rather than a picture with a scale of its own.
  var drawsAtScreenScale: Bool { true }

  /// A view whose alpha decides where this view shows.
  open var mask: UIView? {
    get { look.mask }
    set {
      look.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// The colour of what can be pressed; the superview's while not set, at last the system blue.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      noteAppearance(.tintColor, \UIView.tintColor, newValue)
      look.tintColor = newValue
      tintChanged()
    }
  }

  /// Whether the tint is greyed in this view and below; as in the superview by default.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      look.tintAdjustmentMode = newValue
      tintChanged()
    }
  }

  /// Called after `tintColor` changed, for whatever reason.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Draws the content into the current graphics context.
  ///
  /// The default draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { askForDisplay() }

  /// Asks for `draw(_:)` before the next frame.
  ///
  /// Unlike iOS, the whole view is drawn anew.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  // MARK: Touches

  /// Whether the view and what it holds take touches; true by default.
  open var isUserInteractionEnabled: Bool {
    get { interaction.isEnabled }
    set { interaction.isEnabled = newValue }
  }

  /// Whether the view gets more than one finger at a time; false by default.
  open var isMultipleTouchEnabled: Bool {
    get { interaction.isMultipleTouchEnabled }
    set { interaction.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view of the window gets touches while this one has some; false by default.
  open var isExclusiveTouch: Bool {
    get { interaction.isExclusiveTouch }
    set { interaction.isExclusiveTouch = newValue }
  }

  /// The frontmost view below and including this one that takes a touch at `point`; nil when none does.
  ///
  /// Hidden views, views with an alpha under 0.01 and views without interaction are left out with all they hold.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let inner = subview.convert(point, from: self)
      if let found = subview.hitTest(inner, with: event) { return found }
    }
    return self
  }

  /// Whether `point`, in the view's own coordinates, belongs to the view; by default whether `bounds` contain it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The recognizers that look at touches in this view; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction.recognizers.isEmpty ? nil : interaction.recognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Lets `recognizer` look at touches in this view, taking it from its old view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    _addGestureRecognizer(recognizer)
  }

  /// Stops `recognizer` from looking at touches in this view.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    _removeGestureRecognizer(recognizer)
  }

  /// Whether a recognizer of this view may begin; asked before its delegate.
  ///
  /// True by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The interactions of the view, in the order in which they came; none by default.
  open var interactions: [UIInteraction] {
    get { interaction.added }
    set { replaceInteractions(with: newValue) }
  }

  /// Lets `interaction` deal with this view, taking it from its old view; one that is here already is left alone.
  open func addInteraction(_ interaction: UIInteraction) { _addInteraction(interaction) }

  /// Ends the part of `interaction` in this view; that of another view is left alone.
  open func removeInteraction(_ interaction: UIInteraction) { _removeInteraction(interaction) }

  /// The controller whose `view` this is, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Surroundings

  /// The traits in force here.
  open var traitCollection: UITraitCollection { inherited.traits ?? currentTraits() }

  /// Called after `traitCollection` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A style that the view and what it holds have whatever the surroundings; `unspecified` by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { look.overrideUserInterfaceStyle }
    set {
      guard newValue != look.overrideUserInterfaceStyle else { return }
      look.overrideUserInterfaceStyle = newValue
      refreshTraits()
    }
  }

  /// Whether the content is mirrored where the interface runs from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { look.semanticContentAttribute }
    set {
      guard newValue != look.semanticContentAttribute else { return }
      look.semanticContentAttribute = newValue
      setNeedsLayout()
    }
  }

  /// The direction in which the view's own content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.layoutDirection(of: semanticContentAttribute, in: traitCollection)
  }

  // MARK: Accessibility

  /// Where the view is, in points of the screen; its bounds by default.
  open override var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? screenRect(bounds) }
    set { super.accessibilityFrame = newValue }
  }

  // MARK: Focus

  /// Whether the view takes the focus of keyboards and remote controls now; false by default, true for enabled controls.
  ///
  /// Views that are hidden, take no touches or stand in such a view do not get it. (R-FOC-6)
  open var canBecomeFocused: Bool { false }

  /// What shows that the view has the focus: a ring by default, nothing for nil. (R-FOC-30)
  open var focusEffect: UIFocusEffect? {
    get { accessibility?.focusEffect ?? UIFocusHaloEffect() }
    set { say { $0.focusEffect = .some(newValue) } }
  }

  /// The items that meet a rectangle of the view, focusable or not; the subviews by default.
  open func focusItems(in rect: CGRect) -> [UIFocusItem] { subviews(meeting: rect) }

  open override var parentFocusEnvironment: UIFocusEnvironment? {
    viewController as? UIViewController ?? superview
  }

  open override var focusItemContainer: UIFocusItemContainer? { self }

  // MARK: Large content

  /// Whether the large content viewer shows the view; false by default, true for the items of a tab bar.
  open var showsLargeContentViewer: Bool {
    get { accessibility?.largeContent?.isShown ?? false }
    set { describeLargeContent { $0.isShown = newValue } }
  }

  /// What the large content viewer says; nil by default, for buttons their title.
  open var largeContentTitle: String? {
    get { accessibility?.largeContent?.title }
    set { describeLargeContent { $0.title = newValue } }
  }

  /// What the large content viewer shows above the title; nil by default, for buttons their image.
  open var largeContentImage: UIImage? {
    get { accessibility?.largeContent?.image }
    set { describeLargeContent { $0.image = newValue } }
  }

  /// Whether a small `largeContentImage` is enlarged; false by default.
  open var scalesLargeContentImage: Bool {
    get { accessibility?.largeContent?.scalesImage ?? false }
    set { describeLargeContent { $0.scalesImage = newValue } }
  }

  /// How far each side of `largeContentImage` is moved inwards; zero by default.
  ///
  /// Insets that are not finite count as zero.
  open var largeContentImageInsets: UIEdgeInsets {
    get { accessibility?.largeContent?.imageInsets ?? .zero }
    set { describeLargeContent { $0.imageInsets = newValue } }
  }

  // MARK: Layer delegate

  /// Provides the layer's contents by `draw(_:)`; called by the layer.
  open func display(_ layer: CALayer) {
    guard layer === self.layer else { return }
    layer.recordContents()
  }

  /// Lays the view out; called by the layer.
  ///
  /// Overrides call super.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    performLayout()
  }

  /// Draws the view's content by `draw(_:)`; called by the layer.
  open func draw(_ layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    performDraw(in: context)
  }

  /// The animation for a change of the layer: that of the animation block in force, else none.
  open func action(for layer: CALayer, forKey event: String) -> CAAction? {
    AnimationScope.action(for: self, key: event)
  }
}
