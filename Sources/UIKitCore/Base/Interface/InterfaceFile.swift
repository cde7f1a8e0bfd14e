import Foundation

/// Finds interface files in bundles, and reads each once.
enum InterfaceFile {
  /// The kinds of interface files, by the extension of their names.
  enum Kind: String {
    case storyboard
    case nib = "xib"
  }

  private nonisolated(unsafe) static var known: [String: InterfaceDocument] = [:]
  /// The resource folders by the folder of a bundle, because every controller looks for a nib.
  private nonisolated(unsafe) static var folders: [String: [URL]] = [:]
  private static let lock = NSLock()

  // R-IB-4
  /// Returns a file, or `nil` if a bundle contains none of this name.
  ///
  /// The file is in the bundle's resources, in a resource bundle inside it, or in one of their folders
  /// for languages. `Base.lproj` comes after the languages of the user.
  ///
  /// - Parameters:
  ///   - name: The name without its extension.
  ///   - kind: The kind of the file.
  ///   - bundle: The bundle.
  /// - Returns: The file, or `nil`.
  /// - Throws: An ``InterfaceError`` if the file is invalid.
  static func document(
    named name: String,
    kind: Kind,
    in bundle: Bundle
  ) throws -> InterfaceDocument? {
    let isPad = UITraitCollection.ofMainScreen.userInterfaceIdiom == .pad
    let idiom = isPad ? "~ipad" : "~iphone"
    let file =
      url(named: "\(name)\(idiom).\(kind.rawValue)", in: bundle)
      ?? url(named: "\(name).\(kind.rawValue)", in: bundle)
    guard let file else { return nil }
    let key = file.path + "\n" + LocalizedStrings.preferred.joined(separator: ",")
    if let document = lock.withLock({ known[key] }) { return document }
    guard let data = try? Data(contentsOf: file) else {
      throw InterfaceError(file: file.lastPathComponent, line: 1, reason: "the file cannot be read")
    }
    let document = try InterfaceDocument(data, name: file.lastPathComponent, bundle: bundle) {
      LocalizedStrings.text(for: $0, table: name, bundle: bundle)
    }
    lock.withLock { known[key] = document }
    return document
  }

  private static func url(named name: String, in bundle: Bundle) -> URL? {
    guard let root = bundle.resourceURL, !name.isEmpty, !name.contains("/") else { return nil }
    let languages = LocalizedStrings.preferred + ["Base", "en"]
    let candidates = resourceFolders(in: root).flatMap { folder in
      [folder] + languages.map { folder.appendingPathComponent("\($0).lproj") }
    }
    return candidates.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func resourceFolders(in root: URL) -> [URL] {
    lock.withLock {
      if let found = folders[root.path] { return found }
      let found = AssetCatalog.resourceFolders(in: root)
      folders[root.path] = found
      return found
    }
  }
}
