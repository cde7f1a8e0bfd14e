import Foundation

/// The gesture recognizer for horizontal swipes on rows.
///
/// It begins only over a row with actions on the side that the movement uncovers.
final class SwipePan: UIPanGestureRecognizer {
  private var host: (any SwipeHost)? { view as? any SwipeHost }

  override func shouldBegin(movedBy movement: CGPoint) -> Bool {
    guard let host, abs(movement.x) > abs(movement.y) else { return false }
    return host.swipeBegins(at: location(in: host), movedBy: movement.x)
  }

  override func didEnter(_ state: State) {
    guard let host else { return }
    switch state {
    case .began, .changed: host.swipeFollows(translation(in: host).x)
    case .ended: host.swipeEnds(speed: velocity(in: host).x)
    case .cancelled: host.swipeEnds(speed: 0)
    case .possible, .failed: break
    }
  }
}
