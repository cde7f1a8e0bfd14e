/// The state of a presentation controller between the presentation and the end of the dismissal.
struct PresentationProgress {
  weak var presenter: UIViewController?
  /// The presentation style of the presented controller at creation.
  var style = UIModalPresentationStyle.pageSheet
  var container: PresentationContainerView?
  var traitState: TraitState?
  var transition: ControllerTransition?
  /// The position of the presenter's view before it was removed, or `nil` if it was not removed.
  var presenterPlacement: ViewPlacement?
  /// Whether the presenter's tint has been dimmed.
  var dimsTint = false
  /// The presentation controller that replaces this one while the style is adapted to the traits.
  var substitute: UIPresentationController?
  /// The presentation controller that this one replaces.
  weak var original: UIPresentationController?
  /// The presented controller, if the delegate provided another one to show instead.
  var replaced: UIViewController?
  /// The controller that is shown instead of `replaced`.
  var replacement: UIViewController?
}

extension UIPresentationController {
  /// Whether the presented controller determines the orientation and the status bar instead of the
  /// presenter.
  var coversPresenter: Bool {
    // R-ROT-2
    presentationStyle == .fullScreen || presentationStyle == .overFullScreen
      || presentedViewController.modalPresentationCapturesStatusBarAppearance
  }

  // MARK: Container

  /// Adds the container to the window, or above the presenter's view.
  func installContainer() {
    guard let covered: UIView = presentingViewController.viewIfLoaded,
      let host = shouldPresentInFullscreen ? covered.window : covered.superview
    else { return }
    let frame = shouldPresentInFullscreen ? host.bounds : covered.frame
    let container = PresentationContainerView(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = self
    if shouldPresentInFullscreen {
      host.addSubview(container)
    } else {
      host.insertSubview(container, aboveSubview: covered)
    }
    progress.container = container
  }

  func removeContainer() {
    progress.container?.removeFromSuperview()
    progress.container = nil
  }

  // MARK: Transitions

  func runPresentation(
    _ animators: PresentationAnimators,
    ending: @escaping (Bool) -> Void
  ) {
    // Callbacks may end the presentation, for example by replacing the root controller.
    guard let container = progress.container, let presentedView,
      progress.container === container
    else { return ending(false) }
    presentedView.frame = frameOfPresentedViewInContainerView
    let originalPlacement = ViewPlacement(of: presentingViewController.viewIfLoaded)
    presentationTransitionWillBegin()
    guard progress.container === container else {
      presentationTransitionDidEnd(false)
      return ending(false)
    }
    let script = ControllerTransition.Script(
      from: presentingViewController,
      to: presentedViewController,
      containerView: container,
      order: .presentation,
      presentationStyle: presentationStyle,
      fromLeaves: shouldRemovePresentersView,
      finalFrame: frameOfPresentedViewInContainerView,
      toView: presentedView
    )
    run(script, animators, isPresenting: true) { [self] didComplete in
      if didComplete, script.fromLeaves {
        progress.presenterPlacement = originalPlacement?.leftNow()
      }
      presentationTransitionDidEnd(didComplete)
      ending(didComplete)
    }
  }

  func runDismissal(_ animators: PresentationAnimators, ending: @escaping (Bool) -> Void) {
    guard let container = progress.container else { return ending(true) }
    dismissalTransitionWillBegin()
    guard progress.container === container else {
      dismissalTransitionDidEnd(true)
      return ending(true)
    }
    let originalPlacement = progress.presenterPlacement
    let presenterView = presentingViewController.viewIfLoaded
    let script = ControllerTransition.Script(
      from: presentedViewController,
      to: presentingViewController,
      containerView: container,
      order: .presentation,
      presentationStyle: presentationStyle,
      toArrives: originalPlacement != nil,
      finalFrame: presenterView.flatMap { originalPlacement?.frame(of: $0) },
      fromView: presentedView,
      originalPlacement: originalPlacement
    )
    run(script, container.window == nil ? (nil, nil) : animators, isPresenting: false) {
      [self] didComplete in
      if didComplete { progress.presenterPlacement = nil }
      dismissalTransitionDidEnd(didComplete)
      ending(didComplete)
    }
  }

  private func run(
    _ script: ControllerTransition.Script,
    _ animators: PresentationAnimators,
    isPresenting: Bool,
    ending: @escaping (Bool) -> Void
  ) {
    let transition = ControllerTransition(
      script,
      animator: animators.animator,
      interaction: animators.interaction
    )
    progress.transition = transition
    let window = script.containerView.window
    transition.alongside { [self] in transitionAlongside(isPresenting: isPresenting) }
    transition.run { [self] didComplete in
      progress.transition = nil
      ending(didComplete)
      window?.refreshStatusBar()
      if didComplete, isPresenting {
        window?.turn(for: presentedViewController)
      } else {
        window?.settleOrientation()
      }
    }
  }

  /// Completes the current transition immediately.
  func hurry() { progress.transition?.hurry(didComplete: true) }

  /// Takes over the presenter of a presentation below that has been removed.
  func inherit(from lower: UIPresentationController) {
    progress.presenter = lower.progress.presenter
    progress.presenterPlacement = lower.progress.presenterPlacement
    progress.dimsTint = lower.progress.dimsTint
    if let sheet = self as? UISheetPresentationController,
      let lower = lower as? UISheetPresentationController
    {
      sheet.backdrop.takeOver(from: lower.backdrop)
    } else {
      (lower as? UISheetPresentationController)?.backdrop.leave()
    }
  }
}

/// The container of a presented view and its decorations.
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?

  override var coversInputArea: Bool { presentationController?.coversInputArea ?? false }

  override var parentFocusEnvironment: UIFocusEnvironment? { presentationController ?? superview }

  // R-PRE-28
  /// Lays out the presented view again, whose frame can depend on the size classes.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let (old, new) = (previousTraitCollection, traitCollection)
    guard
      old?.horizontalSizeClass != new.horizontalSizeClass
        || old?.verticalSizeClass != new.verticalSizeClass
    else { return }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let presentationController, let presented = presentationController.presentedView,
      !hit.isDescendant(of: presented)
    else { return hit }
    if let below = presentationController.viewBelow(at: point, with: event) { return below }
    return presentationController.letsTouchThrough(at: point) ? nil : hit
  }
}
