import Foundation

/// The links of a page to files of this repository.
enum MarkdownLinks {
  /// The linked files and images, as paths from the root of the repository.
  static func localTargets(in page: SourceFile) -> [String] {
    let links = page.text.matches(of: #/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/#)
    return links.compactMap { match in
      guard let link = match.output.1 ?? match.output.2 else { return nil }
      guard !link.contains("://"), !link.hasPrefix("#") else { return nil }
      let path = link.split(separator: "#", omittingEmptySubsequences: false)[0]
      return (page.folders + [String(path)]).joined(separator: "/")
    }
  }

  static func exists(_ path: String) -> Bool {
    let url = SourceTree.root.appendingPathComponent(path).standardizedFileURL
    return FileManager.default.fileExists(atPath: url.path)
  }
}
