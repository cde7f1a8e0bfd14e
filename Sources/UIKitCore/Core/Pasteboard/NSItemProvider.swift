import Foundation
import QuartzCore
import UniformTypeIdentifiers

/// An item whose values by type are read when they are needed.
///
/// ```swift
/// UIPasteboard.general.itemProviders.first?.loadObject(ofClass: String.self) { text, _ in
///   if let text { show(text) }
/// }
/// ```
@preconcurrency @MainActor open class NSItemProvider: NSObject {
  // R-PB-8
  /// The types of the values, the best one first.
  open private(set) var registeredTypeIdentifiers: [String]
  private var read: (String) -> Any?
  /// The name of the file that the values would have, or `nil`.
  ///
  /// The default value is `nil`; an item with the content of a file has the name of the file without
  /// its extension.
  open var suggestedName: String?

  init(types: [String], _ read: @escaping (String) -> Any?) {
    registeredTypeIdentifiers = types
    self.read = read
    super.init()
  }

  /// Creates an item without values, for a drag within the app.
  public override convenience init() { self.init(types: []) { _ in nil } }

  /// Creates an item with a text, a URL, an image or a color.
  ///
  /// - Parameter object: The object.
  public convenience init(object: any NSItemProviderWriting) {
    let values = PasteboardType.item(for: object) ?? [:]
    self.init(types: values.keys.sorted()) { values[$0] }
  }

  /// Creates an item with a value of a type.
  ///
  /// - Parameters:
  ///   - item: The value, or `nil` for none.
  ///   - typeIdentifier: The type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    let types = item == nil ? [] : [typeIdentifier].compactMap { $0 }
    self.init(types: types) { $0 == typeIdentifier ? item : nil }
  }

  /// Creates an item with the content of a file.
  ///
  /// The file is read when a value is needed. It is `nil` if there is no file.
  ///
  /// - Parameter fileURL: The URL of the file.
  public convenience init?(contentsOf fileURL: URL?) {
    // R-PB-10
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    let type = fileURL.typeByName ?? .data
    self.init(types: [type.identifier, PasteboardType.fileURL]) { wanted in
      if wanted == PasteboardType.fileURL { return fileURL }
      return try? Data(contentsOf: fileURL, options: .mappedIfSafe)
    }
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    file = fileURL
  }

  /// The file with the content of the item, or `nil`.
  private var file: URL?

  /// Adds an object, whose types come after the present ones.
  ///
  /// - Parameter object: A text, a URL, an image or a color.
  open func registerObject(_ object: any NSItemProviderWriting) {
    let values = PasteboardType.item(for: object) ?? [:]
    for type in values.keys.sorted() { register(type) { values[type] } }
  }

  /// Adds a value that a closure returns when it is needed.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - value: Returns the value, or `nil` for none.
  private func register(_ typeIdentifier: String, _ value: @escaping () -> Any?) {
    let others = read
    read = { $0 == typeIdentifier ? value() : others($0) }
    if !registeredTypeIdentifiers.contains(typeIdentifier) {
      registeredTypeIdentifiers.append(typeIdentifier)
    }
  }

  /// The types of the values, the best one first.
  open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// Returns the types of the values that are subtypes of a type.
  ///
  /// - Parameter contentType: The type.
  /// - Returns: The types, the best one first.
  open func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// The values of all types.
  var values: [String: Any] {
    let pairs = registeredTypeIdentifiers.compactMap { type in read(type).map { (type, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns whether there is a value of a type or of one of its subtypes.
  ///
  /// - Parameter typeIdentifier: The type, such as "public.image".
  /// - Returns: Whether there is a value.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    // R-PB-9
    registeredType(conformingTo: typeIdentifier) != nil
  }

  private func registeredType(conformingTo typeIdentifier: String) -> String? {
    if registeredTypeIdentifiers.contains(typeIdentifier) { return typeIdentifier }
    guard let type = UTType(typeIdentifier) else { return nil }
    return registeredTypeIdentifiers.first { UTType($0)?.conforms(to: type) == true }
  }

  /// Returns whether objects of a class can be read.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains {
      PasteboardType.match(registeredTypeIdentifiers, readAs: $0) != nil
    }
  }

  /// Reads the data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Called on the main thread after the method has returned, with the data or
  ///     an error.
  /// - Returns: The progress, which can be cancelled before the data is read.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(completionHandler) { provider in
      let type = provider.registeredType(conformingTo: typeIdentifier)
      return PasteboardType.data(of: type.flatMap(provider.read))
    }
  }

  /// Reads the data of a type.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - completionHandler: Called on the main thread after the method has returned, with the data or
  ///     an error.
  /// - Returns: The progress, which can be cancelled before the data is read.
  @discardableResult open func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier,
      completionHandler: completionHandler
    )
  }

  /// Writes the data of a type to a temporary file.
  ///
  /// The file is deleted when the closure has returned, so that the app has to move or copy it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Called on the main thread after the method has returned, with the URL of the
  ///     file or an error.
  /// - Returns: The progress, which can be cancelled before the data is read.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
  ) -> Progress {
    // R-PB-10
    let finish: @MainActor (URL?, (any Error)?) -> Void = { url, error in
      completionHandler(url, error)
      url.map(FileInbox.remove)
    }
    return load(finish) { provider in
      guard let type = provider.registeredType(conformingTo: typeIdentifier) else { return nil }
      if let file = provider.file { return FileInbox.copy(file) }
      guard let data = PasteboardType.data(of: provider.read(type)) else { return nil }
      let name = URL(fileURLWithPath: provider.suggestedName ?? "file").lastPathComponent
      let ending = UTType(type)?.preferredFilenameExtension.map { "." + $0 } ?? ""
      return FileInbox.write(data, named: name.hasSuffix(ending) ? name : name + ending)
    }
  }

  /// Reads an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: The class: `String`, `URL`, ``UIImage`` or ``UIColor``.
  ///   - completionHandler: Called on the main thread after the method has returned, with the object
  ///     or an error.
  /// - Returns: The progress, which can be cancelled before the object is read.
  @discardableResult open func loadObject<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type,
    completionHandler: @escaping @MainActor (Object?, (any Error)?) -> Void
  ) -> Progress {
    load(completionHandler) { provider in
      let types = provider.registeredTypeIdentifiers
      for type in aClass.readableTypeIdentifiersForItemProvider {
        if let value = PasteboardType.match(types, readAs: type).flatMap(provider.read),
          let object = aClass._object(value, type: type) as? Object
        {
          return object
        }
      }
      return nil
    }
  }

  private func load<Value>(
    _ completion: @escaping @MainActor (Value?, (any Error)?) -> Void,
    _ value: @escaping @MainActor (NSItemProvider) -> Value?
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    NextFrame.run { [self] in
      let result = progress.isCancelled ? nil : value(self)
      progress.completedUnitCount = 1
      let code = progress.isCancelled ? ItemUnavailable.cancelled : .missing
      completion(result, result == nil ? code : nil)
    }
    return progress
  }

  /// The reason why a value was not read.
  private enum ItemUnavailable: Error { case cancelled, missing }
}

