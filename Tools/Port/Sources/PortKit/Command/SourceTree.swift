import Foundation

/// The files that are given to the command.
struct SourceTree {
  /// A file.
  struct Entry {
    /// The path as it appears in messages.
    var path: String
    /// The path in the output folder.
    var relativePath: String
    var isSwift: Bool
  }

  private(set) var entries: [Entry] = []
  /// The folders that are given.
  private(set) var folders: [String] = []

  private static let skipped: Set = [".git", ".build", ".swiftpm", ".hg", ".svn", ".DS_Store"]

  /// Finds all files.
  ///
  /// The contents of a single folder are placed directly in the output folder; several sources are
  /// placed there under their names.
  init(_ sources: [String]) throws {
    for source in sources {
      let name = URL(fileURLWithPath: source).standardizedFileURL.lastPathComponent
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else {
        throw PortError("\(source): error: no such file or folder")
      }
      guard isFolder.boolValue else {
        entries.append(Self.entry(source, name))
        continue
      }
      folders.append(source)
      try add(source, under: sources.count == 1 ? "" : name + "/")
    }
    var seen: Set<String> = []
    for entry in entries where !seen.insert(entry.relativePath).inserted {
      throw PortError("\(entry.path): error: two sources have the name \(entry.relativePath)")
    }
  }

  private static func entry(_ path: String, _ relativePath: String) -> Entry {
    let name = relativePath.split(separator: "/").last.map(String.init) ?? relativePath
    let isManifest = name == "Package.swift" || name.hasPrefix("Package@swift")
    return Entry(
      path: path,
      relativePath: relativePath,
      isSwift: name.hasSuffix(".swift") && !isManifest
    )
  }

  private mutating func add(_ folder: String, under prefix: String) throws {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw PortError("\(folder): error: the folder cannot be read")
    }
    for name in names.sorted() where !Self.skipped.contains(name) && name != OutputFolder.marker {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if exists, isFolder.boolValue {
        try add(path, under: prefix + name + "/")
      } else {
        entries.append(Self.entry(path, prefix + name))
      }
    }
  }
}
