import QuartzCore

/// The appearance of a preview of a view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  // R-MENU-43
  /// The part of the view that is visible, in the view's coordinates, or `nil`, the default, for its
  /// bounds.
  ///
  /// Unlike iOS, the bounding box of the path is used, with the corners of a rounded rectangle.
  @NSCopying open var visiblePath: UIBezierPath?
  /// The color behind the view.
  ///
  /// The default value is that of the system's background. Assign `UIColor.clear` for a view with
  /// transparent parts.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }

  /// Creates parameters with the default values.
  public override init() { super.init() }
}

/// A view that is lifted while its menu is shown.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  // R-MENU-43
  /// The view, which is in a window.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - view: The view, which must be in a window.
  ///   - parameters: The appearance of the preview.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a view with the default appearance.
  ///
  /// - Parameter view: The view, which must be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// The corner radius of the lifted view.
  var cornerRadius: CGFloat {
    let own = view.layer.cornerRadius
    return own > 0 ? own : PreviewMetrics.cornerRadius
  }
}
