import QuartzCore

/// A registration of a view whose contents can be previewed by a long press.
///
/// The system creates these objects; ``UIViewController/registerForPreviewing(with:sourceView:)``
/// returns one. They reference the controller, the delegate and the view weakly, so a registration
/// needn't be removed before these are released.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The gesture recognizer of the long press, to which other recognizers can add failure
  /// requirements.
  ///
  /// Don't change its properties.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }

  /// The object that provides the preview and shows the committed controller.
  ///
  /// After the delegate was released, an object that provides nothing is returned.
  var delegate: any UIViewControllerPreviewingDelegate { get }

  /// The view that is pressed, or an empty view if it was released.
  var sourceView: UIView { get }

  /// The part of the source view from which the preview grows, in the view's coordinates.
  ///
  /// A value that is set in
  /// ``UIViewControllerPreviewingDelegate/previewingContext(_:viewControllerForLocation:)`` applies
  /// to that preview only. The default value is the bounds of the source view.
  var sourceRect: CGRect { get set }
}

/// The methods that provide previews and show previewed controllers.
///
/// ```swift
/// func previewingContext(
///   _ previewingContext: UIViewControllerPreviewing,
///   viewControllerForLocation location: CGPoint
/// ) -> UIViewController? {
///   guard let path = tableView.indexPathForRow(at: location) else { return nil }
///   previewingContext.sourceRect = tableView.rectForRow(at: path)
///   return NoteViewController(notes[path.row])
/// }
///
/// func previewingContext(
///   _ previewingContext: UIViewControllerPreviewing,
///   commit viewControllerToCommit: UIViewController
/// ) {
///   show(viewControllerToCommit, sender: self)
/// }
/// ```
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview, or `nil` for no preview.
  ///
  /// It is called when the source view has been pressed for half a second. If it returns `nil`, the
  /// touch continues as if there were no registration.
  ///
  /// - Parameters:
  ///   - previewingContext: The registration.
  ///   - location: The location of the touch, in the coordinates of the source view.
  /// - Returns: A controller that has no parent and isn't presented, or `nil`.
  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Called after the user tapped a preview, to show its controller.
  ///
  /// The preview has been removed at that time, so the controller can be pushed or presented. It
  /// already fills the window, so view animations are disabled during the call.
  ///
  /// - Parameters:
  ///   - previewingContext: The registration.
  ///   - viewControllerToCommit: The controller that was previewed.
  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}
