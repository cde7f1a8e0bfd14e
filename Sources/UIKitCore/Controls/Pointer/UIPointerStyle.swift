import QuartzCore

/// What happens while the pointer is over a view: an effect on the view, or another pointer.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?
  /// The pointer.
  let image: PointerShape

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, image: PointerShape) {
    self.effect = effect
    self.shape = shape
    self.image = image
    super.init()
  }

  /// Creates a style with an effect on a view.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - shape: The shape of the highlight, in the coordinates of the container of the effect's
  ///     preview. The default value is `nil`, for the frame of the view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, image: .arrow)
  }

  // R-PTR-4
  /// Creates a style with another pointer.
  ///
  /// Unlike iOS, a pointer with the shape of a path or a rectangle is the arrow of the desktop, and
  /// the length of a beam is that of the desktop's pointer.
  ///
  /// - Parameters:
  ///   - shape: The pointer.
  ///   - constrainedAxes: The axes along which the pointer is attracted to the center of the region.
  ///     Unlike iOS, pointers of desktops are not attracted.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(effect: nil, shape: shape, image: shape.image)
  }

  /// Returns the style of a region in which no pointer is shown.
  ///
  /// - Returns: The style.
  open class func hidden() -> UIPointerStyle {
    UIPointerStyle(effect: nil, shape: nil, image: .hidden)
  }

  /// Returns the style of a region with the arrow.
  ///
  /// - Returns: The style.
  open class func system() -> UIPointerStyle {
    UIPointerStyle(effect: nil, shape: nil, image: .arrow)
  }
}

/// The shape of a pointer or of a highlight.
@preconcurrency @MainActor public enum UIPointerShape {
  /// The bounding box of a path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical beam, as over text.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam, as over vertical text.
  case horizontalBeam(length: CGFloat)

  /// The corner radius of rectangles, 8 points.
  public nonisolated static let defaultCornerRadius: CGFloat = 8

  fileprivate var image: PointerShape {
    switch self {
    case .path, .roundedRect: .arrow
    case .verticalBeam: .verticalBeam
    case .horizontalBeam: .horizontalBeam
    }
  }

  /// The rectangle of a highlight, and its corner radius, or `nil` for a beam.
  var platter: (rect: CGRect, radius: CGFloat)? {
    switch self {
    case .path(let path): (path.bounds, Self.defaultCornerRadius)
    case .roundedRect(let rect, let radius): (rect, radius)
    case .verticalBeam, .horizontalBeam: nil
    }
  }
}

/// What a view does while the pointer is over it.
@preconcurrency @MainActor public enum UIPointerEffect {
  /// The tint of a view under the pointer.
  public enum TintMode: Int, Sendable {
    /// The view is not tinted.
    case none
    /// The tint is in front of the view.
    case overlay
    /// The tint is behind the view.
    case underlay
  }

  /// The effect that fits the view: ``highlight(_:)``.
  case automatic(UITargetedPreview)
  /// A highlight behind the view.
  case highlight(UITargetedPreview)
  /// The view grows and casts a shadow.
  case lift(UITargetedPreview)
  /// The view is tinted, and can grow and cast a shadow.
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// Directions in a plane.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates directions from their raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The direction from left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The direction from top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}
