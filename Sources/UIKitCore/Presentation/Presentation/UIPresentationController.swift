/// An object that manages the layout and the decorations of a presented view controller.
///
/// Subclass it for custom presentations, and return it from the transitioning delegate of a
/// controller with the presentation style `custom`. The object exists from before the presentation
/// until the end of the dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer,
  UIPresentationControllerDelegating, UIFocusEnvironment, UITraitEnvironment
{
  private weak var presented: UIViewController?

  /// The presented controller, or an empty controller if it has been deallocated.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }

  weak var adaptiveDelegate: UIAdaptivePresentationControllerDelegate?
  var progress = PresentationProgress()

  /// Creates a presentation controller.
  ///
  /// Its container is created when the presentation begins.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to present.
  ///   - presentingViewController: The controller that presents it, or `nil` if it is not known
  ///     yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    progress.presenter = presentingViewController
    progress.style = presentedViewController.resolvedPresentationStyle
    super.init()
  }

  /// The presenting controller, or the presented one if the presentation has not started.
  open var presentingViewController: UIViewController {
    progress.presenter ?? progress.original?.progress.presenter ?? presentedViewController
  }

  // MARK: Customization

  /// The style of the presentation, with `automatic` resolved.
  open var presentationStyle: UIModalPresentationStyle {
    progress.style
  }

  /// The view that is animated during transitions.
  ///
  /// The default value is the view of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view in the container.
  ///
  /// The default value is the bounds of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// A Boolean value that indicates whether the presenter's view is removed after the presentation.
  ///
  /// The default value is `false`.
  open var shouldRemovePresentersView: Bool { false }

  /// A Boolean value that indicates whether the container fills the window.
  ///
  /// The default value is `true`, except for the styles `currentContext` and `overCurrentContext`.
  open var shouldPresentInFullscreen: Bool {
    presentationStyle != .currentContext && presentationStyle != .overCurrentContext
  }

  /// Called before the presentation.
  ///
  /// Override this method to add decorations to the container. The default implementation does
  /// nothing.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation, with `false` if it was canceled.
  ///
  /// The default implementation does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal.
  ///
  /// The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal, with `false` if it was canceled.
  ///
  /// The default implementation does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container is laid out.
  ///
  /// The default implementation does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out.
  ///
  /// The default implementation does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Called inside the transition's animation, for changes that are animated along with it.
  func transitionAlongside(isPresenting: Bool) {}

  /// Called after a layout of the windows, to place a presented view that depends on another view.
  func followSource() {}

  /// The interaction controller of a dismissal that the user began on the decorations, if any.
  var hand: UIViewControllerInteractiveTransitioning? { nil }

  /// Returns the animator to use if the app provides none, for the controller's transition style.
  func systemAnimator(_ style: UIModalTransitionStyle, isPresenting: Bool)
    -> UIViewControllerAnimatedTransitioning
  { PresentationAnimator(style, isPresenting: isPresenting) }

  /// Whether the presentation is shown in front of the input area.
  var coversInputArea: Bool { false }

  /// The parts of the presented view that decorations cover.
  var systemInsets: UIEdgeInsets { .zero }

  /// The traits that the presentation overrides for the presented controller.
  var systemTraits: TraitValues { TraitValues() }

  /// Returns whether touches outside the presented view reach the content below.
  func letsTouchThrough(at point: CGPoint) -> Bool { false }

  /// Returns a view below the container that receives a touch outside the presented view.
  func viewBelow(at point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  // MARK: Environment changes

  /// The traits that override those around the presented controller.
  ///
  /// The default value is `nil`.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.refreshTraits() }
  }

  /// The traits that the presentation overrides for the presented controller.
  ///
  /// They take precedence over ``UIPresentationController/overrideTraitCollection``.
  open var traitOverrides: any UITraitOverrides {
    get { _traitOverrides }
    set { _traitOverrides = newValue }
  }

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  /// Called after ``UIPresentationController/traitCollection`` has changed.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The presentation style in a compact width, or `none` to keep the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  // R-PRE-40
  /// Returns the presentation style for the given traits, or `none` to keep the style.
  ///
  /// The delegate's method takes precedence.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }

  // MARK: Focus

  // R-FOC-11
  /// The presented controller.
  open var preferredFocusEnvironments: [UIFocusEnvironment] { [presentedViewController] }

  /// The superview of the container.
  open var parentFocusEnvironment: UIFocusEnvironment? { containerView?.superview }

  /// The container.
  open var focusItemContainer: UIFocusItemContainer? { containerView }

  // R-FOC-12
  /// Requests a focus update.
  ///
  /// The request is ignored if the focus is outside the presented content.
  open func setNeedsFocusUpdate() {
    UIFocusSystem.focusSystem(for: self)?.requestUpdate(from: self)
  }

  /// Performs a requested focus update immediately.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  // R-FOC-1
  /// Returns whether a focus update is allowed.
  ///
  /// The default implementation returns `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  // R-FOC-3
  /// Called after the focus moved to, from, or within the presented content.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - context: The focus update.
  ///   - coordinator: The coordinator of its animations.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Content size

  /// The view that contains the presented view and its decorations, or `nil` if nothing is
  /// presented.
  open var containerView: UIView? { effective.progress.container }

  /// The preferred content size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the preferred content size changed.
  ///
  /// The container is laid out again.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// Returns the size of the presented view for a size of the container.
  ///
  /// The default implementation returns the size of the container.
  ///
  /// - Parameters:
  ///   - container: The presented controller.
  ///   - parentSize: The size of the container.
  /// - Returns: The size of the presented view.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the container changes.
  ///
  /// The default implementation notifies the presented controller. Overrides must call `super`.
  ///
  /// - Parameters:
  ///   - size: The new size of the container.
  ///   - coordinator: The coordinator of the transition.
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
  /// The default implementation notifies the presented controller and adapts the style. Overrides
  /// must call `super`.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator of the transition.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    // R-PRE-40
    presentedViewController.willTransition(to: newCollection, with: coordinator)
    let identity = identity
    coordinator.animate(alongsideTransition: { _ in identity.adaptWhileShown() })
  }
}
