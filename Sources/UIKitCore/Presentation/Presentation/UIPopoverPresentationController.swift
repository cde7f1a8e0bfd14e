/// A presentation controller that shows a controller in a bubble with an arrow to its source.
///
/// Set `sourceView`, `sourceItem`, or `barButtonItem` before the presentation. In a compact width,
/// the controller is shown as a sheet instead, unless the delegate returns another style.
///
/// ```swift
/// controller.modalPresentationStyle = .popover
/// controller.popoverPresentationController?.sourceView = button
/// present(controller, animated: true)
/// ```
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  // R-PRE-30, R-PRE-40
  var popover = PopoverState()
  let bubble = PopoverBubble()

  /// The delegate of the popover, which is referenced weakly.
  ///
  /// The default value is `nil`.
  public var delegate: UIPopoverPresentationControllerDelegate? {
    get { adaptiveDelegate as? UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  // MARK: Source

  /// The view with the source rectangle, which is referenced weakly.
  ///
  /// The default value is `nil`.
  open weak var sourceView: UIView? { didSet { placeAgain() } }

  /// The rectangle in the source view that the arrow points at.
  ///
  /// The default value is `null`. The bounds of the view are used if the value is `null` or not
  /// finite.
  open var sourceRect = CGRect.null { didSet { placeAgain() } }

  /// The view or bar item that the arrow points at, which takes precedence over `sourceView`.
  ///
  /// The default value is `nil`.
  open var sourceItem: UIPopoverPresentationControllerSourceItem? {
    didSet { placeAgain() }
  }

  /// The bar button item that the arrow points at, which is stored in `sourceItem`.
  ///
  /// The default value is `nil`.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// A Boolean value that indicates whether the bubble can overlap its source if space is limited.
  ///
  /// The default value is `false`.
  open var canOverlapSourceViewRect = false { didSet { placeAgain() } }

  // MARK: Bubble

  // R-PRE-31
  /// The permitted directions of the arrow.
  ///
  /// If the set is empty, the bubble has no arrow. The default value is `any`.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAgain() } }

  /// The direction of the arrow, or `unknown` if there is no popover or no arrow.
  open var arrowDirection: UIPopoverArrowDirection { popover.direction }

  /// The minimum distances of the bubble from the edges of the safe area, in points.
  ///
  /// Margins that are not finite are ignored, and a warning is logged. The default value is 10
  /// points on each edge.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { popover.margins }
    set { setMargins(newValue) }
  }

  /// The background color of the bubble and its arrow.
  ///
  /// The default value is `nil`, for a translucent material.
  open var backgroundColor: UIColor? {
    get { bubble.fill }
    set { bubble.fill = newValue }
  }

  /// The views outside the bubble that receive touches while the popover is visible.
  ///
  /// A touch on another view dismisses the popover. The default value is `nil`.
  open var passthroughViews: [UIView]? {
    // R-PRE-32
    get { popover.passthroughViews?.compactMap(\.view) }
    set { popover.passthroughViews = newValue?.map(PopoverState.Passthrough.init) }
  }

  /// The sheet that replaces the popover in a compact width.
  ///
  /// You can configure it in advance.
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController,
      presenting: progress.presenter
    )
    sheet.progress.style = .pageSheet
    sheet.progress.original = self
    return sheet
  }()

  // MARK: UIPresentationController

  /// The bubble, which contains the controller's view.
  open override var presentedView: UIView? { bubble }

  /// The frame of the bubble, including its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  /// Returns the page sheet style for a compact width, and otherwise `none`.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none }

  /// Adds the controller's view to the bubble.
  ///
  /// A popover without a source is a fatal error.
  open override func presentationTransitionWillBegin() {
    //
    super.presentationTransitionWillBegin()
    requireSource()
    bubble.hold(presentedViewController.view)
    addDismissTouches()
    place()
  }

  /// Removes the popover's views if the presentation was canceled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removePopover() }
  }

  /// Cleans up after a dismissal.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { removePopover() }
  }

  /// Updates the position of the bubble.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    place()
  }

  /// Notifies the delegate of the change of size, and updates the position of the bubble.
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [self] _ in reposition() })
  }

  // R-PRE-35
  override func followSource() {
    guard bubble.transform == .identity, let old = bubble.placement, let placement,
      placement != old, placement.frame.isFinite
    else { return }
    placeAgain()
  }

  override func transitionAlongside(isPresenting: Bool) {
    if isPresenting { dimTint() } else { restoreTint() }
  }

  override func systemAnimator(_ style: UIModalTransitionStyle, isPresenting: Bool)
    -> UIViewControllerAnimatedTransitioning
  { PopoverAnimator(isPresenting: isPresenting) }

  override var systemInsets: UIEdgeInsets { bubble.placement?.insets ?? .zero }

  override var systemTraits: TraitValues {
    TraitValues { traits in
      traits.userInterfaceLevel = .elevated
      traits.horizontalSizeClass = .compact
    }
  }

  override func viewBelow(at point: CGPoint, with event: UIEvent?) -> UIView? {
    passthroughView(at: point, with: event)
  }
}
