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

/// Returns the class and address of an object, as they appear in UIKit's messages.
package func describe(_ object: AnyObject) -> String {
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
}
