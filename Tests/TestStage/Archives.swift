import UIKitCore

/// Writes objects into archives and reads them back.
public enum Archives {
  /// What comes back from an archive that demands secure coding on both ways.
  public static func secureCopy<Object: NSObject & NSSecureCoding>(of object: Object) throws
    -> Object?
  {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }

  /// What comes back of an object whose class only promises `NSCoding`; the archive's error is thrown.
  public static func copy<Object: NSObject & NSCoding>(of object: Object) throws -> Object? {
    try read(Object.self, from: data(of: object))
  }

  /// The archive of an object whose class only promises `NSCoding`.
  public static func data(of object: NSObject & NSCoding) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
  }

  /// Reads an object whose class only promises `NSCoding`.
  public static func read<Object>(_ type: Object.Type, from data: Data) throws -> Object? {
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.decodingFailurePolicy = .setErrorAndReturn
    let object = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    if let error = reader.error { throw error }
    return object as? Object
  }
}
