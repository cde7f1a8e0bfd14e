/// Shows a controller in a bubble that points at what it belongs to.
///
/// Before the presentation one of `sourceView`, `sourceItem` and `barButtonItem` has to be set. In a compact width the
/// controller is shown as a sheet instead, unless the delegate decides otherwise. (R-PRE-30, R-PRE-40)
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  var popover = PopoverState()
  let bubble = PopoverBubble()

  /// Sets the popover up, and hears when it has to point elsewhere; not kept alive.
  public var delegate: UIPopoverPresentationControllerDelegate? {
    get { adaptiveDelegate as? UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  // MARK: What it points at

  /// The view that `sourceRect` is in; not kept alive.
  open weak var sourceView: UIView? { didSet { placeAgain() } }

  /// What the arrow points at in `sourceView`; null, the default, stands for all of the view.
  ///
  /// A rectangle that is not finite counts as null.
  open var sourceRect = CGRect.null { didSet { placeAgain() } }

  /// The view or the item on a bar that the arrow points at; it comes before `sourceView`.
  open var sourceItem: UIPopoverPresentationControllerSourceItem? {
    didSet { placeAgain() }
  }

  /// The item on a bar that the arrow points at; it is the `sourceItem` where that is one.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// Whether the bubble may lie over what it points at where there is too little room; false by default.
  open var canOverlapSourceViewRect = false { didSet { placeAgain() } }

  // MARK: The bubble

  /// The directions in which the arrow may point; all four by default, and none for a bubble without arrow. (R-PRE-31)
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAgain() } }

  /// Where the arrow points; `unknown` while there is no popover, or no arrow.
  open var arrowDirection: UIPopoverArrowDirection { popover.direction }

  /// How far the bubble keeps from the edges of the safe area; 10 points by default.
  ///
  /// Margins that are not finite are ignored, with a warning.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { popover.margins }
    set { setMargins(newValue) }
  }

  /// What fills the bubble and its arrow behind the content; nil, the default, for a material that lets things shine
  /// through.
  open var backgroundColor: UIColor? {
    get { bubble.fill }
    set { bubble.fill = newValue }
  }

  /// Views beside the bubble that go on taking touches; a touch elsewhere takes the popover away. (R-PRE-32)
  open var passthroughViews: [UIView]? {
    get { popover.passthroughViews?.compactMap(\.view) }
    set { popover.passthroughViews = newValue?.map(PopoverState.Passthrough.init) }
  }

  /// The sheet that shows the controller in its place in a compact width; it may be set up before.
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController,
      presenting: course.presenter
    )
    sheet.course.style = .pageSheet
    sheet.course.original = self
    return sheet
  }()

  // MARK: UIPresentationController

  /// The bubble, which holds the controller's view.
  open override var presentedView: UIView? { bubble }

  /// Where the bubble is, with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  /// A page sheet in a compact width.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none }

  /// Puts the controller's view into the bubble.
  ///
  /// Raises unless it is known what the popover points at.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    requireSource()
    bubble.hold(presentedViewController.view)
    catchTouchesBeside()
    place()
  }

  /// Leaves no trace of a popover that did not come.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { takeDown() }
  }

  /// Takes the bubble apart.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { takeDown() }
  }

  /// Keeps the bubble beside what it points at.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    place()
  }

  /// Asks the delegate what to point at in the new surroundings.
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [self] _ in reposition() })
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
