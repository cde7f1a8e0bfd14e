/// The methods of a presentation controller's delegate.
///
/// They adapt the presentation style to the traits and are called when the user dismisses a
/// controller. Dismissals by the app are not reported. All methods have default implementations.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the presentation style for a compact width.
  ///
  /// Return `none` to keep the style. The default implementation returns the presentation
  /// controller's ``UIPresentationController/adaptivePresentationStyle``.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  // R-PRE-40
  /// Returns the presentation style for the given traits.
  ///
  /// In a compact width, the default implementation calls `adaptivePresentationStyle(for:)` of this
  /// protocol. Otherwise it returns the style that the presentation controller chooses for the
  /// traits.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - traitCollection: The traits to adapt to.
  /// - Returns: The style, or `none` to keep the style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called to configure the presentation controller of the adapted style.
  ///
  /// - Parameters:
  ///   - presentationController: The original presentation controller.
  ///   - adaptivePresentationController: The presentation controller of the adapted style.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )
  /// Returns the controller to show in the adapted style, such as a container of the presented one.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - style: The adapted style.
  /// - Returns: The controller, or `nil`, the default, for the presented controller itself.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the controller is shown.
  ///
  /// Unlike iOS, there is no coordinator at the start of a presentation.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller.
  ///   - style: The adapted style, or `none` if the style is not adapted.
  ///   - transitionCoordinator: The coordinator of the transition, or `nil`.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  )

  /// Returns whether the user can dismiss the controller.
  ///
  /// The method is called when the user attempts to dismiss the controller. The default
  /// implementation returns `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when the user begins to dismiss the controller.
  ///
  /// The dismissal can still be canceled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user attempted to dismiss a controller that cannot be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the presentation controller's ``UIPresentationController/adaptivePresentationStyle``.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.adaptivePresentationStyle }
  /// Returns the style for a compact width, or otherwise the style that the presentation controller
  /// chooses for the traits.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - traitCollection: The traits to adapt to.
  /// - Returns: The style, or `none` to keep the style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller)
      : controller.adaptivePresentationStyle(for: traitCollection)
  }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - presentationController: The original presentation controller.
  ///   - adaptivePresentationController: The presentation controller of the adapted style.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Returns `nil`.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - style: The adapted style.
  /// - Returns: `nil`.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - presentationController: The presentation controller.
  ///   - style: The adapted style, or `none` if the style is not adapted.
  ///   - transitionCoordinator: The coordinator of the transition, or `nil`.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {}
  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
