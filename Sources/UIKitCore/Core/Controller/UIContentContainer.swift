/// An object that determines the size of its contents and is notified when its own size changes.
///
/// View controllers and presentation controllers conform to this protocol. Implementations for a
/// container forward the calls to the contents.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of child content changed.
  ///
  /// - Parameter container: The child whose preferred size changed.
  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
  /// Returns the size of a child container.
  ///
  /// - Parameters:
  ///   - container: The child container.
  ///   - parentSize: The size of this container, in points.
  /// - Returns: The size of the child container, in points.
  func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size of the container changes.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The coordinator of the transition, which runs animations alongside it.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  )
  /// Called before the traits of the container change.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator of the transition, which runs animations alongside it.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  )
}
