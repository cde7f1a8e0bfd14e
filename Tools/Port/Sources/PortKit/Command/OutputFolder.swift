import Foundation

/// A folder that is written as a whole or not at all.
///
/// The files are written to a folder beside it, which then takes its place.
struct OutputFolder {
  /// The file that marks a folder as written by the tool.
  static let marker = ".tabbarkit-port"

  let path: String
  private let staging: String
  private var files: FileManager { .default }

  /// Checks whether the folder may be written.
  init(_ path: String) throws {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    self.path = url.path
    staging =
      url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)").path
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: self.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { throw PortError("\(path): error: the output is a file") }
    let contents = try files.contentsOfDirectory(atPath: self.path)
    guard contents.isEmpty || contents.contains(Self.marker) else {
      throw PortError(
        "\(path): error: the folder is not empty, and was not written by tabbarkit-port"
      )
    }
  }

  /// Whether the folder is, contains or is inside another.
  func overlaps(_ other: String) -> Bool {
    let other = URL(fileURLWithPath: other).resolvingSymlinksInPath().path + "/"
    let own = URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/"
    return own.hasPrefix(other) || other.hasPrefix(own)
  }

  /// Gives a new file the date of the former one if their contents are the same, so that it is not
  /// compiled again.
  func keepDate(of file: URL, at relativePath: String) {
    let former = path + "/" + relativePath
    guard files.contentsEqual(atPath: former, andPath: file.path),
      let date = try? files.attributesOfItem(atPath: former)[.modificationDate]
    else { return }
    try? files.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
  }

  /// Writes all files with the closure, then replaces the folder.
  func write(_ body: (_ folder: String) throws -> Void) throws {
    do {
      try files.createDirectory(atPath: staging, withIntermediateDirectories: true)
      try body(staging)
      try Data("This folder was written by tabbarkit-port, which replaces it.\n".utf8)
        .write(to: URL(fileURLWithPath: staging + "/" + Self.marker))
      let former = staging + ".former"
      if files.fileExists(atPath: path) { try files.moveItem(atPath: path, toPath: former) }
      do {
        try files.moveItem(atPath: staging, toPath: path)
      } catch {
        try? files.moveItem(atPath: former, toPath: path)
        throw error
      }
      try? files.removeItem(atPath: former)
    } catch {
      try? files.removeItem(atPath: staging)
      if let error = error as? PortError { throw error }
      throw PortError("\(path): error: the folder cannot be written: \(error.localizedDescription)")
    }
  }
}
