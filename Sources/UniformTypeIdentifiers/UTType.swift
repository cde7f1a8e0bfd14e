import Foundation

/// A type of files or data, such as PNG images or folders.
///
/// ```swift
/// let type = UTType(filenameExtension: "png")
/// type?.conforms(to: .image)  // true
/// type?.preferredMIMEType  // "image/png"
/// ```
///
/// The library declares common types. Those of an application are declared by
/// `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations` in its `Info.plist`. Unlike iOS, types
/// that other applications declare aren't known.
public struct UTType: Hashable, Sendable {
  // R-UTI-1
  /// The identifier, such as "public.png".
  public let identifier: String

  /// Creates a type that is known to be declared.
  init(declared identifier: String) { self.identifier = identifier }

  // MARK: Creating types

  /// Creates the declared type with an identifier.
  ///
  /// It is `nil` if no type has the identifier. Upper and lower case are the same.
  ///
  /// - Parameter identifier: The identifier.
  public init?(_ identifier: String) {
    // R-UTI-1
    if let declaration = TypeRegistry.shared.declaration(of: identifier) {
      self.identifier = declaration.identifier
    } else if let dynamic = DynamicType(identifier: identifier) {
      self.identifier = dynamic.identifier
    } else {
      return nil
    }
  }

  /// Creates the type of files with an extension.
  ///
  /// If no declared type has the extension and the supertype, the type is a dynamic one. It is `nil`
  /// if the extension is empty or contains a slash.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, without a dot. Upper and lower case are the same.
  ///   - supertype: A type that the result conforms to, such as ``package`` for folders with an extension.
  ///     The default value is ``data``.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of data with a MIME type.
  ///
  /// If no declared type has the MIME type and the supertype, the type is a dynamic one. It is `nil`
  /// if the MIME type is empty.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type. Upper and lower case are the same.
  ///   - supertype: A type that the result conforms to. The default value is ``data``.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type with a tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - tagClass: The kind of the tag.
  ///   - supertype: A type that the result conforms to, or `nil` for any.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    // R-UTI-2, R-UTI-5
    if let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
    } else {
      let isUsable = !tag.isEmpty && !tag.contains("\n")
      guard isUsable, tagClass != .filenameExtension || !tag.contains("/") else { return nil }
      let parent = supertype?.identifier ?? "public.data"
      identifier = DynamicType(tag: tag, of: tagClass, parent: parent).identifier
    }
  }

  /// Returns the declared types with a tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - tagClass: The kind of the tag.
  ///   - supertype: A type that the results conform to, or `nil` for any.
  /// - Returns: The types, those of the application first.
  public static func types(
    tag: String,
    tagClass: UTTagClass,
    conformingTo supertype: UTType?
  ) -> [UTType] {
    let all = TypeRegistry.shared.identifiers(tag: tag, of: tagClass).map(UTType.init(declared:))
    guard let supertype else { return all }
    return all.filter { $0.conforms(to: supertype) }
  }

  /// Creates a type that the application declares.
  ///
  /// Declare it by `UTExportedTypeDeclarations` in `Info.plist`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: The type that it conforms to, which the declaration in `Info.plist` replaces.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    // R-UTI-6
    self.init(identifier, parent: parentType)
  }

  /// Creates a type of another application that this application uses.
  ///
  /// Declare it by `UTImportedTypeDeclarations` in `Info.plist`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - parentType: The type that it conforms to, which the declaration in `Info.plist` replaces.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    // R-UTI-6
    self.init(identifier, parent: parentType)
  }

  private init(_ identifier: String, parent: UTType?) {
    self.identifier = TypeRegistry.shared.declaration(of: identifier)?.identifier ?? identifier
    if let parent { StatedParents.state(parent.identifier, of: self.identifier) }
  }

  /// All types that the library and the application declare.
  package static var declaredTypes: [UTType] {
    TypeRegistry.shared.allIdentifiers.map(UTType.init(declared:))
  }

  // MARK: Properties

  private var declaration: TypeDeclaration? { TypeRegistry.shared.declaration(of: identifier) }

  private var dynamic: DynamicType? { DynamicType(identifier: identifier) }

  /// The extension of file names that is used for the type, or `nil`.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME type that is used for the type, or `nil`.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The tags of the type by their kind, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    // R-UTI-4
    if let dynamic { return [dynamic.tagClass: [dynamic.tag]] }
    guard let declaration else { return [:] }
    let all: [UTTagClass: [String]] = [
      .filenameExtension: declaration.extensions, .mimeType: declaration.mimeTypes,
    ]
    return all.filter { !$0.value.isEmpty }
  }

  /// A description for the user, or `nil`.
  ///
  /// Unlike iOS, the descriptions of the library's types are in English.
  public var localizedDescription: String? {
    // R-UTI-4
    declaration.flatMap { $0.description.isEmpty ? nil : $0.description }
  }

  /// Whether the type stands for a tag that no declared type has.
  public var isDynamic: Bool { dynamic != nil }

  /// Whether the type is declared by the library or the application.
  public var isDeclared: Bool { declaration != nil }

  /// Whether the identifier begins with "public.".
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: Conformance

  /// All types that the type conforms to, without itself.
  public var supertypes: Set<UTType> { Set(ancestors.map(UTType.init(declared:))) }

  private var ancestors: [String] {
    // R-UTI-3
    let registry = TypeRegistry.shared
    let stated = declaration == nil ? StatedParents.parents(of: identifier) : []
    return registry.ancestors(of: identifier)
      + stated.flatMap { [$0] + registry.ancestors(of: $0) }
  }

  /// Returns whether the type is another type or one of its subtypes.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether the type conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether the type is a subtype of another type, which isn't the same type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether it is a subtype.
  public func isSubtype(of type: UTType) -> Bool { ancestors.contains(type.identifier) }

  /// Returns whether another type is a subtype of this type, and not the same type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether this type is a supertype.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }

  /// The identifier with what is known about the type.
  public var debugDescription: String {
    "\(identifier) (\(isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"))"
  }
}

extension UTType: Codable {
  /// Reads the identifier.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The error of the decoder.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(declared: identifier)
  }

  /// Writes the identifier.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// The supertypes that initializers state for types without a declaration.
private enum StatedParents {
  nonisolated(unsafe) private static var parents: [String: String] = [:]
  private static let lock = NSLock()

  static func state(_ parent: String, of identifier: String) {
    lock.withLock { parents[identifier] = parent }
  }

  static func parents(of identifier: String) -> [String] {
    lock.withLock { parents[identifier].map { [$0] } ?? [] }
  }
}
