import QuartzCore

/// Work that is deferred to the next frame of any screen.
@MainActor enum NextFrame {
  private static var waiting: [() -> Void] = []

  /// Runs `work` at the beginning of the next frame, or at the clock's next tick if there is no
  /// frame before it.
  static func run(_ work: @escaping () -> Void) {
    waiting.append(work)
    guard waiting.count == 1 else { return }
    FramePipeline.askAllForFrame()
    MediaTime.clock.schedule(after: 0) {
      MainActor.assumeIsolated { runPending() }
    }
  }

  static func runPending() {
    let due = waiting
    waiting = []
    for work in due { work() }
  }
}
