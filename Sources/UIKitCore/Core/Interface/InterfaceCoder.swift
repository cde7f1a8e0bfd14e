import Foundation

/// The decoder that is passed to `init(coder:)` of an object in an interface file.
///
/// As an archive it is empty. The library's classes read their properties from its element.
final class InterfaceCoder: NSCoder {
  let element: InterfaceElement
  let objects: InterfaceObjects

  init(_ element: InterfaceElement, _ objects: InterfaceObjects) {
    self.element = element
    self.objects = objects
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// The decoder of an interface file, or `nil` for an archive.
  var interface: InterfaceCoder? { self as? InterfaceCoder }
}
