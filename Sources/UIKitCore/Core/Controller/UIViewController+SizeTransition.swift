extension UIViewController {
  /// The parent or presentation controller, which is notified of changes of this controller's
  /// preferred size.
  var contentContainerAbove: UIContentContainer? { parent ?? presentation.running }

  func forwardSizeTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    guard let view = viewIfLoaded else { return }
    for child in children {
      guard let childView = child.viewIfLoaded, childView.isDescendant(of: view) else { continue }
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != childView.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  func forwardTraitTransition(
    to collection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    guard let view = viewIfLoaded else { return }
    for child in children {
      guard let childView = child.viewIfLoaded, childView.isDescendant(of: view) else { continue }
      let traits = UITraitCollection(values: child.traits(inheriting: collection.values))
      guard traits != child.traitCollection else { continue }
      child.willTransition(to: traits, with: coordinator)
    }
  }

  func expectedSize(of container: UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let childView = child.viewIfLoaded,
      let view = viewIfLoaded, childView.bounds.size != view.bounds.size
    else { return parentSize }
    return childView.bounds.size
  }

  /// The coordinator of the transition of this controller or of its nearest ancestor in a
  /// transition.
  var coordinatorInForce: TransitionCoordinator? {
    var controller: UIViewController? = self
    while let current = controller {
      if let coordinator = current.runningCoordinator, coordinator.phase != .ended {
        return coordinator
      }
      controller = current.parent
    }
    return nil
  }
}
