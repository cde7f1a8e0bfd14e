import Dispatch
import SwiftParserDiagnostics
import SwiftSyntax

/// Rewrites the Swift files of an iOS app for Linux.
public struct Porter {
  /// A file and what became of it.
  public struct Output {
    /// The path as it was given.
    public var path: String
    /// The new contents.
    public var bytes: [UInt8]
    /// Whether the contents differ from those given.
    public var isChanged: Bool
    /// The lines of the report.
    public var messages: [Message]
  }

  private let options: PortOptions
  private let library: LibraryTable

  /// Creates a porter.
  ///
  /// - Parameters:
  ///   - options: The options of the run.
  ///   - library: The library's declarations.
  public init(options: PortOptions = PortOptions(), library: LibraryTable = .current) {
    self.options = options
    self.library = library
  }

  /// Rewrites files that belong together.
  ///
  /// - Parameters:
  ///   - inputs: The paths and contents of the files.
  ///   - context: Files whose declarations the inputs use.
  /// - Returns: The new contents in the same order. If a file cannot be parsed, all outputs are
  ///   unchanged, and the messages contain the errors.
  public func port(
    _ inputs: [(path: String, text: String)],
    context: [(path: String, text: String)] = []
  ) -> [Output] {
    let parsed = parallel(inputs) { input in
      let file = SourceFile(path: input.path, text: input.text)
      return (file: file, errors: Self.errors(in: file))
    }
    if parsed.contains(where: { !$0.errors.isEmpty }) {
      return parsed.map {
        Output(path: $0.file.path, bytes: $0.file.bytes, isChanged: false, messages: $0.errors)
      }
    }
    let files = parsed.map(\.file)
    let others = parallel(context) { SourceFile(path: $0.path, text: $0.text, isContext: true) }
    let project = Project(
      parallel(files + others, DeclarationCollector.collect),
      library: library,
      options: options
    )
    return parallel(files) { file in
      let context = FileContext(file: file, project: project)
      for rule in Rules.all(context) { rule.run() }
      let result = context.finish()
      return Output(
        path: file.path,
        bytes: result.bytes,
        isChanged: result.bytes != file.bytes,
        messages: result.messages
      )
    }
  }

  /// The errors of the parser, except those in clauses that are not compiled.
  private static func errors(in file: SourceFile) -> [Message] {
    guard file.tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: file.tree).compactMap { diagnostic in
      // The compiler accepts `@available (iOS 11, *)` with a space in Swift 5 mode.
      guard diagnostic.diagMessage.severity == .error, !Conditions.isInactive(diagnostic.node),
        !diagnostic.message.hasPrefix("extraneous whitespace")
      else { return nil }
      let line = file.line(at: diagnostic.position.utf8Offset)
      return Message(path: file.path, line: line, kind: .error, text: diagnostic.message)
    }
  }

  private func parallel<Element, Result>(
    _ elements: [Element],
    _ transform: (Element) -> Result
  ) -> [Result] {
    var results = [Result?](repeating: nil, count: elements.count)
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        buffer[index] = transform(elements[index])
      }
    }
    return results.compactMap { $0 }
  }
}
