/// Calls `updateConstraints()` before layout on the views that requested it, from the deepest views
/// up.
@MainActor
enum ConstraintUpdatePass {
  private struct Waiting {
    weak var view: UIView?
  }

  private static var waiting: [Waiting] = []

  static func note(_ view: UIView) { waiting.append(Waiting(view: view)) }

  /// Updates the views in a hierarchy.
  ///
  /// Requests of other views remain pending.
  static func run(in root: UIView) {
    guard !waiting.isEmpty else { return }
    let views = waiting.compactMap(\.view)
    let (due, later) = views.reduce(into: ([UIView](), [UIView]())) { result, view in
      if view.isDescendant(of: root) { result.0.append(view) } else { result.1.append(view) }
    }
    waiting = later.map(Waiting.init)
    let ordered = due.map { (view: $0, depth: depth(of: $0)) }.sorted { $0.depth > $1.depth }
    for (view, _) in ordered where view.constraintState?.needsUpdate == true {
      view.constraintState?.needsUpdate = false
      view.performConstraintUpdate()
    }
  }

  private static func depth(of view: UIView) -> Int {
    var depth = 0
    var current = view.superview
    while let view = current {
      depth += 1
      current = view.superview
    }
    return depth
  }
}
