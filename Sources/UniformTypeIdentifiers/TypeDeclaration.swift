import Foundation

/// What the system or an application states about a type.
package struct TypeDeclaration: Hashable, Sendable {
  package let identifier: String
  /// The identifiers of the types that it conforms to.
  package let parents: [String]
  /// The extensions of file names, the preferred one first, in lower case.
  package let extensions: [String]
  /// The MIME types, the preferred one first, in lower case.
  package let mimeTypes: [String]
  /// The description for the user, or an empty text.
  package let description: String

  package init(
    _ identifier: String,
    parents: [String] = [],
    extensions: [String] = [],
    mimeTypes: [String] = [],
    _ description: String = ""
  ) {
    self.identifier = identifier
    self.parents = parents
    self.extensions = extensions
    self.mimeTypes = mimeTypes
    self.description = description
  }

  /// Reads an entry of `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations` of `Info.plist`.
  init?(property: [String: Any]) {
    // R-UTI-6
    guard let identifier = property["UTTypeIdentifier"] as? String, !identifier.isEmpty else {
      return nil
    }
    let tags = property["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    self.init(
      identifier,
      parents: Self.texts(property["UTTypeConformsTo"]),
      extensions: Self.texts(tags["public.filename-extension"]).map { $0.lowercased() },
      mimeTypes: Self.texts(tags["public.mime-type"]).map { $0.lowercased() },
      property["UTTypeDescription"] as? String ?? ""
    )
  }

  /// A text or a list of texts.
  private static func texts(_ value: Any?) -> [String] {
    (value as? String).map { [$0] } ?? value as? [String] ?? []
  }
}

/// The types that the library declares.
enum TypeTable {
  static let all = base + text + media
}
