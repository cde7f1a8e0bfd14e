import Foundation
import QuartzCore

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
