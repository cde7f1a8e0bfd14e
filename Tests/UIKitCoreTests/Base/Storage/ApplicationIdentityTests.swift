import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Application identity") struct ApplicationIdentityTests {
  private let scratch: TemporaryFolder
  private var folder: URL { scratch.url }

  init() throws { scratch = try TemporaryFolder() }

  private func identity(_ values: [String: Any]) -> ApplicationIdentity {
    ApplicationIdentity(ApplicationInformation(values), programName: "player", resources: folder)
  }

  private func write(_ path: String) throws -> URL {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("content".utf8).write(to: file)
    return file
  }

  private func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  @Test("without a list, windows and folders have the name of the program", .rule("R-INFO-6"))
  func noList() {
    let identity = identity([:])

    #expect(identity.identifier == nil)
    #expect(identity.desktopName == "player")
    #expect(identity.name == "player")
    #expect(identity.version == nil)
    #expect(identity.icon == nil)
  }

  @Test("the list names the application", .rule("R-INFO-6"))
  func list() {
    let identity = identity([
      "CFBundleIdentifier": "org.example.Player", "CFBundleName": "Player",
      "CFBundleShortVersionString": "1.2",
    ])

    #expect(identity.identifier == "org.example.Player")
    #expect(identity.desktopName == "org.example.Player")
    #expect(identity.name == "Player")
    #expect(identity.version == "1.2")
  }

  @Test(
    "identifiers that the session bus does not accept are logged and ignored",
    .rule("R-INFO-6"),
    arguments: [
      "player", "org..player", ".org.player", "org.player.", "org.4players", "org.my player",
      "org.plàyer", "org." + String(repeating: "a", count: 255),
    ]
  )
  func invalid(identifier: String) {
    let logged = warnings {
      #expect(identity(["CFBundleIdentifier": identifier]).identifier == nil)
    }
    #expect(logged.count == 1)
  }

  @Test("variables of Xcode are ignored", .rule("R-INFO-6"))
  func variables() {
    let logged = warnings {
      let identity = identity(["CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)"])
      #expect(identity.identifier == nil)
    }
    #expect(logged.isEmpty)
  }

  // MARK: Localized names

  @Test("the name is that of the first preferred language that has one", .rule("R-INFO-13"))
  func localizedName() throws {
    _ = try write("Kit_player.resources/Resources/Info.plist")
    let strings = folder.appendingPathComponent("Kit_player.resources/Resources/de.lproj")
    try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
    try Data(#""CFBundleDisplayName" = "Spieler";"#.utf8)
      .write(to: strings.appendingPathComponent("InfoPlist.strings"))
    func name(_ languages: String...) -> String {
      ApplicationIdentity(
        ApplicationInformation(["CFBundleName": "Player"]),
        programName: "player",
        resources: folder,
        languages: languages
      ).name
    }

    #expect(name("de_AT.UTF-8") == "Spieler")
    #expect(name("it", "de") == "Spieler")
    #expect(name("it_IT") == "Player")
    #expect(name("C.UTF-8", "") == "Player")
    #expect(name() == "Player")
  }

  // MARK: Icon

  @Test("without a file, the icon is the largest one of the asset catalog", .rule("R-INFO-12"))
  func iconSet() throws {
    let set = "Kit_player.resources/Assets.xcassets/AppIcon.appiconset/"
    for name in ["small.png", "dark.png"] { _ = try write(set + name) }
    let large = try write(set + "large.png")
    let list = #"""
      {"images": [
        {"filename": "small.png", "size": "20x20", "scale": "3x"},
        {"filename": "large.png", "size": "1024x1024", "idiom": "universal"},
        {"filename": "dark.png", "size": "2048x2048",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"size": "4096x4096"}
      ]}
      """#
    try Data(list.utf8).write(to: folder.appendingPathComponent(set + "Contents.json"))

    #expect(identity([:]).icon?.standardizedFileURL == large.standardizedFileURL)
    #expect(identity(["CFBundleIconName": "Other"]).icon == nil)
    let file = try write("Icon.svg")
    #expect(identity(["CFBundleIconFile": "Icon"]).icon?.path == file.path)
  }

  @Test("the icon is a file in the resources, with or without its extension", .rule("R-INFO-7"))
  func icon() throws {
    let file = try write("Kit_Player.resources/Resources/Icon.png")

    #expect(identity(["CFBundleIconFile": "Icon"]).icon?.path == file.path)
    #expect(identity(["CFBundleIconFile": "Icon.png"]).icon?.path == file.path)
    #expect(identity(["CFBundleIconFiles": ["Small", "Icon"]]).icon?.path == file.path)
    let primary = ["CFBundlePrimaryIcon": ["CFBundleIconFiles": ["Icon"]]]
    #expect(identity(["CFBundleIcons": primary]).icon?.path == file.path)
    #expect(identity(["CFBundleIconFile": "Missing"]).icon == nil)
  }

  @Test("resources are found through symbolic links", .rule("R-INFO-1", "R-INFO-7"))
  func links() throws {
    _ = try write("share/Kit_Player.resources/Resources/Icon.png")
    let list = folder.appendingPathComponent("share/Kit_Player.resources/Resources/Info.plist")
    try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleName": "Player", "CFBundleIconFile": "Icon"],
      format: .xml,
      options: 0
    ).write(to: list)
    let lib = folder.appendingPathComponent("lib")
    try FileManager.default.createDirectory(at: lib, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: lib.appendingPathComponent("Kit_Player.resources").path,
      withDestinationPath: "../share/Kit_Player.resources"
    )

    let information = ApplicationInformation(readFrom: lib, executable: "Player")
    let identity = ApplicationIdentity(information, programName: "player", resources: lib)

    #expect(identity.name == "Player")
    #expect(identity.icon?.lastPathComponent == "Icon.png")
  }

  // MARK: Arguments

  @Test("URLs of the listed schemes are opened", .rule("R-INFO-8"))
  func schemes() {
    let types = [["CFBundleURLSchemes": ["player", "Radio"]]]
    let identity = identity(["CFBundleURLTypes": types])

    let urls = identity.urls(
      in: ["player:song/1", "--scene", "RADIO://two", "https://example.org", "mail", ""],
      folder: folder
    )

    #expect(urls.map(\.absoluteString) == ["player:song/1", "RADIO://two"])
  }

  @Test("existing files are opened if there are document types", .rule("R-INFO-8"))
  func files() throws {
    let song = try write("My song.ogg")
    let arguments = ["My song.ogg", song.path, song.absoluteString, "missing.ogg", "-v"]

    let urls = identity(["CFBundleDocumentTypes": [["CFBundleTypeName": "Song"]]])
      .urls(in: arguments, folder: folder)

    #expect(urls.map(\.path) == [song.path, song.path, song.path])
    #expect(identity([:]).urls(in: arguments, folder: folder).isEmpty)
  }

  // MARK: Folders

  @Test("files under the program's name are moved to the identifier once", .rule("R-INFO-9"))
  func moving() throws {
    let old = folder.appendingPathComponent("player")
    let new = folder.appendingPathComponent("org.example.Player")
    _ = try write("player/state")
    _ = try write("player/tab-order-main.json")

    DataFolder.moveFiles(from: old, to: new)

    #expect(names(in: new) == ["state", "tab-order-main.json"])
    #expect(!FileManager.default.fileExists(atPath: old.path))
    _ = try write("player/state")
    DataFolder.moveFiles(from: old, to: new)
    #expect(names(in: old) == ["state"])
  }

  @Test("files of other programs stay", .rule("R-INFO-9"))
  func otherFiles() throws {
    let old = folder.appendingPathComponent("player")
    let new = folder.appendingPathComponent("org.example.Player")
    _ = try write("player/library.db")

    DataFolder.moveFiles(from: old, to: new)
    #expect(names(in: folder) == ["player"])

    _ = try write("player/state")
    DataFolder.moveFiles(from: old, to: new)
    #expect(names(in: old) == ["library.db"])
    #expect(names(in: new) == ["state"])
  }

  @Test("a folder that cannot be made is logged", .rule("R-INFO-9"))
  func unwritable() throws {
    _ = try write("player/state")
    _ = try write("file")

    let logged = warnings {
      DataFolder.moveFiles(
        from: folder.appendingPathComponent("player"),
        to: folder.appendingPathComponent("file/org.example.Player")
      )
    }

    #expect(logged.count == 1)
    #expect(names(in: folder.appendingPathComponent("player")) == ["state"])
  }
}
