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
  /// The closures that produce the data of types when it is needed.
  private var loaders: [String: ItemLoader] = [:]
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

  /// Adds data that a closure produces when it is needed.
  ///
  /// ```swift
  /// provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
  ///   completion in
  ///   completion(drawing.pngData(), nil)
  ///   return nil
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - visibility: The programs that can read the data.
  ///   - loadHandler: Called on the main thread when the data is needed. It calls its parameter once,
  ///     on any thread, with the data or an error, and returns a progress or `nil`. Unlike iOS, it has
  ///     to do so before it returns if other programs are to get the data.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    // R-PB-13
    let loader = ItemLoader(load: loadHandler)
    register(typeIdentifier) { visibility == .all ? loader.immediateValue : nil }
    loaders[typeIdentifier] = loader
  }

  /// Adds data that a closure produces when it is needed.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - visibility: The programs that can read the data.
  ///   - loadHandler: Called on the main thread when the data is needed. It calls its parameter once,
  ///     on any thread, with the data or an error, and returns a progress or `nil`.
  open func registerDataRepresentation(
    for contentType: UTType,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier,
      visibility: visibility,
      loadHandler: loadHandler
    )
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
    load(completionHandler) { provider, finish in
      let type = provider.registeredType(conformingTo: typeIdentifier)
      provider.loadValue(of: type) { finish(PasteboardType.data(of: $0), $1) }
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
    return load(finish) { provider, finish in
      let type = provider.registeredType(conformingTo: typeIdentifier)
      if type != nil, let file = provider.file { return finish(FileInbox.copy(file), nil) }
      provider.loadValue(of: type) { value, error in
        let data = PasteboardType.data(of: value)
        finish(data.flatMap { FileInbox.write($0, named: provider.fileName(type)) }, error)
      }
    }
  }

  /// The name of a temporary file with the data of a type.
  private func fileName(_ type: String?) -> String {
    let name = URL(fileURLWithPath: suggestedName ?? "file").lastPathComponent
    let ending = type.flatMap { UTType($0)?.preferredFilenameExtension }.map { "." + $0 } ?? ""
    return name.hasSuffix(ending) ? name : name + ending
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
    load(completionHandler) { provider, finish in
      provider.loadObject(
        ofClass: aClass,
        from: aClass.readableTypeIdentifiersForItemProvider[...],
        finish
      )
    }
  }

  /// Reads an object from the first of some types that has a suitable value.
  private func loadObject<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type,
    from types: ArraySlice<String>,
    _ finish: @escaping @MainActor (Object?, (any Error)?) -> Void
  ) {
    guard let type = types.first else { return finish(nil, nil) }
    let match = PasteboardType.match(registeredTypeIdentifiers, readAs: type)
    loadValue(of: match) { [self] value, error in
      if let object = value.flatMap({ aClass._object($0, type: type) as? Object }) {
        return finish(object, nil)
      }
      guard error == nil else { return finish(nil, error) }
      loadObject(ofClass: aClass, from: types.dropFirst(), finish)
    }
  }

  /// Reads the value of a registered type; there is none if the type is `nil`.
  private func loadValue(
    of type: String?,
    _ finish: @escaping @MainActor (Any?, (any Error)?) -> Void
  ) {
    guard let type else { return finish(nil, nil) }
    guard let loader = loaders[type] else { return finish(read(type), nil) }
    loader.load(finish)
  }

  private func load<Value>(
    _ completion: @escaping @MainActor (Value?, (any Error)?) -> Void,
    _ start:
      @escaping @MainActor (
        NSItemProvider, @escaping @MainActor (Value?, (any Error)?) -> Void
      ) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let finish: @MainActor (Value?, (any Error)?) -> Void = { value, error in
      progress.completedUnitCount = 1
      if progress.isCancelled { return completion(nil, ItemUnavailable.cancelled) }
      completion(value, value == nil ? error ?? ItemUnavailable.missing : nil)
    }
    NextFrame.run { [self] in
      if progress.isCancelled { finish(nil, nil) } else { start(self, finish) }
    }
    return progress
  }

  /// The reason why a value was not read.
  private enum ItemUnavailable: Error { case cancelled, missing }
}

/// The programs that can read a value of an item provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all
  /// Programs of the same team, which is the app itself on Linux.
  case team
  /// Programs of the same group, which is the app itself on Linux.
  case group
  /// The app itself.
  case ownProcess
}
