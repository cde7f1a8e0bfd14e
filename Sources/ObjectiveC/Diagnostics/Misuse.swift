import Foundation

/// Terminates the program where UIKit would raise an uncaught exception.
package enum Misuse {
  /// Prints UIKit's message for an uncaught exception to standard error and traps.
  package static func raise(
    name: String = "NSInvalidArgumentException",
    reason: String,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Never {
    let message =
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(message.utf8))
    fatalError(reason, file: file, line: line)
  }
}
