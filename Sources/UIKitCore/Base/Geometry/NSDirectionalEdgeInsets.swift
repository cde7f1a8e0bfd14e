import Foundation

/// The insets from the edges of a rectangle, in points, that follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the leading edge, in points.
  public var leading: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the trailing edge, in points.
  public var trailing: CGFloat

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets in points.
  ///
  /// - Parameters:
  ///   - top: The inset from the top edge.
  ///   - leading: The inset from the leading edge.
  ///   - bottom: The inset from the bottom edge.
  ///   - trailing: The inset from the trailing edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates insets by mapping left and right to leading and trailing.
  package init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: insets.top,
      leading: mirrored ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right
    )
  }

  /// Returns insets with leading and trailing mapped to left and right.
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
