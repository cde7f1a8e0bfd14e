import Foundation
import PackagePlugin

/// Makes the packages of an application: `swift package ship`.
///
/// The work is done by `Scripts/ship`, which lists the options. It builds a release in a folder of
/// its own, because the folder of the package's other builds is locked while a plugin runs.
@main struct Ship: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scripts/ship").standardizedFileURL
    let process = Process()
    process.executableURL = script
    process.arguments = ["--package-path", context.package.directoryURL.path] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      // The script has printed the reason.
      Diagnostics.error("no packages were made")
    }
  }
}
