import Foundation

/// The constraint state of a view, which is created when the first constraint involves the view.
@MainActor
final class ViewConstraints {
  /// Whether the app or autoresizing determines the frame, instead of constraints.
  var translatesMask = true
  /// Whether a constraint connects views inside this view to views outside of it, so that both are
  /// solved together.
  var isJoinedToOutside = false
  /// The active constraints that the view owns, because it is the nearest common ancestor of their
  /// views.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that involve the view or one of its guides.
  var concerning: [ObjectIdentifier: NSLayoutConstraint] = [:]
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemLayoutGuide: UILayoutGuide] = [:]
  var content = ContentPriorities()
  var needsUpdate = false
  /// The island inside the view, if the view is the root of one.
  var island: LayoutIsland?
  /// Whether constraints determine the frames of subviews or guides.
  var hostsItems = false
}

/// The priorities with which a view resists being larger or smaller than its content.
struct ContentPriorities {
  var hugging = ByAxis(.defaultLow)
  var resistance = ByAxis(.defaultHigh)

  struct ByAxis {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
      }
    }
  }
}

extension UIView {
  /// Changes the constraint state, creating it if needed.
  func constraints(_ change: (ViewConstraints) -> Void) {
    let state = constraintState ?? ViewConstraints()
    constraintState = state
    change(state)
  }

  /// Whether constraints do not determine the size of the view, so that the views inside it can be
  /// solved separately.
  var isIslandRoot: Bool {
    guard superview != nil, let state = constraintState else { return true }
    return state.translatesMask && !state.isJoinedToOutside
  }

  /// The view whose island contains this view's subviews and guides.
  var insideIslandRoot: UIView {
    var root = self
    while !root.isIslandRoot, let superview = root.superview { root = superview }
    return root
  }

  /// The island that contains this view's subviews and guides, if it exists.
  var insideIsland: LayoutIsland? { insideIslandRoot.constraintState?.island }
}
