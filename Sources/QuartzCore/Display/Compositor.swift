import CoreGraphics

/// Makes the frames of one layer tree: settles layout and animations, then hands out the tree's node.
///
/// Nothing happens between frames. `onNeedsFrame` is called once when the first thing changes, and after
/// each frame while something moves.
package final class Compositor {
  /// Called when a frame is worth making; at most once before the next `frame()`.
  package var onNeedsFrame: (() -> Void)?

  package let rootLayer: CALayer
  package let clock: MediaClock
  private var isFrameRequested = false
  private var isMakingFrame = false
  private let timeline = Timeline()
  private var wakeUp: ClockTimer?

  package init(rootLayer: CALayer, clock: MediaClock) {
    self.rootLayer = rootLayer
    self.clock = clock
    rootLayer.makeExtras().compositor = self
    DisplayLinks.add(self)
  }

  deinit { wakeUp?.cancel() }

  /// Whether an animation runs or a display link asks for frames, so that the next frame differs without
  /// any change.
  package var isAnimating: Bool { timeline.isTicking || DisplayLinks.areActive(on: clock) }

  /// Whether anything changed since the last frame.
  package var needsFrame: Bool {
    rootLayer.flags.contains(.nodeDirty) || LayoutPass.needsPass(rootLayer)
      || isAnimating
  }

  /// Asks the host for a frame, once.
  package func requestFrame() {
    guard !isFrameRequested, !isMakingFrame else { return }
    isFrameRequested = true
    onNeedsFrame?()
  }

  /// Lays out, animates, displays what changed, and returns the tree as it is to be seen now.
  ///
  /// The node is the same object as last time when nothing changed.
  @discardableResult
  package func frame() -> DisplayNode {
    isMakingFrame = true
    isFrameRequested = false
    let now = clock.now
    DisplayLinks.fire(on: clock)
    CATransaction.flush()
    // Ended animations tell their delegates first: what those change belongs to this frame.
    let hasMore = timeline.settle(to: now, root: rootLayer)
    let needsLayout = LayoutPass.needsPass(rootLayer)
    rootLayer.layoutIfNeeded()
    CATransaction.flush()
    if hasMore || needsLayout || PendingAnimations.isWaiting {
      timeline.settle(to: now, root: rootLayer)
    }
    timeline.present(at: now)
    let node = PresentationPass().node(for: rootLayer, in: nil)
    isMakingFrame = false
    scheduleNextFrame(now: now)
    return node
  }

  /// Begins what was added since the last frame now rather than with the next one.
  func beginAnimations() {
    timeline.settle(to: clock.now, root: rootLayer)
    timeline.present(at: clock.now)
  }

  /// Ends the animations of what has left the tree, for a tree that may never make another frame.
  package func endAnimationsOutside() { timeline.endThoseOutside(root: rootLayer) }

  /// Lets a layer of this tree take part in the coming frames because it animates.
  func animate(_ layer: CALayer) {
    timeline.add(layer)
    requestFrame()
  }

  private func scheduleNextFrame(now: CFTimeInterval) {
    wakeUp?.cancel()
    wakeUp = nil
    if needsFrame {
      requestFrame()
    } else if let time = timeline.nextBeginning {
      wakeUp = clock.schedule(after: time - now) { [weak self] in self?.requestFrame() }
    }
  }
}
