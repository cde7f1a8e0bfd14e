import Foundation

/// The clipboard of the desktop; a platform interface.
@MainActor package protocol PasteboardHost: AnyObject {
  /// Offers values by type to other programs.
  func write(_ items: [[String: Data]])
  /// Reads the clipboard if another program owns it.
  ///
  /// Returns `nil` if this program owns the clipboard, and an empty array if the owner does not answer
  /// within the time limit.
  func readForeignItems() -> [[String: Data]]?
}

/// The pasteboards of the process.
@MainActor package enum Pasteboards {
  /// The clipboard of the desktop, or `nil` in the simulator.
  package static weak var host: PasteboardHost?
  static var named: [String: PasteboardContent] = [:]
}

/// The content of a pasteboard, shared by the objects with its name.
@MainActor final class PasteboardContent {
  var items: [[String: Any]] = []
  var changeCount = 0
}
