import Foundation

/// How far a target is from acting.
enum SpringLoadingStage: Int { case inactive, possible, activating, activated }

/// Follows something dragged over targets: which one is about to act, and when.
///
/// ```
///   inactive ─ enter ─▶ possible ─ rest ─▶ activating ─ flash ─▶ activated
///      ▲                   ▲ └── stray ──────┘ │                     │
///      └───────────────────┴───── leave ───────┴─────────────────────┘
/// ```
/// A target acts once; to act again the drag has to leave it and come back. (R-IN-4, R-IN-5)
struct SpringLoadingDwell<Target: Equatable> {
  /// A target came to another stage.
  struct Change: Equatable {
    var target: Target
    var stage: SpringLoadingStage
  }

  private(set) var target: Target?
  private(set) var stage = SpringLoadingStage.inactive
  /// When the next stage begins, if the drag stays; nil when nothing is to come.
  private(set) var deadline: TimeInterval?
  private var restingPlace = CGPoint.zero

  /// The drag is over a target, or over none.
  mutating func hover(over new: Target?, at point: CGPoint, time: TimeInterval) -> [Change] {
    let due = advance(to: time)
    guard new == target else { return due + leave() + enter(new, at: point, time: time) }
    guard deadline != nil, point.distance(to: restingPlace) > SpringLoadingMetrics.straying else {
      return due
    }
    return due + startWaiting(at: point, time: time)
  }

  /// Time went on.
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

  /// The drag left, or what it was over is gone.
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
