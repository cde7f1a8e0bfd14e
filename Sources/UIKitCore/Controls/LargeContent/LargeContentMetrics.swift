import Foundation

/// Sizes and times of the large content viewer, in points and seconds.
///
/// Nobody published numbers; these are judged by eye against pictures of iOS 13 to 17. (R-AX-12)
enum LargeContentMetrics {
  /// The width of the panel, and its height unless the title needs more.
  static let side: CGFloat = 260
  static let cornerRadius: CGFloat = 20
  /// What the panel keeps free of the edges of a small window.
  static let margin: CGFloat = 20
  /// What the content keeps free of the edges of the panel.
  static let padding: CGFloat = 20
  /// The side of the square that the image is fitted into.
  static let imageSide: CGFloat = 110
  /// Between image and title.
  static let gap: CGFloat = 16
  static let titleFont = UIFont.systemFont(ofSize: 28, weight: .medium)
  /// More does not fit into any panel, and is not worth shaping.
  static let longestTitle = 300
  static let fadeInDuration: TimeInterval = 0.15
  static let fadeOutDuration: TimeInterval = 0.3
}
