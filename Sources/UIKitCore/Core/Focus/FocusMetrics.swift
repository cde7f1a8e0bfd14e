import Foundation

/// Numbers of the focus; nothing of it was measured, so they are ours.
enum FocusMetrics {
  /// The ring of a keyboard's focus, as wide and as round as that of the sheet that customizes a bar.
  static let ringWidth: CGFloat = 3
  static let ringCornerRadius: CGFloat = 10
  /// How far the ring stands outside what has the focus.
  static let ringMargin: CGFloat = 2

  static let focusingDuration = 0.2
  static let unfocusingDuration = 0.35

  /// What has the focus on a television is larger by so much at each side, but by no more than the part of its size.
  static let growth: CGFloat = 12
  static let largestScale: CGFloat = 1.15
  /// So that it and its shadow lie over what stands beside it.
  static let height: CGFloat = 1
  static let shadowRadius: CGFloat = 20
  static let shadowOffset: CGFloat = 16
  static let shadowOpacity: Float = 0.35
}
