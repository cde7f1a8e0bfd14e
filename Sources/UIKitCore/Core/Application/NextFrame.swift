import QuartzCore

/// Work that waits for the next frame, whichever screen makes it.
@MainActor enum NextFrame {
  private static var waiting: [() -> Void] = []

  /// Runs `work` at the beginning of the next frame; where no frame comes, as soon as time goes on.
  static func run(_ work: @escaping () -> Void) {
    waiting.append(work)
    guard waiting.count == 1 else { return }
    FramePipeline.askAllForFrame()
    MediaTime.clock.schedule(after: 0) {
      MainActor.assumeIsolated { catchUp() }
    }
  }

  static func catchUp() {
    let due = waiting
    waiting = []
    for work in due { work() }
  }
}
