/// What the user does to a sheet, and what its delegate hears of it.
extension UISheetPresentationController {
  /// Whether nothing lies on the card and nothing moves it.
  var isAtRestOnTop: Bool {
    guard let (room, _) = places, !room.fillsWindow else { return false }
    return presentedViewController.presentation.presented == nil
      && presentedViewController.presentation.phase == .none
  }

  /// A tap beside the card, in the dark.
  func tappedOutside() {
    guard presentedViewController.presentation.presented == nil,
      presentedViewController.presentation.phase == .none
    else { return }
    if mayBeDismissedByUser { dismissByUser() } else { tellAttempt() }
  }

  func goToNextDetent() {
    guard isAtRestOnTop, let (_, detents) = places, detents.stops.count > 1 else { return }
    sheet.selected = detents.stop(after: restingHeight).identifier
    settle(velocity: 0)
    tellSelection()
  }

  func tellSelection() {
    (delegateInForce as? UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

extension UIPresentationController {
  /// Asks whether the user may take the controller away now.
  var mayBeDismissedByUser: Bool {
    !presentedViewController.isModalInPresentation
      && delegateInForce?.presentationControllerShouldDismiss(identity) ?? true
  }

  /// The user takes the controller away; the delegate hears it. (R-PRE-27)
  func dismissByUser() {
    if (presentedViewController as? UIAlertController)?.chooseCancel() == true { return }
    let (controller, delegate) = (identity, delegateInForce)
    delegate?.presentationControllerWillDismiss(controller)
    presentedViewController.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(controller)
    }
  }

  func tellAttempt() {
    delegateInForce?.presentationControllerDidAttemptToDismiss(identity)
  }
}
