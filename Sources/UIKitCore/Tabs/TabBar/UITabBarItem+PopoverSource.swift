extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of the control that shows the item; nil while no bar on screen does.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let button else { return nil }
    button.bar?.layoutIfNeeded()
    return button.frame(in: referenceView)
  }
}
