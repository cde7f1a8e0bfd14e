import CGtk4
import Foundation

/// Runs `DispatchQueue.main`, `Task` and `Timer` in the main loop of GLib.
///
/// One GLib source polls the descriptors of libdispatch's main queue and of the main run loop; its
/// timeout is the next timer of the run loop, or the next `MainLoopDeadline`. There is no periodic
/// polling, so an idle window uses no CPU time.
///
/// Calling `RunLoop.main.perform` from another thread does not wake the loop, which is also the
/// case for run loops of Foundation on Linux.
@MainActor final class MainLoopBridge {
  private static var installed: MainLoopBridge?

  /// Installs the source.
  ///
  /// Subsequent calls do nothing.
  static func install() {
    if installed == nil { installed = MainLoopBridge() }
  }

  private let dispatchDescriptor = _dispatch_get_main_queue_handle_4CF()
  private let source: UnsafeMutablePointer<GSource>
  private let dispatchTag: gpointer
  private let runLoopTag: gpointer?
  /// The time at which the next timer is due, on the monotonic clock in microseconds.
  ///
  /// It is read once in each iteration of the main loop.
  private var timerTime: gint64?
  private var isTimerDue = false

  private init() {
    let runLoopDescriptor = RunLoopDescriptor.find()
    // GLib stores the pointer to the function table, so the table is never released.
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      MainActor.assumeIsolated {
        let wait = MainLoopBridge.installed?.prepare() ?? -1
        timeout?.pointee = wait
        return wait == 0 ? 1 : 0
      }
    }
    functions.pointee.check = { _ in
      MainActor.assumeIsolated { MainLoopBridge.installed?.check() == true ? 1 : 0 }
    }
    functions.pointee.dispatch = { _, _, _ in
      MainActor.assumeIsolated { MainLoopBridge.installed?.run() }
      return 1
    }
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size)).unsafelyUnwrapped
    self.source = source
    dispatchTag = g_source_add_unix_fd(source, dispatchDescriptor, G_IO_IN)
    runLoopTag = runLoopDescriptor.map { g_source_add_unix_fd(source, $0, G_IO_IN) }
    g_source_set_can_recurse(source, 1)
    g_source_attach(source, nil)
  }

  private var hasQueuedWork: Bool { isReadable(dispatchTag) }

  private var now: gint64 { g_source_get_time(source) }

  /// Returns the time in milliseconds until there is something to run: 0 if a time has passed, and
  /// -1 if there is none.
  private func prepare() -> gint {
    let now = now
    timerTime = Self.secondsToNextTimer().map { now + gint64(($0 * 1e6).rounded(.up)) }
    isTimerDue = timerTime.map { $0 <= now } ?? false
    guard let next = [timerTime, MainLoopDeadline.next].lazy.compactMap(\.self).min() else {
      return -1
    }
    return gint((max(next - now, 0) + 999) / 1000)
  }

  private func check() -> Bool {
    let now = now
    isTimerDue = runLoopTag.map(isReadable) == true || timerTime.map { $0 <= now } == true
    return isTimerDue || hasQueuedWork || MainLoopDeadline.next.map { $0 <= now } == true
  }

  private func isReadable(_ tag: gpointer) -> Bool {
    g_source_query_unix_fd(source, tag).rawValue & G_IO_IN.rawValue != 0
  }

  private func run() {
    let (runsRunLoop, now) = (isTimerDue, now)
    isTimerDue = false
    if hasQueuedWork {
      var count: UInt64 = 0
      _ = read(dispatchDescriptor, &count, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
    }
    if runsRunLoop { _ = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1) }
    MainLoopDeadline.run(at: now)
  }

  /// Returns the time until the next timer, up to a day, or `nil` if there are no timers.
  private static func secondsToNextTimer() -> TimeInterval? {
    let date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
    guard date > 0, date.isFinite else { return nil }
    return min(max(date - CFAbsoluteTimeGetCurrent(), 0), 86_400)
  }
}

/// Finds the file descriptor on which the main run loop waits, so that a timer added by another
/// thread wakes GLib's loop.
///
/// Foundation does not expose the descriptor. It is found by its behavior: when a timer is due, one
/// epoll descriptor of the process becomes readable. If it is not found, such timers wait for the
/// next event.
enum RunLoopDescriptor {
  static func find() -> Int32? {
    let probe = Timer(timeInterval: 0.001, repeats: false) { _ in }
    RunLoop.main.add(probe, forMode: .default)
    defer { probe.invalidate() }
    // The run loop creates its descriptor with its first timer.
    return eventPollDescriptors().first { isReadable($0, milliseconds: 5) }
  }

  private static func eventPollDescriptors() -> [Int32] {
    let folder = "/proc/self/fd/"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + name)
      return target?.contains("[eventpoll]") == true
    }.compactMap { Int32($0) }
  }

  private static func isReadable(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) == 1 && request.revents & Int16(POLLIN) != 0
  }
}
