import Foundation

/// Sizes and times of the input area.
enum KeyboardMetrics {
  /// The time in which the area slides in or out, in seconds.
  static let duration = 0.25
  /// The raw value of the keyboard's animation curve.
  static let curve = 7

  /// Returns the height of the system's keyboard, including the bottom safe area inset.
  static func defaultHeight(in size: CGSize, bottomInset: CGFloat, isPad: Bool) -> CGFloat {
    // R-KBD-7
    let isLandscape = size.width > size.height
    if isPad { return isLandscape ? 493 : 409 }
    if isLandscape { return 209 }
    return bottomInset > 0 ? 291 : 216
  }
}
