import QuartzCore

/// The appearance of a preview of a view that is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view that is shown under the finger during a drag.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view, which does not have to be in a window.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: The appearance of the preview.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a view with the default appearance.
  ///
  /// - Parameter view: The view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The place to which the preview of a dragged item moves.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a dragged item, with the place from which it is lifted or to which it moves.
///
/// ```swift
/// let target = UIDragPreviewTarget(container: board, center: point)
/// return defaultPreview.retargetedPreview(with: target)
/// ```
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  // R-DRAG-30
  /// Returns a preview of the same view with another place.
  ///
  /// - Parameter newTarget: The place.
  /// - Returns: The preview.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
