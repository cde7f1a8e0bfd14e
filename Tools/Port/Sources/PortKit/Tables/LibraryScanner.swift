import Foundation
import SwiftSyntax

/// Reads the library's sources and writes the text of a `LibraryTable`.
public enum LibraryScanner {
  /// Returns the text for the sources in a folder.
  ///
  /// - Parameter folder: The folder with the modules of the library.
  /// - Returns: The lines of the table.
  /// - Throws: An error if a file cannot be read.
  public static func text(of folder: URL) throws -> String {
    var files: [SourceFile] = []
    for module in ["ObjectiveC", "CoreGraphics", "QuartzCore", "UIKitCore", "UIKit"] {
      let paths = FileManager.default.subpaths(atPath: folder.path + "/" + module) ?? []
      for path in paths.sorted() where path.hasSuffix(".swift") {
        let url = folder.appendingPathComponent(module).appendingPathComponent(path)
        files.append(SourceFile(path: path, text: try String(contentsOf: url, encoding: .utf8)))
      }
    }
    return text(of: files)
  }

  static func text(of files: [SourceFile]) -> String {
    let index = ProjectIndex(files.map(DeclarationCollector.collect))
    let isApple = { (name: String) in
      ["UI", "CA", "CG", "NS"].contains { name.hasPrefix($0) } && !name.contains(".")
    }
    let open = index.sortedTypes.filter { type in
      isApple(type.name) && ["public", "open"].contains(type.access)
    }
    var lines: [String] = []
    for type in open where type.kind == .protocolType { lines.append(line(for: type, index)) }
    var classes: [String] = []
    for type in open where type.kind == .classType {
      let parents = type.supertypes.filter { name in isApple(name) && name != "NSObject" }
      let parent = parents.first { name in
        index.types[name].map { $0.kind == .classType } ?? false
      }
      if let parent { classes.append("\(type.name):\(parent)") }
    }
    lines.append("classes " + classes.joined(separator: " "))
    lines.append("properties " + owners(of: open, index).joined(separator: " "))
    let foundation: Set = ["CGFloat", "CGPoint", "CGRect", "CGSize"]
    let names = open.filter { $0.kind != .protocolType && !foundation.contains($0.name) }
    lines.append("types " + names.map(\.name).joined(separator: " "))
    return lines.map(wrapped).joined(separator: "\n")
  }

  /// The properties that one class and no other declares, as `Class:name`.
  private static func owners(of types: [TypeInfo], _ index: ProjectIndex) -> [String] {
    var owners: [String: Set<String>] = [:]
    for type in types where type.kind == .classType || type.kind == .external {
      for member in type.members where member.kind == .property && !member.isStatic {
        guard !member.isOverride, ["public", "open"].contains(where: member.modifiers.contains)
        else { continue }
        owners[member.name, default: []].insert(type.name)
      }
    }
    return owners.compactMap { name, classes in
      classes.count == 1 ? classes.first.map { "\($0):\(name)" } : nil
    }.sorted()
  }

  /// Breaks a line where it is too long for a source file.
  private static func wrapped(_ line: String) -> String {
    var result = ""
    var width = 0
    for word in line.split(separator: " ") {
      if width + word.count > 92 {
        result += "\n  "
        width = 2
      } else if !result.isEmpty {
        result += " "
        width += 1
      }
      result += word
      width += word.count
    }
    return result
  }

  private static func line(for type: TypeInfo, _ index: ProjectIndex) -> String {
    let own = type.members.filter { !$0.isInExtension && $0.kind != .initializer }
    let lineage = index.lineage(of: type).filter { $0.kind == .protocolType }
    let defaults = Set(lineage.flatMap { $0.members.filter(\.isInExtension).map(\.fullName) })
    let optional = Set(own.map(\.fullName).filter(defaults.contains)).sorted()
    let parents = lineage.dropFirst().map(\.name).filter {
      $0.hasPrefix("UI") || $0.hasPrefix("CA")
    }
    let isComplete = own.allSatisfy { defaults.contains($0.fullName) }
    let words = [isComplete ? "protocol" : "protocol!", type.name] + parents
    return (words + [":"] + optional).joined(separator: " ")
  }
}
