import Foundation
import Testing

private let hasPython = ["/usr/bin/python3", "/usr/local/bin/python3"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// `Scripts/new-app`, which copies the application in `Templates/App`.
///
/// That application and its tests are targets of this package, so its code is known to compile.
@Suite("Template of an application", .enabled(if: hasPython, "python3 is missing"))
struct TemplateTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("template-\(UUID().uuidString)")

  private func run(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = SourceTree.root.appendingPathComponent("Scripts/new-app")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private var paths: [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { path in
      var isFolder: ObjCBool = false
      let file = folder.appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  @Test("a package has the name and the identifier in all files")
  func names() throws {
    defer { try? FileManager.default.removeItem(at: folder) }

    let result = try run("Harbour", "--folder", folder.path, "--id", "org.example.Guide")

    #expect(result.status == 0, "\(result.output)")
    #expect(
      Set(paths).isSuperset(of: [
        "Package.swift", "Ship.json", "README.md", ".gitignore", ".github/workflows/ci.yml",
        "Sources/Harbour/AppDelegate.swift", "Sources/Harbour/Resources/Info.plist",
        "Sources/Harbour/Resources/Icon.svg", "Tests/HarbourTests/HarbourTests.swift",
      ])
    )
    for path in paths {
      let content = try text(path)
      #expect(!content.contains("MyApp"), "\(path)")
      #expect(!content.contains("org.example.Harbour"), "\(path)")
    }
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: folder.appendingPathComponent("Sources/Harbour/Resources/Info.plist")),
      format: nil
    )
    let values = try #require(list as? [String: Any])
    #expect(values["CFBundleIdentifier"] as? String == "org.example.Guide")
    #expect(values["CFBundleDisplayName"] as? String == "Harbour")
  }

  @Test("the library is a version of a repository if there is a URL")
  func library() throws {
    defer { try? FileManager.default.removeItem(at: folder) }

    let result = try run(
      "Harbour",
      "--folder",
      folder.path,
      "--library",
      "https://example.org/TabBarKit.git",
      "--version",
      "0.2.0"
    )

    #expect(result.status == 0, "\(result.output)")
    #expect(
      try text("Package.swift").contains(
        #".package(url: "https://example.org/TabBarKit.git", from: "0.2.0")"#
      )
    )
  }

  @Test(
    "names that are not valid make no files",
    arguments: [
      ["4You"], ["My App"], [""], ["Harbour", "--id", "harbour"], ["Harbour", "--id", "org.4.a"],
      ["Harbour", "--library", "https://example.org/TabBarKit.git"],
    ]
  )
  func invalid(arguments: [String]) throws {
    let process = Process()
    process.executableURL = SourceTree.root.appendingPathComponent("Scripts/new-app")
    process.arguments = arguments + ["--folder", folder.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()

    #expect(process.terminationStatus == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("the packages that the template names are those of the install script")
  func packages() throws {
    let template = try #require(SourceFile(path: "Templates/App/README.md"))
    let script = try #require(SourceFile(path: "Scripts/install-packages"))
    let start = try #require(template.text.range(of: "apt install "))
    let end = try #require(template.text[start.upperBound...].range(of: "\nswift run"))
    let names = template.text[start.upperBound..<end.lowerBound]
      .split { " \n\\".contains($0) }

    #expect(names.count > 8)
    for name in names { #expect(script.text.contains(name), "\(name)") }
  }
}
