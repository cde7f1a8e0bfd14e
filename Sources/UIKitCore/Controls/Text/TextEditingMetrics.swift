import Foundation

/// Sizes, times and colors of text that is edited.
enum TextEditingMetrics {
  /// The width of the caret in points.
  static let caretWidth: CGFloat = 2
  /// The time in seconds for which the caret is visible and for which it is hidden.
  static let blinkInterval = 0.5
  /// The opacity of the selection.
  static let selectionOpacity: CGFloat = 0.2
  /// The time in seconds for which the last typed character of a secure field is visible.
  static let revealTime = 2.0
}
