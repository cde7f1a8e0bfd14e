import Foundation

/// Sizes and times of the input area.
package enum KeyboardMetrics {
  /// The time in which the area slides in or out, in seconds.
  static let duration = 0.25
  /// The raw value of the keyboard's animation curve.
  static let curve = 7

  /// The height of the bar above the keys of a tablet.
  package static let tabletBarHeight: CGFloat = 55

  /// Returns the height of the bar with suggestions above the keys of a phone.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - bottomInset: The bottom safe area inset.
  /// - Returns: The height.
  package static func suggestionsHeight(in size: CGSize, bottomInset: CGFloat) -> CGFloat {
    // M-TXT-9, R-KBD-17
    if size.width > size.height { return 38 }
    return bottomInset > 0 ? 45 : 44
  }

  /// Returns the height of the system's keyboard, including the bottom safe area inset.
  ///
  /// Keyboards of tablets always have a bar above the keys.
  static func height(
    in size: CGSize,
    bottomInset: CGFloat,
    isPad: Bool,
    showsSuggestions: Bool
  ) -> CGFloat {
    // R-KBD-17
    let height = defaultHeight(in: size, bottomInset: bottomInset, isPad: isPad)
    guard showsSuggestions, !isPad else { return height }
    return height + suggestionsHeight(in: size, bottomInset: bottomInset)
  }

  /// Returns the height of the system's keyboard without suggestions, including the bottom safe area
  /// inset.
  static func defaultHeight(in size: CGSize, bottomInset: CGFloat, isPad: Bool) -> CGFloat {
    // R-KBD-7
    let isLandscape = size.width > size.height
    if isPad { return tabletBarHeight + (isLandscape ? 352 : 264) + bottomInset }
    if isLandscape { return bottomInset > 0 ? 171 : 162 }
    return bottomInset > 0 ? 291 : 216
  }
}
