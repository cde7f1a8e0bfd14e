import Testing

/// The exceptions to a check, one line each, in a file of the folder `Exceptions`.
enum ExceptionList {
  /// Compares findings with a list, which may become shorter but not longer.
  ///
  /// - Parameters:
  ///   - found: The findings.
  ///   - name: The name of the file.
  ///   - limit: The largest number of lines.
  /// - Throws: An error if there is no such file.
  static func compare(_ found: Set<String>, with name: String, limit: Int) throws {
    let page = try #require(SourceFile(path: "Tests/ProjectTests/Exceptions/\(name)"))
    let listed = Set(page.lines.map(String.init).filter { !$0.isEmpty && !$0.hasPrefix("#") })

    for line in found.subtracting(listed).sorted() {
      Issue.record("not allowed: \(line)")
    }
    for line in listed.subtracting(found).sorted() {
      Issue.record("no longer needed, remove from \(name): \(line)")
    }
    #expect(listed.count <= limit, "\(name) may not grow")
  }
}
