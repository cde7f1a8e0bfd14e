/// The user's actions on a sheet, and the corresponding delegate calls.
extension UISheetPresentationController {
  /// Whether the sheet is not in a transition, presents no other controller, and does not fill the
  /// window.
  var isAtRestOnTop: Bool {
    guard let (room, _) = places, !room.fillsWindow else { return false }
    return presentedViewController.presentation.presented == nil
      && presentedViewController.presentation.phase == .none
  }

  /// Handles a tap on the dimmed area outside the card.
  func tappedOutside() {
    guard presentedViewController.presentation.presented == nil,
      presentedViewController.presentation.phase == .none
    else { return }
    if mayBeDismissedByUser { dismissByUser() } else { notifyAttempt() }
  }

  func goToNextDetent() {
    guard isAtRestOnTop, let (_, detents) = places, detents.stops.count > 1 else { return }
    sheet.selected = detents.stop(after: restingHeight).identifier
    settle(velocity: 0)
    notifySelection()
  }

  func notifySelection() {
    (delegateInForce as? UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

extension UIPresentationController {
  /// Whether the user can dismiss the controller, according to the controller and the delegate.
  var mayBeDismissedByUser: Bool {
    !presentedViewController.isModalInPresentation
      && delegateInForce?.presentationControllerShouldDismiss(identity) ?? true
  }

  /// Dismisses the controller on behalf of the user and notifies the delegate.
  func dismissByUser() {
    // R-PRE-27
    if (presentedViewController as? UIAlertController)?.chooseCancel() == true { return }
    let (controller, delegate) = (identity, delegateInForce)
    delegate?.presentationControllerWillDismiss(controller)
    presentedViewController.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(controller)
    }
  }

  func notifyAttempt() {
    delegateInForce?.presentationControllerDidAttemptToDismiss(identity)
  }
}
