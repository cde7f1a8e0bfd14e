/// Lays a presented controller out and decorates it for as long as it is on top of another one.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer,
  UIPresentationControllerDelegating, UIFocusEnvironment
{
  private weak var presented: UIViewController?

  /// The controller on top, which keeps this one; an empty one should that be gone already.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }

  weak var adaptiveDelegate: UIAdaptivePresentationControllerDelegate?
  var course = PresentationProgress()

  /// Connects the two; the container comes with the presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    course.presenter = presentingViewController
    course.style = presentedViewController.resolvedPresentationStyle
    super.init()
  }

  /// The controller that shows the other one; before the presentation starts it may be the
  /// presented one.
  open var presentingViewController: UIViewController {
    course.presenter ?? course.original?.course.presenter ?? presentedViewController
  }

  // MARK: What subclasses decide

  /// The style of the presented controller, with the system's choice made.
  open var presentationStyle: UIModalPresentationStyle {
    course.style
  }

  /// The view that moves; the presented controller's own by default.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view lies in the container; all of it by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the view below leaves the tree once it is covered; false by default.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether the container fills the window rather than a presentation context; true by default.
  open var shouldPresentInFullscreen: Bool {
    presentationStyle != .currentContext && presentationStyle != .overCurrentContext
  }

  /// Called before the controller moves up: the time to add decorations to the container.
  open func presentationTransitionWillBegin() {}

  /// Called after it moved up; false when it went back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the controller moves down.
  open func dismissalTransitionWillBegin() {}

  /// Called after it moved down; false when it came back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container is laid out.
  ///
  /// The default does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out.
  ///
  /// The default does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Changes that move together with the presented view; run inside the transition.
  func transitionAlongside(isPresenting: Bool) {}

  /// Drives a dismissal that the user began at the decorations; nil while nobody does.
  var hand: UIViewControllerInteractiveTransitioning? { nil }

  /// Who moves the controller where the application does not; by the controller's style of transition.
  func systemAnimator(_ style: UIModalTransitionStyle, isPresenting: Bool)
    -> UIViewControllerAnimatedTransitioning
  { PresentationAnimator(style, isPresenting: isPresenting) }

  /// What decorations cover of the presented view.
  var systemInsets: UIEdgeInsets { .zero }

  /// What the presentation changes about the traits of what it presents.
  var systemTraits: TraitValues { TraitValues() }

  /// Whether a touch that hits no decoration goes to what lies below; the point is the container's.
  func letsTouchThrough(at point: CGPoint) -> Bool { false }

  /// Views that take touches although they lie below; asked where no decoration was hit.
  func viewBelow(at point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  // MARK: Surroundings

  /// Traits that the presented controller sees in place of those around it; nil, the default, leaves them.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.refreshTraits() }
  }

  /// The style that the presentation takes on in a compact width; `none` where it stays as it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style that the presentation takes on in some surroundings; `none`, the default, leaves it as it is.
  ///
  /// The delegate is asked before. (R-PRE-40)
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }

  // MARK: Focus

  /// The presented controller. (R-FOC-11)
  open var preferredFocusEnvironments: [UIFocusEnvironment] { [presentedViewController] }

  /// What holds the container.
  open var parentFocusEnvironment: UIFocusEnvironment? { containerView?.superview }

  /// The container.
  open var focusItemContainer: UIFocusItemContainer? { containerView }

  /// Asks to look for the preferred item again; ignored while the focus is elsewhere. (R-FOC-12)
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.ask(from: self) }

  /// Looks for the preferred item now, where that was asked for.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  /// Whether the focus may move so; true by default. (R-FOC-1)
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus moved to, from or within what is presented; the default does nothing. (R-FOC-3)
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Sizes

  /// The view that holds the presented one and the decorations; nil while nothing is presented.
  open var containerView: UIView? { inForce.course.container }

  /// The size the presented controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the presented controller stated another size; lays the container out again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// The size the presented view has when the container has `parentSize`; that size by default.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container takes a new size.
  ///
  /// Overrides call super, which tells the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    let presentedSize = self.size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: size
    )
    presentedViewController.viewWillTransition(to: presentedSize, with: coordinator)
  }

  /// Called before the traits change.
  ///
  /// Overrides call super, which tells the presented controller and adapts the style. (R-PRE-40)
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
    let identity = identity
    coordinator.animate(alongsideTransition: { _ in identity.adaptWhileShown() })
  }
}
