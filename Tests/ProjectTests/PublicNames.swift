/// The public names, to check that pages mention only existing ones.
struct PublicNames: Sendable {
  private let types: Set<String>
  /// Paths such as "TabItem.badge"; methods of delegates with and without labels.
  private let members: Set<String>
  /// Methods that may be written with labels, although only the name without labels is stored.
  private let methods: Set<String>
  /// Enumeration cases by name, without associated values.
  private let cases: Set<String>

  init(of files: [SourceFile]) {
    let declared = PublicMembers.declared(in: files)
    let outermost = files.flatMap(TypeDeclarations.all).filter { $0.kind != "extension" }
    types = Set(outermost.map { String($0.name) })
      .union(files.flatMap(Self.scopes))
    members = Set(declared.flatMap { [$0.type + "." + $0.name, $0.type + "." + $0.baseName] })
    methods = Set(
      declared.filter { !$0.name.contains("(") }.map { $0.type + "." + $0.name }
    )
    cases = Set(
      files.flatMap { $0.code.matches(of: #/\bcase ([a-z]\w*)/#).map { String($0.output.1) } }
    )
  }

  /// The qualified names of the types that a file declares or extends.
  private static func scopes(in file: SourceFile) -> [String] {
    var tracker = TypeScopes()
    return file.code.split(separator: "\n", omittingEmptySubsequences: false)
      .compactMap { tracker.advance(over: $0) }
      .filter(\.isVisible)
      .map(\.name)
  }

  /// Whether a type, a member or a case exists; the labels of methods of classes are ignored.
  func contains(_ name: String) -> Bool {
    let base = String(name.prefix { $0 != "(" })
    let isLabelled = base != name
    if types.contains(name) || members.contains(name) { return true }
    if isLabelled { return methods.contains(base) }
    let parts = base.split(separator: ".").map(String.init)
    guard let last = parts.last, cases.contains(last) else { return false }
    return parts.count == 1 || types.contains(parts.dropLast().joined(separator: "."))
  }
}
