import Foundation
import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
@Suite("Saving and reading the state of an application", .serialized, .releasesEverything)
struct StateRestorationManagerTests: RestorableLaunches {
  let store = MemoryStore()
  private let app = RestorableApp()

  // MARK: Times of saving

  @Test(
    "the state is saved when the application enters the background or terminates",
    .rule("R-RES-30")
  )
  func moments() {
    let application = launch(app)
    #expect(store.contents.isEmpty)

    application.move(to: .inactive)
    #expect(store.contents.isEmpty)
    application.move(to: .background)
    #expect(store.contents.keys.sorted() == ["state"])

    application.move(to: .active)
    app.root.selectedIndex = 1
    let lines = Journal.restoration.lines { application.terminate() }
    #expect(store.contents.keys.sorted() == ["state", "state.previous"])
    #expect(
      lines == ["inactive", "should save", "will encode", "a encodes", "b encodes", "terminates"]
    )
    #expect(selectedTabAfterRelaunch() == 1)
  }

  @Test("the state is saved once, 30 seconds after user input", .rule("R-RES-30"))
  func interval() {
    let phone = Simulator()
    let application = launch(app)
    ReleaseWitnesses.announce(phone)
    func turnWheel() {
      application.deliver(
        scroll: ScrollInput(
          location: .zero,
          delta: CGPoint(x: 0, y: 1),
          isPrecise: false,
          isFinished: false,
          timestamp: CACurrentMediaTime()
        ),
        to: phone.window.screen
      )
    }

    let lines = Journal.restoration.lines {
      phone.advance(by: 100)
      turnWheel()
      phone.advance(by: 20)
      turnWheel()
      phone.advance(by: 9)
      #expect(store.contents.isEmpty)
      phone.advance(by: 2)
    }

    #expect(store.contents.keys.sorted() == ["state"])
    #expect(lines.filter { $0 == "should save" }.count == 1)
    #expect(Journal.restoration.lines { phone.advance(by: 1000) } == [])
  }

  @Test("unchanged state is not written again", .rule("R-RES-32"))
  func unchanged() {
    let application = launch(app)
    application.move(to: .background)
    let written = store.contents["state"]
    let timeOfDay = UIApplication.timeOfDay
    UIApplication.timeOfDay = { Date(timeIntervalSinceReferenceDate: 99) }
    defer { UIApplication.timeOfDay = timeOfDay }

    application.move(to: .active)
    application.move(to: .background)

    #expect(store.contents["state"] == written)
    #expect(store.contents.count == 1)
  }

  @Test(
    "if the application refuses to save its state, the previous state remains",
    .rule("R-RES-31")
  )
  func unwanted() {
    saveSecondTab()
    let application = launch(app)
    let kept = store.contents
    app.isKept = false
    app.root.selectedIndex = 0

    application.move(to: .background)

    #expect(store.contents == kept)
    #expect(selectedTabAfterRelaunch() == 1)
  }

  @Test("without a delegate no state is saved", .rule("R-RES-31"))
  func noDelegate() {
    UIApplication.stateStore = store
    let application = UIApplication()
    LaunchSequence(application).run()

    application.move(to: .background)

    #expect(store.contents.isEmpty)
  }

  // MARK: Write errors

  /// A store that cannot be written, like a full disk.
  private final class FullStore: DataStore {
    let kept: MemoryStore
    init(_ kept: MemoryStore) { self.kept = kept }
    func read(_ name: String, limit: Int) throws(StoreError) -> Data? {
      try kept.read(name, limit: limit)
    }
    func write(_ data: Data, to name: String) throws(StoreError) {
      throw StoreError(description: "No space left on device")
    }
    func remove(_ name: String) throws(StoreError) { try kept.remove(name) }
  }

  @Test("a failed write logs a warning, and the previous state remains", .rule("R-RES-41"))
  func fullDisk() {
    saveSecondTab()
    let before = store.contents

    let messages = warnings {
      let application = launch(app, in: FullStore(store))
      app.root.selectedIndex = 0
      application.move(to: .background)
    }

    #expect(
      messages == [
        "A crash during state restoration will not be detected at the next launch: No space left on device",
        "The state is not saved: No space left on device",
      ]
    )
    #expect(store.contents == before)
  }

  @Test(
    "a folder that cannot be created or written logs a warning",
    .rule("R-RES-41"),
    arguments: ["/proc/tabbarkit", "/dev/null/state", ""]
  )
  func noFolder(path: String) {
    var folder = URL(fileURLWithPath: path + "/app")
    if path.isEmpty {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      #expect(FileManager.default.createFile(atPath: file.path, contents: Data()))
      folder = file
    }

    let messages = warnings {
      launch(app, in: FolderStore(folder: folder)).move(to: .background)
    }

    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("The state is not saved") == true)
  }

  // MARK: Read errors

  @Test(
    "if the file is damaged, the previous one is read, with a warning",
    .rule("R-RES-42", "R-RES-43")
  )
  func previous() throws {
    saveSecondTab()
    let application = launch(app)
    app.root.selectedIndex = 0
    application.move(to: .background)
    try store.write(Data("TBKSTATE and then nothing".utf8), to: "state")

    var tab = 0
    let messages = warnings { tab = selectedTabAfterRelaunch() }

    #expect(tab == 1)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("\"state\"") == true)
  }

  @Test("a damaged file never replaces the previous one", .rule("R-RES-42"))
  func damagedIsNoCopy() throws {
    saveSecondTab()
    let good = try #require(store.contents["state"])
    try store.write(good, to: "state.previous")
    try store.write(good.dropLast(), to: "state")

    let application = launch(app)
    app.root.selectedIndex = 0
    application.move(to: .background)

    #expect(store.contents["state.previous"] == good)
    #expect(selectedTabAfterRelaunch() == 0)
  }

  @Test("if both files are damaged, nothing is restored", .rule("R-RES-43"))
  func bothDamaged() throws {
    saveSecondTab()
    try store.write(Data([1]), to: "state")
    try store.write(Data(count: 100), to: "state.previous")

    var tab = 1
    let messages = warnings { tab = selectedTabAfterRelaunch() }

    #expect(tab == 0)
    #expect(messages.count == 2)
  }

  @Test("random bytes with a valid checksum do not crash the application", .rule("R-RES-43"))
  func hostile() throws {
    saveSecondTab()
    let good = Array(try #require(store.contents["state"]))
    var random = SeededGenerator(seed: 7)
    Log.sink = { _ in }
    defer { Log.sink = nil }
    for _ in 0..<300 {
      var body = Array(good.dropFirst(24))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        body[Int.random(in: 0..<body.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      var head = StateWriter()
      head.fixed(SavedState.version)
      head.fixed(Checksum.of(body))
      try store.write(Data(Array("TBKSTATE".utf8) + head.bytes + body), to: "state")

      #expect((0...1).contains(selectedTabAfterRelaunch()))
    }
  }

  @Test("unexpected values do not crash the application", .rule("R-RES-43"))
  func oddValues() throws {
    saveSecondTab()
    let good = try #require(store.contents["state"]).state
    let odd: [StateValue] = [
      .null, .reference(0), .reference(99_999), .list([.reference(0), .reference(0)]),
      .list([.reference(2), .reference(1)]), .number(.nan), .number(.infinity), .text("x"),
      .list([.null]), .object(className: "NSObject", values: [:]),
    ]
    Log.sink = { _ in }
    defer { Log.sink = nil }
    for value in odd {
      var state = good
      for index in state.objects.indices {
        for key in state.objects[index].values.keys { state.objects[index].values[key] = value }
        state.objects[index].views = [
          SavedView(
            identifier: "list",
            values: [
              "UIScrollView.distanceY": value, "UIScrollView.selectedPlaces": value,
              "UIScrollView.selectedNames": value, "UIScrollView.firstY": value,
              "UITableView.isEditing": value,
            ]
          )
        ]
      }
      try store.write(state.data(), to: "state")

      #expect((0...1).contains(selectedTabAfterRelaunch()))
    }
  }

  // MARK: Scenes

  @Test("a scene session has the activity that the scene's delegate returned", .rule("R-RES-22"))
  func scenes() throws {
    let delegate = SceneApp()
    func launch() -> UIApplication {
      UIApplication.stateStore = store
      let application = UIApplication()
      application.delegate = delegate
      LaunchSequence(application).run()
      return application
    }
    RestorableScene.activity = NSUserActivity(activityType: "reading")
    RestorableScene.activity?.title = "Faust"
    RestorableScene.activity?.addUserInfoEntries(from: ["page": 12, "odd": UIView()])
    RestorableScene.activity?.addUserInfoEntries(from: ["page": 13])

    let first = launch()
    #expect(RestorableScene.found == nil)
    _ = warnings { first.move(to: .background) }
    first.terminate()
    _ = launch()

    #expect(RestorableScene.found?.activityType == "reading")
    #expect(RestorableScene.found?.title == "Faust")
    #expect(RestorableScene.found?.userInfo as? [String: Int] == ["page": 13])

    RestorableScene.activity = nil
    launch().terminate()
    _ = launch()
    #expect(RestorableScene.found == nil)
  }
}

private final class SceneApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RestorableScene.self
    return configuration
  }
}

/// A scene delegate with an activity to restore.
final class RestorableScene: UIResponder, UISceneDelegate {
  static var activity: NSUserActivity?
  static var found: NSUserActivity?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { RestorableScene.found = session.stateRestorationActivity }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { RestorableScene.activity }
}
