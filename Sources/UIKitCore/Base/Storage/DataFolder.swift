import Foundation

/// The folders of an application's files, as specified by the XDG base directories.
package enum DataFolder {
  // R-ORD-12
  /// Returns the data folder of an application, or `nil` if the environment does not define one.
  package static func url(for application: String, in environment: [String: String]) -> URL? {
    folder(of: application, in: environment, variable: "XDG_DATA_HOME", fallback: ".local/share")
  }

  // R-RES-40
  /// Returns the folder for the state of an application.
  ///
  /// It is in `XDG_STATE_HOME` if that is an absolute path, otherwise in `.local/state` of the home
  /// folder.
  package static func stateURL(for application: String, in environment: [String: String]) -> URL? {
    folder(of: application, in: environment, variable: "XDG_STATE_HOME", fallback: ".local/state")
  }

  // R-INFO-9
  /// Moves the files of the library that are in the folder of the program's name to the folder of
  /// its identifier.
  ///
  /// Nothing is moved if the new folder exists. Other files remain, because another program may
  /// have the same name.
  ///
  /// - Parameters:
  ///   - old: The folder with the program's name.
  ///   - new: The folder with the identifier.
  package static func moveFiles(from old: URL, to new: URL) {
    let files = FileManager.default
    guard old != new, !files.fileExists(atPath: new.path),
      let names = try? files.contentsOfDirectory(atPath: old.path)
    else { return }
    let own = names.filter(isOwn)
    guard !own.isEmpty else { return }
    do {
      try files.createDirectory(
        at: new,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      for name in own {
        try files.moveItem(
          at: old.appendingPathComponent(name),
          to: new.appendingPathComponent(name)
        )
      }
      // This fails if there are other files.
      rmdir(old.path)
    } catch {
      Log.warning("the files in \(old.path) cannot be moved to \(new.path)")
    }
  }

  private static func isOwn(_ name: String) -> Bool {
    name == "state" || name.hasPrefix("state.")
      || (name.hasPrefix("tab-order-") && name.hasSuffix(".json"))
  }

  private static func folder(
    of application: String,
    in environment: [String: String],
    variable: String,
    fallback: String
  ) -> URL? {
    let base = absolute(environment[variable])
    let home = absolute(environment["HOME"])?.appendingPathComponent(fallback)
    return (base ?? home)?.appendingPathComponent(FileName.of(application), isDirectory: true)
  }

  private static func absolute(_ path: String?) -> URL? {
    guard let path, path.hasPrefix("/") else { return nil }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}

/// Creates file names from arbitrary text, which are unique and short enough for all file systems.
package enum FileName {
  private static let longest = 120
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.".utf8
  )

  /// Returns the file name for a text.
  ///
  /// Letters, digits, "-", "_" and "." are kept, except for a dot at the beginning.
  package static func of(_ text: String) -> String {
    let encoded = text.utf8.enumerated().map { index, byte -> String in
      let isPlain = plain.contains(byte) && !(index == 0 && byte == UInt8(ascii: "."))
      return isPlain ? String(UnicodeScalar(byte)) : "%" + hex(UInt64(byte), digits: 2)
    }
    .joined()
    guard encoded.utf8.count > longest else { return encoded.isEmpty ? "%" : encoded }
    let fingerprint = hex(Checksum.of(text.utf8), digits: 16)
    return encoded.prefix(longest - fingerprint.count - 1) + "-" + fingerprint
  }

  private static func hex(_ number: UInt64, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
