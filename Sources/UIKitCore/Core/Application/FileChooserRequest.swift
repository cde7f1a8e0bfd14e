import Foundation
import UniformTypeIdentifiers

/// What the user chooses in a file chooser.
package struct FileChooserRequest: Hashable, Sendable {
  package enum Purpose: Hashable, Sendable {
    /// Files that exist.
    case open
    /// Folders that exist.
    case openFolder
    /// A new file, or one that is replaced.
    case save
  }

  package var purpose: Purpose
  /// The types of files; empty for all.
  package var types: [UTType]
  package var allowsMultipleSelection: Bool
  /// The folder that is shown first, or `nil` for the one of the desktop.
  package var folder: URL?
  /// The name of a new file.
  package var name: String?

  package init(
    _ purpose: Purpose,
    types: [UTType] = [],
    allowsMultipleSelection: Bool = false,
    folder: URL? = nil,
    name: String? = nil
  ) {
    self.purpose = purpose
    self.types = types
    self.allowsMultipleSelection = allowsMultipleSelection
    self.folder = folder
    self.name = name
  }

  /// Creates a request for files that exist.
  ///
  /// Folders are chosen if all types are folders, because a file chooser shows either kind.
  package init(
    openingTypes types: [UTType],
    allowsMultipleSelection: Bool = false,
    folder: URL? = nil
  ) {
    // R-FILE-3
    let isFolder = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
    self.init(
      isFolder ? .openFolder : .open,
      types: types,
      allowsMultipleSelection: allowsMultipleSelection,
      folder: folder
    )
  }

  // MARK: Types

  /// The extensions and MIME types of the files that can be chosen, or `nil` for all files.
  package var filter: FileChooserFilter? {
    purpose == .open ? FileChooserFilter(types: types) : nil
  }

  /// Returns why the user cannot choose files, or `nil` if it is possible.
  package func refusal(of urls: [URL]) -> String? {
    // R-FILE-12
    if urls.isEmpty { return "no file is chosen" }
    if urls.count > 1, !allowsMultipleSelection { return "only one file can be chosen" }
    guard purpose != .save else { return nil }
    let isFolder = purpose == .openFolder
    let unsuitable = urls.first { url in
      let type = url.typeByName
      if type?.conforms(to: .directory) == true, type?.conforms(to: .package) != true {
        return !isFolder
      }
      return isFolder || !accepts(type)
    }
    return unsuitable.map { "\($0.lastPathComponent) is not of the types \(types)" }
  }

  private func accepts(_ type: UTType?) -> Bool {
    let isAny = filter == nil
    return isAny || type.map { type in types.contains { type.conforms(to: $0) } } == true
  }
}

/// The extensions and MIME types of files that can be chosen.
package struct FileChooserFilter: Hashable, Sendable {
  // R-FILE-4
  package let extensions: [String]
  /// MIME types, which can end with "/*".
  package let mimeTypes: [String]

  /// The types whose subtypes have MIME types with a common beginning.
  private static let families: [(type: UTType, name: String)] = [
    (.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*"), (.text, "text/*"),
    (.font, "font/*"),
  ]

  /// Creates the filter for types; `nil` if all files have one of them.
  package init?(types: [UTType]) {
    let hasAll = types.contains { UTType.data.conforms(to: $0) || $0 == .content }
    guard !types.isEmpty, !hasAll else { return nil }
    let subtypes = UTType.declaredTypes.filter { type in types.contains { type.conforms(to: $0) } }
    let all = types + subtypes.filter { !types.contains($0) }
    var (extensions, mimeTypes): ([String], [String]) = ([], [])
    for type in all {
      extensions += type.tags[.filenameExtension] ?? []
      mimeTypes += type.tags[.mimeType] ?? []
    }
    for (type, name) in Self.families
    where types.contains(where: { type.conforms(to: $0) }) {
      mimeTypes.append(name)
    }
    self.extensions = Self.unique(extensions)
    self.mimeTypes = Self.unique(mimeTypes)
  }

  private static func unique(_ texts: [String]) -> [String] {
    texts.enumerated().filter { texts.firstIndex(of: $1) == $0 }.map(\.element)
  }
}
