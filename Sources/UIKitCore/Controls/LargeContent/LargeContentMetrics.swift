import Foundation

/// Metrics of the large content viewer, in points and seconds.
///
/// There are no published values; these are estimates from screenshots of iOS 13 to 17.
enum LargeContentMetrics {
  // R-AX-12
  /// The width of the panel, which is also its minimum height.
  static let side: CGFloat = 260
  static let cornerRadius: CGFloat = 20
  /// The minimum distance of the panel from the edges of the region.
  static let margin: CGFloat = 20
  /// The distance of the content from the edges of the panel.
  static let padding: CGFloat = 20
  /// The side length of the square into which the image is fitted.
  static let imageSide: CGFloat = 110
  /// The distance between the image and the title.
  static let gap: CGFloat = 16
  static let titleFont = UIFont.systemFont(ofSize: 28, weight: .medium)
  /// The maximum number of characters that are laid out, which exceeds the capacity of any panel.
  static let longestTitle = 300
  static let fadeInDuration: TimeInterval = 0.15
  static let fadeOutDuration: TimeInterval = 0.3
}
