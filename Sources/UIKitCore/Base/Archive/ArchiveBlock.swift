/// What an object keeps in an archive: one value, written as one run of bytes under one key.
///
/// Foundation on Linux traps when a nested object turns out to be of another class than the one asked for. Objects of this
/// library therefore nest values, not objects: whatever is wrong with the bytes is an error that Swift throws, and ends
/// as the archive's error. (R-BAD-30, R-BAD-31)
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

  /// The value, or nil after the coder has been told what is wrong.
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

/// A value in an archive that can be read but means nothing.
struct ArchiveError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// An enumeration that is archived by its number, without being `Codable` for everybody.
@propertyWrapper
struct ByNumber<Value: RawRepresentable & Hashable>: Hashable, Codable
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
  /// The case with this number, or an error for a number without one.
  init(archived number: RawValue) throws {
    guard let value = Self(rawValue: number) else {
      throw ArchiveError("no \(Self.self) \(number)")
    }
    self = value
  }
}
