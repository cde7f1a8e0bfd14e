import CoreGraphics

/// A feedback that a generator plays.
package enum HapticFeedback: Hashable, Sendable {
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  case selection
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}
