import ConstraintSolver
import Foundation

/// Everything that constraints decide inside one view whose own frame comes from outside: solved together, apart from the
/// rest of the tree.
///
///     root: size known ──┬── view: x y width height ──┬── view …
///                        └── guide                    └── a view with a frame of its own: the root of another island
///
/// Frames are variables in the coordinates of the superview. Solving is put off until a layout pass reaches one of the
/// views, or somebody asks for a frame.
@MainActor
final class LayoutIsland {
  unowned let root: UIView
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
    /// Waits for the next solution, since much may change until then.
    case pending
    case solved(ConstraintSolver.Handle, ConstraintEquation)
    /// Left out because of a conflict.
    case broken
  }

  /// The island inside a root, made if there is none yet.
  static func make(for root: UIView) -> LayoutIsland {
    if let known = root.constraintState?.island { return known }
    let island = LayoutIsland(root: root)
    root.constraints {
      $0.island = island
      $0.hostsItems = true
    }
    return island
  }

  /// `isSizeOpen` leaves the root's size to the constraints, to find out which size suits them.
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

  /// Hands the solver what came since the last solution; what cannot hold is left out and reported.
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

  /// The variables of a view or guide; made, with those of the views around it, when first asked for.
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

  /// The frame of an item in the coordinates of the view around it, in whole pixels.
  func frame(of object: AnyObject) -> CGRect? {
    solveIfNeeded()
    return items[ObjectIdentifier(object)].map { frame(of: $0) }
  }

  /// Whether other frames would suit the constraints as well.
  func isAmbiguous(_ object: AnyObject) -> Bool {
    solveIfNeeded()
    guard let item = items[ObjectIdentifier(object)] else { return true }
    return [item.x, item.y, item.width, item.height].contains(where: solver.isAmbiguous)
  }

  private func frame(of item: LayoutItem) -> CGRect {
    PixelGrid(scale: root.traitCollection.displayScale).rounded(item.values(in: solver))
  }

  // MARK: Changes from outside

  func invalidate() {
    needsSolve = true
    if !isSolving, root.constraintState?.island === self { root.setNeedsLayout() }
  }

  /// The root got another size.
  func rootResized() {
    guard rootItem.pin(to: CGRect(origin: .zero, size: root.bounds.size), in: solver) else {
      return
    }
    needsSolve = true
    for item in items.values { item.surroundingsChanged(in: self) }
  }

  /// A view in the island whose frame the app sets was moved.
  func frameChanged(of view: UIView) {
    guard let item = items[ObjectIdentifier(view)] else { return }
    if item.followFrame(in: solver) { invalidate() }
  }

  /// Insets changed, on which the guides of a view depend.
  func insetsChanged(of view: UIView) {
    for guide in view.constraintState?.systemGuides.values ?? [:].values {
      guard let item = items[ObjectIdentifier(guide)] else { continue }
      item.surroundingsChanged(in: self)
      invalidate()
    }
  }

  /// A view's content has another size now, or other priorities.
  func contentChanged(of view: UIView) {
    guard items[ObjectIdentifier(view)] != nil else { return }
    contentChanged.insert(ObjectIdentifier(view))
    invalidate()
  }

  // MARK: The size that suits

  /// Adds a wish for the size of a root that is left open.
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

  func solveIfNeeded() {
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
        scrollView.contentSize = frame(of: item).size
      } else {
        item.host?.setNeedsLayout()
      }
    }
  }

  /// Content that breaks lines gets its height from the width it was given.
  private func measureWrappingContent() {
    var changed = false
    for item in items.values {
      guard let view = item.object as? UIView, view.contentHeightFollowsWidth else { continue }
      let width = item.values(in: solver).width
      if item.wishContentSize(in: solver, forWidth: width) { changed = true }
    }
    if changed { mend() }
  }

  /// Solves, and leaves out one of the app's constraints for each conflict.
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

  /// Leaves out and reports the constraint that is refused, or one whose constant made the conflict; tells whether the rest has to be
  /// solved again.
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
