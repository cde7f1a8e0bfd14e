/// The public types of the library, and the optional members of its protocols.
public struct LibraryTable: Sendable {
  /// The protocols that a protocol inherits from.
  private var parents: [String: [String]] = [:]
  /// The members of protocols that have a default implementation.
  private var optionals: [String: Set<String>] = [:]
  private var withRequired: Set<String> = []
  private var labels: [String: [[String]]] = [:]
  private(set) var types: Set<String> = []
  /// The superclasses of the library's classes.
  private(set) var superclasses: [String: String] = [:]
  /// The class that declares a property, for names that no other class declares.
  private(set) var owners: [String: String] = [:]

  var protocols: Set<String> { Set(parents.keys) }

  /// The library that the tool was made for.
  public static let current = LibraryTable(LibraryDeclarations.text)

  /// Reads a table.
  ///
  /// Each line describes a protocol, `protocol Name Parent … : optional members`, classes,
  /// `classes Name:Superclass …`, properties that one class declares, `properties Class:name …`, or
  /// types, `types Name …`. A protocol with members that have no default is marked by `protocol!`.
  /// An indented line continues the one before it.
  ///
  /// - Parameter text: The lines.
  public init(_ text: String) {
    for line in text.replacing("\n  ", with: " ").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      if words[0] == "classes" {
        for pair in words.dropFirst().map({ $0.split(separator: ":").map(String.init) })
        where pair.count == 2 {
          superclasses[pair[0]] = pair[1]
        }
        continue
      }
      if words[0] == "properties" {
        for pair in words.dropFirst().map({ $0.split(separator: ":").map(String.init) })
        where pair.count == 2 {
          owners[pair[1]] = pair[0]
        }
        continue
      }
      guard words[0].hasPrefix("protocol") else {
        types.formUnion(words.dropFirst())
        continue
      }
      let name = words[1]
      let head = words.dropFirst(2).prefix { $0 != ":" }
      let members = words.drop { $0 != ":" }.dropFirst()
      types.insert(name)
      parents[name, default: []] += head
      optionals[name, default: []].formUnion(members)
      if words[0] == "protocol!" { withRequired.insert(name) }
      for member in members {
        guard let open = member.firstIndex(of: "(") else { continue }
        let list = member[member.index(after: open)...].dropLast().split(separator: ":")
        labels[String(member[..<open]), default: []].append(list.map(String.init))
      }
    }
  }

  /// The labels of the optional methods of a name.
  func optionalLabels(of name: String) -> [[String]] { labels[name] ?? [] }

  /// The protocols that have an optional member of a name with labels.
  func protocols(withOptional member: String) -> Set<String> {
    Set(optionals.filter { $0.value.contains(member) }.map(\.key))
  }

  /// The library's protocols among names, with those that they inherit from.
  func conformances(of names: Set<String>) -> Set<String> {
    var result: Set<String> = []
    var waiting = Array(names)
    while let next = waiting.popLast() {
      guard let parents = parents[next], result.insert(next).inserted else { continue }
      waiting += parents
    }
    return result
  }

  /// Whether a type can conform to a protocol without declaring a member.
  func isAllOptional(_ name: String) -> Bool {
    conformances(of: [name]).isDisjoint(with: withRequired)
  }
}
