import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Titles and sizes of windows", .releasesEverything)
struct WindowTitleTests {
  private let stage = SimulatorStage()
  private var screen: UIScreen { stage.phone.window.screen }
  private let scene: UIWindowScene

  init() {
    let session = UISceneSession(role: .windowApplication, persistentIdentifier: "title")
    scene = UIWindowScene(session: session, connectionOptions: .init())
    scene.screen = stage.phone.window.screen
  }

  @Test("a window has the title of its scene, otherwise of its root controller", .rule("R-WIN-9"))
  func titles() {
    #expect(screen.title == nil)
    let page = UIViewController()
    page.title = "Inbox"
    stage.show(page)
    #expect(screen.title == "Inbox")
    page.title = "Drafts"
    #expect(screen.title == "Drafts")
    stage.phone.window.windowScene = scene
    scene.title = "Mail"
    #expect(screen.title == "Mail")
    scene.title = nil
    #expect(screen.title == "Drafts")
    stage.show(UITabBarController())
    #expect(screen.title == nil)
    stage.phone.window.windowScene = nil
  }

  @Test("only scenes whose windows the user can resize have size restrictions", .rule("R-WIN-8"))
  func restrictions() throws {
    #expect(scene.sizeRestrictions == nil)
    screen.update { $0.isResizable = true }
    let session = UISceneSession(role: .windowApplication, persistentIdentifier: "size")
    let desktop = UIWindowScene(session: session, connectionOptions: .init())
    desktop.screen = screen
    let restrictions: UISceneSizeRestrictions = try #require(desktop.sizeRestrictions)
    #expect(restrictions.minimumSize == CGSize(width: 320, height: 320))
    restrictions.minimumSize = CGSize(width: 500, height: 400)
    restrictions.minimumSize = CGSize(width: CGFloat.nan, height: 400)
    #expect(screen.sizeLimits.minimum == CGSize(width: 500, height: 400))
    #expect(restrictions.maximumSize.width > 1_000_000)
    restrictions.maximumSize = restrictions.minimumSize
    #expect(screen.sizeLimits.isFixed)
  }
}
