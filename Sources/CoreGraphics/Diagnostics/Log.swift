import Foundation

/// Warnings about odd input that was ignored or clamped, each written once per process to standard error.
package enum Log {
  /// What to do with a warning instead of writing it; tests set it to listen.
  nonisolated(unsafe) package static var sink: ((String) -> Void)?

  nonisolated(unsafe) private static var written: Set<String> = []
  private static let lock = NSLock()

  /// Writes `message` unless the same message was written before.
  package static func warning(_ message: @autoclosure () -> String) {
    let text = message()
    let isNew = lock.withLock { written.insert(text).inserted }
    guard isNew else { return }
    if let sink {
      sink(text)
    } else {
      FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
    }
  }

  /// Forgets which messages were written, so that a test hears them again.
  package static func forgetWrittenMessages() {
    lock.withLock { written.removeAll() }
  }
}
