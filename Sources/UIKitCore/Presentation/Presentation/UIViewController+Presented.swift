extension UIViewController {
  /// The sheet that shows this controller, or one that contains it, or will show it; nil for other styles.
  ///
  /// Reading it before the presentation makes one where the style is that of a sheet, so that it can be set up.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that shows this controller, or one that contains it, or will show it; nil for other styles.
  ///
  /// Reading it before the presentation makes one where the style is `popover`, so that it can be set up. It stays the
  /// same where a sheet shows the controller in its place.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