/// An object that an item provider can contain.
public protocol NSItemProviderWriting {}

/// A type whose values can be read from an item provider.
@preconcurrency @MainActor public protocol NSItemProviderReading {
  /// The types that can be read, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from a value of a pasteboard, or returns `nil` for an unsuitable one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type of the value.
  /// - Returns: The object.
  static func _object(_ value: Any, type: String) -> Any?
}

extension String: NSItemProviderWriting {}
extension URL: NSItemProviderWriting {}
extension UIImage: NSItemProviderWriting {}
extension UIColor: NSItemProviderWriting {}

extension NSString: NSItemProviderWriting {}
extension NSURL: NSItemProviderWriting {}

extension NSString: NSItemProviderReading {
  /// The types of text.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    PasteboardType.textOrder
  }
  /// Creates a text from a value of a pasteboard.
  @MainActor public static func _object(_ value: Any, type: String) -> Any? {
    PasteboardType.text(of: [type: value]).map { NSString(string: $0) }
  }
}

extension NSURL: NSItemProviderReading {
  /// The type of addresses.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.url]
  }
  /// Creates an address from a value of a pasteboard.
  @MainActor public static func _object(_ value: Any, type: String) -> Any? {
    PasteboardType.url(of: [type: value]).flatMap { NSURL(string: $0.absoluteString) }
  }
}

extension String: NSItemProviderReading {
  /// The types of text.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    PasteboardType.textOrder
  }
  /// Creates a text from a value of a pasteboard.
  @MainActor public static func _object(_ value: Any, type: String) -> Any? {
    PasteboardType.text(of: [type: value])
  }
}

extension URL: NSItemProviderReading {
  /// The type of addresses.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.url]
  }
  /// Creates an address from a value of a pasteboard.
  @MainActor public static func _object(_ value: Any, type: String) -> Any? {
    PasteboardType.url(of: [type: value])
  }
}

extension UIImage: NSItemProviderReading {
  /// The types of images.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    PasteboardType.imageOrder
  }
  /// Creates an image from a value of a pasteboard.
  @MainActor public static func _object(_ value: Any, type: String) -> Any? {
    PasteboardType.image(of: [type: value])
  }
}

extension UIColor: NSItemProviderReading {
  /// The type of colors.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.color]
  }
  /// Returns the color.
  @MainActor public static func _object(_ value: Any, type: String) -> Any? { value as? UIColor }
}
