import Foundation

/// The registered members of a class and its superclasses by name.
struct MemberTable {
  private var properties: [String: ObjectiveCMember] = [:]
  private var methods: [String: ObjectiveCMember] = [:]
  private(set) var propertyList: [ObjectiveCMember] = []

  // MARK: Tables of classes

  private static let lock = NSLock()
  private nonisolated(unsafe) static var tables: [ObjectIdentifier: MemberTable] = [:]

  /// Returns the table of a class, which is created at the first use.
  static func table(of type: AnyClass) -> MemberTable {
    let key = ObjectIdentifier(type)
    if let table = lock.withLock({ tables[key] }) { return table }
    let table = MemberTable(members(of: type))
    lock.withLock { tables[key] = table }
    return table
  }

  /// Returns the table of an object's class.
  static func table(of object: AnyObject) -> MemberTable { table(of: Swift.type(of: object)) }

  private static func members(of type: AnyClass) -> [ObjectiveCMember] {
    // Lists of members don't use the state of the main actor, though their classes are bound to it.
    let read: @MainActor () -> [ObjectiveCMember] = {
      let library = (type as? _ObjectiveCRoot.Type)?._libraryMembers ?? []
      return library + ((type as? ObjectiveCMembers.Type)?.objectiveCMembers ?? [])
    }
    return unsafeBitCast(read, to: (() -> [ObjectiveCMember]).self)()
  }

  /// Creates a table; members at the end of the list replace earlier ones of the same name.
  init(_ members: [ObjectiveCMember]) {
    for member in members {
      switch member.kind {
      case .property:
        properties[member.name] = member
        propertyList.append(member)
      case .method: methods[member.name] = member
      }
    }
  }

  // MARK: Lookup

  // R-KV-2
  /// Returns the property with a key.
  ///
  /// A leading underscore is ignored, and `hidden` and `isHidden` are the same key.
  func property(_ key: String) -> ObjectiveCMember? {
    if let member = properties[key] { return member }
    if key.hasPrefix("_") { return property(String(key.dropFirst())) }
    if key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase {
      return properties[first.lowercased() + key.dropFirst(3)]
    }
    return key.first.flatMap { properties["is" + $0.uppercased() + key.dropFirst()] }
  }

  /// Returns the method with a name.
  func method(_ name: String) -> SelectorMethod? {
    if case .method(let method)? = methods[name]?.kind { return method }
    return nil
  }

  /// Returns the property that a message named like a setter sets, such as `setTitle:`.
  func property(ofSetter name: String) -> ObjectiveCMember? {
    guard name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first,
      name.filter({ $0 == ":" }).count == 1
    else { return nil }
    let member = property(first.lowercased() + name.dropFirst(4).dropLast())
    return member?.property?.isWritable == true ? member : nil
  }

  /// Whether an object of the class responds to a message with a name.
  func contains(_ name: String) -> Bool {
    methods[name] != nil || properties[name] != nil
      || (!name.hasSuffix(":") && !name.hasPrefix("_") && property(name) != nil)
      || property(ofSetter: name) != nil
  }
}
