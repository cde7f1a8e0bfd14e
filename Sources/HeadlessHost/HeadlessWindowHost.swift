import QuartzCore
import UIKitCore

/// The surface of a screen without a display, whose frames are made on request.
@MainActor package final class HeadlessWindowHost: WindowHost {
  private let manualClock: ManualClock
  private let screenReference: UnretainedReference<UIScreen>
  /// Whether the next frame may differ from the last one.
  ///
  /// Each access reads or replaces it, so exclusive access is not checked.
  @exclusivity(unchecked) package private(set) var needsFrame = false
  /// The title for the title bar, or `nil` for the name of the application.
  package private(set) var title: String?
  package private(set) var isClosed = false
  /// The number of requests to bring the surface to the front.
  package private(set) var activationCount = 0
  /// The number of frames made so far.
  package private(set) var frameCount = 0
  // R-SIM-10
  /// Whether each frame is painted when it is made, as in a window, for measurements of its time.
  ///
  /// The default value is `false`.
  package static var paintsEveryFrame = false
  /// Runs the tasks that wait for the main actor.
  private let runPendingWork: () -> Void

  package init(
    screen: UIScreen,
    clock: ManualClock,
    runPendingWork: @escaping () -> Void = {}
  ) {
    screenReference = screen.reference
    manualClock = clock
    self.runPendingWork = runPendingWork
  }

  package var clock: MediaClock { manualClock }

  package func setNeedsFrame() { needsFrame = true }

  package func setTitle(_ title: String?) { self.title = title }

  package func setPointerShape(_ shape: PointerShape) {}

  package func setSizeLimits(_ limits: WindowSizeLimits) {}

  package func activate() { activationCount += 1 }

  package func close() { isClosed = true }

  /// Makes a frame now.
  ///
  /// The frame is painted when its pixels are read, unless ``paintsEveryFrame`` is set.
  ///
  /// A frame that is requested in the meantime, for example by a running animation, is made by the
  /// next call.
  package func makeFrame() {
    needsFrame = false
    frameCount += 1
    guard let screen = screenReference.object else { return }
    if Self.paintsEveryFrame { screen.performFrame() } else { screen.makeFrame() }
  }

  /// Advances virtual time frame by frame; frames are made only when something changes.
  package func advance(by duration: CFTimeInterval) {
    runPendingWork()
    let start = manualClock.now
    let wholeFrames = Int((duration * HeadlessMetrics.framesPerSecond + 1e-6).rounded(.down))
    for frame in stride(from: 1, through: wholeFrames, by: 1) {
      let time = start + Double(frame) / HeadlessMetrics.framesPerSecond
      if !isAtRest(until: time) { step(to: time) }
    }
    step(to: start + duration)
  }

  /// Whether nothing can happen until a time: no frame is requested and no timer is due.
  private func isAtRest(until time: CFTimeInterval) -> Bool {
    !needsFrame && manualClock.nextFireTime ?? .infinity > time
  }

  private func step(to time: CFTimeInterval) {
    guard time > manualClock.now else { return }
    manualClock.advance(to: time)
    runPendingWork()
    guard needsFrame else { return }
    makeFrame()
    runPendingWork()
  }
}

/// The frame rate of virtual displays.
package enum HeadlessMetrics {
  /// The frame rate of phones without a high refresh rate display.
  package static let framesPerSecond: Double = 60
}
