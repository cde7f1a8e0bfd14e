import CoreGraphics

/// Produces the frames of one layer tree: runs layout and animations, then returns the tree's node.
///
/// Nothing happens between frames. `onNeedsFrame` is called once after the first change, and after
/// each frame while an animation runs.
package final class Compositor {
  package let rootLayer: CALayer
  package let clock: MediaClock
  private let frameRequest: FrameRequest
  private let timeline = Timeline()
  private var wakeUp: ClockTimer?

  package init(rootLayer: CALayer, clock: MediaClock) {
    self.rootLayer = rootLayer
    self.clock = clock
    frameRequest = FrameRequest(clock: clock)
    rootLayer.makeExtras().compositor = self
    DisplayLinks.add(frameRequest)
  }

  deinit {
    wakeUp?.cancel()
    if let extras = rootLayer.extras, extras.compositor === self { extras.compositor = nil }
  }

  /// Whether an animation is running or a display link is active, so that every frame may differ.
  package var isAnimating: Bool { timeline.isTicking || DisplayLinks.areActive(on: clock) }

  /// Whether anything changed since the last frame.
  package var needsFrame: Bool {
    rootLayer.flags.contains(.nodeDirty) || LayoutPass.needsPass(rootLayer)
      || isAnimating
  }

  /// Called when a frame is needed; at most once before the next `frame()`.
  package var onNeedsFrame: (() -> Void)? {
    get { frameRequest.onNeedsFrame }
    set { frameRequest.onNeedsFrame = newValue }
  }

  /// Requests a frame from the host, at most once per frame.
  package func requestFrame() { frameRequest.request() }

  /// Runs layout and animations, displays changed layers, and returns the node of the tree.
  ///
  /// If nothing changed, the result is the same object as before.
  @discardableResult
  package func frame() -> DisplayNode {
    frameRequest.isMakingFrame = true
    frameRequest.isPending = false
    let now = clock.now
    DisplayLinks.fire(on: clock)
    CATransaction.flush()
    // Delegates of ended animations are called first, so that their changes belong to this frame.
    let hasMore = FrameTrace.measure("animations") { timeline.settle(to: now, root: rootLayer) }
    let needsLayout = LayoutPass.needsPass(rootLayer)
    FrameTrace.measure("layout") {
      rootLayer.layoutIfNeeded()
      CATransaction.flush()
    }
    FrameTrace.measure("animations") {
      if hasMore || needsLayout || PendingAnimations.isWaiting {
        timeline.settle(to: now, root: rootLayer)
      }
      timeline.present(at: now)
    }
    let node = FrameTrace.measure("record") { PresentationPass().node(for: rootLayer, in: nil) }
    frameRequest.isMakingFrame = false
    scheduleNextFrame(now: now)
    ObjectStore.sweep()
    return node
  }

  /// Returns the node of the tree after changes that need neither layout nor animations.
  package func updatedNode() -> DisplayNode {
    frameRequest.isMakingFrame = true
    defer { frameRequest.isMakingFrame = false }
    CATransaction.flush()
    return PresentationPass().node(for: rootLayer, in: nil)
  }

  /// Begins animations that were added since the last frame, without waiting for the next one.
  func beginAnimations() {
    timeline.settle(to: clock.now, root: rootLayer)
    timeline.present(at: clock.now)
  }

  /// Ends the animations of removed layers, for a tree that may not produce another frame.
  package func endAnimationsOutside() { timeline.endThoseOutside(root: rootLayer) }

  /// Adds an animated layer of this tree to the timeline.
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
      wakeUp = clock.schedule(after: time - now) { [frameRequest] in frameRequest.request() }
    }
  }
}
