/// The appearance state of a controller's view, which determines the next appearance callback.
///
/// An appearance or disappearance can be reversed before it ends. Every `will…` is followed by the
/// `did…` of the same direction or by the `will…` of the other one. Beginning the current direction
/// again has no callback.
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
  /// Whether the current or last change is animated, which is the argument of the callbacks.
  private(set) var isAnimated = false
  /// Whether `viewIsAppearing` has not been called yet.
  private(set) var owesIsAppearing = false

  /// Whether the view has appeared or is appearing.
  var isVisible: Bool { state == .appeared || state == .appearing }

  /// Whether a change is in progress.
  var isUnderWay: Bool { state == .appearing || state == .disappearing }

  /// Begins a change, or reverses the current one.
  mutating func begin(_ direction: Direction, animated: Bool) -> Callback? {
    guard (direction == .appearing) != isVisible else { return nil }
    isAnimated = animated
    owesIsAppearing = direction == .appearing
    state = direction == .appearing ? .appearing : .disappearing
    return direction == .appearing ? .willAppear : .willDisappear
  }

  /// Called when the view is in its window with its traits and frame; returns the callback between
  /// `will…` and `did…`, if it is due.
  mutating func settle() -> Callback? {
    guard state == .appearing, owesIsAppearing else { return nil }
    owesIsAppearing = false
    return .isAppearing
  }

  /// Ends the current change.
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
  /// The callbacks of a controller whose view is added to or removed from a window without a
  /// preceding `will…`.
  enum WindowStep: Equatable {
    /// No callbacks, because another object sends them.
    case nothing
    /// Only `will…`; `did…` follows when the change of the parent ends.
    case begin(animated: Bool)
    /// Both callbacks, before and after the change of the window.
    case whole
  }

  /// The appearance state of a parent, for its children.
  enum ParentAppearance: Equatable {
    case noParent
    case forwardingParent(AppearanceCycle)
    /// The parent does not forward appearance callbacks automatically.
    case silentParent
  }

  /// Returns the step of a child whose view is added to a window.
  ///
  /// The child appears immediately if the parent has appeared, together with the parent if it is
  /// appearing, and not at all if the parent is disappearing or has disappeared.
  static func stepForEnteringWindow(in parent: ParentAppearance) -> WindowStep {
    switch parent {
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

  /// A view that has left its window has disappeared, regardless of the state of its parent.
  static func stepForLeavingWindow(in parent: ParentAppearance) -> WindowStep {
    parent == .silentParent ? .nothing : .whole
  }
}
