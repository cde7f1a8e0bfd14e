import CoreGraphics

/// Operations and nodes, from back to front, of which those that follow one another become one node.
///
/// Nodes that draw nothing are left out.
struct NodeSequence {
  private var nodes: [DisplayNode] = []
  /// The operations that follow the last node.
  private var pending: [DrawingOperation] = []

  mutating func add(_ operation: DrawingOperation) {
    // Most sequences have one operation.
    if pending.isEmpty { pending = [operation] } else { pending.append(operation) }
  }

  mutating func add(_ operations: [DrawingOperation]) {
    if pending.isEmpty { pending = operations } else { pending += operations }
  }

  mutating func add(_ node: DisplayNode) {
    flush()
    if !node.bounds.isNull { nodes.append(node) }
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    let node = DisplayNode.operations(pending)
    pending = []
    if !node.bounds.isNull { nodes.append(node) }
  }

  /// Returns the nodes.
  consuming func finish() -> [DisplayNode] {
    flush()
    return nodes
  }

  /// Returns one node that draws everything, or `nil` if nothing is drawn.
  consuming func makeNode() -> DisplayNode? {
    if nodes.isEmpty {
      if pending.isEmpty { return nil }
      let node = DisplayNode.operations(pending)
      return node.bounds.isNull ? nil : node
    }
    flush()
    return nodes.count == 1 ? nodes[0] : .group(DisplayGroup(children: nodes))
  }
}
