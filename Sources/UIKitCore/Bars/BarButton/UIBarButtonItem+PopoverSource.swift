extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of the control that shows the item; nil while no bar on screen does.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let button, button.window != nil else { return nil }
    return (button.customView ?? button).frame(in: referenceView)
  }
}
