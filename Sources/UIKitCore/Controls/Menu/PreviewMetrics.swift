import Foundation

/// Metrics of previews and of the lists below them, estimated from iOS 13 to 15.
enum PreviewMetrics {
  static let cornerRadius: CGFloat = 13
  /// The minimum distance of the preview and the list from the edges of the window.
  static let margin: CGFloat = 16
  /// The minimum distance from the safe area at the top and the bottom.
  static let safeMargin: CGFloat = 8
  /// The distance between the preview and the list.
  static let gap: CGFloat = 16
  /// The maximum width of a preview whose controller has no preferred width.
  static let maximumWidth: CGFloat = 540
  /// The ratio of height to width of a preview whose controller has no preferred height.
  static let defaultRatio: CGFloat = 1.6
  /// The part of the available height that a long list leaves to the preview.
  static let leastShare: CGFloat = 0.5
  /// The minimum width of a preview beside a list.
  static let leastWidthBeside: CGFloat = 200
  /// The scale of a preview that doesn't grow from a part of a view.
  static let startScale: CGFloat = 0.9
  /// How many points larger a part of a view becomes when it is lifted.
  static let lift: CGFloat = 16
  /// The scale of the list before it appears.
  static let menuStartScale: CGFloat = 0.8
  static let appearing: TimeInterval = 0.5
  static let appearingDamping: CGFloat = 0.8
  static let disappearing: TimeInterval = 0.35
  static let expanding: TimeInterval = 0.4
  static let shadowRadius: CGFloat = 24
  static let shadowOpacity: Float = 0.12
  static let shadowOffset = CGSize(width: 0, height: 10)
  static let lightDimming: CGFloat = 0.12
  static let darkDimming: CGFloat = 0.2
}
