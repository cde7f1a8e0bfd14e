import QuartzCore

/// Rounds lengths and positions in points to whole pixels of a screen.
///
/// Values that differ from a whole or a half pixel by less than `tolerance` count as exact, so that
/// errors of floating-point arithmetic do not add or remove a pixel.
package struct PixelGrid: Equatable {
  /// The tolerance in pixels.
  static let tolerance: CGFloat = 0.001

  /// The number of pixels per point.
  package let scale: CGFloat

  /// Creates a grid.
  ///
  /// A scale that is not positive, as in an unspecified trait collection, is replaced with 1.
  package init(scale: CGFloat) { self.scale = scale > 0 ? scale : 1 }

  /// Returns the nearest pixel; halves are rounded up.
  package func rounded(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + PixelGrid.tolerance).rounded(.down) / scale
  }

  /// Returns the nearest pixel; halves are rounded down.
  func roundedHalfDown(_ value: CGFloat) -> CGFloat {
    (value * scale - 0.5 - PixelGrid.tolerance).rounded(.up) / scale
  }

  /// Returns the first pixel that is not less than the value.
  func roundedUp(_ value: CGFloat) -> CGFloat {
    (value * scale - PixelGrid.tolerance).rounded(.up) / scale
  }

  /// Returns the last pixel that is not greater than the value.
  func roundedDown(_ value: CGFloat) -> CGFloat {
    (value * scale + PixelGrid.tolerance).rounded(.down) / scale
  }

  /// The nearest pixels of both coordinates.
  func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  /// Returns the smallest size in whole pixels that is not less than `size`, and not negative.
  func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(width: max(roundedUp(size.width), 0), height: max(roundedUp(size.height), 0))
  }

  /// Rounds the four edges, so that adjacent rectangles stay adjacent.
  func rounded(_ rect: CGRect) -> CGRect {
    let origin = rounded(rect.origin)
    return CGRect(
      x: origin.x,
      y: origin.y,
      width: max(rounded(rect.origin.x + rect.size.width) - origin.x, 0),
      height: max(rounded(rect.origin.y + rect.size.height) - origin.y, 0)
    )
  }
}
