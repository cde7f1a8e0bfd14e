import Foundation

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
