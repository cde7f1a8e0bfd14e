/// Adaptation of a presentation to other traits.
///
/// The app always accesses the original presentation controller. If the style is adapted to the
/// traits, a substitute shows the controller.
extension UIPresentationController {
  /// The presentation controller that shows the controller: the substitute or this one.
  var inForce: UIPresentationController { course.substitute ?? self }

  /// The original presentation controller, which the app accesses.
  var identity: UIPresentationController { course.original ?? self }

  var delegateInForce: UIAdaptivePresentationControllerDelegate? {
    adaptiveDelegate ?? course.original?.adaptiveDelegate
  }

  /// The traits that override those around the presented controller.
  var traitsForPresented: TraitValues {
    var traits = systemTraits
    if let overrides = overrideTraitCollection ?? course.original?.overrideTraitCollection {
      traits.merge(overrides.values)
    }
    return traits
  }

  /// Selects the presentation controller for the given traits.
  func adapt(to traits: UITraitCollection) {
    // R-PRE-40
    let style = styleInstead(in: traits)
    guard let style else {
      course.substitute = nil
      releaseReplaced()
      adaptiveDelegate?.presentationController(
        self,
        willPresentWithAdaptiveStyle: .none,
        transitionCoordinator: presentedViewController.transitionCoordinator
      )
      return
    }
    guard course.substitute?.course.style != style else { return }
    let wished = adaptiveDelegate?.presentationController(
      self,
      viewControllerForAdaptivePresentationStyle: style
    )
    let shown = wished ?? presentedViewController
    let substitute = makeSubstitute(style, showing: shown)
    substitute.course.original = self
    substitute.course.presenter = course.presenter
    course.substitute = substitute
    if shown === presentedViewController {
      releaseReplaced()
    } else {
      course.replaced = presentedViewController
      course.replacement = shown
      presentedViewController.presentation.controller = self
    }
    adaptiveDelegate?.presentationController(self, prepare: substitute)
    adaptiveDelegate?.presentationController(
      self,
      willPresentWithAdaptiveStyle: style,
      transitionCoordinator: presentedViewController.transitionCoordinator
    )
  }

  /// Returns the adapted style for the given traits, or `nil` to keep the style.
  private func styleInstead(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    let asked =
      adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    let style = asked == .automatic ? .pageSheet : asked
    guard style != .none, style != presentationStyle else { return nil }
    switch style {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet: return style
    default:
      Log.warning(
        "A presentation cannot adapt to style \(style.rawValue); the style is not changed."
      )
      return nil
    }
  }

  private func makeSubstitute(
    _ style: UIModalPresentationStyle,
    showing shown: UIViewController
  ) -> UIPresentationController {
    let isSheet = style == .pageSheet || style == .formSheet
    let substitute: UIPresentationController
    if shown is UIAlertController {
      substitute = AlertPresentation(
        presentedViewController: shown,
        presenting: course.presenter
      )
    } else if isSheet, let popover = self as? UIPopoverPresentationController,
      shown === presentedViewController
    {
      substitute = popover.adaptiveSheetPresentationController
    } else if isSheet {
      substitute = UISheetPresentationController(
        presentedViewController: shown,
        presenting: course.presenter
      )
    } else {
      substitute = CoveringPresentation(
        presentedViewController: shown,
        presenting: course.presenter
      )
    }
    substitute.course.style = style
    return substitute
  }

  /// Removes the presented controller from the container that was shown instead of it.
  private func releaseReplaced() {
    guard let replaced = course.replaced else { return }
    course.replaced = nil
    course.replacement = nil
    guard replaced.parent != nil else { return }
    replaced.willMove(toParent: nil)
    replaced.viewIfLoaded?.removeFromSuperview()
    replaced.removeFromParent()
  }

  /// Cleans up at the end of the presentation.
  func end() {
    inForce.removeContainer()
    removeContainer()
    course.substitute = nil
    if let replaced = course.replaced {
      course.replaced = nil
      course.replacement = nil
      replaced.presentation.controller = nil
    }
  }

  // MARK: Trait changes

  /// Adapts the visible presentation to changed traits.
  func adaptWhileShown() {
    guard course.original == nil, let presenter = course.presenter,
      let view = presenter.viewIfLoaded
    else { return }
    let old = inForce
    let shown = old.presentedViewController
    guard shown.presentation.phase == .none, shown.presentation.controller === self else { return }
    let style = styleInstead(in: (view.window ?? old.course.container ?? view).traitCollection)
    guard style ?? course.style != old.course.style else { return }
    UIView.performWithoutAnimation {
      exchange(old, traits: (old.course.container ?? view).traitCollection)
    }
  }

  private func exchange(_ old: UIPresentationController, traits: UITraitCollection) {
    let presenter = presentingViewController
    let shown = old.presentedViewController
    old.dismissalTransitionWillBegin()
    old.bringPresenterBack()
    adapt(to: traits)
    let new = inForce
    let next = new.presentedViewController
    if next !== shown {
      shown.beginAppearance(.disappearing, animated: false)
      // The replacement may have added the view to its own.
      for view in [old.presentedView, shown.viewIfLoaded].compactMap({ $0 })
      where next.viewIfLoaded.map(view.isDescendant) != true {
        view.removeFromSuperview()
      }
      shown.endAppearance()
      shown.presentation.presenting = nil
      if shown !== presentedViewController { shown.presentation.controller = nil }
      ModalPresentation.link(next, by: self, to: presenter)
      next.beginAppearance(.appearing, animated: false)
    }
    new.comeInPlace()
    if next !== shown { next.endAppearance() }
    old.dismissalTransitionDidEnd(true)
    old.removeContainer()
    new.sendPresenterAway()
    next.viewIfLoaded?.refreshTraits()
  }

  /// Shows the controller without a transition while its view stays in the window.
  private func comeInPlace() {
    installContainer()
    guard let container = course.container, let presentedView else { return }
    container.addSubview(presentedView)
    presentationTransitionWillBegin()
    presentedView.frame = frameOfPresentedViewInContainerView
    transitionAlongside(isPresenting: true)
    presentationTransitionDidEnd(true)
    container.setNeedsLayout()
    container.layoutIfNeeded()
  }

  private func bringPresenterBack() {
    guard let home = course.presenterHome, let view = presentingViewController.viewIfLoaded else {
      return
    }
    course.presenterHome = nil
    presentingViewController.beginAppearance(.appearing, animated: false)
    home.takeBack(view)
    presentingViewController.endAppearance()
  }

  private func sendPresenterAway() {
    guard shouldRemovePresentersView, let view = presentingViewController.viewIfLoaded else {
      return
    }
    course.presenterHome = ViewPlacement(of: view)
    presentingViewController.beginAppearance(.disappearing, animated: false)
    view.removeFromSuperview()
    presentingViewController.endAppearance()
  }
}
