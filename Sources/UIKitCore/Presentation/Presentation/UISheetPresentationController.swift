/// Shows a controller as a card: from the bottom edge up on phones, in the middle where there is room.
///
/// Page and form sheets use it. The card rests at the heights that `detents` name; the one below stays where it is,
/// darkened, and steps back on phones while the card is as high as it can be.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  var sheet = SheetState()
  private(set) lazy var card = SheetCardView(self)
  private(set) lazy var backdrop = SheetBackdrop(self)
  private(set) lazy var dragging = SheetDragging(self)

  /// Hears when the user moves the card to another detent; not kept alive.
  public var delegate: UISheetPresentationControllerDelegate? {
    get { adaptiveDelegate as? UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  // MARK: Heights

  /// The heights at which the card may rest; the large one alone by default.
  ///
  /// An empty array is ignored, with a warning. Detents whose value is nil, not finite or not positive are left out; if
  /// none is left the card is as high as it can be. (R-PRE-20, R-PRE-21)
  open var detents: [Detent] {
    get { sheet.detents }
    set { setDetents(newValue) }
  }

  /// The detent at which the card rests; nil, the default, is the lowest one.
  ///
  /// A pull of the user changes it, as the delegate hears; a name that no active detent has counts as nil. Set it
  /// inside `animateChanges` for the card to move there. (R-PRE-22)
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { sheet.selected }
    set { change(&sheet.selected, to: newValue) }
  }

  /// The highest detent at which what lies below stays light and takes touches; nil, the default, if it never does.
  ///
  /// On the way to the next detent it gets dark. (R-PRE-23)
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { sheet.largestUndimmed }
    set { change(&sheet.largestUndimmed, to: newValue) }
  }

  /// Moves the card to what `changes` sets, with a spring; runs `changes` at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    settle(velocity: 0)
  }

  /// Asks custom detents for their values again; call it when what they depend on changed.
  open func invalidateDetents() {
    sheet.resolved = nil
    containerView?.setNeedsLayout()
  }

  // MARK: Looks and behaviour

  /// Whether a pull in content that is at its top moves the card before the content; true by default. (R-PRE-25)
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a small bar at the upper edge shows that the card can be pulled; false by default.
  ///
  /// A tap on it takes the card to the next detent.
  open var prefersGrabberVisible: Bool {
    get { sheet.showsGrabber }
    set { change(&sheet.showsGrabber, to: newValue) }
  }

  /// The radius of the card's corners in points; nil, the default, takes the system's 10.
  ///
  /// Negative values and those that are not finite are ignored, with a warning.
  open var preferredCornerRadius: CGFloat? {
    get { sheet.cornerRadius }
    set { setCornerRadius(newValue) }
  }

  /// Whether the card stays at the bottom edge of a low window, such as a phone on its side, rather than fill it;
  /// false by default. (R-PRE-26)
  open var prefersEdgeAttachedInCompactHeight: Bool {
    get { sheet.staysAttached }
    set { change(&sheet.staysAttached, to: newValue) }
  }

  /// Whether a card at the bottom edge of a low window is as wide as the controller's `preferredContentSize` rather
  /// than the safe area; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { sheet.followsPreferredWidth }
    set { change(&sheet.followsPreferredWidth, to: newValue) }
  }

  /// What a card in the middle of a wide window is centred on, as far as it fits; nil, the default, for the window.
  ///
  /// It is not kept alive, and counts while it is in the same window.
  open weak var sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether a card in the middle has the size of a page rather than of a form; by the style by default.
  open var prefersPageSizing: Bool {
    get { sheet.prefersPageSizing ?? (presentationStyle != .formSheet) }
    set { change(&sheet.prefersPageSizing, to: newValue) }
  }

  // MARK: UIPresentationController

  /// The card, which holds the controller's view.
  open override var presentedView: UIView? { card }

  /// Where the card rests.
  open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }

  /// Puts the dark below the card, and the controller's view onto it.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    card.hold(presentedViewController.view)
    backdrop.install()
    shapeCard()
    dragging.attach(to: card)
  }

  /// Takes the dark away again where the card did not come.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { backdrop.leave() }
  }

  /// Takes the card apart, or back to where it rests.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed {
      dragging.detach()
      backdrop.leave()
      card.empty()
    } else {
      sheet.height = nil
      placeCard()
    }
  }

  /// Keeps the card at its detent.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layOutCard()
  }

  /// Lets the one below stand straight while it is resized.
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    backdrop.straighten()
    coordinator.animate(alongsideTransition: { [self] _ in
      containerView?.layoutIfNeeded()
      placeCard()
    })
  }

  override func transitionAlongside(isPresenting: Bool) {
    // A hand takes the dark along by itself.
    guard dragging.hand == nil else { return }
    if isPresenting { backdrop.show(height: restingHeight) } else { backdrop.leave() }
  }

  override var hand: UIViewControllerInteractiveTransitioning? { dragging.hand }

  override var systemTraits: TraitValues { cardTraits }

  override func letsTouchThrough(at point: CGPoint) -> Bool { backdrop.letsTouchesThrough }
}
