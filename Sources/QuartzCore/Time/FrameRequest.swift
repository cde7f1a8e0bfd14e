/// The request of a compositor for its next frame.
///
/// It is an object of its own, because ``DisplayLinks`` references it weakly, and retaining and releasing
/// an object with weak references takes twice as long.
final class FrameRequest {
  let clock: MediaClock
  /// Called when a frame is requested.
  var onNeedsFrame: (() -> Void)?
  /// Whether the next frame was requested and is not being made yet.
  var isPending = false
  /// Whether the frame is being made, so that no other is requested.
  var isMakingFrame = false

  init(clock: MediaClock) { self.clock = clock }

  /// Requests the frame, unless it was requested already.
  func request() {
    guard !isPending, !isMakingFrame else { return }
    isPending = true
    onNeedsFrame?()
  }
}
