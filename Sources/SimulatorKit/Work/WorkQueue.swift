import CMainQueue
import Dispatch
import Foundation

/// The work of all simulators, in the order in which it was added.
///
/// It is installed for the process before the first task uses the main actor. Work that belongs to
/// no simulator, such as the test functions themselves, is left to Dispatch.
final class WorkQueue: @unchecked Sendable {
  static let shared = WorkQueue()

  private struct Entry {
    let owner: PendingWork
    let item: WorkItem
  }

  private struct WeakOwner { weak var work: PendingWork? }

  private let lock = NSRecursiveLock()
  private var entries: [Entry] = []
  /// The simulators whose code created tasks, by the identities of the tasks, which can return to
  /// the main actor from any thread.
  private var tasks: [UInt64: WeakOwner] = [:]
  /// The simulators that tasks used last, by the identities of the tasks.
  ///
  /// Test functions are tasks.
  private var users: [UInt64: WeakOwner] = [:]
  /// The simulator that was used last by any code.
  private weak var current: PendingWork?
  /// The identity of the simulator that was used last, until its end.
  private var currentIdentity: ObjectIdentifier?
  /// The simulator whose item the main queue is running.
  private weak var executing: PendingWork?
  private weak var running: PendingWork?
  private let mainQueueKey = DispatchSpecificKey<Bool>()

  private init() {
    DispatchQueue.main.setSpecific(key: mainQueueKey, value: true)
    let executor = unsafeBitCast(
      MainActorExecutor.shared.asUnownedSerialExecutor(),
      to: MainQueueExecutor.self
    )
    MainQueueInstall(
      MainQueueHandlers(
        block: { WorkQueue.shared.take(.block($0, group: $1)) },
        delayedBlock: { WorkQueue.shared.take(.block($0, group: nil), after: $1) },
        delayedCall: { WorkQueue.shared.takeWhileRunning(.call($0, $1), after: $2) },
        globalJob: { WorkQueue.shared.take(.globalJob($0), of: MainQueueTask($0)) },
        globalCall: { WorkQueue.shared.take(.call($0, $1), of: MainQueueCurrentTask()) }
      ),
      executor
    )
  }

  /// Whether the caller runs on the main queue, which several threads can serve one after another.
  var isMain: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

  // MARK: Simulators

  /// Makes a simulator the owner of new work of the task that calls this method, and of code that
  /// uses no simulator itself.
  func enter(_ work: PendingWork) {
    let (task, isMain) = (MainQueueCurrentTask(), isMain)
    lock.withLock {
      if currentIdentity != ObjectIdentifier(work) {
        current = work
        currentIdentity = ObjectIdentifier(work)
      }
      if task != 0 {
        users[task] = WeakOwner(work: work)
        // A task that uses another simulator than its owner is a test function, which was resumed
        // by work of the owner.
        if let owner = tasks[task]?.work, owner !== work { tasks[task] = nil }
      }
      if isMain, executing != nil { executing = work }
    }
  }

  // R-SIM-6
  /// The simulator that owns the work that the caller adds: the one that the current task used
  /// last or that owns the task, else the one whose block is running, else the one used last.
  private var owner: PendingWork? {
    let (task, isMain) = (MainQueueCurrentTask(), isMain)
    return lock.withLock {
      if task != 0, let owner = users[task]?.work ?? tasks[task]?.work { return owner }
      return isMain ? executing ?? current : current
    }
  }

  func forget(_ work: PendingWork) {
    lock.withLock {
      tasks = tasks.filter { $0.value.work != nil && $0.value.work !== work }
      users = users.filter { $0.value.work != nil && $0.value.work !== work }
      if currentIdentity == ObjectIdentifier(work) { (current, currentIdentity) = (nil, nil) }
    }
  }

  /// Sets the simulator that is running its work, and returns the one before.
  func exchangeRunning(_ work: PendingWork?) -> PendingWork? {
    lock.withLock {
      defer { running = work }
      return running
    }
  }

  // MARK: Work

  func containsItems(of owner: PendingWork) -> Bool {
    lock.withLock { entries.contains { $0.owner === owner } }
  }

  func removeFirst(of owner: PendingWork) -> WorkItem? {
    lock.withLock {
      let index = entries.firstIndex { $0.owner === owner }
      return index.map { entries.remove(at: $0).item }
    }
  }

  /// Adds an item, and lets the main queue run it unless the simulator does before.
  func append(_ item: WorkItem, for owner: PendingWork) {
    lock.withLock { entries.append(Entry(owner: owner, item: item)) }
    MainQueueCall({ _ in WorkQueue.shared.runFirst() }, nil)
  }

  /// Adds a job of the main actor, or leaves it to Dispatch if no simulator owns its task.
  func append(mainJob job: UnsafeMutableRawPointer) {
    let task = MainQueueTask(job)
    let (isMain, adder) = (isMain, owner)
    let owner = lock.withLock { () -> PendingWork? in
      if let known = tasks[task]?.work { return known }
      // The task of a test function has no owner: it uses simulators.
      guard isMain, users[task] == nil, let adder else { return nil }
      // A job that is not a task, such as the continuation of Task.yield(), has no identity.
      if task != 0 { tasks[task] = WeakOwner(work: adder) }
      return adder
    }
    guard let owner else {
      return MainQueueCall({ if let job = $0 { WorkQueue.shared.runUnowned(job) } }, job)
    }
    append(.mainJob(job), for: owner)
  }

  // R-SIM-8
  /// Runs a job of a task without an owner, with the simulator that the task used last as the
  /// current one.
  private func runUnowned(_ job: UnsafeMutableRawPointer) {
    let user = lock.withLock { users[MainQueueTask(job)]?.work }
    if let user { MainActor.assumeIsolated { user.resume?() } }
    MainQueueRunJob(job, true)
  }

  private func runFirst() {
    guard let entry = lock.withLock({ entries.isEmpty ? nil : entries.removeFirst() }) else {
      return
    }
    let before = exchangeExecuting(entry.owner)
    entry.item.run()
    exchangeExecuting(before)
  }

  @discardableResult
  private func exchangeExecuting(_ work: PendingWork?) -> PendingWork? {
    lock.withLock {
      defer { executing = work }
      return executing
    }
  }

  private func take(_ item: WorkItem) -> Bool {
    guard let owner else { return false }
    append(item, for: owner)
    return true
  }

  private func take(_ item: WorkItem, after delay: Int64) -> Bool {
    guard isMain, let owner else { return false }
    owner.schedule(item, after: delay)
    return true
  }

  // R-SIM-11
  /// Takes work of other executors from a task that a simulator is running or owns.
  ///
  /// The main queue runs a simulator's task while a test awaits, and a test can resume one.
  private func take(_ item: WorkItem, of task: UInt64) -> Bool {
    guard isMain, let owner = lock.withLock({ running ?? tasks[task]?.work }) else { return false }
    append(item, for: owner)
    return true
  }

  /// Takes work that a task adds with a delay while a simulator runs it.
  private func takeWhileRunning(_ item: WorkItem, after delay: Int64) -> Bool {
    guard isMain, let owner = lock.withLock({ running }) else { return false }
    owner.schedule(item, after: delay)
    return true
  }
}

/// The executor of the main actor in a process with simulators.
private final class MainActorExecutor: SerialExecutor {
  static let shared = MainActorExecutor()

  func enqueue(_ job: UnownedJob) {
    WorkQueue.shared.append(mainJob: unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(.main)) }
}

@_cdecl("MainQueuePrepare") func prepareMainQueue() { _ = WorkQueue.shared }
