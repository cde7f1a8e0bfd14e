extension UIPresentationController: UITraitChangeObservable, TraitStateOwner {
  var traitState: TraitState? {
    get { progress.traitState }
    set { progress.traitState = newValue }
  }

  func traitOverridesChanged() { presentedViewController.viewIfLoaded?.refreshTraits() }

  // R-TRAIT-13
  /// Called after the traits of the presented controller have changed.
  func presentedTraitsChanged(from old: UITraitCollection?) {
    let new = traitCollection
    for controller in identity === self ? [self] : [identity, self] {
      controller.traitCollectionDidChange(old)
      controller.traitState?.notify(controller, from: old ?? .initial, to: new)
    }
  }
}
