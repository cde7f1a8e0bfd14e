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

  // R-LST-55, R-MENU-52
  /// Whether the picture of the view has the elevated interface level.
  var isElevated = false

  /// Returns a picture of a part of a view in a window.
  func picture(of view: UIView, from part: CGRect) -> UIView? {
    if isElevated { view.traitOverrides.userInterfaceLevel = .elevated }
    defer { if isElevated { view.traitOverrides.remove(UITraitUserInterfaceLevel.self) } }
    return view.resizableSnapshotView(
      from: part,
      afterScreenUpdates: true,
      withCapInsets: .zero
    )
  }
}

/// The place of a preview in a view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the center is given.
  public let container: UIView
  /// The center of the preview, in the coordinates of the container.
  public let center: CGPoint
  /// The transform of the preview.
  public let transform: CGAffineTransform

  /// Creates a place in a view.
  ///
  /// - Parameters:
  ///   - container: The view, which is in a window when the preview is shown.
  ///   - center: The center of the preview, in the coordinates of the container.
  ///   - transform: The transform of the preview.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a place in a view for a preview without a transform.
  ///
  /// - Parameters:
  ///   - container: The view, which is in a window when the preview is shown.
  ///   - center: The center of the preview, in the coordinates of the container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Creates the place where a view is.
  convenience init(of view: UIView, _ parameters: UIPreviewParameters) {
    let part = parameters.visiblePath?.cgPath.boundingBox ?? view.bounds
    let container = view.superview ?? view
    self.init(
      container: container,
      center: container.convert(CGPoint(x: part.midX, y: part.midY), from: view)
    )
  }
}

/// A view that is lifted while its menu is shown or while it is dragged.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  // R-MENU-43
  /// The view, which is in a window unless the preview has a target.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// The place of the preview.
  public let target: UIPreviewTarget

  /// Creates a preview of a view at a place.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: The appearance of the preview.
  ///   - target: The place of the preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view at its place.
  ///
  /// - Parameters:
  ///   - view: The view, which must be in a window.
  ///   - parameters: The appearance of the preview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(of: view, parameters))
  }

  /// Creates a preview of a view with the default appearance.
  ///
  /// - Parameter view: The view, which must be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view at another place.
  ///
  /// - Parameter newTarget: The place.
  /// - Returns: The preview.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The corner radius of the lifted view.
  var cornerRadius: CGFloat { parameters.cornerRadius(of: view) }
}

extension UIPreviewParameters {
  /// Returns the corner radius of a lifted view.
  func cornerRadius(of view: UIView) -> CGFloat {
    let own = view.layer.cornerRadius
    return own > 0 ? own : PreviewMetrics.cornerRadius
  }
}
