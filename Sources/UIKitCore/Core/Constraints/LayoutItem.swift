import ConstraintSolver
import Foundation

/// The four variables of a view or guide in an island, and the equations that do not result from
/// the app's constraints.
@MainActor
final class LayoutItem {
  weak var object: AnyObject?
  /// The view in whose coordinates the frame is expressed.
  weak var host: UIView?
  let x: ConstraintSolver.Variable
  let y: ConstraintSolver.Variable
  let width: ConstraintSolver.Variable
  let height: ConstraintSolver.Variable
  /// The equations that fix the frame, for items whose frame is not determined by constraints.
  private var pins: [ConstraintSolver.Handle] = []
  private var pinned: CGRect?
  private var wishes: [ConstraintSolver.Handle?] = []
  private var wished: ContentSizeLimits?
  private var lastFrame: CGRect?

  init(_ object: AnyObject, variablesFrom solver: ConstraintSolver) {
    self.object = object
    host = (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  func values(in solver: ConstraintSolver) -> CGRect {
    CGRect(
      origin: CGPoint(x: solver.value(of: x), y: solver.value(of: y)),
      size: CGSize(width: solver.value(of: width), height: solver.value(of: height))
    )
  }

  /// Stores the frame, and returns whether it differs from the previous one.
  func noteFrame(_ frame: CGRect) -> Bool {
    defer { lastFrame = frame }
    return frame != lastFrame
  }

  /// The scroll view of which this is the content guide, if any.
  var scrollViewOfContent: UIScrollView? {
    guard let guide = object as? UILayoutGuide, guide.system == .scrollContent else { return nil }
    return guide.owningView as? UIScrollView
  }

  // MARK: Fixed frames

  /// Adds the equations of the item: its fixed frame, its content size or its insets.
  func settle(in island: LayoutIsland) {
    if let view = object as? UIView {
      if view.translatesAutoresizingMaskIntoConstraints {
        pin(to: view.alignmentRect(forFrame: view.untransformedFrame), in: island.solver)
      } else {
        wishContentSize(in: island.solver)
      }
    } else {
      surroundingsChanged(in: island)
    }
  }

  /// Fixes the frame, and returns whether that changed an equation.
  @discardableResult
  func pin(to frame: CGRect, in solver: ConstraintSolver) -> Bool {
    guard frame != pinned else { return false }
    pinned = frame
    let values = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    if pins.count == 4 {
      for (handle, value) in zip(pins, values) { solver.setConstant(-value, of: handle) }
    } else {
      pins = zip([x, y, width, height], values).map { variable, value in
        solver.add([(variable, 1)], constant: -value, relation: .equal)
      }
    }
    return true
  }

  /// Fixes the origin and leaves the size undetermined.
  func pinOrigin(in solver: ConstraintSolver) {
    pins = [x, y].map { solver.add([($0, 1)], constant: 0, relation: .equal) }
  }

  /// Updates the fixed frame after the app has moved the view, and returns whether it changed.
  func followFrame(in solver: ConstraintSolver) -> Bool {
    guard let view = object as? UIView, view.translatesAutoresizingMaskIntoConstraints else {
      return false
    }
    return pin(to: view.alignmentRect(forFrame: view.untransformedFrame), in: solver)
  }

  /// Updates a system guide after the insets or the size of its view have changed.
  func surroundingsChanged(in island: LayoutIsland) {
    guard let guide = object as? UILayoutGuide, let kind = guide.system,
      let owner = guide.owningView
    else { return }
    guard kind != .scrollContent else {
      if pins.isEmpty { pinOrigin(in: island.solver) }
      return
    }
    let insets = kind.insets(in: owner)
    let around = island.item(for: owner)
    let solver = island.solver
    let constants = [
      -insets.left, -insets.top, insets.left + insets.right, insets.top + insets.bottom,
    ]
    guard pins.count != 4 else {
      for (handle, constant) in zip(pins, constants) { solver.setConstant(constant, of: handle) }
      return
    }
    let sums: [[(variable: ConstraintSolver.Variable, coefficient: Double)]] = [
      [(x, 1)], [(y, 1)], [(width, 1), (around.width, -1)], [(height, 1), (around.height, -1)],
    ]
    pins = zip(sums, constants).map { sum, constant in
      solver.add(sum, constant: constant, relation: .equal)
    }
  }

  // MARK: Content size

  /// Adds or updates the inequalities for the content size, and returns whether that changed any of
  /// them.
  @discardableResult
  func wishContentSize(in solver: ConstraintSolver, forWidth room: CGFloat? = nil) -> Bool {
    guard let view = object as? UIView else { return false }
    let new = ContentSizeLimits(of: view, forWidth: room)
    guard new != wished else { return false }
    let old = wished
    wished = new
    if let old, old.priorities == new.priorities {
      for (handle, size) in zip(wishes, new.sizes) {
        if let handle, let size { solver.setConstant(-size, of: handle) }
      }
      if zip(old.sizes, new.sizes).allSatisfy({ ($0 == nil) == ($1 == nil) }) { return true }
    }
    for handle in wishes.compactMap({ $0 }) { solver.remove(handle) }
    wishes = zip(new.sizes, new.priorities).enumerated().map { index, wish in
      guard let size = wish.0, wish.1 > 0 else { return nil }
      return solver.add(
        [(index < 2 ? width : height, 1)],
        constant: -size,
        relation: index % 2 == 0 ? .lessThanOrEqual : .greaterThanOrEqual,
        priority: wish.1
      )
    }
    return true
  }

  func release(in solver: ConstraintSolver) {
    for handle in pins + wishes.compactMap({ $0 }) { solver.remove(handle) }
    pins = []
    wishes = []
    wished = nil
    pinned = nil
  }
}

/// The limits that a view's content size imposes: the maximum and minimum of the width and the
/// height.
struct ContentSizeLimits: Equatable {
  var sizes: [Double?]
  var priorities: [Float]

  @MainActor
  init(of view: UIView, forWidth room: CGFloat?) {
    let size = view.contentSize(forWidth: room)
    func known(_ length: CGFloat) -> Double? {
      length == UIView.noIntrinsicMetric || !length.isFinite ? nil : Double(max(length, 0))
    }
    sizes = [known(size.width), known(size.width), known(size.height), known(size.height)]
    let content = view.contentPriorities
    priorities = [
      content.hugging[.horizontal], content.resistance[.horizontal], content.hugging[.vertical],
      content.resistance[.vertical],
    ].map(\.rawValue)
  }
}
