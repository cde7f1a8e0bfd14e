import Foundation

/// The font files that were registered in this process.
package enum FontFiles {
  /// The reason for which a file is not registered.
  package enum Failure { case missing, unreadable, registered }

  private nonisolated(unsafe) static var registered: Set<String> = []
  private static let lock = NSLock()

  // R-FONT-1
  /// Registers the fonts of a file, and returns the reason if that is not possible.
  package static func register(_ file: URL) -> Failure? {
    lock.withLock {
      let path = file.standardizedFileURL.path
      guard !registered.contains(path) else { return .registered }
      guard FileManager.default.fileExists(atPath: path) else { return .missing }
      guard Engines.text.registerFonts(atPath: path) else { return .unreadable }
      registered.insert(path)
      return nil
    }
  }
}
