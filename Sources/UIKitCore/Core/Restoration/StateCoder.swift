import Foundation

// R-RES-14…R-RES-16, R-RES-43
/// The coder that restorable objects use to encode and decode values by key.
///
/// Foundation's archivers trap on archives with unexpected classes, and cannot refer to objects
/// that are saved elsewhere. This coder reads any file and treats a value of an unexpected type as
/// missing. Objects are decoded only as classes that the application requests.
final class StateCoder: NSCoder {
  private(set) var values: [String: StateValue]
  private let conversion: StateConversion
  private var fault: Error?

  init(_ values: [String: StateValue] = [:], conversion: StateConversion = StateConversion()) {
    self.values = values
    self.conversion = conversion
  }

  // MARK: Requirements of NSCoder

  override var allowsKeyedCoding: Bool { true }

  override var requiresSecureCoding: Bool { true }

  override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }

  override var error: Error? { fault }

  override func failWithError(_ error: Error) { fault = fault ?? error }

  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  // MARK: Encoding

  override func encode(_ object: Any?, forKey key: String) {
    values[key] = object.flatMap { conversion.value(of: $0, named: key) }
  }

  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    encode(object, forKey: key)
  }

  override func encode(_ value: Bool, forKey key: String) { values[key] = .bool(value) }

  override func encode(_ value: Int32, forKey key: String) { values[key] = .integer(Int64(value)) }

  override func encode(_ value: Int64, forKey key: String) { values[key] = .integer(value) }

  override func encode(_ value: Int, forKey key: String) { values[key] = .integer(Int64(value)) }

  override func encode(_ value: Float, forKey key: String) { values[key] = .number(Double(value)) }

  override func encode(_ value: Double, forKey key: String) { values[key] = .number(value) }

  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
    values[key] = .data(Data(UnsafeBufferPointer(start: bytes, count: length)))
  }

  // MARK: Decoding

  override func decodeBool(forKey key: String) -> Bool {
    if case .bool(let flag) = values[key] { return flag }
    return decodeInt64(forKey: key) != 0
  }

  override func decodeInt32(forKey key: String) -> Int32 {
    Int32(exactly: decodeInt64(forKey: key)) ?? 0
  }

  override func decodeInteger(forKey key: String) -> Int { Int(decodeInt64(forKey: key)) }

  override func decodeInt64(forKey key: String) -> Int64 {
    switch values[key] {
    case .integer(let number): number
    case .number(let number): Int64(exactly: number.rounded(.towardZero)) ?? 0
    case .bool(let flag): flag ? 1 : 0
    default: 0
    }
  }

  override func decodeDouble(forKey key: String) -> Double {
    switch values[key] {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: 0
    }
  }

  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

  override func withDecodedUnsafeBytes<Result>(
    forKey key: String,
    body: (UnsafeRawBufferPointer?) throws -> Result
  ) rethrows -> Result {
    guard case .data(let data) = values[key] else { return try body(nil) }
    return try data.withUnsafeBytes { try body($0) }
  }

  override func decodeObject(forKey key: String) -> Any? { object(forKey: key, of: []) }

  override func decodeObject<Object: NSObject>(of type: Object.Type, forKey key: String) -> Object?
  where Object: NSCoding {
    object(forKey: key, of: [type]) as? Object
  }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    object(forKey: key, of: classes ?? [])
  }

  override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

  private func object(forKey key: String, of classes: [AnyClass]) -> Any? {
    values[key].flatMap { conversion.object(of: $0, classes: classes, named: key) }
  }
}
