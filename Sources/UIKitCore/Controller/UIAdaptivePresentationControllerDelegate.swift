/// Hears about the user pulling a presented card down.
///
/// Dismissals by code are not reported.
///
/// Unlike iOS, styles do not adapt to other sizes, so nothing is asked about that.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the user may dismiss now; asked when the pull begins, true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when the pull begins; the card may still come back.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the card has gone.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a pull at a card that has to stay.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// True.
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
