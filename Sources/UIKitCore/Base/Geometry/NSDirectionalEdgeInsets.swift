import Foundation

/// Distances from the edges of a rectangle that follow the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The left edge where text runs from left to right, else the right edge.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The edge opposite to `leading`.
  public var trailing: CGFloat

  /// No distance on any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Turns left and right into leading and trailing.
  package init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: insets.top,
      leading: mirrored ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right
    )
  }

  /// Turns leading and trailing into left and right.
  package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let mirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top,
      left: mirrored ? trailing : leading,
      bottom: bottom,
      right: mirrored ? leading : trailing
    )
  }
}
