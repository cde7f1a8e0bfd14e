import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Application information") struct ApplicationInformationTests {
  /// Runs a closure while the application has an information property list.
  private func with(_ values: [String: Any], _ work: () throws -> Void) rethrows {
    let old = ApplicationInformation.current
    ApplicationInformation.current = ApplicationInformation(values)
    defer { ApplicationInformation.current = old }
    try work()
  }

  private func write(_ values: Any, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = try PropertyListSerialization.data(
      fromPropertyList: values,
      format: .xml,
      options: 0
    )
    try data.write(to: folder.appendingPathComponent("Info.plist"))
  }

  @Test("the file is found in folders of the executable's own resources", .rule("R-INFO-1"))
  func reading() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try write(
      ["CFBundleName": "Other"],
      to: root.appendingPathComponent("Kit_Other.resources/Resources")
    )
    #expect(ApplicationInformation(readFrom: root, executable: "Trails").name == nil)
    try write(
      ["CFBundleName": "Trails"],
      to: root.appendingPathComponent("Trails_Trails.resources/Resources")
    )
    #expect(ApplicationInformation(readFrom: root, executable: "Trails").name == "Trails")
    try write(["CFBundleDisplayName": "Paths", "CFBundleName": "$(PRODUCT_NAME)"], to: root)
    #expect(ApplicationInformation(readFrom: root, executable: "Trails").name == "Paths")
  }

  @Test("an invalid file is logged and ignored", .rule("R-INFO-1"))
  func invalidFile() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data("<plist".utf8).write(to: root.appendingPathComponent("Info.plist"))

    let logged = warnings {
      #expect(ApplicationInformation(readFrom: root, executable: "A").name == nil)
    }
    #expect(logged.count == 1)
  }

  @Test("the style takes precedence over that of the desktop", .rule("R-INFO-2"))
  func style() {
    with(["UIUserInterfaceStyle": "Dark"]) {
      let phone = Simulator(.iPhone15)
      #expect(phone.window.traitCollection.userInterfaceStyle == .dark)
    }
    #expect(Simulator(.iPhone15).window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("the content does not rotate to an orientation that is not listed", .rule("R-INFO-3"))
  func orientations() {
    with(["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]) {
      let phone = Simulator(.iPhone15)
      phone.window.rootViewController = UIViewController()
      phone.rotate(to: .landscapeLeft)
      #expect(phone.window.bounds.width < phone.window.bounds.height)
    }
  }

  @Test("fonts that are missing or damaged are logged", .rule("R-FONT-2"))
  func fonts() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data("no font".utf8).write(to: root.appendingPathComponent("Damaged.ttf"))
    let information = ApplicationInformation(["UIAppFonts": ["Fonts/Missing.ttf", "Damaged.ttf"]])

    let logged = warnings { ApplicationFonts.register(information.fontFiles, in: root) }

    #expect(logged.count == 2)
  }

  @Test("the scene delegate is the class that the list names", .rule("R-INFO-4"))
  func sceneDelegate() {
    NamedSceneDelegate.titles = []
    let scene = ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).NamedSceneDelegate"]
    let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]]
    with(["UIApplicationSceneManifest": manifest]) {
      let simulator = Simulator(.iPhone15)
      let application = UIApplication.shared
      let delegate = PlainApp()
      application.delegate = delegate
      LaunchSequence(application).run()
      #expect(NamedSceneDelegate.titles == ["connected"])
      application.delegate = nil
      withExtendedLifetime((simulator, delegate)) {}
    }
  }
}

private final class PlainApp: UIResponder, UIApplicationDelegate {}

final class NamedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var titles: [String] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    Self.titles.append("connected")
  }
}
