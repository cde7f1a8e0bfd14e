import Foundation

/// The sources of this repository, as text.
enum SourceTree {
  /// The folder that contains `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below these folders, in the order of their paths.
  static func swiftFiles(in folders: String...) -> [SourceFile] {
    folders.flatMap { files(in: $0, withExtension: "swift") }
  }

  /// All pages of rules, except the one that explains the format.
  static var rulePages: [SourceFile] {
    files(in: "Documentation/Rules", withExtension: "md").filter { $0.name != "README.md" }
  }

  /// All files below a folder with a suffix.
  static func files(in folder: String, withExtension pathExtension: String) -> [SourceFile] {
    let start = root.appendingPathComponent(folder)
    guard let paths = FileManager.default.enumerator(atPath: start.path) else { return [] }
    return paths.compactMap { $0 as? String }
      .filter { $0.hasSuffix("." + pathExtension) }
      .sorted()
      .compactMap { SourceFile(path: folder + "/" + $0) }
  }
}

/// One file of the repository.
struct SourceFile {
  /// The path from the root of the repository.
  let path: String
  let text: String

  init?(path: String) {
    let url = SourceTree.root.appendingPathComponent(path)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    self.path = path
    self.text = text
  }

  /// A file that exists only for a test of the checks themselves.
  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The folders of the path, without the name of the file.
  var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The number of lines as an editor counts them.
  var length: Int { text.hasSuffix("\n") ? lines.count - 1 : lines.count }

  /// The text with comments and the contents of string literals replaced by spaces.
  ///
  /// Computed once for each text, because several tests read every file.
  var code: String {
    if let known = Self.lock.withLock({ Self.codes[text] }) { return known }
    let code = CodeOnly.of(text)
    Self.lock.withLock { Self.codes[text] = code }
    return code
  }

  private nonisolated(unsafe) static var codes: [String: String] = [:]
  // For the thread sanitizer, which does not see a `Mutex` that one thread hands to another.
  private static let lock = NSLock()

  /// The words of the code: identifiers and keywords.
  var words: Set<Substring> { Set(code[...].words()) }
}
