import Foundation
import QuartzCore

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
  private let read: (String) -> Any?

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

  /// The values of all types.
  var values: [String: Any] {
    let pairs = registeredTypeIdentifiers.compactMap { type in read(type).map { (type, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns whether there is a value of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Returns whether objects of a class can be read.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    !Set(aClass.readableTypeIdentifiersForItemProvider).isDisjoint(with: registeredTypeIdentifiers)
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
    load(completionHandler) { PasteboardType.data(of: $0.read(typeIdentifier)) }
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
      for type in aClass.readableTypeIdentifiersForItemProvider
      where provider.hasItemConformingToTypeIdentifier(type) {
        if let value = provider.read(type),
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
