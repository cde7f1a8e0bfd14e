import Dispatch

/// Runs work of the notification center on the main thread, from any thread and in order.
enum MainQueue {
  static func run(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
