import CAtk

/// Notifications that are sent to assistive technologies.
///
/// They are only sent for nodes whose object was requested.
extension AccessibleNode {
  func notify(_ changes: Set<AccessibleChange>) {
    guard let object, !changes.isEmpty else { return }
    for change in changes {
      switch change {
      case .name: g_object_notify(asObject(object), "accessible-name")
      case .note: g_object_notify(asObject(object), "accessible-description")
      case .value: g_object_notify(asObject(object), "accessible-value")
      case .state(let number):
        let state = AtkStateType(rawValue: number)
        notify(state, has(state))
      }
    }
  }

  func notify(_ state: AtkStateType, _ isSet: Bool) {
    if let object {
      atk_object_notify_state_change(object, AtkState(state.rawValue), isSet ? 1 : 0)
    }
  }

  /// Reports a new child.
  ///
  /// Programs that requested the parent are notified, even if they didn't request any children.
  func notifyAdded(_ child: AccessibleNode, at index: Int) {
    if let object { TBKEmitChildAdded(object, guint(index), child.makeObject()) }
  }

  func notifyRemoved(_ child: AccessibleNode, at index: Int) {
    guard let object, let removed = child.object else { return }
    TBKEmitChildRemoved(object, guint(index), removed)
  }

  func notifySelection() {
    if let object, kind == .selection { TBKEmit(object, "selection-changed") }
  }

  private func asObject(_ object: UnsafeMutablePointer<AtkObject>) -> UnsafeMutablePointer<GObject>
  {
    UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self)
  }
}
