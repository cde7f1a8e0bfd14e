import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// An application with two tabs, one of them a stack, that records its delegate calls.
class RestorableApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var comesBack = true
  var isKept = true
  private(set) var root = UITabBarController()
  private(set) var timestamp: Date?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Journal.restoration.record("will finish launching")
    root = tabs([RestorablePage("a"), stack([RestorablePage("b")])])
    window = UIWindow()
    window?.rootViewController = root
    ReleaseWitnesses.announce(application, window)
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Journal.restoration.record("did finish launching")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Journal.restoration.record("active")
  }
  func applicationWillResignActive(_ application: UIApplication) {
    Journal.restoration.record("inactive")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    Journal.restoration.record("background")
  }
  func applicationWillTerminate(_ application: UIApplication) {
    Journal.restoration.record("terminates")
  }

  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    Journal.restoration.record("should save")
    coder.encode("asked", forKey: "asked")
    return isKept
  }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    Journal.restoration.record(
      "should restore \(coder.decodeObject(forKey: "asked") as? String ?? "")"
    )
    return comesBack
  }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    Journal.restoration.record(
      "delegate is asked for \(identifierComponents.joined(separator: "/"))"
    )
    return identifierComponents.last == "fromDelegate" ? RestorablePage("fromDelegate") : nil
  }

  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    Journal.restoration.record("will encode")
    coder.encode(7, forKey: "seven")
  }

  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    Journal.restoration.record("did decode \(coder.decodeInteger(forKey: "seven"))")
    timestamp =
      coder.decodeObject(of: NSDate.self, forKey: UIApplication.stateRestorationTimestampKey)
      as Date?
  }
}

@MainActor @Suite("UIApplication: state restoration", .serialized, .releasesEverything)
struct LaunchRestorationTests {
  private let store = MemoryStore()

  private func launch(_ delegate: RestorableApp) -> UIApplication {
    UIApplication.stateStore = store
    let application = UIApplication()
    application.delegate = delegate
    LaunchSequence(application).run()
    return application
  }

  private func push(_ pages: [UIViewController], in app: RestorableApp) {
    let stack = app.root.viewControllers?[1] as? UINavigationController
    for page in pages { stack?.pushViewController(page, animated: false) }
    app.root.selectedIndex = 1
  }

