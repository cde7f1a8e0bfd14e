import QuartzCore

/// The appearance of a column that follows a finger.
@MainActor final class SplitDrag {
  // R-SPL-23
  private let animation: ScrubbableAnimation
  private var isReleased = false

  /// Pauses the animations that a closure adds.
  init(in container: UIView, clock: MediaClock, animations: () -> Void) {
    animation = ScrubbableAnimation(
      of: container.layer,
      clock: clock,
      duration: SplitMetrics.duration,
      animation: animations
    )
  }

  /// The fraction of the way that the column has moved.
  var share: CGFloat { animation.share }

  func move(to share: CGFloat) {
    if !isReleased { animation.wind(to: share) }
  }

  /// Moves the column to its place or back, and calls a closure at the end.
  ///
  /// - Parameters:
  ///   - forward: Whether the column appears.
  ///   - speed: The speed of the finger, in ways per second.
  ///   - ending: The closure.
  func release(forward: Bool, speed: CGFloat, ending: @escaping @MainActor () -> Void) {
    guard !isReleased else { return }
    isReleased = true
    let pace = max(abs(speed) * SplitMetrics.duration, 1)
    animation.release(forward: forward, speed: pace, ending: ending)
  }

  func end() { animation.end() }
}

extension SplitArrangement {
  /// Shows one more column, which follows the finger.
  func beginDrag() {
    let before = choice
    followsFinger = true
    choose(modes.count + 1)
    followsFinger = false
    choiceBeforeDrag = before
  }

  /// The distance that the arriving column moves.
  private var dragLength: CGFloat { max(layout.frame(of: modes.outermostColumn).width, 1) }

  /// Moves the column by a distance from its hidden position.
  func drag(by distance: CGFloat) { drag?.move(to: distance / dragLength) }

  /// Ends the movement; the column appears if it would come to rest in the second half of its way.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger toward the visible position, in points per second.
  ///   - isCancelled: Whether the gesture was cancelled.
  func endDrag(velocity: CGFloat, isCancelled: Bool) {
    guard let drag else { return }
    let speed = velocity / dragLength
    let isForward = !isCancelled && drag.share + speed * SplitMetrics.dragProjection > 0.5
    guard !isForward else {
      return drag.release(forward: true, speed: speed) { [weak self] in self?.drag = nil }
    }
    abandonChange()
    drag.release(forward: false, speed: speed) { [weak self, weak drag] in
      guard let self, let drag, self.drag === drag else { return }
      self.drag = nil
      changeMode(animated: false, to: choiceBeforeDrag)
    }
  }
}
