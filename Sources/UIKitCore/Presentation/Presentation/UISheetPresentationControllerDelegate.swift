/// The methods of a sheet presentation controller's delegate.
///
/// They are called in addition to those of ``UIAdaptivePresentationControllerDelegate``. All
/// methods have default implementations.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  // R-PRE-22
  /// Called when the user moved the sheet to another detent.
  ///
  /// Changes by the app are not reported.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
