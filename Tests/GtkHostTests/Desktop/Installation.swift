import Foundation

/// A folder with the application under test and a property list.
final class Installation {
  let scratch: HomeFolder
  var executable: URL { scratch.url.appendingPathComponent("WindowApp") }

  init(_ values: [String: Any]) throws {
    scratch = try HomeFolder()
    try FileManager.default.copyItem(
      at: Tools.windowApp.resolvingSymlinksInPath(),
      to: executable
    )
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
      .write(to: scratch.url.appendingPathComponent("Info.plist"))
  }

  func start(on desktop: Desktop, _ arguments: String...) throws -> Program {
    let app = try Program(executable, arguments, environment: desktop.environment)
    app.surroundings = desktop
    return app
  }
}
