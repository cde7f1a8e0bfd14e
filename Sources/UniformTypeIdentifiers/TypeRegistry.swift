import Foundation

/// The declared types by identifier, extension and MIME type.
package struct TypeRegistry: Sendable {
  /// The types of the library and of the application's `Info.plist`.
  package static let shared = TypeRegistry(information: Bundle.main.infoDictionary ?? [:])

  private var declarations: [String: TypeDeclaration] = [:]
  /// The identifiers by tag class and tag, those of the application first.
  private var identifiers: [UTTagClass: [String: [String]]] = [:]

  /// Creates the registry of an application.
  ///
  /// - Parameter information: The content of `Info.plist`.
  package init(information: [String: Any]) {
    // R-UTI-6
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      for entry in information[key] as? [[String: Any]] ?? [] {
        TypeDeclaration(property: entry).map { add($0) }
      }
    }
    for declaration in TypeTable.all { add(declaration) }
  }

  /// Adds a type unless it is declared already.
  private mutating func add(_ declaration: TypeDeclaration) {
    let key = declaration.identifier.lowercased()
    guard declarations[key] == nil else { return }
    declarations[key] = declaration
    for tag in declaration.extensions {
      identifiers[.filenameExtension, default: [:]][tag, default: []].append(declaration.identifier)
    }
    for tag in declaration.mimeTypes {
      identifiers[.mimeType, default: [:]][tag, default: []].append(declaration.identifier)
    }
  }

  /// Returns the declaration of a type, or `nil` for types that are not declared.
  package func declaration(of identifier: String) -> TypeDeclaration? {
    declarations[identifier.lowercased()]
  }

  /// The identifiers of all declared types.
  var allIdentifiers: [String] { declarations.values.map(\.identifier).sorted() }

  /// Returns the identifiers of the declared types with a tag.
  package func identifiers(tag: String, of tagClass: UTTagClass) -> [String] {
    identifiers[tagClass]?[tag.lowercased()] ?? []
  }

  /// Returns the identifiers of the types that a type conforms to, the nearest first, without itself.
  package func ancestors(of identifier: String) -> [String] {
    // R-UTI-3
    var found: [String] = []
    var waiting = parents(of: identifier)
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !found.contains(next), next != identifier else { continue }
      found.append(next)
      waiting += parents(of: next)
    }
    return found
  }

  private func parents(of identifier: String) -> [String] {
    let parents =
      declaration(of: identifier)?.parents ?? DynamicType(identifier: identifier)?.parents ?? []
    return parents.map { declaration(of: $0)?.identifier ?? $0 }
  }
}

/// A type that stands for an extension or a MIME type that no declared type has.
///
/// The identifier contains the tag, so that it has the same meaning in another process.
struct DynamicType: Hashable, Sendable {
  // R-UTI-5
  static let prefix = "dyn."

  let tag: String
  let tagClass: UTTagClass
  let parents: [String]

  init(tag: String, of tagClass: UTTagClass, parent: String) {
    self.tag = tag.lowercased()
    self.tagClass = tagClass
    parents = [parent]
  }

  /// Reads an identifier; `nil` for those of declared types.
  init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let digits = Array(identifier.dropFirst(Self.prefix.count))
    guard digits.count.isMultiple(of: 2) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
    guard !bytes.contains(nil) else { return nil }
    let text = String(decoding: bytes.compactMap { $0 }, as: UTF8.self)
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, !parts[2].isEmpty else { return nil }
    tagClass = UTTagClass(rawValue: parts[0])
    parents = [parts[1]]
    tag = parts[2]
  }

  var identifier: String {
    let text = "\(tagClass.rawValue)\n\(parents.joined())\n\(tag)"
    return Self.prefix
      + text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
