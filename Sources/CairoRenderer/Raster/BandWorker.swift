internal import CCairo
import Foundation
import Synchronization

/// A second thread that takes parts of large loops over pixels.
///
/// The thread that performs a loop and the worker take parts in order until none is left. The loop never
/// waits for the worker to start, only for a part that the worker has taken. After its last part the
/// worker waits actively for a moment, because a frame consists of several loops, and then
/// sleeps until it is woken. It is created for the first large loop, and uses no processor time between
/// frames.
///
/// Where other programs use all processors, the worker can lose its processor while it performs a part.
/// After a loop had to wait for this, the worker is not used for a while.
final class BandWorker: Sendable {
  /// The worker, or `nil` on a device with one processor.
  static let shared = ProcessInfo.processInfo.activeProcessorCount > 1 ? BandWorker() : nil

  /// The time for which the worker waits actively, in nanoseconds.
  ///
  /// Waking it takes about 50,000 nanoseconds.
  private static let patience: UInt64 = 200_000
  /// The time for which a loop waits for the last part of the worker before it is assumed that the worker lost
  /// its processor, and the time for which the worker is not used then, in nanoseconds.
  private static let lateness: (limit: UInt64, pause: UInt64) = (400_000, 30_000_000)

  /// A loop that is divided into parts, in one number that is replaced as a whole.
  ///
  /// The upper 32 bits differ for each loop. The next 16 bits are the number of parts, and the lowest are
  /// the index of the next part.
  private struct Progress {
    var value: UInt64

    static func starting(after other: Progress, count: Int) -> Progress {
      Progress(value: (other.value >> 32 &+ 1) << 32 | UInt64(count) << 16)
    }

    /// The index of the next part, or `nil` if all are taken.
    var next: Int? {
      let (count, index) = (value >> 16 & 0xFFFF, value & 0xFFFF)
      return index < count ? Int(index) : nil
    }
  }

  private let progress = Atomic<UInt64>(0)
  /// The number of parts of the current loop that are done.
  private let doneCount = Atomic<Int>(0)
  /// Whether a loop is performed.
  private let isBusy = Atomic<Bool>(false)
  private let isAsleep = Atomic<Bool>(false)
  /// The time from which the worker is used again, or 0 if it is used.
  private let pauseEnd = Atomic<UInt64>(0)
  private let condition = NSCondition()
  /// The body of the current loop, which is valid until all parts are done.
  private nonisolated(unsafe) var body: ((Int) -> Void)?

  /// The cost from which a loop is divided if the worker is awake, and from which the worker is woken, in
  /// pixels that are copied or blended.
  static let smallestCost = 40_000
  private static let smallestWakingCost = 500_000
  /// The number of pixels of a frame from which several large loops are expected.
  static let smallestFrame = 400_000
  /// The cost of a part, and the maximum number of parts.
  private static let part = (cost: 40_000, count: 8)

  /// Calls a closure with ranges that together contain all indices of a loop, and returns when all calls have
  /// returned.
  ///
  /// The calls are divided among this thread and the worker if the loop is long.
  ///
  /// - Parameters:
  ///   - length: The number of indices.
  ///   - cost: The duration of the loop, as the number of pixels that are copied or blended in this time.
  ///   - body: The closure.
  static func divide(_ length: Int, cost: Int, _ body: (Range<Int>) -> Void) {
    let count = min(cost / part.cost + 1, part.count, length)
    guard cost >= smallestCost, count > 1, let worker = shared,
      worker.isAwake || cost >= smallestWakingCost, !worker.isPaused
    else { return body(0..<length) }
    worker.perform(count) { body(length * $0 / count..<length * ($0 + 1) / count) }
  }

  private init() {
    let thread = Thread { [unowned self] in run() }
    thread.name = "Pixels"
    thread.start()
  }

  /// Whether the worker takes part in a loop at once.
  var isAwake: Bool { !isAsleep.load(ordering: .relaxed) }

  private var isPaused: Bool {
    let end = pauseEnd.load(ordering: .relaxed)
    if end == 0 { return false }
    if DispatchTime.now().uptimeNanoseconds < end { return true }
    pauseEnd.store(0, ordering: .relaxed)
    return false
  }

  /// Wakes the worker, because large loops will follow.
  func wake() {
    guard isAsleep.load(ordering: .sequentiallyConsistent) else { return }
    condition.lock()
    isAsleep.store(false, ordering: .sequentiallyConsistent)
    condition.signal()
    condition.unlock()
  }

  /// Calls a closure with each index from 0 to `count - 1`, on this thread and the worker's, and returns
  /// when all calls have returned.
  ///
  /// If the worker is busy with a loop of another thread, this thread performs all calls.
  ///
  /// - Parameters:
  ///   - count: The number of calls, at most 65,535.
  ///   - body: The closure.
  func perform(_ count: Int, _ body: (Int) -> Void) {
    guard !isBusy.exchange(true, ordering: .acquiring) else {
      for index in 0..<count { body(index) }
      return
    }
    withoutActuallyEscaping(body) { body in
      self.body = body
      doneCount.store(0, ordering: .relaxed)
      let latest = Progress(value: progress.load(ordering: .relaxed))
      let start = Progress.starting(after: latest, count: count)
      progress.store(start.value, ordering: .sequentiallyConsistent)
      wake()
      while let index = takePart() {
        body(index)
        doneCount.add(1, ordering: .releasing)
      }
      waitForLastPart(of: count)
      self.body = nil
    }
    isBusy.store(false, ordering: .releasing)
  }

  private func waitForLastPart(of count: Int) {
    if doneCount.load(ordering: .acquiring) == count { return }
    let start = DispatchTime.now().uptimeNanoseconds
    var isLate = false
    while doneCount.load(ordering: .acquiring) < count {
      for _ in 0..<16 { ccairo_pause() }
      let now = DispatchTime.now().uptimeNanoseconds
      guard now - start > Self.lateness.limit else { continue }
      if !isLate { pauseEnd.store(now + Self.lateness.pause, ordering: .relaxed) }
      isLate = true
      sched_yield()
    }
  }

  /// Returns the index of a part that no other thread performs, or `nil` if there is none.
  private func takePart() -> Int? {
    var current = Progress(value: progress.load(ordering: .acquiring))
    while let index = current.next {
      let (exchanged, original) = progress.compareExchange(
        expected: current.value,
        desired: current.value + 1,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return index }
      current.value = original
    }
    return nil
  }

  private func run() {
    var latest = DispatchTime.now().uptimeNanoseconds
    while true {
      if let index = takePart() {
        body?(index)
        doneCount.add(1, ordering: .releasing)
        latest = DispatchTime.now().uptimeNanoseconds
        continue
      }
      for _ in 0..<16 { ccairo_pause() }
      if DispatchTime.now().uptimeNanoseconds - latest > Self.patience {
        sleep()
        latest = DispatchTime.now().uptimeNanoseconds
      }
    }
  }

  private func sleep() {
    condition.lock()
    isAsleep.store(true, ordering: .sequentiallyConsistent)
    // A loop that began before this is not waited for.
    while isAsleep.load(ordering: .sequentiallyConsistent),
      Progress(value: progress.load(ordering: .sequentiallyConsistent)).next == nil
    {
      condition.wait()
    }
    isAsleep.store(false, ordering: .sequentiallyConsistent)
    condition.unlock()
  }
}
