/// The arguments of the command.
public struct Arguments: Equatable, Sendable {
  /// The files and folders to process.
  public var sources: [String] = []
  /// Files and folders that are read for their declarations only.
  public var context: [String] = []
  /// The folder for the copies.
  public var output: String?
  /// Whether the sources themselves are changed.
  public var isInPlace = false
  /// Whether nothing is written.
  public var isCheck = false
  /// Whether notes are left out of the report.
  public var isQuiet = false
  /// Whether methods are registered by name.
  public var registersMethods = false
  /// Whether the instructions are printed.
  public var isHelp = false

  /// The instructions.
  public static let usage = """
    usage: tabbarkit-port SOURCES --output FOLDER [--check] [--methods] [--quiet]
           tabbarkit-port SOURCES --in-place [--check] [--methods] [--quiet]

    Rewrites Swift sources of an iOS app so that they compile on Linux with TabBarKit. Sources are
    files and folders; those that belong to one app are given in one call. Other files are copied.

      --output FOLDER  writes copies to a folder: new, empty, or written by an earlier call
      --in-place       changes the sources themselves
      --context PATH   reads the declarations of other sources, such as those of a library or of the
                       app that tests belong to
      --check          writes nothing; fails if something would change or cannot be rewritten
      --methods        registers @objc methods and actions for lookup by name, not only properties
      --quiet          prints warnings and errors only
    """

  /// Reads arguments.
  ///
  /// - Parameter words: The arguments without the name of the command.
  /// - Throws: A `PortError` for unknown or contradictory arguments.
  public init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--output", "-o":
        guard let folder = rest.popFirst() else { throw PortError("\(word) needs a folder") }
        output = folder
      case "--context":
        guard let path = rest.popFirst() else { throw PortError("--context needs a path") }
        context.append(path)
      case "--in-place": isInPlace = true
      case "--check": isCheck = true
      case "--methods": registersMethods = true
      case "--quiet", "-q": isQuiet = true
      case "--help", "-h": isHelp = true
      default:
        guard !word.hasPrefix("-") else { throw PortError("unknown option \(word)") }
        sources.append(word)
      }
    }
    guard !isHelp else { return }
    if sources.isEmpty { throw PortError("no sources are given") }
    if isInPlace, output != nil { throw PortError("--in-place and --output exclude each other") }
    if !isInPlace, !isCheck, output == nil {
      throw PortError("--output FOLDER or --in-place is missing")
    }
  }
}
