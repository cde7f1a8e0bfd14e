//
/// The messages for misuse of animators, for which UIKit raises exceptions.
@MainActor enum AnimatorMisuse {
  private static let name = "NSInternalInconsistencyException"

  static func raise(_ refusal: AnimatorState.Refusal, in method: String) -> Never {
    switch refusal {
    case .isNotStopped:
      Misuse.raise(name: name, reason: "\(method) should only be called on a stopped animator!")
    case .isStopped:
      Misuse.raise(name: name, reason: "\(method) should not be called on a stopped animator!")
    case .isNotInterruptible:
      Misuse.raise(
        name: name,
        reason: "\(method) should not be called on an animator that is not interruptible!"
      )
    }
  }

  static func releasedTooEarly() -> Never {
    Misuse.raise(
      name: name,
      reason: "It is an error to release a paused or stopped property animator. Property animators "
        + "must either finish animating or be explicitly stopped and finished before they can be "
        + "released."
    )
  }
}
