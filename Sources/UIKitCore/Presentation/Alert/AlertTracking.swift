/// Which action a finger that came down on an alert is on.
///
/// The finger may slide from one action to another; the one it is on when it goes up is chosen.
struct AlertTracking: Equatable {
  private(set) var isTracking = false
  /// The action under the finger.
  private(set) var highlighted: Int?

  mutating func begin(on action: Int?) {
    guard !isTracking else { return }
    isTracking = true
    highlighted = action
  }

  mutating func move(to action: Int?) {
    if isTracking { highlighted = action }
  }

  /// The finger went up; tells the chosen action.
  mutating func end() -> Int? {
    defer { cancel() }
    return isTracking ? highlighted : nil
  }

  /// The finger was taken away, as when the list scrolls.
  mutating func cancel() {
    isTracking = false
    highlighted = nil
  }
}
