import Foundation

/// Finds the descriptor on which the main run loop waits, so that a timer added by another thread wakes a
/// loop that is not Foundation's.
///
/// Foundation does not tell it; it shows by its behaviour: with a timer due, one event-poll descriptor of
/// this process turns readable. Without it such timers wait for the next event, nothing worse.
enum RunLoopDescriptor {
  static func find() -> Int32? {
    let probe = Timer(timeInterval: 0.001, repeats: false) { _ in }
    RunLoop.main.add(probe, forMode: .default)
    defer { probe.invalidate() }
    // The run loop makes its descriptor when it gets its first timer.
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
