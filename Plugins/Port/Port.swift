import Foundation
import PackagePlugin

/// Compiles the iOS sources of a target from rewritten copies.
///
/// The sources are the Swift files in the target's folder that the target itself does not compile. If
/// that folder is named `Linux`, they are those in the folder around it. They are rewritten by
/// `tabbarkit-port`, which is built on first use.
@main struct Port: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else {
      Diagnostics.error("\(target.name) has no sources that could be rewritten")
      return []
    }
    let root = Self.root(of: module)
    let sources = Self.sources(of: module)
    guard !sources.isEmpty else {
      Diagnostics.warning(
        "\(root.path) contains no Swift files besides the target's own sources"
      )
      return []
    }
    // Sources of other targets that are rewritten, for their protocols and classes.
    let others = target.recursiveTargetDependencies.compactMap { $0 as? SourceModuleTarget }
      .flatMap(Self.sources)
    let folder = context.pluginWorkDirectoryURL.appendingPathComponent("Ported")
    let tool = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Tools/Port").standardizedFileURL
    return [
      .buildCommand(
        displayName: "Rewriting \(sources.count) files of \(target.name) for Linux",
        executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: [
          tool.appendingPathComponent("run").path, Self.toolFolder(context).path, "--quiet",
          "--output", folder.path,
        ] + others.flatMap { ["--context", $0.path] } + sources.map(\.path),
        inputFiles: sources + others + Self.swiftFiles(in: tool.appendingPathComponent("Sources")),
        outputFiles: sources.map { folder.appendingPathComponent($0.lastPathComponent) }
      )
    ]
  }

  /// The folder that contains the sources to rewrite.
  private static func root(of module: SourceModuleTarget) -> URL {
    let folder = module.directoryURL.standardizedFileURL
    return folder.lastPathComponent == "Linux" ? folder.deletingLastPathComponent() : folder
  }

  /// The files to rewrite.
  private static func sources(of module: SourceModuleTarget) -> [URL] {
    let own = module.sourceFiles.filter { $0.type == .source }
    let compiled = Set(own.map { $0.url.standardizedFileURL.path })
    return swiftFiles(in: root(of: module)).filter { !compiled.contains($0.path) }
  }

  /// A folder for the tool that all targets of a package share.
  private static func toolFolder(_ context: PluginContext) -> URL {
    var folder = context.pluginWorkDirectoryURL
    while folder.pathComponents.count > 2, folder.lastPathComponent != "outputs" {
      folder.deleteLastPathComponent()
    }
    let isFound = folder.lastPathComponent == "outputs"
    return (isFound ? folder.deletingLastPathComponent() : context.pluginWorkDirectoryURL)
      .appendingPathComponent("tabbarkit-port")
  }

  private static func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    let found = files?.compactMap { $0 as? URL } ?? []
    return found.map(\.standardizedFileURL).filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift"
    }.sorted { $0.path < $1.path }
  }
}
