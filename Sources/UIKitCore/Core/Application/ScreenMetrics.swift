import Foundation

/// Numbers of screens.
enum ScreenMetrics {
  /// Phones at least this wide (Plus, Max, XR and 11) are regular in width on their side.
  static let largePhoneWidth: CGFloat = 414
  /// Shared screens of tablets: two thirds of the largest one upright, 639 points, are compact, half of it on its side,
  /// 678, is regular (Apple's guide to multitasking).
  static let regularWidth: CGFloat = 678
  /// Freely sized windows lower than this have no room for tall bars.
  static let regularHeight: CGFloat = 480
  /// What `UIScreen.main` measures while no host is there: an iPhone 15.
  static let standardSize = CGSize(width: 390, height: 844)
  static let standardScale: CGFloat = 3
}
