/// Shows controllers on top of others and takes them back.
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
    presenter.presentation.presented = presented
    presented.presentation.presenting = presenter
    presented.presentation.controller = controller
    presented.presentation.phase = .presenting

    controller.installContainer()
    let animators: PresentationAnimators =
      animated ? presented.presentationAnimators(presenter: presenter, source: source) : (nil, nil)
    controller.runPresentation(animators) { didComplete in
      presented.presentation.phase = .none
      if didComplete { completion?() } else { unlink(presented) }
    }
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

  // MARK: Dismissing

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
    let animators = animated ? leaving.dismissalAnimators : (nil, nil)
    presentationController.runDismissal(animators) { didComplete in
      leaving.presentation.phase = .none
      guard didComplete else { return }
      unlink(leaving)
      completion?()
    }
  }

  /// Takes a level away without being seen; the one above it is shown by the one below from now on.
  private static func remove(_ level: UIViewController, under upper: UIViewController) {
    guard let lower = level.presentation.presenting,
      let controller = level.presentation.controller
    else { return }
    upper.presentation.controller?.inherit(from: controller)
    takeDown(level)
    unlink(level)
    level.presentation.presented = nil
    upper.presentation.presenting = lower
    lower.presentation.presented = upper
  }

  private static func takeDown(_ level: UIViewController) {
    level.beginAppearance(.disappearing, animated: false)
    level.viewIfLoaded?.removeFromSuperview()
    level.endAppearance()
  }

  /// Takes a whole stack away at once, as when the window gets another root.
  static func dismissAll(on bottom: UIViewController) {
    for level in bottom.presentationStack.levels.dropFirst().reversed().map(\.member) {
      level.presentation.controller?.hurry()
      takeDown(level)
      unlink(level)
    }
  }

  private static func unlink(_ presented: UIViewController) {
    presented.presentation.controller?.removeContainer()
    presented.presentation.controller = nil
    presented.presentation.phase = .none
    if presented.presentation.presenting?.presentation.presented === presented {
      presented.presentation.presenting?.presentation.presented = nil
    }
    presented.presentation.presenting = nil
  }
}

extension UIViewController {
  /// The style with the system's choice made.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic: return .pageSheet
    case .none:
      Log.warning(
        "\(describe(self)): modalPresentationStyle none cannot be presented; a page sheet is."
      )
      return .pageSheet
    default: return modalPresentationStyle
    }
  }

  var presentationControllerInForce: UIPresentationController? {
    if let controller = presentation.controller { return controller }
    if let parent { return parent.presentationControllerInForce }
    presentation.controller = makePresentationController(presenter: nil, source: self)
    return presentation.controller
  }

  /// The one that was read before, if it still suits, else a new one with the same delegate.
  func preparePresentationController(
    presenter: UIViewController,
    source: UIViewController
  ) -> UIPresentationController {
    let early = presentation.controller
    let style = resolvedPresentationStyle
    if let early, style != .custom, early.course.style == style {
      early.course.presenter = presenter
      return early
    }
    let controller = makePresentationController(presenter: presenter, source: source)
    if let delegate = early?.delegate { controller.delegate = delegate }
    return controller
  }

  private func makePresentationController(
    presenter: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    switch resolvedPresentationStyle {
    case .pageSheet, .formSheet:
      return SheetPresentation(presentedViewController: self, presenting: presenter)
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenter,
        source: source
      )
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    default:
      return CoveringPresentation(presentedViewController: self, presenting: presenter)
    }
  }
}
