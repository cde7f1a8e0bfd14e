/// Tracks the action under a touch in an alert or a menu.
///
/// The touch can move from one action to another. The action under the touch when it ends is
/// chosen.
struct ActionTracking: Equatable {
  private(set) var isTracking = false
  /// The index of the action under the touch.
  private(set) var highlighted: Int?

  mutating func begin(on action: Int?) {
    guard !isTracking else { return }
    isTracking = true
    highlighted = action
  }

  mutating func move(to action: Int?) {
    if isTracking { highlighted = action }
  }

  /// Ends tracking and returns the index of the chosen action.
  mutating func end() -> Int? {
    defer { cancel() }
    return isTracking ? highlighted : nil
  }

  /// Cancels tracking, for example because the list scrolls.
  mutating func cancel() {
    isTracking = false
    highlighted = nil
  }
}
