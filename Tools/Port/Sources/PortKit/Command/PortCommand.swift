import Foundation

/// The command: reads the sources, rewrites them, writes the outcome and prints the report.
public struct PortCommand {
  private let arguments: Arguments
  private let print: (String) -> Void

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - print: Receives the lines of the report.
  public init(_ arguments: Arguments, print: @escaping (String) -> Void) {
    self.arguments = arguments
    self.print = print
  }

  /// Runs the command.
  ///
  /// - Returns: The exit status: 0, or 1 for errors, and with `--check` for changes and warnings.
  public func run() -> Int32 {
    if arguments.isHelp {
      print(Arguments.usage)
      return 0
    }
    do {
      return try port()
    } catch {
      print("\(error)")
      return 1
    }
  }

  private func port() throws -> Int32 {
    let tree = try SourceTree(arguments.sources)
    let folder = try arguments.output.map(OutputFolder.init)
    if let folder, let source = tree.folders.first(where: folder.overlaps) {
      throw PortError("\(folder.path): error: the output overlaps the source \(source)")
    }
    let swift = tree.entries.filter(\.isSwift)
    let inputs = try swift.map { (path: $0.path, text: try Self.text(of: $0.path)) }
    var options = PortOptions()
    options.registersMethods = arguments.registersMethods
    let given = Set(inputs.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path })
    let context = try arguments.context.flatMap { try SourceTree([$0]).entries }
      .filter {
        $0.isSwift && !given.contains(URL(fileURLWithPath: $0.path).standardizedFileURL.path)
      }
      .map { (path: $0.path, text: try Self.text(of: $0.path)) }
    let outputs = Porter(options: options).port(inputs, context: context)
    let messages = outputs.flatMap(\.messages)
    for message in messages where message.kind != .note || !arguments.isQuiet {
      print(message.description)
    }
    guard !messages.contains(where: { $0.kind == .error }) else { return 1 }
    let warnings = messages.count { $0.kind == .warning }
    let changed = outputs.count { $0.isChanged }
    if !arguments.isCheck {
      if let folder {
        try write(tree, outputs, to: folder)
      } else {
        try writeInPlace(outputs)
      }
    }
    if !arguments.isQuiet {
      print(
        "\(outputs.count) files, \(changed) changed, \(messages.count - warnings) changes,"
          + " \(warnings) warnings"
      )
    }
    return arguments.isCheck && (changed > 0 || warnings > 0) ? 1 : 0
  }

  private static func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PortError("\(path):1: error: the file cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      let lines = data.split(separator: 10, omittingEmptySubsequences: false)
      let line = lines.firstIndex { String(data: $0, encoding: .utf8) == nil } ?? 0
      throw PortError("\(path):\(line + 1): error: the file is not UTF-8")
    }
    return text
  }

  private func write(_ tree: SourceTree, _ outputs: [Porter.Output], to folder: OutputFolder) throws
  {
    let contents = Dictionary(uniqueKeysWithValues: outputs.map { ($0.path, $0.bytes) })
    try folder.write { root in
      for entry in tree.entries {
        let target = URL(fileURLWithPath: root).appendingPathComponent(entry.relativePath)
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        if let bytes = contents[entry.path] {
          try Data(bytes).write(to: target)
          folder.keepDate(of: target, at: entry.relativePath)
        } else {
          try FileManager.default.copyItem(atPath: entry.path, toPath: target.path)
        }
      }
    }
  }

  private func writeInPlace(_ outputs: [Porter.Output]) throws {
    let changed = outputs.filter(\.isChanged)
    for output in changed where !FileManager.default.isWritableFile(atPath: output.path) {
      throw PortError("\(output.path):1: error: the file cannot be written")
    }
    for output in changed {
      do {
        try Data(output.bytes).write(to: URL(fileURLWithPath: output.path), options: .atomic)
      } catch {
        throw PortError("\(output.path):1: error: the file cannot be written")
      }
    }
  }
}
