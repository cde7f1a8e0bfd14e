import QuartzCore

// R-WIN-8
/// The smallest and the largest size that the user can give the window of a scene.
///
/// ```swift
/// scene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 300)
/// ```
///
/// Unlike iOS, a window can become larger than ``maximumSize``, because desktops have no such limit.
/// The first size respects it, and the size of a window is fixed if both sizes are equal.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  private unowned let screen: UIScreen

  init(screen: UIScreen) { self.screen = screen }

  /// The smallest size, in points.
  ///
  /// The default value is 320 × 320. Values that are not finite are ignored.
  public var minimumSize: CGSize {
    get { screen.sizeLimits.minimum }
    set { if newValue.isFinite { screen.sizeLimits.minimum = newValue } }
  }

  /// The largest size, in points.
  ///
  /// The default value is unlimited.
  public var maximumSize: CGSize {
    get { screen.sizeLimits.maximum }
    set { screen.sizeLimits.maximum = newValue }
  }
}

/// The smallest and the largest size of a window, in points.
package struct WindowSizeLimits: Equatable, Sendable {
  package var minimum = CGSize(width: 320, height: 320)
  package var maximum = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: .greatestFiniteMagnitude
  )

  package init() {}

  /// Whether the window has one size only.
  package var isFixed: Bool { minimum == maximum }

  /// Returns the nearest size within the limits.
  package func clamp(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(min(size.width, maximum.width), minimum.width),
      height: max(min(size.height, maximum.height), minimum.height)
    )
  }
}
