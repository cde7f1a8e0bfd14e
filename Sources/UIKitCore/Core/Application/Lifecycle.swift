import Foundation

/// The steps between the states of an application, as a value: which calls a change of state takes.
struct Lifecycle {
  /// One call that delegates and observers get.
  enum Step: Hashable {
    case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground
  }

  private(set) var state = UIApplication.State.inactive
  /// How many times events were switched off.
  var ignoringCount = 0

  /// The calls on the way to another state, in order, each with the state in which it is made.
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
