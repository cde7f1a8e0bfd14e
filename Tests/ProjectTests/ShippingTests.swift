import Foundation
import Testing

private let tools = ["python3", "dpkg-deb", "dpkg-shlibdeps", "rsvg-convert", "strip", "xz"]

private let hasTools = tools.allSatisfy { tool in
  (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
}

/// Runs `Scripts/ship` with a small program.
///
/// `Scripts/test-shipping` checks it with an application.
@Suite(
  "Packages of an application",
  .enabled(if: hasTools, "\(tools.joined(separator: ", ")) are needed")
)
struct ShippingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("shipping-\(UUID().uuidString)")

  private static let information: [String: Any] = [
    "CFBundleIdentifier": "org.example.Player", "CFBundleDisplayName": "Player & Co",
    "CFBundleShortVersionString": "1.2", "CFBundleIconFile": "Icon",
    "CFBundleURLTypes": [["CFBundleURLSchemes": ["Player"]]],
    "CFBundleDocumentTypes": [
      ["CFBundleTypeExtensions": ["ogg"]], ["LSItemContentTypes": ["public.png"]],
      ["CFBundleTypeMIMETypes": ["text/x-song"]],
    ],
  ]

  private struct Result {
    let status: Int32
    let output: String
  }

  private func run(_ tool: String, _ arguments: [String], at time: Int = 1_700_000_000) throws
    -> Result
  {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["SOURCE_DATE_EPOCH"] = String(time)
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self)
    )
  }

  /// Makes a folder with a program, and ships it.
  private func ship(
    _ information: [String: Any]?,
    settings: String = #"{"maintainer": "Ada <ada@example.org>", "summary": "Plays songs"}"#,
    formats: String = "deb"
  ) throws -> Result {
    let products = folder.appendingPathComponent("products")
    let bundle = products.appendingPathComponent("Kit_player.resources/Resources")
    if !FileManager.default.fileExists(atPath: products.path + "/player") {
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: "/bin/true").resolvingSymlinksInPath(),
        to: products.appendingPathComponent("player")
      )
      try Data("{}".utf8).write(to: bundle.appendingPathComponent("songs.json"))
    }
    if let information {
      let data = try PropertyListSerialization.data(
        fromPropertyList: information,
        format: .xml,
        options: 0
      )
      try data.write(to: bundle.appendingPathComponent("Info.plist"))
      let icon = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#
      try Data(icon.utf8).write(to: bundle.appendingPathComponent("Icon.svg"))
    }
    try Data(settings.utf8).write(to: folder.appendingPathComponent("Ship.json"))
    return try run(
      SourceTree.root.appendingPathComponent("Scripts/ship").path,
      [
        "--package-path", folder.path, "--executable", products.path + "/player", "--output",
        folder.path + "/dist", "--formats", formats,
      ]
    )
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("root/" + path), encoding: .utf8)
  }

  @Test("a Debian package contains the program, its resources, its menu entry and its icons")
  func debian() throws {
    defer { try? FileManager.default.removeItem(at: folder) }

    let result = try ship(Self.information)
    try #require(result.status == 0, "\(result.output)")
    let package = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/dist").first
    )
    #expect(package.hasPrefix("player_1.2_"))
    let unpacked = try run(
      "dpkg-deb",
      ["-R", "\(folder.path)/dist/\(package)", folder.path + "/root"]
    )
    #expect(unpacked.status == 0)

    let entry = try text("usr/share/applications/org.example.Player.desktop").split(separator: "\n")
    #expect(entry.contains("Name=Player & Co"))
    #expect(entry.contains("Exec=player %U"))
    #expect(entry.contains("Icon=org.example.Player"))
    #expect(entry.contains("StartupWMClass=org.example.Player"))
    #expect(
      entry.contains("MimeType=audio/ogg;image/png;text/x-song;x-scheme-handler/player;")
    )
    let metadata = try text("usr/share/metainfo/org.example.Player.metainfo.xml")
    #expect(metadata.contains("<name>Player &amp; Co</name>"))
    #expect(metadata.contains(#"<release version="1.2" date="2023-11-14"/>"#))
    let control = try text("DEBIAN/control")
    #expect(control.contains("Depends: libc6 "))
    #expect(control.contains("Maintainer: Ada <ada@example.org>"))
    #expect(control.contains("Description: plays songs"))
    for link in ["usr/bin/player", "usr/lib/player/player"] {
      #expect(
        FileManager.default.isExecutableFile(atPath: "\(folder.path)/root/\(link)"),
        "\(link)"
      )
    }
    // Through the link beside the program.
    #expect(try text("usr/lib/player/Kit_player.resources/Resources/songs.json") == "{}")
    #expect(try text("usr/lib/player/Info.plist").contains("org.example.Player"))
    for size in [16, 32, 48, 64, 128, 256, 512] {
      let icon = "usr/share/icons/hicolor/\(size)x\(size)/apps/org.example.Player.png"
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/root/\(icon)"), "\(icon)")
    }
  }

  @Test("an application with notifications can be started by the desktop")
  func notifications() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = #"{"maintainer": "Ada <ada@example.org>", "notifications": true}"#

    let result = try ship(Self.information, settings: settings, formats: "deb,tarball,flatpak")
    try #require(result.status == 0, "\(result.output)")

    let dist = folder.path + "/dist"
    let files = try FileManager.default.contentsOfDirectory(atPath: dist)
    let package = try #require(files.first { $0.hasSuffix(".deb") })
    let tarball = try #require(files.first { $0.hasSuffix(".tar.xz") })
    #expect(try run("dpkg-deb", ["-R", "\(dist)/\(package)", folder.path + "/root"]).status == 0)
    let entry = try text("usr/share/applications/org.example.Player.desktop").split(separator: "\n")
    #expect(entry.contains("X-GNOME-UsesNotifications=true"))
    #expect(entry.contains("DBusActivatable=true"))
    let service = "share/dbus-1/services/org.example.Player.service"
    let lines = "[D-BUS Service]\nName=org.example.Player\nExec="
    #expect(
      try text("usr/\(service)") == lines + "/usr/bin/player --gapplication-service\n"
    )
    #expect(
      try text("../dist/flatpak/\(service)")
        == lines + "/app/bin/player --gapplication-service\n"
    )
    // The folder of the tarball knows its place when it is installed.
    #expect(try run("tar", ["-C", folder.path, "-xf", "\(dist)/\(tarball)"]).status == 0)
    let unpacked = String(tarball.dropLast(".tar.xz".count))
    let prefix = folder.path + "/root/local"
    #expect(try run("\(folder.path)/\(unpacked)/install", [prefix]).status == 0)
    #expect(
      try text("local/\(service)") == lines + "\"\(prefix)/bin/player\" --gapplication-service\n"
    )
  }

  @Test("the icon is found in an asset catalog, with rounded corners")
  func catalogIcon() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var information = Self.information
    information["CFBundleIconFile"] = nil
    let icon = "products/Kit_player.resources/Resources/Assets.xcassets/AppIcon.appiconset"
    let square =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">"#
      + #"<rect width="8" height="8"/></svg>"#
    try write(square, to: "\(icon)/large.svg")
    try write(square, to: "\(icon)/dark.svg")
    let list = #"""
      {"images": [
        {"filename": "large.svg", "idiom": "universal", "size": "1024x1024"},
        {"filename": "dark.svg", "size": "2048x2048", "appearances": [{"value": "dark"}]}
      ]}
      """#
    try write(list, to: "\(icon)/Contents.json")

    let result = try ship(information, formats: "flatpak")

    try #require(result.status == 0, "\(result.output)")
    let theme = "dist/flatpak/share/icons/hicolor"
    #expect(exists("\(theme)/512x512/apps/org.example.Player.png"))
    // An SVG file with corners is not the icon as it is.
    #expect(!exists("\(theme)/scalable"))

    try write("{", to: "\(icon)/Contents.json")
    #expect(try ship(information).output.contains("is not a valid list of images"))
    try write(#"{"images": [{"filename": "none.png"}]}"#, to: "\(icon)/Contents.json")
    #expect(try ship(information).output.contains("contains no PNG or SVG file"))
  }

  @Test("names and texts in other languages are in the menu entry and the metadata")
  func languages() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = "products/Kit_player.resources/Resources"
    try write(
      "/* Name */ \"CFBundleDisplayName\" = \"Spieler \\\"A\\\"\";\n",
      to: "\(resources)/de.lproj/InfoPlist.strings"
    )
    try write("CFBundleName = \"播放器\";", to: "\(resources)/zh-Hans.lproj/InfoPlist.strings")
    try write("CFBundleName = Base;", to: "\(resources)/Base.lproj/InfoPlist.strings")
    let settings = #"""
      {"maintainer": "Ada <ada@example.org>", "summary": "Plays songs", "keywords": ["music; loud"],
       "localizations": {"de": {"summary": "Spielt Lieder", "keywords": ["Musik"]},
                         "pt-BR": {"name": "Tocador", "description": ["Um.", "Dois."]}}}
      """#

    let result = try ship(Self.information, settings: settings, formats: "flatpak")

    try #require(result.status == 0, "\(result.output)")
    let share = folder.appendingPathComponent("dist/flatpak/share")
    func shared(_ path: String) throws -> String {
      try String(contentsOf: share.appendingPathComponent(path), encoding: .utf8)
    }
    let entry = try shared("applications/org.example.Player.desktop").split(separator: "\n")
    for line in [
      "Name=Player & Co", "Name[de]=Spieler \"A\"", "Name[pt_BR]=Tocador", "Name[zh_CN]=播放器",
      "Comment[de]=Spielt Lieder", "Keywords=music\\; loud;", "Keywords[de]=Musik;",
    ] { #expect(entry.contains(Substring(line)), "\(line)") }
    #expect(!entry.contains { $0.hasPrefix("Name[Base") })
    let metadata = try shared("metainfo/org.example.Player.metainfo.xml")
    #expect(metadata.contains(#"<summary xml:lang="de">Spielt Lieder</summary>"#))
    #expect(metadata.contains(#"<p xml:lang="pt_BR">Dois.</p>"#))

    try write("\"a\" \"b\";", to: "\(resources)/de.lproj/InfoPlist.strings")
    #expect(try ship(Self.information).output.contains("is not a list of strings"))
    let wrong = #"{"maintainer": "Ada <ada@example.org>", "localizations": {"German": {}}}"#
    try write("", to: "\(resources)/de.lproj/InfoPlist.strings")
    #expect(try ship(Self.information, settings: wrong).output.contains("is not a language"))
  }

  @Test("the same files make the same packages")
  func reproducible() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func packages() throws -> [Data] {
      let result = try ship(Self.information, formats: "deb,tarball")
      #expect(result.status == 0, "\(result.output)")
      let dist = folder.appendingPathComponent("dist")
      return try FileManager.default.contentsOfDirectory(atPath: dist.path).sorted()
        .map { try Data(contentsOf: dist.appendingPathComponent($0)) }
    }

    let first = try packages()

    #expect(first.count == 2)
    #expect(try packages() == first)
  }

  @Test(
    "what is missing or not valid is named in one sentence, and nothing is made",
    arguments: [
      ("CFBundleIdentifier", "player", "CFBundleIdentifier"), ("CFBundleIconFile", "No", "icon"),
      ("CFBundleShortVersionString", "one", "version"),
    ]
  )
  func invalid(key: String, value: String, word: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var information = Self.information
    information[key] = value

    let result = try ship(information)

    #expect(result.status == 1)
    #expect(result.output.hasPrefix("ship: ") && result.output.contains(word), "\(result.output)")
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/dist"))
  }

  @Test("a package without Info.plist, settings that are not valid and unknown formats are errors")
  func unusable() throws {
    defer { try? FileManager.default.removeItem(at: folder) }

    #expect(try ship(nil).output.contains("contain no Info.plist"))
    #expect(try ship(Self.information, settings: "{").output.contains("is not valid JSON"))
    #expect(try ship(Self.information, formats: "rpm").output.contains("no format rpm"))
  }
}
