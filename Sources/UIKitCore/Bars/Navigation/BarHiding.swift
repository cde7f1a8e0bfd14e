import Foundation

/// Decides when the bars of a navigation controller are hidden and shown by gestures, the keyboard
/// and the vertical size class.
struct BarHiding: Equatable {
  // R-NAV-60…64
  var onSwipe = false
  var onTap = false
  var whenKeyboardAppears = false
  var whenVerticallyCompact = false

  /// Whether the keyboard has hidden the bars.
  private(set) var isHiddenByKeyboard = false
  /// Whether the size class has hidden the bars.
  private(set) var isHiddenBySize = false

  /// Whether a tap can hide or show the bars.
  var usesTaps: Bool { onTap || whenKeyboardAppears || whenVerticallyCompact }

  /// Returns whether a swipe hides or shows the bars, or `nil` if it changes nothing.
  ///
  /// - Parameters:
  ///   - translation: The distance that the finger has moved in one direction, in points.
  ///   - isHidden: Whether the navigation bar is hidden.
  /// - Returns: Whether the bars are hidden, or `nil` for no change.
  func swipe(_ translation: CGPoint, isHidden: Bool) -> Bool? {
    guard onSwipe, abs(translation.y) > abs(translation.x),
      abs(translation.y) >= NavigationMetrics.barSwipeDistance
    else { return nil }
    let hides = translation.y < 0
    return hides == isHidden ? nil : hides
  }

  /// Returns whether a tap hides or shows the bars, or `nil` if it changes nothing.
  ///
  /// - Parameters:
  ///   - isInBar: Whether the tap is where one of the bars is while it is shown.
  ///   - isHidden: Whether the navigation bar is hidden.
  /// - Returns: Whether the bars are hidden, or `nil` for no change.
  func tap(isInBar: Bool, isHidden: Bool) -> Bool? {
    if onTap { return !isHidden }
    guard isHidden else { return nil }
    if isHiddenByKeyboard { return false }
    return isHiddenBySize && isInBar ? false : nil
  }

  /// Returns whether the keyboard hides the bars.
  mutating func keyboardAppears(isHidden: Bool) -> Bool {
    guard whenKeyboardAppears, !isHidden else { return false }
    isHiddenByKeyboard = true
    return true
  }

  /// Returns whether the vertical size class hides or shows the bars, or `nil` if it changes nothing.
  mutating func sizeClassChanged(isCompact: Bool, isHidden: Bool) -> Bool? {
    if whenVerticallyCompact, isCompact {
      guard !isHidden, !isHiddenBySize else { return nil }
      isHiddenBySize = true
      return true
    }
    guard isHiddenBySize else { return nil }
    isHiddenBySize = false
    return isHidden ? false : nil
  }

  /// Called after the bars have been shown.
  mutating func barsShown() { isHiddenByKeyboard = false }
}
