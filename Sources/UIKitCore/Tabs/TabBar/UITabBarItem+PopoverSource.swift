extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the button that shows the item; `nil` if no bar on the screen shows it.
  ///
  /// - Parameter referenceView: The view in whose coordinates the frame is returned.
  /// - Returns: The frame of the button.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let button else { return nil }
    button.bar?.layoutIfNeeded()
    return button.frame(in: referenceView)
  }
}
