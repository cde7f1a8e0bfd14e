import Foundation

/// The saved state of an application, as a value and as a file.
///
///     TBKSTATE  version  checksum │ time  application  objects  scenes
///         8        8         8    │     the checksum covers everything from here
///
/// Objects are stored in the order in which they were found, parents before children. References
/// between objects are indexes in this order.
struct SavedState: Equatable {
  /// The time at which the state was saved, in seconds since 2001.
  var time = 0.0
  /// The values that the application's delegate encoded, and the values for UIKit's keys.
  var application: [String: StateValue] = [:]
  var objects: [SavedObject] = []
  var scenes: [SavedScene] = []

  static let version: UInt64 = 1
  private static let signature = Array("TBKSTATE".utf8)
  private static let headSize = 24

  // MARK: Encoding

  func data() throws(StoreError) -> Data {
    var body = StateWriter()
    body.number(time)
    body.values(application)
    body.list(objects) { $1.write(to: &$0) }
    body.list(scenes) { $1.write(to: &$0) }
    guard body.bytes.count <= StateLimits.size - SavedState.headSize else { throw .tooLarge }
    return SavedState.file(of: body.bytes)
  }

  /// Returns the contents of a file with a body.
  static func file(of body: [UInt8]) -> Data {
    var head = StateWriter()
    head.fixed(version)
    head.fixed(Checksum.of(body))
    return Data(signature + head.bytes + body)
  }

  /// Returns whether two files differ at most in their time.
  ///
  /// Equal states are encoded as equal bytes.
  static func differInTimeOnly(_ one: Data, _ other: Data) -> Bool {
    let rest = headSize + MemoryLayout<Double>.size
    return one.dropFirst(rest) == other.dropFirst(rest)
  }

  // MARK: Decoding

  /// Decodes the result of `data()`.
  ///
  /// - Throws: `StoreError` if the data is truncated, was changed, has another version, or is not a
  ///   saved state.
  init(reading data: Data) throws(StoreError) {
    guard data.count <= StateLimits.size else { throw .tooLarge }
    let bytes = Array(data)
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(StoreError) in try SavedState(reading: bytes) }
    }
    self = try result.get()
  }

  private init(reading bytes: UnsafeBufferPointer<UInt8>) throws(StoreError) {
    let signature = SavedState.signature
    guard bytes.count >= SavedState.headSize, bytes.starts(with: signature) else {
      throw StateReader.damage
    }
    var head = StateReader(UnsafeBufferPointer(rebasing: bytes[signature.count...]))
    let version = try head.fixed()
    guard version == SavedState.version else {
      throw StoreError(description: "it is of version \(version)")
    }
    let body = UnsafeBufferPointer(rebasing: bytes[SavedState.headSize...])
    guard try head.fixed() == Checksum.of(body) else { throw StateReader.damage }
    var reader = StateReader(body)
    time = try reader.number()
    application = try reader.values()
    for index in 0..<(try reader.count()) {
      objects.append(try SavedObject(from: &reader, at: index))
    }
    scenes = try reader.list { reader throws(StoreError) in try SavedScene(from: &reader) }
    guard reader.isAtEnd, time.isFinite else { throw StateReader.damage }
  }

  init() {}
}

/// The saved state of a controller, or of another object that the application registered.
struct SavedObject: Equatable {
  /// The index of the parent or presenting controller, or `nil` for root controllers.
  var parent: Int?
  var identifier: String
  /// The index among the children of a parent with the same identifier.
  var ordinal = 0
  var kind = Kind.controller
  /// The name of the class that creates the object.
  var restorationClass: String?
  var values: [String: StateValue] = [:]
  /// The views with identifiers in a controller's view.
  var views: [SavedView] = []

  enum Kind: Int {
    /// A controller whose view was not loaded.
    case controller = 0
    /// A controller whose view was loaded.
    case loadedController
    /// A presented controller with its view.
    case presentedController
    /// An object that is not a controller.
    case object
  }

  func write(to writer: inout StateWriter) {
    writer.count(parent.map { $0 + 1 } ?? 0)
    writer.text(identifier)
    writer.count(ordinal)
    writer.count(kind.rawValue)
    writer.text(restorationClass ?? "")
    writer.values(values)
    writer.list(views) {
      $0.text($1.identifier)
      $0.values($1.values)
    }
  }

  init(parent: Int?, identifier: String, ordinal: Int, kind: Kind) {
    (self.parent, self.identifier, self.ordinal, self.kind) = (parent, identifier, ordinal, kind)
  }

  /// Decodes an object.
  ///
  /// Its parent must precede it, so that chains of parents end.
  init(from reader: inout StateReader, at index: Int) throws(StoreError) {
    let above = try reader.index(below: index + 1)
    parent = above == 0 ? nil : above - 1
    identifier = try reader.text()
    ordinal = try reader.index(below: StateLimits.valueCount)
    guard let kind = Kind(rawValue: try reader.index(below: 4)) else { throw StateReader.damage }
    self.kind = kind
    let name = try reader.text()
    restorationClass = name.isEmpty ? nil : name
    values = try reader.values()
    views = try reader.list { reader throws(StoreError) in
      SavedView(identifier: try reader.text(), values: try reader.values())
    }
  }
}

/// The saved state of a view.
struct SavedView: Equatable {
  var identifier: String
  var values: [String: StateValue]
}

/// The saved state of a scene: the activity that its delegate returned.
struct SavedScene: Equatable {
  var session: String
  var activityType: String
  var title: String?
  var userInfo: [StateValue: StateValue]

  init(session: String, activityType: String, title: String?, userInfo: [StateValue: StateValue]) {
    (self.session, self.activityType) = (session, activityType)
    (self.title, self.userInfo) = (title, userInfo)
  }

  func write(to writer: inout StateWriter) {
    writer.text(session)
    writer.text(activityType)
    writer.flag(title != nil)
    writer.text(title ?? "")
    writer.value(.dictionary(userInfo))
  }

  init(from reader: inout StateReader) throws(StoreError) {
    session = try reader.text()
    activityType = try reader.text()
    let hasTitle = try reader.flag()
    let text = try reader.text()
    title = hasTitle ? text : nil
    guard case .dictionary(let info) = try reader.value() else { throw StateReader.damage }
    userInfo = info
  }
}
