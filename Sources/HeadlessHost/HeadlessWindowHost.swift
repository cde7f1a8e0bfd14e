import QuartzCore
import UIKitCore

/// The surface of a screen that nobody sees: it remembers that a frame is wanted and waits to be told.
@MainActor package final class HeadlessWindowHost: WindowHost {
  private let manualClock: ManualClock
  private weak var screen: UIScreen?
  /// Whether the next frame differs from the last one, as far as the toolkit knows.
  package private(set) var needsFrame = false
  /// What the title bar would say.
  package private(set) var title = ""
  package private(set) var isClosed = false
  /// The frames made so far.
  package private(set) var frameCount = 0

  package init(screen: UIScreen, clock: ManualClock) {
    self.screen = screen
    manualClock = clock
  }

  package var clock: MediaClock { manualClock }

  package func setNeedsFrame() { needsFrame = true }

  package func setTitle(_ title: String) { self.title = title }

  package func close() { isClosed = true }

  /// Makes a frame now.
  ///
  /// One that is asked for meanwhile, as by a running animation, is the next one.
  package func makeFrame() {
    needsFrame = false
    frameCount += 1
    screen?.performFrame()
  }

  /// Lets virtual time pass, frame by frame; where nothing changes no frame is made.
  package func advance(by duration: CFTimeInterval) {
    let start = manualClock.now
    let wholeFrames = Int((duration * HeadlessMetrics.framesPerSecond + 1e-6).rounded(.down))
    for frame in stride(from: 1, through: wholeFrames, by: 1) {
      step(to: start + Double(frame) / HeadlessMetrics.framesPerSecond)
    }
    step(to: start + duration)
  }

  private func step(to time: CFTimeInterval) {
    guard time > manualClock.now else { return }
    manualClock.advance(to: time)
    if needsFrame { makeFrame() }
  }
}

/// The pace of virtual displays.
package enum HeadlessMetrics {
  /// As phones without a fast display.
  package static let framesPerSecond: Double = 60
}
