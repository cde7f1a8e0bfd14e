extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the control that displays the item, in the coordinate system of a view.
  ///
  /// - Parameter referenceView: The view in whose coordinate system the frame is returned.
  /// - Returns: The frame, or `nil` if no bar in a window displays the item.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let button, button.window != nil else { return nil }
    return (button.customView ?? button).frame(in: referenceView)
  }
}
