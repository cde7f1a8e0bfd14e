import Foundation
import UniformTypeIdentifiers

/// The names of types on the clipboard of the desktop for the types of pasteboards.
enum ClipboardType {
  static let text = UTType.utf8PlainText.identifier
  static let url = UTType.url.identifier

  private static let table: [(type: String, names: [String])] = [
    (text, ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"]),
    (url, ["text/uri-list"]),
  ]
  /// The prefix of types that have no name on the desktop.
  private static let prefix = "application/x-uti."

  /// Returns the names under which a type is offered and searched for, the best one first.
  static func names(of type: String) -> [String] {
    if let names = table.first(where: { $0.type == type })?.names { return names }
    if let names = UTType(type)?.tags[.mimeType] { return names }
    return [type.contains("/") ? type : prefix + type]
  }

  /// Returns the type for a name.
  static func type(of name: String) -> String {
    if let type = table.first(where: { $0.names.contains(name) })?.type { return type }
    let types = UTType.types(tag: name, tagClass: .mimeType, conformingTo: nil)
    if let type = types.first { return type.identifier }
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  static func isText(_ name: String) -> Bool { names(of: text).contains(name) }

  /// Returns the first address of a list of addresses, without comments.
  static func firstAddress(_ list: Data) -> Data {
    let lines = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
    return Data((lines.first { !$0.hasPrefix("#") } ?? "").utf8)
  }
}

/// The limits for the values of other programs.
enum ClipboardLimits {
  /// The time in seconds in which the owner of the clipboard answers.
  static let readTime = 0.5
  /// The time in seconds in which the desktop takes the content over when the program ends.
  static let storeTime = 0.5
  /// The most bytes that are read.
  static let mostBytes = 64 << 20
  /// The bytes that are read at a time.
  static let pieceBytes = 1 << 16
}
