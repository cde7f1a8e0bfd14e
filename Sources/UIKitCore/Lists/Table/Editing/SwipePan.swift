import Foundation

/// The gesture recognizer for horizontal swipes on rows.
///
/// It begins only over a row with actions on the side that the movement uncovers.
final class SwipePan: UIPanGestureRecognizer {
  private var table: UITableView? { view as? UITableView }

  override func shouldBegin(movedBy movement: CGPoint) -> Bool {
    guard let table, abs(movement.x) > abs(movement.y) else { return false }
    return table.swipeBegins(at: location(in: table), movedBy: movement.x)
  }

  override func didEnter(_ state: State) {
    guard let table else { return }
    switch state {
    case .began, .changed: table.swipeFollows(translation(in: table).x)
    case .ended: table.swipeEnds(speed: velocity(in: table).x)
    case .cancelled: table.swipeEnds(speed: 0)
    case .possible, .failed: break
    }
  }
}
