/// Something that gives sizes to contents and is told when its own changes: controllers and
/// presentations.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like to have; zero states none.
  var preferredContentSize: CGSize { get }
  /// Called after a content stated another preferred size.
  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
  /// The size a content will have when this container has `parentSize`.
  func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
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
