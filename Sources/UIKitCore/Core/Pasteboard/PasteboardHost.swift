import Foundation

/// The clipboard of the desktop; a platform interface.
@MainActor package protocol PasteboardHost: AnyObject {
  /// Offers values by type to other programs.
  func write(_ items: [[String: Data]])
  /// The types that another program offers, or `nil` if this program owns the clipboard.
  var foreignTypes: [String]? { get }
  /// Reads a value that another program offers.
  ///
  /// Returns `nil` if the owner does not answer within the time limit, or offers too much.
  func readForeign(_ type: String) -> Data?
}

/// The text that is selected on the desktop, which a click with the middle button pastes; a platform
/// interface.
@MainActor package protocol PrimarySelectionHost: AnyObject {
  /// Offers text that was selected.
  func write(_ text: String)
  /// Reads the text that is selected, in this program or another one.
  func read() -> String?
}

/// The pasteboards of the process.
@MainActor package enum Pasteboards {
  /// The clipboard of the desktop, or `nil` in the simulator.
  package static weak var host: PasteboardHost?
  /// The selection of the desktop, or `nil` if there is none.
  package static weak var primary: PrimarySelectionHost?
  static var named: [String: PasteboardContent] = [:]

  /// Called when another program has changed the clipboard.
  package static func changedByOtherProgram() { UIPasteboard.general.contentChanged() }
}

/// The content of a pasteboard, shared by the objects with its name.
@MainActor final class PasteboardContent {
  private var storedItems: [[String: Any]] = []
  private var expirationDate: Date?
  var changeCount = 0

  // R-PB-14
  var items: [[String: Any]] {
    if let expirationDate, expirationDate <= Date() { return [] }
    return storedItems
  }

  /// Replaces the items, which are removed at a date.
  func set(_ items: [[String: Any]], until date: Date?) {
    storedItems = items
    expirationDate = date
  }
}
