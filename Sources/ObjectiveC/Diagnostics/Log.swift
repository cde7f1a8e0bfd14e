import Foundation

/// Logs warnings about invalid input that was ignored or clamped.
///
/// Each message is written to standard error once per process.
package enum Log {
  /// The function that receives warnings instead of standard error; set by tests.
  nonisolated(unsafe) package static var sink: ((String) -> Void)?

  nonisolated(unsafe) private static var written: Set<String> = []
  private static let lock = NSLock()

  /// Writes a message unless the same message was already written.
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

  /// Clears the record of written messages, so that they can be written again.
  ///
  /// Used by tests.
  package static func resetWrittenMessages() {
    lock.withLock { written.removeAll() }
  }
}
