extension UIViewController {
  /// The sheet presentation controller of this controller or an ancestor, or `nil` for other
  /// styles.
  ///
  /// Before the presentation, it is created on first access if the style is that of a sheet, so
  /// that you can configure it.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover presentation controller of this controller or an ancestor, or `nil` for other
  /// styles.
  ///
  /// Before the presentation, it is created on first access if the style is `popover`, so that you
  /// can configure it. It doesn't change if a sheet replaces the popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
