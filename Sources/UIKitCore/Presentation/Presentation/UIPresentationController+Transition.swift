/// What a presentation controller remembers from the way up until the way down has ended.
struct PresentationProgress {
  weak var presenter: UIViewController?
  /// That of the presented controller when this one was made.
  var style = UIModalPresentationStyle.pageSheet
  var container: PresentationContainerView?
  var transition: ControllerTransition?
  /// Where the presenter's view was before it left the tree; nil while it is there.
  var presenterHome: ViewPlacement?
  /// Whether the presenter's tint was greyed, and is to get its colour back.
  var dimsTint = false
  /// What shows the controller where this one's style does not suit the surroundings.
  var substitute: UIPresentationController?
  /// The one that this is a substitute for.
  weak var original: UIPresentationController?
  /// The controller that another one is shown for, as the delegate wished; kept while that is so.
  var replaced: UIViewController?
  /// The one that is shown for it; kept until it is linked to its presenter, and while it is shown.
  var replacement: UIViewController?
}

extension UIPresentationController {
  /// Whether the presenter is not asked about the window any more (R-ROT-2).
  var coversPresenter: Bool {
    presentationStyle == .fullScreen || presentationStyle == .overFullScreen
      || presentedViewController.modalPresentationCapturesStatusBarAppearance
  }

  // MARK: The container

  /// Puts the container over the window, or over the presenter's view alone.
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
    course.container = container
  }

  func removeContainer() {
    course.container?.removeFromSuperview()
    course.container = nil
  }

  // MARK: Up and down

  func runPresentation(
    _ animators: PresentationAnimators,
    ending: @escaping (Bool) -> Void
  ) {
    guard let container = course.container, let presentedView else { return ending(false) }
    presentedView.frame = frameOfPresentedViewInContainerView
    let home = ViewPlacement(of: presentingViewController.viewIfLoaded)
    presentationTransitionWillBegin()
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
      if didComplete, script.fromLeaves { course.presenterHome = home?.leftNow() }
      presentationTransitionDidEnd(didComplete)
      ending(didComplete)
    }
  }

  func runDismissal(_ animators: PresentationAnimators, ending: @escaping (Bool) -> Void) {
    guard let container = course.container else { return ending(true) }
    dismissalTransitionWillBegin()
    let home = course.presenterHome
    let presenterView = presentingViewController.viewIfLoaded
    let script = ControllerTransition.Script(
      from: presentedViewController,
      to: presentingViewController,
      containerView: container,
      order: .presentation,
      presentationStyle: presentationStyle,
      toArrives: home != nil,
      finalFrame: presenterView.flatMap { home?.frame(of: $0) },
      fromView: presentedView,
      home: home
    )
    run(script, container.window == nil ? (nil, nil) : animators, isPresenting: false) {
      [self] didComplete in
      if didComplete { course.presenterHome = nil }
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
    course.transition = transition
    let window = script.containerView.window
    transition.alongside { [self] in transitionAlongside(isPresenting: isPresenting) }
    transition.run { [self] didComplete in
      course.transition = nil
      ending(didComplete)
      window?.refreshStatusBar()
      if didComplete, isPresenting {
        window?.turn(for: presentedViewController)
      } else {
        window?.settleOrientation()
      }
    }
  }

  /// Ends a transition under way at once.
  func hurry() {
    course.transition?.completeTransition(true)
  }

  /// Takes the place of the presentation below, which has gone: its presenter is this one's now.
  func inherit(from lower: UIPresentationController) {
    course.presenter = lower.course.presenter
    course.presenterHome = lower.course.presenterHome
    course.dimsTint = lower.course.dimsTint
    if let sheet = self as? UISheetPresentationController,
      let lower = lower as? UISheetPresentationController
    {
      sheet.backdrop.takeOver(from: lower.backdrop)
    } else {
      (lower as? UISheetPresentationController)?.backdrop.leave()
    }
  }
}

/// Holds a presented view and its decorations, and keeps the presented view in its place.
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?

  override var parentFocusEnvironment: UIFocusEnvironment? { presentationController ?? superview }

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
