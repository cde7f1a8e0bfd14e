import CMainQueue
import Dispatch
import QuartzCore
import UIKitCore

/// The work that code under a simulator added to the main actor and the main queue, and its timers.
///
/// The simulator runs the work while its time advances. Work that isn't run by then is run by the
/// main queue, in the same order.
final class PendingWork {
  /// The number of items that one call runs at most, so that work that adds itself again ends.
  private static let limit = 10_000

  /// Makes the simulator the current one, before a test function that used it last continues.
  @MainActor var resume: (() -> Void)?
  private let clock: ManualClock
  private var delayed: [ObjectIdentifier: (timer: ClockTimer, item: WorkItem)] = [:]

  init(clock: ManualClock) { self.clock = clock }

  /// Runs the work that is pending, and the work that it adds.
  func run() {
    guard WorkQueue.shared.containsItems(of: self) else { return }
    let before = WorkQueue.shared.exchangeRunning(self)
    defer { _ = WorkQueue.shared.exchangeRunning(before) }
    for _ in 0..<Self.limit {
      guard let item = WorkQueue.shared.removeFirst(of: self) else { return }
      item.run()
    }
    Log.warning("Simulator: \(Self.limit) tasks ran without an end; the others run later")
  }

  /// Runs an item after a delay of virtual time, in nanoseconds.
  func schedule(_ item: WorkItem, after delay: Int64) {
    // The deadline was computed before this call, so that the delay is slightly shorter than the
    // one that was requested.
    let seconds = (Double(max(delay, 0)) / 1e6).rounded(.up) / 1e3
    var key: ObjectIdentifier?
    let timer = clock.schedule(after: seconds) { [weak self] in
      guard let self, let key, let item = delayed.removeValue(forKey: key)?.item else { return }
      WorkQueue.shared.append(item, for: self)
      run()
    }
    key = ObjectIdentifier(timer)
    delayed[ObjectIdentifier(timer)] = (timer, item)
  }

  /// Passes the timers on to Dispatch, because the clock no longer advances.
  func end() {
    WorkQueue.shared.forget(self)
    for (timer, item) in delayed.values.sorted(by: { $0.timer.fireTime < $1.timer.fireTime }) {
      timer.cancel()
      item.run(after: timer.fireTime - clock.now)
    }
    delayed = [:]
  }
}

/// A block, a call or a job of the concurrency runtime.
enum WorkItem {
  case block(UnsafeMutableRawPointer, group: UnsafeMutableRawPointer?)
  case call(@convention(c) (UnsafeMutableRawPointer?) -> Void, UnsafeMutableRawPointer?)
  case mainJob(UnsafeMutableRawPointer)
  case globalJob(UnsafeMutableRawPointer)

  func run() {
    switch self {
    case .block(let block, let group): MainQueueRunBlock(block, group)
    case .call(let function, let context): function(context)
    case .mainJob(let job): MainQueueRunJob(job, true)
    case .globalJob(let job): MainQueueRunJob(job, false)
    }
  }

  /// Lets Dispatch run a delayed item in real time.
  func run(after delay: CFTimeInterval) {
    let nanoseconds = Int64(max(delay, 0) * 1e9)
    switch self {
    case .block(let block, _):
      let run: @convention(c) (UnsafeMutableRawPointer?) -> Void = { block in
        if let block { MainQueueRunBlock(block, nil) }
      }
      MainQueueCallAfter(nanoseconds, true, run, block)
    case .call(let function, let context):
      MainQueueCallAfter(nanoseconds, false, function, context)
    case .mainJob, .globalJob: break
    }
  }
}
