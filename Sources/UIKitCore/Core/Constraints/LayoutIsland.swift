import ConstraintSolver
import Foundation

/// The views and guides inside a root view whose constraints are solved together.
///
///     root: size known ──┬── view: x y width height ──┬── view …
///                        └── guide                    └── fixed view: root of another island
///
/// Frames are variables in the coordinates of the superview. The system is solved when a layout
/// pass reaches one of the views, or when a frame is read.
@MainActor
final class LayoutIsland {
  /// The root view, which owns the island.
  ///
  /// It is also read while the view is deinitialized, if it removes its subviews.
  unowned(unsafe) let root: UIView
  let solver = ConstraintSolver()
  private(set) var items: [ObjectIdentifier: LayoutItem] = [:]
  private var installed: [ObjectIdentifier: Installation] = [:]
  private var pending: [NSLayoutConstraint] = []
  private var owners: [ConstraintSolver.Handle: NSLayoutConstraint] = [:]
  private(set) var rootItem: LayoutItem
  private var contentChanged: Set<ObjectIdentifier> = []
  private var needsSolve = false
  private var isSolving = false

  private enum Installation {
    /// Waits for the next solution, because more changes may follow.
    case pending
    case solved(ConstraintSolver.Handle, ConstraintEquation)
    /// Is ignored because of a conflict.
    case broken
  }

  /// Returns the island inside a root view, creating it if needed.
  static func make(for root: UIView) -> LayoutIsland {
    if let known = root.constraintState?.island { return known }
    let island = LayoutIsland(root: root)
    root.constraints {
      $0.island = island
      $0.hostsItems = true
    }
    return island
  }

