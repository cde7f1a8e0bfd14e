/// Something that a popover can point at: a view, or an item that a bar shows in a view of its own.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is in a view's coordinates; nil while it is not on screen together with that view.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds in another view's coordinates; nil when the two do not share a window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, referenceView.window === window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}
