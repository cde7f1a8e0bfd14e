import CAtk
import UIKitCore

/// Updates the nodes of a window and notifies programs of the differences.
@MainActor struct AccessibleTreeUpdate {
  let window: AccessibleWindow

  private struct Key: Hashable {
    let identity: ObjectIdentifier
    let kind: AccessibilityNode.Kind
    let hasNumber: Bool
    let hasText: Bool
  }

  /// Sets the children of a parent; nodes that are still visible keep their objects.
  func update(
    _ parent: AccessibleNode,
    _ items: ReferenceWritableKeyPath<AccessibleNode, [AccessibleElement]>,
    with nodes: [AccessibilityNode]
  ) {
    let old = parent[keyPath: items]
    var known: [Key: AccessibleElement] = [:]
    for item in old { known[key(item)] = item }
    var changes: [(item: AccessibleElement, changes: Set<AccessibleChange>)] = []
    let new = nodes.map { node -> AccessibleElement in
      guard let item = known.removeValue(forKey: key(node)) else {
        return AccessibleElement(node, in: parent, of: window)
      }
      changes.append((item, item.update(node)))
      return item
    }
    let staying = Set(new.map(ObjectIdentifier.init)).intersection(inOrder(old, new))
    parent[keyPath: items] = new
    for (index, item) in old.enumerated().reversed()
    where !staying.contains(ObjectIdentifier(item)) { parent.notifyRemoved(item, at: index) }
    for (item, node) in zip(new, nodes) { update(item, items, with: node.children) }
    for (index, item) in new.enumerated() where !staying.contains(ObjectIdentifier(item)) {
      parent.notifyAdded(item, at: index)
    }
    for (item, changes) in changes { item.notify(changes) }
    if changes.contains(where: { $0.changes.contains(.state(ATK_STATE_SELECTED.rawValue)) }) {
      parent.notifySelection()
    }
  }

  /// Returns the nodes that keep their relative order.
  private func inOrder(_ old: [AccessibleElement], _ new: [AccessibleElement]) -> [ObjectIdentifier]
  {
    let places = Dictionary(
      old.enumerated().map { (ObjectIdentifier($1), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var last = -1
    return new.compactMap { item in
      guard let place = places[ObjectIdentifier(item)], place > last else { return nil }
      last = place
      return ObjectIdentifier(item)
    }
  }

  private func key(_ node: AccessibilityNode) -> Key {
    Key(
      identity: node.identity,
      kind: node.shown.kind,
      hasNumber: node.shown.hasNumber,
      hasText: node.shown.hasText
    )
  }

  private func key(_ item: AccessibleElement) -> Key {
    Key(
      identity: item.identity,
      kind: item.shown.kind,
      hasNumber: item.shown.hasNumber,
      hasText: item.shown.hasText
    )
  }
}
