import Foundation

/// Dimensions of screens, in points.
enum ScreenMetrics {
  /// The width in portrait from which phones (Plus, Max, XR and 11) are regular in width in
  /// landscape.
  static let largePhoneWidth: CGFloat = 414
  /// The width from which tablet windows are regular.
  ///
  /// Two thirds of the largest tablet in portrait, 639 points, is compact; half of it in landscape,
  /// 678 points, is regular (Apple's guide to multitasking).
  static let regularWidth: CGFloat = 678
  /// The height from which freely resizable windows have room for tall bars.
  static let regularHeight: CGFloat = 480
  /// The size of `UIScreen.main` when there is no host: an iPhone 15.
  static let standardSize = CGSize(width: 390, height: 844)
  static let standardScale: CGFloat = 3
}
