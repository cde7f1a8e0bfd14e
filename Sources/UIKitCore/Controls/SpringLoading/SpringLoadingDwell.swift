import Foundation

/// The stages of a spring-loaded activation, in order.
enum SpringLoadingStage: Int { case inactive, possible, activating, activated }

/// The state machine of a drag over spring-loaded targets.
///
/// ```
///   inactive ─ enter ─▶ possible ─ rest ─▶ activating ─ flash ─▶ activated
///      ▲                   ▲ └── stray ──────┘ │                     │
///      └───────────────────┴───── leave ───────┴─────────────────────┘
/// ```
/// A target is activated once. The drag must leave the target and return to activate it again.
struct SpringLoadingDwell<Target: Equatable> {
  // R-IN-4, R-IN-5
  /// A change of a target's stage.
  struct Change: Equatable {
    var target: Target
    var stage: SpringLoadingStage
  }

  private(set) var target: Target?
  private(set) var stage = SpringLoadingStage.inactive
  /// The time at which the next stage begins if the drag does not move, or `nil` if there is none.
  private(set) var deadline: TimeInterval?
  private var restingPlace = CGPoint.zero

  /// Handles the position of the drag over a target, or over no target.
  mutating func hover(over new: Target?, at point: CGPoint, time: TimeInterval) -> [Change] {
    let due = advance(to: time)
    guard new == target else { return due + leave() + enter(new, at: point, time: time) }
    guard deadline != nil, point.distance(to: restingPlace) > SpringLoadingMetrics.straying else {
      return due
    }
    return due + startWaiting(at: point, time: time)
  }

  /// Advances the stages to a time.
  mutating func advance(to time: TimeInterval) -> [Change] {
    var changes: [Change] = []
    while let deadline, deadline <= time {
      switch stage {
      case .possible:
        self.deadline = deadline + SpringLoadingMetrics.flash
        changes += move(to: .activating)
      default:
        self.deadline = nil
        changes += move(to: .activated)
      }
    }
    return changes
  }

  /// Ends the activation, because the drag has left the target or the target was removed.
  mutating func leave() -> [Change] {
    defer { target = nil }
    deadline = nil
    return move(to: .inactive)
  }

  private mutating func enter(
    _ new: Target?,
    at point: CGPoint,
    time: TimeInterval
  ) -> [Change] {
    target = new
    return new == nil ? [] : startWaiting(at: point, time: time)
  }

  private mutating func startWaiting(at point: CGPoint, time: TimeInterval) -> [Change] {
    restingPlace = point
    deadline = time + SpringLoadingMetrics.rest
    return move(to: .possible)
  }

  private mutating func move(to next: SpringLoadingStage) -> [Change] {
    guard let target, next != stage else { return [] }
    stage = next
    return [Change(target: target, stage: next)]
  }
}
