import Foundation

/// The types of all files that are processed together.
final class ProjectIndex {
  private(set) var types: [String: TypeInfo] = [:]
  private(set) var globals: [String: String] = [:]
  /// Subclasses by the qualified name of their superclass.
  private(set) var subclasses: [String: [TypeInfo]] = [:]
  private var propertyNames: [String: [Member]] = [:]

  /// Creates an index.
  ///
  /// - Parameters:
  ///   - collections: The declarations of the files.
  ///   - superclasses: The superclasses of classes that are not in the sources.
  init(_ collections: [DeclarationCollector], superclasses: [String: String] = [:]) {
    let parts = collections.flatMap(\.parts)
    for part in parts { if let kind = part.kind { add(part, kind: kind) } }
    for part in parts where part.kind == nil { extend(part) }
    for collection in collections {
      globals.merge(collection.globals) { first, _ in first }
    }
    for name in types.values.flatMap({ [$0.name] + $0.supertypes }) {
      addAncestors(of: name, superclasses)
    }
    for type in types.values {
      for name in type.supertypes {
        guard let parent = resolve(name, in: type.scopes) else { continue }
        subclasses[parent.name, default: []].append(type)
      }
      for member in type.members where member.kind == .property {
        propertyNames[member.name, default: []].append(member)
      }
    }
  }

  private func add(_ part: DeclarationCollector.Part, kind: TypeInfo.Kind) {
    let info = types[part.name] ?? TypeInfo(name: part.name)
    types[part.name] = info
    // Two targets of one run may declare the same name; the first declaration is used.
    info.parts.append(part)
    guard info.kind == .external else { return info.members += part.members }
    info.kind = kind
    info.attributes = part.attributes
    info.modifiers = part.modifiers
    info.isGeneric = part.isGeneric
    info.supertypes += part.supertypes
    info.members += part.members
  }

  /// Adds the classes that a class outside of the sources inherits from.
  private func addAncestors(of name: String, _ superclasses: [String: String]) {
    guard let parent = superclasses[name], types[name].map({ $0.kind == .external }) ?? true else {
      return
    }
    let info = types[name] ?? TypeInfo(name: name)
    types[name] = info
    if !info.supertypes.contains(parent) { info.supertypes.append(parent) }
    if types[parent] == nil { types[parent] = TypeInfo(name: parent) }
    addAncestors(of: parent, superclasses)
  }

  private func extend(_ part: DeclarationCollector.Part) {
    let info = types[part.name] ?? TypeInfo(name: part.name)
    types[part.name] = info
    info.parts.append(part)
    info.supertypes += part.supertypes
    info.members += part.members
  }

  /// Returns the type of a name that is used within the given scopes.
  func resolve(_ name: String, in scopes: [String]) -> TypeInfo? {
    for scope in scopes { if let type = types[scope + "." + name] { return type } }
    return types[name]
  }

  /// The types that a type inherits from, nearest first, itself included.
  func lineage(of type: TypeInfo) -> [TypeInfo] {
    var result: [TypeInfo] = []
    var waiting = [type]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !result.contains(where: { $0 === next }) else { continue }
      result.append(next)
      for name in next.supertypes.flatMap({ $0.split(separator: "&").map(String.init) }) {
        if let parent = resolve(name, in: next.scopes) { waiting.append(parent) }
      }
    }
    return result
  }

  /// The names of all types that a type inherits from, also of those that are not in the sources.
  func ancestorNames(of type: TypeInfo) -> Set<String> {
    lineage(of: type).reduce(into: []) { names, type in
      names.insert(type.name)
      for name in type.supertypes { names.formUnion(name.split(separator: "&").map(String.init)) }
    }
  }

  /// All types that inherit from a type, at any distance.
  func descendants(of type: TypeInfo) -> [TypeInfo] {
    var result: [TypeInfo] = []
    var waiting = subclasses[type.name] ?? []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard next !== type, !result.contains(where: { $0 === next }) else { continue }
      result.append(next)
      waiting += subclasses[next.name] ?? []
    }
    return result
  }

  /// The members of a name that a type declares or inherits within the sources, nearest first.
  func members(named name: String, of type: TypeInfo) -> [Member] {
    lineage(of: type).flatMap { $0.members.filter { $0.name == name } }
  }

  /// All properties of a name, in any type.
  func properties(named name: String) -> [Member] { propertyNames[name] ?? [] }

  /// The types in a stable order.
  var sortedTypes: [TypeInfo] { types.values.sorted { $0.name < $1.name } }
}
