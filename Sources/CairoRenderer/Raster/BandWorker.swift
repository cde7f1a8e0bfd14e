internal import CCairo
import Foundation
import Synchronization

/// A second thread that takes parts of large loops over pixels.
///
/// The thread that performs a loop and the worker take parts in order until none is left. The loop never
/// waits for the worker to start, only for a part that the worker has taken.
///
/// Something that cannot be divided may be performed alongside a loop. The worker then takes parts of
/// the loop, and this thread takes the rest after the other work. Loops that the other work consists
/// of take precedence.
///
///     this thread   other work ─ loop ─ other work ─ rest of the loop alongside
///     worker        loop alongside ──── loop ─ loop alongside
///
/// After its last part the worker waits actively for a moment, because a frame consists of several loops, and then
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

  private let loop = DividedLoop()
  private let loopAlongside = DividedLoop()
  private let isAsleep = Atomic<Bool>(false)
  /// The time from which the worker is used again, or 0 if it is used.
  private let pauseEnd = Atomic<UInt64>(0)
  private let condition = NSCondition()

  /// The cost from which a loop is divided if the worker is awake, and from which the worker is woken, in
  /// pixels that are copied or blended.
  static let smallestCost = 40_000
  private static let smallestWakingCost = 500_000
  /// The number of pixels of a frame from which several large loops are expected.
  static let smallestFrame = 400_000
  /// The cost of a part, and the maximum number of parts of a loop that is divided.
  static let part = (cost: 40_000, count: 8)

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

  /// Calls a closure with each index of a loop while this thread performs something else, and returns when
  /// everything is done.
  ///
  /// If there is no worker, or it is busy with another loop of this kind, the loop is performed before the other
  /// work.
  ///
  /// - Parameters:
  ///   - count: The number of calls, at most 65,535, each of which takes about as long as `part.cost` pixels.
  ///   - other: Work that does not use anything that the loop changes, and changes nothing that it uses.
  ///   - body: The closure, which is called by the worker, or by this thread after the other work.
  static func perform(_ count: Int, alongside other: () -> Void, _ body: (Int) -> Void) {
    guard count > 0, let worker = shared, !worker.isPaused else {
      for index in 0..<count { body(index) }
      return other()
    }
    worker.perform(count, in: worker.loopAlongside, alongside: other, body)
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
    perform(count, in: loop, alongside: {}, body)
  }

  private func perform(
    _ count: Int,
    in loop: DividedLoop,
    alongside other: () -> Void,
    _ body: (Int) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      guard loop.begin(count, body) else {
        for index in 0..<count { body(index) }
        return other()
      }
      wake()
      other()
      while loop.performPart() {}
      waitForLastPart(of: loop)
      loop.end()
    }
  }

  private func waitForLastPart(of loop: DividedLoop) {
    if loop.isDone { return }
    let start = DispatchTime.now().uptimeNanoseconds
    var isLate = false
    while !loop.isDone {
      for _ in 0..<16 { ccairo_pause() }
      let now = DispatchTime.now().uptimeNanoseconds
      guard now - start > Self.lateness.limit else { continue }
      if !isLate { pauseEnd.store(now + Self.lateness.pause, ordering: .relaxed) }
      isLate = true
      sched_yield()
    }
  }

  private func run() {
    var latest = DispatchTime.now().uptimeNanoseconds
    while true {
      if loop.performPart() || !isPaused && loopAlongside.performPart() {
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
    while isAsleep.load(ordering: .sequentiallyConsistent), !loop.hasParts,
      isPaused || !loopAlongside.hasParts
    {
      condition.wait()
    }
    isAsleep.store(false, ordering: .sequentiallyConsistent)
    condition.unlock()
  }
}
