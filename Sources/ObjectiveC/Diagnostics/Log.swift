import Foundation

/// Logs warnings about invalid input that was ignored or clamped.
///
/// Each message is written to standard error once, until 1,024 different ones have been written.
package enum Log {
  /// The function that receives warnings instead of standard error; set by tests.
  nonisolated(unsafe) package static var sink: ((String) -> Void)?

  /// The messages that are not written again.
  ///
  /// Their number is limited, because messages can contain addresses and values.
  nonisolated(unsafe) package private(set) static var written: Set<String> = []
  package static let limit = 1024
  private static let lock = NSLock()

  /// Writes a message unless the same message was already written.
  package static func warning(_ message: @autoclosure () -> String) {
    let text = message()
    let isNew = lock.withLock {
      guard !written.contains(text) else { return false }
      if written.count >= limit { written.removeAll() }
      written.insert(text)
      return true
    }
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
