/// Shows images in sequence for equal durations, with the current clock.
@MainActor final class FrameSequence {
  var images: [UIImage] = []
  /// The duration of a cycle in seconds, or 0 to show 30 images per second.
  var duration: TimeInterval = 0
  /// The number of cycles, or 0 for no limit.
  var repeatCount = 0
  private(set) var current: UIImage?
  private var timer: ClockTimer?
  private var step = 0

  var isRunning: Bool { timer != nil }

  private var interval: TimeInterval {
    let isGiven = duration > 0 && duration.isFinite
    return max(isGiven ? duration / Double(images.count) : 1 / 30, 1 / 240)
  }

  /// Starts with the first image.
  ///
  /// `show` is called for each image, and once after the last one.
  func start(_ show: @escaping () -> Void) {
    stop()
    guard !images.isEmpty else { return }
    step = 0
    advance(show)
  }

  func stop() {
    timer?.cancel()
    timer = nil
    current = nil
  }

  private func advance(_ show: @escaping () -> Void) {
    guard !images.isEmpty, repeatCount <= 0 || step < repeatCount * images.count else {
      stop()
      show()
      return
    }
    current = images[step % images.count]
    step += 1
    timer = MediaTime.clock.schedule(after: interval) { [weak self] in
      MainActor.assumeIsolated { self?.advance(show) }
    }
    show()
  }
}
