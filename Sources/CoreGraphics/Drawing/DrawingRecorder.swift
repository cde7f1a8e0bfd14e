import Foundation

/// Groups items that were drawn with the same scope (transform, clips, and shadow).
///
/// Clips are stored in base coordinates, so a changed transform doesn't move them. Items of a plain
/// scope are added to the recording without a group.
struct DrawingRecorder {
  /// The state that determines the group of an item.
  ///
  /// `id` changes with every modification, so scopes can be compared by `id`.
  struct Scope {
    var id = 0
    var transform: CGAffineTransform = .identity
    var clips: [DrawingGroup.Clip] = []
    var shadow: DrawingShadow?

    var isPlain: Bool { transform.isIdentity && clips.isEmpty && shadow == nil }
  }

  private(set) var recording = DrawingRecording()
  private var pending: [DrawingRecording.Item] = []
  private var pendingScope = Scope()
  private var lastScopeID = 0

  /// Returns a changed copy of a scope, with a new `id`.
  mutating func makeScope(from scope: Scope, _ change: (inout Scope) -> Void) -> Scope {
    var changed = scope
    change(&changed)
    lastScopeID += 1
    changed.id = lastScopeID
    return changed
  }

  mutating func add(_ item: DrawingRecording.Item, in scope: Scope) {
    if scope.id != pendingScope.id || scope.shadow != nil { flush() }
    pendingScope = scope
    pending.append(item)
  }

  /// Returns everything that was recorded.
  mutating func finish() -> DrawingRecording {
    flush()
    return recording
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    let items = pending
    pending = []
    if pendingScope.isPlain {
      if recording.items.isEmpty { recording.items = items } else { recording.items += items }
    } else {
      recording.items.append(Self.group(items, in: pendingScope))
    }
  }

  private static func group(
    _ items: [DrawingRecording.Item],
    in scope: Scope
  ) -> DrawingRecording.Item {
    var group = DrawingGroup()
    group.items = items
    group.transform = scope.transform
    if let shadow = scope.shadow {
      // A shadow is offset in base coordinates, regardless of the transform.
      var outer = DrawingGroup()
      outer.shadow = shadow
      outer.items = [.group(group)]
      group = outer
    }
    for clip in scope.clips.reversed() {
      if group.clip == nil, group.transform.isIdentity, group.shadow == nil {
        group.clip = clip
      } else {
        var outer = DrawingGroup()
        outer.clip = clip
        outer.items = [.group(group)]
        group = outer
      }
    }
    return .group(group)
  }
}
