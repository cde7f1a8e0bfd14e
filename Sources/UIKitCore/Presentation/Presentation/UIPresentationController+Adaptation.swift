/// Adaptation of a presentation to other traits.
///
/// The app always accesses the original presentation controller. If the style is adapted to the
/// traits, a substitute shows the controller.
extension UIPresentationController {
  /// The presentation controller that shows the controller: the substitute or this one.
  var effective: UIPresentationController { progress.substitute ?? self }

  /// The original presentation controller, which the app accesses.
  var identity: UIPresentationController { progress.original ?? self }

  var delegateInForce: UIAdaptivePresentationControllerDelegate? {
    adaptiveDelegate ?? progress.original?.adaptiveDelegate
  }

  /// The traits that override those around the presented controller.
  var traitsForPresented: TraitValues {
    var traits = systemTraits
    if let overrides = overrideTraitCollection ?? progress.original?.overrideTraitCollection {
      traits.merge(overrides.values)
    }
    if identity !== self { identity.traitState?.overrides.apply(to: &traits) }
    traitState?.overrides.apply(to: &traits)
    return traits
  }

  /// Selects the presentation controller for the given traits.
  func adapt(to traits: UITraitCollection) {
    // R-PRE-40
    let style = styleInstead(in: traits)
    guard let style else {
      progress.substitute = nil
      releaseReplaced()
      adaptiveDelegate?.presentationController(
        self,
        willPresentWithAdaptiveStyle: .none,
        transitionCoordinator: presentedViewController.transitionCoordinator
      )
      return
    }
    guard progress.substitute?.progress.style != style else { return }
    let wished = adaptiveDelegate?.presentationController(
      self,
      viewControllerForAdaptivePresentationStyle: style
    )
    let shown = wished ?? presentedViewController
    let substitute = makeSubstitute(style, showing: shown)
    substitute.progress.original = self
    substitute.progress.presenter = progress.presenter
    progress.substitute = substitute
    if shown === presentedViewController {
      releaseReplaced()
    } else {
      progress.replaced = presentedViewController
      progress.replacement = shown
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
        presenting: progress.presenter
      )
    } else if isSheet, let popover = self as? UIPopoverPresentationController,
      shown === presentedViewController
    {
      substitute = popover.adaptiveSheetPresentationController
    } else if isSheet {
      substitute = UISheetPresentationController(
        presentedViewController: shown,
        presenting: progress.presenter
      )
    } else {
      substitute = CoveringPresentation(
        presentedViewController: shown,
        presenting: progress.presenter
      )
    }
    substitute.progress.style = style
    return substitute
  }

  /// Removes the presented controller from the container that was shown instead of it.
  private func releaseReplaced() {
    guard let replaced = progress.replaced else { return }
    progress.replaced = nil
    progress.replacement = nil
    guard replaced.parent != nil else { return }
    replaced.willMove(toParent: nil)
    replaced.viewIfLoaded?.removeFromSuperview()
    replaced.removeFromParent()
  }

  /// Cleans up at the end of the presentation.
  func end() {
    effective.removeContainer()
    removeContainer()
    progress.substitute = nil
    if let replaced = progress.replaced {
      progress.replaced = nil
      progress.replacement = nil
      replaced.presentation.controller = nil
    }
  }

  // MARK: Trait changes

  /// Adapts the visible presentation to changed traits.
  ///
  /// A presentation below one that removes its view adapts when that has been dismissed.
  func adaptWhileShown() {
    guard progress.original == nil, let presenter = progress.presenter,
      let view = presenter.viewIfLoaded
    else { return }
    let old = effective
    let shown = old.presentedViewController
    guard shown.presentation.phase == .none, shown.presentation.controller === self,
      shown.presentation.presented?.presentation.controller?.effective.shouldRemovePresentersView
        != true
    else { return }
    let style = styleInstead(in: (view.window ?? old.progress.container ?? view).traitCollection)
    guard style ?? progress.style != old.progress.style else { return }
    UIView.performWithoutAnimation {
      exchange(old, traits: (old.progress.container ?? view).traitCollection)
    }
  }

  private func exchange(_ old: UIPresentationController, traits: UITraitCollection) {
    let presenter = presentingViewController
    let shown = old.presentedViewController
    old.dismissalTransitionWillBegin()
    old.restorePresenter()
    adapt(to: traits)
    let new = effective
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
    new.showWithoutTransition()
    if next !== shown { next.endAppearance() }
    old.dismissalTransitionDidEnd(true)
    old.removeContainer()
    new.removePresenter()
    next.viewIfLoaded?.refreshTraits()
  }

  /// Shows the controller without a transition while its view stays in the window.
  private func showWithoutTransition() {
    installContainer()
    guard let container = progress.container, let presentedView else { return }
    container.addSubview(presentedView)
    presentationTransitionWillBegin()
    presentedView.frame = frameOfPresentedViewInContainerView
    transitionAlongside(isPresenting: true)
    presentationTransitionDidEnd(true)
    container.setNeedsLayout()
    container.layoutIfNeeded()
  }

  private func restorePresenter() {
    guard let originalPlacement = progress.presenterPlacement,
      let view = presentingViewController.viewIfLoaded
    else {
      return
    }
    progress.presenterPlacement = nil
    presentingViewController.beginAppearance(.appearing, animated: false)
    originalPlacement.restore(view)
    presentingViewController.endAppearance()
  }

  private func removePresenter() {
    guard shouldRemovePresentersView, let view = presentingViewController.viewIfLoaded else {
      return
    }
    progress.presenterPlacement = ViewPlacement(of: view)
    presentingViewController.beginAppearance(.disappearing, animated: false)
    view.removeFromSuperview()
    presentingViewController.endAppearance()
  }
}
