import Foundation

/// What a view knows of constraints; made when the first one concerns it.
@MainActor
final class ViewConstraints {
  /// Whether the frame is the app's business, or autoresizing's, rather than that of constraints.
  var translatesMask = true
  /// Whether a constraint reaches through the view from inside to outside, so that its inside is solved together with
  /// what surrounds it.
  var isJoinedToOutside = false
  /// The active constraints held here: those whose views meet in this one.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that name the view or one of its guides.
  var concerning: [ObjectIdentifier: NSLayoutConstraint] = [:]
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemLayoutGuide: UILayoutGuide] = [:]
  var content = ContentPriorities()
  var needsUpdate = false
  /// What is solved inside the view, where the view is the root of an island.
  var island: LayoutIsland?
  /// Whether subviews or guides get their frames from constraints.
  var hostsItems = false
}

/// How strongly a view's content resists being stretched and squeezed.
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
  /// The state, made if there is none yet.
  func constraints(_ change: (ViewConstraints) -> Void) {
    let state = constraintState ?? ViewConstraints()
    constraintState = state
    change(state)
  }

  /// Whether the frame comes from outside, so that what is inside can be solved by itself.
  var isIslandRoot: Bool {
    guard superview != nil, let state = constraintState else { return true }
    return state.translatesMask && !state.isJoinedToOutside
  }

  /// The view whose island solves the frames of this view's subviews and guides.
  var insideIslandRoot: UIView {
    var root = self
    while !root.isIslandRoot, let superview = root.superview { root = superview }
    return root
  }

  /// The island in which subviews and guides are solved, if there is one yet.
  var insideIsland: LayoutIsland? { insideIslandRoot.constraintState?.island }
}
