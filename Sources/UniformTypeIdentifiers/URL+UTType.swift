import Foundation

extension URL {
  // R-UTI-7
  /// Returns the URL with the extension of a type, unless its last component has an extension of the
  /// type already.
  ///
  /// - Parameter contentType: The type.
  /// - Returns: The URL, which is unchanged if the type has no extension.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let added = contentType.extensionToAdd(to: lastPathComponent) else { return self }
    return appendingPathExtension(added)
  }

  /// Appends the extension of a type, unless the last component has an extension of the type already.
  ///
  /// - Parameter contentType: The type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  /// Returns the URL with another component, which gets the extension of a type.
  ///
  /// - Parameters:
  ///   - partialName: The component, with or without the extension.
  ///   - contentType: The type.
  /// - Returns: The URL.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let isFolder = contentType.conforms(to: .directory)
    return appendingPathComponent(partialName, isDirectory: isFolder)
      .appendingPathExtension(for: contentType)
  }

  /// Appends a component, which gets the extension of a type.
  ///
  /// - Parameters:
  ///   - partialName: The component, with or without the extension.
  ///   - contentType: The type.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType)
  {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// The type of the file, by its extension, or that of folders; `nil` without an extension.
  package var typeByName: UTType? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists ? isFolder.boolValue : hasDirectoryPath {
      let packages = UTType.types(
        tag: pathExtension,
        tagClass: .filenameExtension,
        conformingTo: .package
      )
      return packages.first ?? .folder
    }
    return UTType(filenameExtension: pathExtension)
  }
}

extension UTType {
  fileprivate func extensionToAdd(to name: String) -> String? {
    let all = tags[.filenameExtension] ?? []
    let present = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    return present.map { all.contains($0.lowercased()) } == true ? nil : all.first
  }
}
