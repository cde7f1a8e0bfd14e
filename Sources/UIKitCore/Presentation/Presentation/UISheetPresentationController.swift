/// A presentation controller that shows a controller as a card.
///
/// It is used for page and form sheets. On phones the card is attached to the bottom edge; in a
/// regular width it is centered. The card rests at its ``UISheetPresentationController/detents``.
/// The content below is dimmed, and on phones it is scaled down while the card has its maximum
/// height.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
///   sheet.prefersGrabberVisible = true
/// }
/// present(controller, animated: true)
/// ```
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  var sheet = SheetState()
  private(set) lazy var card = SheetCardView(self)
  private(set) lazy var backdrop = SheetBackdrop(self)
  private(set) lazy var dragging = SheetDragging(self)

  /// The delegate of the sheet, which is referenced weakly.
  ///
  /// The default value is `nil`.
  public var delegate: UISheetPresentationControllerDelegate? {
    get { adaptiveDelegate as? UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  // MARK: Detents

  /// The detents of the sheet.
  ///
  /// An empty array is ignored, and a warning is logged. Detents whose value is `nil`, not finite,
  /// or not positive are inactive; if all are inactive, the card has its maximum height. The
  /// default value contains the large detent only.
  open var detents: [Detent] {
    // R-PRE-20, R-PRE-21
    get { sheet.detents }
    set { setDetents(newValue) }
  }

  /// The identifier of the detent at which the card rests.
  ///
  /// The value changes when the user drags the card, and the delegate is notified. If no active
  /// detent has the identifier, the lowest one is used. Set it in
  /// ``UISheetPresentationController/animateChanges(_:)`` to animate the change. The default value
  /// is `nil`, for the lowest detent.
  open var selectedDetentIdentifier: Detent.Identifier? {
    // R-PRE-22
    get { sheet.selected }
    set { change(&sheet.selected, to: newValue) }
  }

  /// The identifier of the largest detent at which the content below is not dimmed and receives
  /// touches.
  ///
  /// The dimming increases up to the next detent. The default value is `nil`, for which the content
  /// is always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    // R-PRE-23
    get { sheet.largestUndimmed }
    set { change(&sheet.largestUndimmed, to: newValue) }
  }

  /// Calls a closure immediately, and animates the changes that it makes to the sheet.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    settle(velocity: 0)
  }

  /// Resolves custom detents again.
  ///
  /// Call it when the values on which they depend have changed.
  open func invalidateDetents() {
    sheet.resolved = nil
    containerView?.setNeedsLayout()
  }

  // MARK: Appearance and behavior

  // R-PRE-25
  /// A Boolean value that indicates whether scrolling content that is at its top expands the card
  /// first.
  ///
  /// The default value is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// A Boolean value that indicates whether the card shows a grabber at its top edge.
  ///
  /// A tap on the grabber moves the card to its next detent. The default value is `false`.
  open var prefersGrabberVisible: Bool {
    get { sheet.showsGrabber }
    set { change(&sheet.showsGrabber, to: newValue) }
  }

  /// The corner radius of the card, in points.
  ///
  /// Negative values and values that are not finite are ignored, and a warning is logged. The
  /// default value is `nil`, for 10 points.
  open var preferredCornerRadius: CGFloat? {
    get { sheet.cornerRadius }
    set { setCornerRadius(newValue) }
  }

  /// A Boolean value that indicates whether the card is attached to the bottom edge in a compact
  /// height.
  ///
  /// If the value is `false`, the card fills the window in a compact height. The default value is
  /// `false`.
  open var prefersEdgeAttachedInCompactHeight: Bool {
    // R-PRE-26
    get { sheet.staysAttached }
    set { change(&sheet.staysAttached, to: newValue) }
  }

  /// A Boolean value that indicates whether an attached card has the preferred width of its
  /// content.
  ///
  /// It applies to a compact height with
  /// ``UISheetPresentationController/prefersEdgeAttachedInCompactHeight``. Otherwise the card has
  /// the width of the safe area. The default value is `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { sheet.followsPreferredWidth }
    set { change(&sheet.followsPreferredWidth, to: newValue) }
  }

  /// The view on which a card in a wide window is centered, within the margins of the window.
  ///
  /// The view is referenced weakly and used while it is in the same window. The default value is
  /// `nil`, for the window.
  open weak var sourceView: UIView? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// A Boolean value that indicates whether a centered card has the size of a page instead of a
  /// form.
  ///
  /// The default value depends on the presentation style.
  open var prefersPageSizing: Bool {
    get { sheet.prefersPageSizing ?? (presentationStyle != .formSheet) }
    set { change(&sheet.prefersPageSizing, to: newValue) }
  }

  // MARK: UIPresentationController

  /// The card, which contains the controller's view.
  open override var presentedView: UIView? { card }

  /// The frame of the card at its detent.
  open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }

  /// Adds the dimming view, and adds the controller's view to the card.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    card.hold(presentedViewController.view)
    backdrop.install()
    shapeCard()
    dragging.attach(to: card)
  }

  /// Removes the dimming after a presentation that was canceled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed else { return backdrop.leave() }
    // The traits may have changed while the card moved.
    if card.frame != restingFrame { progress.container?.setNeedsLayout() }
  }

  /// Cleans up after a dismissal, or moves the card back to its detent if it was canceled.
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

  /// Updates the frame of the card.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layOutCard()
  }

  /// Removes the scaling of the presenter while it is resized.
  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    backdrop.removeCornerRadius()
    coordinator.animate(alongsideTransition: { [self] _ in
      containerView?.layoutIfNeeded()
      placeCard()
    })
  }

  override func transitionAlongside(isPresenting: Bool) {
    // An interactive dismissal updates the dimming itself.
    guard dragging.hand == nil else { return }
    if isPresenting { backdrop.show(height: restingHeight) } else { backdrop.leave() }
  }

  override var hand: UIViewControllerInteractiveTransitioning? { dragging.hand }

  override var systemTraits: TraitValues { cardTraits }

  override func letsTouchThrough(at point: CGPoint) -> Bool { backdrop.letsTouchesThrough }
}
