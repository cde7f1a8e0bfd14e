/// Lays a presented controller out and decorates it for as long as it is on top of another one.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller on top.
  public unowned let presentedViewController: UIViewController

  /// Hears about the user pulling the presented card down.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  var course = PresentationCourse()

  /// Connects the two; the container comes with the presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    course.presenter = presentingViewController
    course.style = presentedViewController.resolvedPresentationStyle
    super.init()
  }

  /// The controller that shows the other one; before the presentation starts it may be the
  /// presented one.
  open var presentingViewController: UIViewController {
    course.presenter ?? presentedViewController
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

  // MARK: Sizes

  /// The view that holds the presented one and the decorations; nil while nothing is presented.
  open var containerView: UIView? { course.container }

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
  /// Overrides call super, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
}
