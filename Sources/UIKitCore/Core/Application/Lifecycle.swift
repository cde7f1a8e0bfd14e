import Foundation

/// The life cycle of an application : its state and the calls that a change of state requires.
struct Lifecycle {
  /// A call to delegates and observers.
  enum Step: Hashable {
    case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground
  }

  private(set) var state = UIApplication.State.inactive
  /// The number of unbalanced calls to `beginIgnoringInteractionEvents()`.
  var ignoringCount = 0

  /// Moves to another state and returns the calls to make, in order, each with the application
  /// state during the call.
  mutating func move(to target: UIApplication.State) -> [(step: Step, state: UIApplication.State)] {
    defer { state = target }
    switch (state, target) {
    case (.active, .inactive): return [(.willResignActive, .active)]
    case (.active, .background):
      return [(.willResignActive, .active), (.didEnterBackground, .background)]
    case (.inactive, .active): return [(.didBecomeActive, .active)]
    case (.inactive, .background): return [(.didEnterBackground, .background)]
    case (.background, .inactive): return [(.willEnterForeground, .background)]
    case (.background, .active):
      return [(.willEnterForeground, .background), (.didBecomeActive, .active)]
    default: return []
    }
  }

  mutating func set(_ state: UIApplication.State) { self.state = state }
}
