import Foundation

/// Adds constraints to the view that owns them and to the island that solves them, and removes
/// them.
@MainActor
enum LayoutInstallation {
  // MARK: Single constraints

  /// Returns whether the items of a constraint have a common view.
  static func canInstall(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.holder != nil || commonView(of: constraint) != nil
  }

  static func install(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    guard let holder = commonView(of: constraint) else {
      Misuse.raise(
        name: "NSGenericException",
        reason:
          "Unable to activate constraint with anchors \(ConstraintDescription.anchors(of: constraint)) because they have no "
          + "common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
          + "That's illegal."
      )
    }
    constraint.holder = holder
    holder.constraints { $0.held.append(constraint) }
    for view in views(of: constraint) {
      view.constraints { $0.concerning[ObjectIdentifier(constraint)] = constraint }
    }
    joinIslands(along: constraint, below: holder)
    solve(constraint, heldBy: holder)
  }

  static func uninstall(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    constraint.holder = nil
    holder.constraintState?.held.removeAll { $0 === constraint }
    for view in views(of: constraint) {
      view.constraintState?.concerning[ObjectIdentifier(constraint)] = nil
    }
    constraint.island?.remove(constraint)
    constraint.island = nil
  }

  private static func solve(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
    let island = LayoutIsland.make(for: rootOfIsland(for: constraint, heldBy: holder))
    constraint.island = island
    island.add(constraint)
  }

  /// Returns the root of the island that solves a constraint.
  ///
  /// A view's constraints on its own size are solved together with its siblings, and all others in
  /// the common ancestor.
  private static func rootOfIsland(for constraint: NSLayoutConstraint, heldBy holder: UIView)
    -> UIView
  {
    let isAboutItself =
      views(of: constraint).allSatisfy { $0 === holder }
      && items(of: constraint).allSatisfy { $0 is UIView }
    guard isAboutItself, let superview = holder.superview,
      holder.constraintState?.translatesMask == false
    else { return holder.insideIslandRoot }
    return superview.insideIslandRoot
  }

  // MARK: Views of a constraint

  static func items(of constraint: NSLayoutConstraint) -> [AnyObject] {
    [
      constraint.firstItem, constraint.secondItem, constraint.firstOrigin?.item,
      constraint.secondOrigin?.item,
    ].compactMap { $0 }
  }

  /// Returns the views of a constraint, including the owners of its layout guides.
  static func views(of constraint: NSLayoutConstraint) -> [UIView] {
    var views: [UIView] = []
    for item in items(of: constraint) {
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView,
        !views.contains(where: { $0 === view })
      else { continue }
      views.append(view)
    }
    return views
  }

  private static func commonView(of constraint: NSLayoutConstraint) -> UIView? {
    guard
      items(of: constraint).allSatisfy({ $0 is UIView || ($0 as? UILayoutGuide)?.owningView != nil }
      )
    else { return nil }
    let views = views(of: constraint)
    var candidate = views.first
    while let view = candidate, !views.allSatisfy({ $0.isDescendant(of: view) }) {
      candidate = view.superview
    }
    return candidate
  }

  /// Joins the islands of the views between the constraint's views and the view that owns it with
  /// the island around them.
  private static func joinIslands(along constraint: NSLayoutConstraint, below holder: UIView) {
    for item in items(of: constraint) {
      var host = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
      if item === holder { host = nil }
      while let view = host, view !== holder {
        if view.isIslandRoot {
          view.constraints { $0.isJoinedToOutside = true }
          resettle(view)
        }
        host = view.superview
      }
    }
  }

  /// Moves the constraints of a view to another island after
  /// `translatesAutoresizingMaskIntoConstraints` has changed.
  static func frameOwnerChanged(_ view: UIView) {
    var moved = view.constraintState?.held ?? []
    for constraint in view.constraintState?.concerning.values ?? [:].values
    where !moved.contains(where: { $0 === constraint }) {
      moved.append(constraint)
    }
    for constraint in moved { constraint.island?.remove(constraint) }
    resettle(view)
    for constraint in moved where constraint.holder != nil && constraint.holder !== view {
      constraint.holder.map { solve(constraint, heldBy: $0) }
    }
  }

  // MARK: Changes of the view hierarchy

  /// Moves the constraints of a view and its descendants to the islands to which they now belong.
  static func resettle(_ view: UIView) {
    var moved: [(NSLayoutConstraint, UIView)] = []
    forEachConstraint(solvedWith: view) { moved.append(($0, $1)) }
    view.constraintState?.island = nil
    for (constraint, _) in moved { constraint.island?.remove(constraint) }
    for (constraint, holder) in moved { solve(constraint, heldBy: holder) }
  }

  /// Calls `body` for each constraint that is solved together with the view, and passes the view
  /// that owns the constraint.
  static func forEachConstraint(
    solvedWith view: UIView,
    _ body: (NSLayoutConstraint, UIView) -> Void
  ) {
    for constraint in view.constraintState?.held ?? [] { body(constraint, view) }
    for subview in view.subviews where !subview.isIslandRoot {
      forEachConstraint(solvedWith: subview, body)
    }
    for subview in view.subviews where subview.isIslandRoot {
      for constraint in subview.constraintState?.held ?? []
      where constraint.island !== subview.constraintState?.island {
        body(constraint, subview)
      }
    }
  }

  /// Removes a subtree from the island around it, and deactivates constraints to views outside of
  /// it.
  ///
  /// If no island contains the view, there are no such constraints. Constraints that are solved
  /// inside the subtree stay active.
  static func leaveTree(_ view: UIView) {
    guard let outside = view.islandOfFrame else { return }
    forEachState(below: view) { member, state in
      for constraint in Array(state.concerning.values) {
        if let holder = constraint.holder, !holder.isDescendant(of: view) { uninstall(constraint) }
      }
      for constraint in state.held where constraint.island === outside {
        outside.remove(constraint)
        constraint.island = nil
      }
      for object in [member] + state.guides + Array(state.systemGuides.values) {
        outside.forget(object)
      }
    }
  }

  /// Adds the constraints of a subtree to the islands at its new position.
  static func joinedTree(_ view: UIView) {
    guard view.constraintState != nil else { return }
    if !view.isIslandRoot {
      resettle(view)
    } else {
      for constraint in view.constraintState?.held ?? [] where constraint.island == nil {
        solve(constraint, heldBy: view)
      }
    }
  }

  private static func forEachState(below view: UIView, _ body: (UIView, ViewConstraints) -> Void) {
    if let state = view.constraintState { body(view, state) }
    for subview in view.subviews { forEachState(below: subview, body) }
  }
}
