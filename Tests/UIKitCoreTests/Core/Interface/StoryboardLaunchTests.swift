import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Launching with a storyboard", .serialized, .releasesEverything)
struct StoryboardLaunchTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var seen: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let root = window?.rootViewController
      seen.append("\(root?.title ?? "-") key \(window?.isKeyWindow ?? false)")
      return true
    }
  }

  @Test("the window exists before the launch ends, and is key after it", .rule("R-IB-50"))
  func launching() throws {
    let file = try #require(Bundle.main.resourceURL?.appendingPathComponent("Launch.storyboard"))
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes>\(InterfaceFiles.scene("a", attributes: "title=\"First\"", view: InterfaceFiles.view()))</scenes></document>
      """
    try Data(text.utf8).write(to: file)
    let before = ApplicationInformation.current
    ApplicationInformation.current = ApplicationInformation(["UIMainStoryboardFile": "Launch"])
    defer {
      ApplicationInformation.current = before
      try? FileManager.default.removeItem(at: file)
    }
    let phone = Simulator(.iPhone15)
    let application = UIApplication.shared
    let delegate = Delegate()
    application.delegate = delegate
    LaunchSequence(application).run()

    #expect(delegate.seen == ["First key false"])
    #expect(delegate.window?.isKeyWindow == true)
    application.delegate = nil
    delegate.window?.isHidden = true
    withExtendedLifetime((phone, delegate)) {}
  }

  @Test("the information names the storyboards", .rule("R-IB-50"))
  func names() {
    let plain = ApplicationInformation([
      "UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Main-iPad",
    ])
    #expect(plain.mainStoryboardName(isPad: false) == "Main")
    #expect(plain.mainStoryboardName(isPad: true) == "Main-iPad")
    #expect(plain.sceneStoryboardName == nil)
    let phone = ApplicationInformation([
      "UIMainStoryboardFile": "Main", "UIMainStoryboardFile~iphone": "Main-iPhone",
    ])
    #expect(phone.mainStoryboardName(isPad: false) == "Main-iPhone")
    #expect(phone.mainStoryboardName(isPad: true) == "Main")
    let scene = ApplicationInformation([
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [["UISceneStoryboardFile": "Scene"]]
        ]
      ]
    ])
    #expect(scene.sceneStoryboardName == "Scene")
    #expect(scene.mainStoryboardName(isPad: false) == nil)
  }
}