  /// Creates an island.
  ///
  /// If `isSizeOpen` is true, the constraints determine the root's size.
  init(root: UIView, isSizeOpen: Bool = false) {
    self.root = root
    rootItem = LayoutItem(root, variablesFrom: solver)
    let isDetached = root.superview == nil && root.constraintState?.translatesMask == false
    if isSizeOpen || isDetached {
      rootItem.pinOrigin(in: solver)
      if isSizeOpen { rootItem.wishContentSize(in: solver) }
    } else {
      rootItem.pin(to: CGRect(origin: .zero, size: root.bounds.size), in: solver)
    }
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    installed[ObjectIdentifier(constraint)] = .pending
    pending.append(constraint)
    invalidate()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let installation = installed.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return
    }
    if case .solved(let handle, _) = installation {
      owners[handle] = nil
      solver.remove(handle)
    }
    invalidate()
  }

  func replace(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    switch installed[ObjectIdentifier(constraint)] {
    case .solved(let handle, let equation):
      solver.setConstant(equation.constant(for: constraint.constant), of: handle)
      invalidate()
    case .broken: replace(constraint)
    case .pending, nil: break
    }
  }

  /// Adds pending constraints to the solver.
  private func takePending() {
    let constraints = pending
    pending = []
    for constraint in constraints {
      guard case .pending = installed[ObjectIdentifier(constraint)] else { continue }
      installed[ObjectIdentifier(constraint)] = hand(constraint)
    }
  }

  private func hand(_ constraint: NSLayoutConstraint) -> Installation {
    guard let equation = ConstraintEquation(constraint, in: self) else { return .broken }
    let handle = solver.add(
      equation.terms,
      constant: equation.constant(for: constraint.constant),
      relation: equation.relation,
      priority: constraint.priority.rawValue
    )
    owners[handle] = constraint
    return .solved(handle, equation)
  }

  // MARK: Items

  /// Returns the variables of a view or guide.
  ///
  /// If needed, they are created together with those of its ancestors.
  func item(for object: AnyObject) -> LayoutItem {
    if object === root { return rootItem }
    if let known = items[ObjectIdentifier(object)] { return known }
    let item = LayoutItem(object, variablesFrom: solver)
    items[ObjectIdentifier(object)] = item
    if let host = item.host, host.constraintState?.hostsItems != true {
      host.constraints { $0.hostsItems = true }
    }
    item.settle(in: self)
    return item
  }

  func forget(_ object: AnyObject) {
    guard let item = items.removeValue(forKey: ObjectIdentifier(object)) else { return }
    item.release(in: solver)
    invalidate()
  }

  /// Returns the frame of an item in its superview's coordinates, rounded to whole pixels.
  func frame(of object: AnyObject) -> CGRect? {
    solveIfNeeded()
    return items[ObjectIdentifier(object)].map { frame(of: $0) }
  }

  /// Returns whether other frames would satisfy the constraints equally well.
  func isAmbiguous(_ object: AnyObject) -> Bool {
    solveIfNeeded()
    guard let item = items[ObjectIdentifier(object)] else { return true }
    return [item.x, item.y, item.width, item.height].contains(where: solver.isAmbiguous)
  }

  private func frame(of item: LayoutItem) -> CGRect {
    PixelGrid(scale: root.traitCollection.displayScale).rounded(item.values(in: solver))
  }

  // MARK: External changes

  func invalidate() {
    needsSolve = true
    if !isSolving, root.constraintState?.island === self { root.setNeedsLayout() }
  }

  /// Updates the root's size.
  func rootResized() {
    guard rootItem.pin(to: CGRect(origin: .zero, size: root.bounds.size), in: solver) else {
      return
    }
    needsSolve = true
    for item in items.values { item.surroundingsChanged(in: self) }
  }

  /// Updates the frame of a view that constraints do not position.
  func frameChanged(of view: UIView) {
    guard let item = items[ObjectIdentifier(view)] else { return }
    if item.followFrame(in: solver) { invalidate() }
  }

  /// Updates the system guides of a view after its insets have changed.
  func insetsChanged(of view: UIView) {
    for guide in view.constraintState?.systemGuides.values ?? [:].values {
      guard let item = items[ObjectIdentifier(guide)] else { continue }
      item.surroundingsChanged(in: self)
      invalidate()
    }
  }

  /// Marks the content size or priorities of a view to be updated at the next solution.
  func contentChanged(of view: UIView) {
    guard items[ObjectIdentifier(view)] != nil else { return }
    contentChanged.insert(ObjectIdentifier(view))
    invalidate()
  }

  // MARK: Fitting size

  /// Adds a preferred size for a root whose size is determined by the constraints.
  func wishSize(_ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    for (variable, length, priority) in [
      (rootItem.width, size.width, horizontal), (rootItem.height, size.height, vertical),
    ] {
      _ = solver.add(
        [(variable, 1)],
        constant: -Double(length),
        relation: .equal,
        priority: priority.rawValue
      )
    }
  }

  var solvedRootSize: CGSize {
    mend()
    measureWrappingContent()
    return PixelGrid(scale: root.traitCollection.displayScale).roundedUp(
      rootItem.values(in: solver).size
    )
  }

  // MARK: Solving

  /// Solves the constraints if they have changed, and marks the views whose subviews get other frames
  /// for layout.
  ///
  /// - Parameter laidOutView: The view that is being laid out, which isn't marked again.
  func solveIfNeeded(in laidOutView: UIView? = nil) {
    guard needsSolve, !isSolving else { return }
    isSolving = true
    needsSolve = false
    for key in contentChanged { items[key]?.wishContentSize(in: solver) }
    contentChanged = []
    mend()
    measureWrappingContent()
    isSolving = false
    for item in items.values where item.noteFrame(frame(of: item)) {
      if let scrollView = item.scrollViewOfContent {
        scrollView.contentSize = scrollView.zoomedContentSize(frame(of: item).size, in: self)
      } else if let host = item.host, host !== laidOutView {
        host.setNeedsLayout()
      }
    }
  }

  /// Updates the heights of views with wrapping text for the widths that were solved.
  private func measureWrappingContent() {
    var changed = false
    for item in items.values {
      guard let view = item.object as? UIView, view.contentHeightFollowsWidth else { continue }
      let width = item.values(in: solver).width
      if item.wishContentSize(in: solver, forWidth: width) { changed = true }
    }
    if changed { mend() }
  }

  /// Solves the system, ignoring one of the app's constraints for each conflict.
  private func mend() {
    takePending()
    for _ in 0..<installed.count + 1 {
      let conflicts = solver.solve()
      var isMended = true
      for conflict in conflicts {
        isMended = !leaveOut(conflict) && isMended
      }
      if isMended { return }
    }
  }

  /// Reports a conflict and ignores one of its constraints, and returns whether the system must be
  /// solved again.
  ///
  /// It is the constraint that the solver refused, or otherwise the last of the conflicting
  /// constraints.
  private func leaveOut(_ conflict: ConstraintSolver.Conflict) -> Bool {
    let members = conflict.members.compactMap { owners[$0] }
    guard let victim = conflict.refused.map({ owners[$0] }) ?? members.last,
      case .solved(let handle, _) = installed[ObjectIdentifier(victim)]
    else { return false }
    let others = members.filter { $0 !== victim }
    ConstraintDescription.report(conflictOf: others + [victim], breaking: victim)
    solver.remove(handle)
    owners[handle] = nil
    installed[ObjectIdentifier(victim)] = .broken
    return conflict.refused == nil
  }
}
