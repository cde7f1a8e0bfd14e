import Foundation

/// Where the files of an application belong, by the rules of Linux desktops (XDG base directories).
package enum DataFolder {
  /// The folder for data of the application named so; nil where the environment names no place for it.
  ///
  /// `XDG_DATA_HOME` where it is an absolute path, else `.local/share` in the home folder. (R-ORD-12)
  package static func url(for application: String, in environment: [String: String]) -> URL? {
    folder(of: application, in: environment, variable: "XDG_DATA_HOME", fallback: ".local/share")
  }

  /// The folder for what the application would only miss: where the user was.
  ///
  /// `XDG_STATE_HOME` where it is an absolute path, else `.local/state` in the home folder. (R-RES-40)
  package static func stateURL(for application: String, in environment: [String: String]) -> URL? {
    folder(of: application, in: environment, variable: "XDG_STATE_HOME", fallback: ".local/state")
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

/// Makes names of files from any text: different ones for different texts, and of a length that all file systems take.
package enum FileName {
  private static let longest = 120
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.".utf8
  )

  /// Letters, digits, "-", "_" and "." stand for themselves, except for a dot at the beginning.
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
