/// Presents and dismisses view controllers.
@MainActor enum ModalPresentation {
  // MARK: Presenting

  static func present(
    _ presented: UIViewController,
    from source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = source.presenter(for: presented.resolvedPresentationStyle)
    if let refusal = request(presented, source: source, presenter: presenter).refusal {
      return refuse(presented, source: source, presenter: presenter, because: refusal)
    }
    let controller = presented.preparePresentationController(
      presenter: presenter,
      source: source
    )
    controller.adapt(to: presenter.traitCollection)
    let shown = controller.effective.presentedViewController
    link(shown, by: controller, to: presenter)
    shown.presentation.phase = .presenting
    // Loading the view may remove the presenter from its window.
    shown.loadViewIfNeeded()
    guard presenter.viewIfLoaded?.window != nil else {
      if presenter.presentation.presented === shown { unlink(shown) }
      return refuse(
        presented,
        source: source,
        presenter: presenter,
        because: .presenterIsOutsideWindow
      )
    }

    controller.effective.installContainer()
    let animators: PresentationAnimators =
      animated ? controller.effective.animators(presenter: presenter, source: source) : (nil, nil)
    controller.effective.runPresentation(animators) { didComplete in
      guard shown.presentation.controller === controller else { return }
      shown.presentation.phase = .none
      if didComplete { completion?() } else { unlink(shown) }
    }
  }

  static func link(
    _ shown: UIViewController,
    by controller: UIPresentationController,
    to presenter: UIViewController
  ) {
    presenter.presentation.presented = shown
    shown.presentation.presenting = presenter
    shown.presentation.controller = controller
  }

  private static func request(
    _ presented: UIViewController,
    source: UIViewController,
    presenter: UIViewController
  ) -> PresentationRequest {
    PresentationRequest(
      isItself: presented === source || presented === presenter,
      isPresentedAlready: presented.presentation.presenting != nil,
      hasParent: presented.parent != nil,
      presenterIsBusy: presenter.presentation.presented != nil,
      presenterIsInWindow: presenter.viewIfLoaded?.window != nil,
      transitionIsUnderWay: presenter.presentation.presented.map(isUnderWay) ?? false
        || isUnderWay(presenter)
    )
  }

  private static func isUnderWay(_ controller: UIViewController) -> Bool {
    controller.presentation.phase == .dismissing
  }

  private static func refuse(
    _ presented: UIViewController,
    source: UIViewController,
    presenter: UIViewController,
    because refusal: PresentationRefusal
  ) {
    let (new, old) = (describe(presented), describe(presenter))
    let attempt = "Attempt to present \(new) on \(old) (from \(describe(source)))"
    switch refusal {
    case .isItself:
      Misuse.raise(
        reason: "Application tried to present modal view controller on itself. "
          + "Presenting controller is \(new)."
      )
    case .isPresentedAlready:
      let holder = presented.presentation.presenting.map(describe) ?? "(null)"
      Misuse.raise(
        reason: "Application tried to present modally a view controller \(new) "
          + "that is already being presented by \(holder)."
      )
    case .hasParent:
      let parent = presented.parent.map(describe) ?? "(null)"
      Misuse.raise(
        reason: "Application tried to present modally a view controller \(new) "
          + "that has a parent view controller \(parent)."
      )
    case .presenterIsBusy:
      let top = presenter.presentation.presented.map(describe) ?? "(null)"
      Log.warning("\(attempt) which is already presenting \(top).")
    case .presenterIsOutsideWindow:
      Log.warning("\(attempt) whose view is not in the window hierarchy.")
    case .transitionIsUnderWay:
      Log.warning("\(attempt) while a dismissal is in progress.")
    }
  }

  // MARK: Dismissal

  static func dismiss(
    from controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let base = controller.presentationBase ?? controller.presentingViewController,
      let dismissal = base.presentationStack.dismissal
    else {
      completion?()
      return
    }
    let (leaving, silently) = dismissal
    guard ([leaving] + silently).allSatisfy({ $0.presentation.phase == .none }),
      let presentationController = leaving.presentation.controller
    else {
      return Log.warning(
        "Attempt to dismiss from view controller \(describe(controller)) "
          + "while a presentation or dismiss is in progress!"
      )
    }
    for level in silently.reversed() { remove(level, under: leaving) }
    leaving.presentation.phase = .dismissing
    let animators = animated ? presentationController.effective.dismissalAnimators : (nil, nil)
    presentationController.effective.runDismissal(animators) { didComplete in
      leaving.presentation.phase = .none
      guard didComplete else { return }
      let presenter = leaving.presentation.presenting
      unlink(leaving)
      presenter?.presentation.controller?.adaptWhileShown()
      completion?()
    }
  }

  /// Removes a level without a transition, and links the levels above and below it.
  private static func remove(_ level: UIViewController, under upper: UIViewController) {
    guard let lower = level.presentation.presenting,
      let controller = level.presentation.controller
    else { return }
    upper.presentation.controller?.effective.inherit(from: controller.effective)
    upper.presentation.controller?.progress.presenter = lower
    removePopover(level)
    unlink(level)
    level.presentation.presented = nil
    upper.presentation.presenting = lower
    lower.presentation.presented = upper
  }

  private static func removePopover(_ level: UIViewController) {
    level.beginAppearance(.disappearing, animated: false)
    level.viewIfLoaded?.removeFromSuperview()
    level.endAppearance()
  }

  /// Removes all presented controllers without a transition, for example when the root changes.
  static func dismissAll(on bottom: UIViewController) {
    for level in bottom.presentationStack.levels.dropFirst().reversed().map(\.member) {
      level.presentation.controller?.effective.hurry()
      removePopover(level)
      UIView.performWithoutAnimation {
        level.presentation.controller?.effective.transitionAlongside(isPresenting: false)
      }
      unlink(level)
    }
  }

  static func unlink(_ presented: UIViewController) {
    presented.presentation.controller?.end()
    presented.presentation.controller = nil
    presented.presentation.phase = .none
    if presented.presentation.presenting?.presentation.presented === presented {
      presented.presentation.presenting?.presentation.presented = nil
    }
    presented.presentation.presenting = nil
  }
}
