import SimulatorKit
import TestStage
import UIKitCore

/// A phone with a reference view of 400 by 600 points and an animator.
@MainActor final class DynamicsStage {
  let phone = Simulator(.iPhone15)
  let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let animator: UIDynamicAnimator
  let journal = Journal()

  init() {
    animator = UIDynamicAnimator(referenceView: room)
    phone.window.addSubview(room)
    animator.delegate = self
  }

  func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
    add(UIView(frame: CGRect(x: 0, y: 0, width: side, height: side)), x, y)
  }

  func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat) -> View {
    view.center = CGPoint(x: x, y: y)
    room.addSubview(view)
    return view
  }

  func walls(_ items: [UIView]) -> UICollisionBehavior {
    let walls = UICollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    walls.collisionDelegate = self
    animator.addBehavior(walls)
    return walls
  }

  func material(_ items: [UIView], _ set: (UIDynamicItemBehavior) -> Void)
    -> UIDynamicItemBehavior
  {
    let material = UIDynamicItemBehavior(items: items)
    set(material)
    animator.addBehavior(material)
    return material
  }

  func fall(_ items: [UIView]) { animator.addBehavior(UIGravityBehavior(items: items)) }

  func run(_ seconds: TimeInterval) { phone.advance(by: seconds) }
}

extension DynamicsStage: UIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { journal.record("resumes") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { journal.record("paused") }
}

extension DynamicsStage: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem,
    at p: CGPoint
  ) {
    journal.record("items touch")
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: UIDynamicItem,
    with item2: UIDynamicItem
  ) {
    journal.record("items part")
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?,
    at p: CGPoint
  ) {
    journal.record("touches \(identifier.map { "\($0)" } ?? "bounds")")
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?
  ) {
    journal.record("leaves \(identifier.map { "\($0)" } ?? "bounds")")
  }
}

extension CGPoint {
  func distance(from other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension UIView {
  /// The rotation of the view, in radians.
  var angle: CGFloat { atan2(transform.b, transform.a) }
}
