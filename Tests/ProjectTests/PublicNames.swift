/// The names that customers can write, so that pages name nothing that is not there.
struct PublicNames {
  private let types: Set<String>
  /// Paths such as "TabItem.badge"; a delegate's methods with and without labels.
  private let members: Set<String>
  /// Methods that may be written with labels: those whose declaration is known without.
  private let methods: Set<String>
  /// Cases, which may have associated values, by their name alone.
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

  /// The types that have lines in a file, each with the types around it.
  private static func scopes(in file: SourceFile) -> [String] {
    var tracker = TypeScopes()
    return file.code.split(separator: "\n", omittingEmptySubsequences: false)
      .compactMap { tracker.advance(over: $0) }
      .filter(\.isVisible)
      .map(\.name)
  }

  /// Whether a type, a member with its type, or a case is there; a class's methods whatever their labels.
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
