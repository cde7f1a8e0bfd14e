/// How far a controller's view is on its way onto the screen or off it, and which callback is due
/// next.
///
/// A way can be turned back before it ends; every `will…` is followed by the `did…` of the same
/// direction or by the `will…` of the other one. Asking for what already happens gives no callback.
///
///     disappeared ──begin──▶ appearing ──end──▶ appeared
///          ▲                  │     ▲              │
///          │                begin  begin         begin
///          │                  ▼     │              │
///          └──────end────── disappearing ◀─────────┘
struct AppearanceCycle: Equatable {
  enum State: Equatable { case disappeared, appearing, appeared, disappearing }

  enum Direction: Equatable {
    case appearing, disappearing

    var opposite: Direction { self == .appearing ? .disappearing : .appearing }
  }

  enum Callback: Equatable { case willAppear, isAppearing, didAppear, willDisappear, didDisappear }

  private(set) var state = State.disappeared
  /// Whether the way under way, or the last one, is animated: what the callbacks are told.
  private(set) var isAnimated = false
  /// Whether `viewIsAppearing` still has to be sent on this way onto the screen.
  private(set) var owesIsAppearing = false

  /// Whether the view is on the screen or on its way there.
  var isVisible: Bool { state == .appeared || state == .appearing }

  /// Whether an end is outstanding.
  var isUnderWay: Bool { state == .appearing || state == .disappearing }

  /// Starts a way, or turns back the one under way.
  mutating func begin(_ direction: Direction, animated: Bool) -> Callback? {
    guard (direction == .appearing) != isVisible else { return nil }
    isAnimated = animated
    owesIsAppearing = direction == .appearing
    state = direction == .appearing ? .appearing : .disappearing
    return direction == .appearing ? .willAppear : .willDisappear
  }

  /// The view has its window, its traits and its place: the callback between `will` and `did`.
  mutating func settle() -> Callback? {
    guard state == .appearing, owesIsAppearing else { return nil }
    owesIsAppearing = false
    return .isAppearing
  }

  /// Ends the way under way.
  mutating func end() -> Callback? {
    switch state {
    case .appearing:
      state = .appeared
      owesIsAppearing = false
      return .didAppear
    case .disappearing:
      state = .disappeared
      return .didDisappear
    case .appeared, .disappeared:
      return nil
    }
  }
}

// MARK: - Nesting

extension AppearanceCycle {
  /// What a controller does when its view enters or leaves a window without having been told
  /// before.
  enum WindowStep: Equatable {
    /// Somebody else sends the callbacks.
    case nothing
    /// Only the `will…`; the parent's own end brings the `did…`.
    case begin(animated: Bool)
    /// Both, around the move.
    case whole
  }

  /// The state of a parent as its children see it.
  enum Surroundings: Equatable {
    case noParent
    case forwardingParent(AppearanceCycle)
    /// The parent sends the callbacks by hand.
    case silentParent
  }

  /// A child keeps in step with its parent: it appears at once inside one that has appeared,
  /// together with one that is appearing, and not at all inside one that is off the screen or
  /// leaving it.
  static func stepForEnteringWindow(in surroundings: Surroundings) -> WindowStep {
    switch surroundings {
    case .noParent: return .whole
    case .silentParent: return .nothing
    case .forwardingParent(let parent):
      switch parent.state {
      case .appeared: return .whole
      case .appearing: return .begin(animated: parent.isAnimated)
      case .disappeared, .disappearing: return .nothing
      }
    }
  }

  /// A view that has left its window is gone whatever its parent is doing.
  static func stepForLeavingWindow(in surroundings: Surroundings) -> WindowStep {
    surroundings == .silentParent ? .nothing : .whole
  }
}
