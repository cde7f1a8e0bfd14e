/// An object that sizes its contents and is notified when its own size changes: view controllers
/// and presentation controllers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a content changed.
  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
  /// Returns the size of a content when this container has `parentSize`.
  func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  ///
  /// Animate changes together with the transition by using the coordinator.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  )
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  )
}
