import UIKitCore

extension Simulator {
  /// A haptic feedback that was played on a simulator.
  public enum Feedback: Hashable, Sendable {
    /// The feedback of a `UIImpactFeedbackGenerator`, with an intensity from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// The feedback of a `UISelectionFeedbackGenerator`.
    case selection
    /// The feedback of a `UINotificationFeedbackGenerator`.
    case notification(UINotificationFeedbackGenerator.FeedbackType)

    init(_ feedback: HapticFeedback) {
      switch feedback {
      case .impact(let style, let intensity): self = .impact(style, intensity: intensity)
      case .selection: self = .selection
      case .notification(let type): self = .notification(type)
      }
    }
  }
}
