/// The methods of a popover presentation controller's delegate.
///
/// Implement them to configure the popover before it appears, and to move it when the size of its
/// container changes.
///
/// They are called in addition to those of ``UIAdaptivePresentationControllerDelegate``. All
/// methods have default implementations.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  // R-PRE-30
  /// Called before the popover appears.
  ///
  /// This is the last opportunity to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  // R-PRE-33
  /// Called when the container of the popover changed its size.
  ///
  /// Write to `rect` or `view` to change the source.
  ///
  /// - Parameters:
  ///   - popoverPresentationController: The popover presentation controller.
  ///   - rect: The source rectangle.
  ///   - view: The source view.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - popoverPresentationController: The popover presentation controller.
  ///   - rect: The source rectangle.
  ///   - view: The source view.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {}
}