  @Test("the calls of a save are made in order", .rule("R-RES-10", "R-RES-30"))
  func saving() {
    let app = RestorableApp()
    let application = launch(app)
    push([RestorablePage("detail").made(by: PageRestorationClass.self)], in: app)

    let lines = Journal.restoration.lines { application.move(to: .background) }

    #expect(
      lines == [
        "inactive", "background", "should save", "will encode", "a encodes", "b encodes",
        "detail encodes",
      ]
    )
  }

  @Test(
    "the calls of a launch that restores state are made in order",
    .rule("R-RES-8", "R-RES-9")
  )
  func launching() {
    let first = RestorableApp()
    let application = launch(first)
    push(
      [
        RestorablePage("detail", text: "42").made(by: PageRestorationClass.self),
        RestorablePage("fromDelegate"),
      ],
      in: first
    )
    first.root.viewControllers?[0].loadViewIfNeeded()
    application.move(to: .background)

    let second = RestorableApp()
    var next: UIApplication?
    let lines = Journal.restoration.lines { next = launch(second) }

    #expect(
      lines == [
        "will finish launching",
        "should restore asked",
        "delegate is asked for tabs",
        "delegate is asked for tabs/a",
        "delegate is asked for tabs/stack",
        "delegate is asked for tabs/stack/b",
        "class makes tabs/stack/detail 42",
        "delegate is asked for tabs/stack/fromDelegate",
        "a loaded",
        "a decodes",
        "b decodes",
        "detail decodes 42",
        "fromDelegate decodes",
        "did decode 7",
        "a is told of the end",
        "b is told of the end",
        "detail is told of the end",
        "fromDelegate is told of the end",
        "did finish launching",
        "active",
      ]
    )
    #expect(second.root.selectedIndex == 1)
    #expect(next?.applicationState == .active)
  }

  @Test("without saved state the delegate gets no restoration calls", .rule("R-RES-9"))
  func firstLaunch() {
    let lines = Journal.restoration.lines { _ = launch(RestorableApp()) }

    #expect(lines == ["will finish launching", "did finish launching", "active"])
  }

  @Test("an application can refuse to restore its state", .rule("R-RES-9"))
  func refused() {
    let first = RestorableApp()
    launch(first).move(to: .background)
    let second = RestorableApp()
    second.comesBack = false

    let lines = Journal.restoration.lines { _ = launch(second) }

    #expect(
      lines == [
        "will finish launching", "should restore asked", "did finish launching", "active",
      ]
    )
  }

  @Test("children of a controller that is not restored are not restored", .rule("R-RES-8"))
  func nothingUnder() {
    let first = RestorableApp()
    let application = launch(first)
    let gone = stack([RestorablePage("under")], named: "refused").made(
      by: PageRestorationClass.self
    )
    first.root.viewControllers?.append(gone)
    application.move(to: .background)

    let lines = Journal.restoration.lines { _ = launch(RestorableApp()) }

    #expect(lines.contains("class makes tabs/refused "))
    #expect(!lines.contains { $0.contains("under") })
  }

  @Test(
    "a restoration class that no longer exists is ignored, with a warning",
    .rule("R-RES-8", "R-RES-43")
  )
  func classGone() throws {
    let first = RestorableApp()
    launch(first).move(to: .background)
    var state = try #require(try UIApplication.stateStore.read("state", limit: 100_000)?.state)
    state.objects[1].restorationClass = "App.Gone"
    try UIApplication.stateStore.write(state.data(), to: "state")

    var lines: [String] = []
    let messages = warnings { lines = Journal.restoration.lines { _ = launch(RestorableApp()) } }

    #expect(messages == ["\"a\" should be restored by App.Gone, which is not a restoration class"])
    #expect(lines.contains("delegate is asked for tabs/a"))
    #expect(lines.contains("a decodes"))
  }

  @Test("the delegate can read the keys of UIKit from the saved state", .rule("R-RES-13"))
  func keys() throws {
    let timeOfDay = UIApplication.timeOfDay
    UIApplication.timeOfDay = { Date(timeIntervalSinceReferenceDate: 1234.5) }
    defer { UIApplication.timeOfDay = timeOfDay }
    final class App: RestorableApp {
      var found: [String: Any] = [:]
      override func application(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
      ) -> Bool {
        for key in [
          UIApplication.stateRestorationSystemVersionKey,
          UIApplication.stateRestorationUserInterfaceIdiomKey,
          UIApplication.stateRestorationTimestampKey,
        ] {
          found[key] = coder.decodeObject(forKey: key)
        }
        return true
      }
    }
    let (first, second) = (RestorableApp(), App())
    launch(first).move(to: .background)

    _ = launch(second)

    #expect(
      second.found[UIApplication.stateRestorationSystemVersionKey] as? String
        == UIDevice.current.systemVersion
    )
    #expect(
      second.found[UIApplication.stateRestorationUserInterfaceIdiomKey] as? Int
        == UIDevice.current.userInterfaceIdiom.rawValue
    )
    #expect(second.timestamp == Date(timeIntervalSinceReferenceDate: 1234.5))
    #expect(
      UIApplication.stateRestorationBundleVersionKey
        == "UIApplicationStateRestorationBundleVersionKey"
    )
  }

  @Test(
    "the older delegate methods are called if the newer ones are not implemented",
    .rule("R-RES-9")
  )
  func olderMethods() {
    final class Old: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let page = RestorablePage("page")
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = page
        return true
      }
      func application(
        _ application: UIApplication,
        shouldSaveApplicationState coder: NSCoder
      ) -> Bool { true }
      func application(
        _ application: UIApplication,
        shouldRestoreApplicationState coder: NSCoder
      ) -> Bool { true }
    }
    func launch(_ delegate: Old) -> UIApplication {
      UIApplication.stateStore = store
      let application = UIApplication()
      application.delegate = delegate
      LaunchSequence(application).run()
      return application
    }
    let (first, second) = (Old(), Old())
    let application = launch(first)
    first.page.text = "kept"
    application.move(to: .background)

    _ = launch(second)

    #expect(second.page.text == "kept")
  }
}

extension Data {
  /// The state in a file of a test.
  var state: SavedState {
    get throws { try SavedState(reading: self) }
  }
}
