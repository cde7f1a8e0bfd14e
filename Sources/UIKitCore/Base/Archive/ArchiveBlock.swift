// R-BAD-30, R-BAD-31
/// A value that an object stores in an archive as a block of bytes under one key.
///
/// Foundation on Linux traps if a nested object is of another class than requested. Objects of this
/// library therefore nest values instead of objects: invalid bytes cause a Swift error, which is
/// passed to the coder.
enum ArchiveBlock {
  static func write<Value: Encodable>(_ value: Value, forKey key: String, to coder: NSCoder) {
    do {
      let data = try JSONEncoder().encode(value)
      data.withUnsafeBytes { bytes in
        let start = bytes.bindMemory(to: UInt8.self).baseAddress
        coder.encodeBytes(start, length: bytes.count, forKey: key)
      }
    } catch {
      Log.warning("\(key): not archived, \(error)")
    }
  }

  /// Returns the value, or `nil` after setting the coder's error.
  static func read<Value: Decodable>(
    _ type: Value.Type,
    forKey key: String,
    from coder: NSCoder
  ) -> Value? {
    guard let data = coder.withDecodedUnsafeBytes(forKey: key, body: { $0.map { Data($0) } }) else {
      fail(coder, "\(key): nothing of this name in the archive")
      return nil
    }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      fail(coder, "\(key): \(error)")
      return nil
    }
  }

  static func fail(_ coder: NSCoder, _ reason: String) {
    coder.failWithError(
      CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: reason])
    )
  }
}

/// An error for a value that can be read but is invalid.
struct ArchiveError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// An enumeration that is archived by its raw value, without being `Codable`.
@propertyWrapper
struct ArchivedByRawValue<Value: RawRepresentable & Hashable>: Hashable, Codable
where Value.RawValue == Int {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  init(from decoder: Decoder) throws {
    wrappedValue = try Value(archived: decoder.singleValueContainer().decode(Int.self))
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue.rawValue)
  }
}

extension RawRepresentable {
  /// Returns the case with a raw value; throws if there is none.
  init(archived number: RawValue) throws {
    guard let value = Self(rawValue: number) else {
      throw ArchiveError("no \(Self.self) \(number)")
    }
    self = value
  }
}
