import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
@Suite("State restoration: registered objects", .serialized, .releasesEverything)
struct RegisteredObjectsTests {
  private let store = MemoryStore()

  private func launch(_ delegate: RestorableApp) -> UIApplication {
    UIApplication.stateStore = store
    let application = UIApplication()
    application.delegate = delegate
    LaunchSequence(application).run()
    return application
  }

  private final class Player: NSObject, UIStateRestoring {
    var song = ""
    var parent: UIStateRestoring?
    var maker: UIObjectRestoration.Type?
    init(_ song: String = "") { self.song = song }
    var restorationParent: UIStateRestoring? { parent }
    var objectRestorationClass: UIObjectRestoration.Type? { maker }
    func encodeRestorableState(with coder: NSCoder) { coder.encode(song, forKey: "song") }
    func decodeRestorableState(with coder: NSCoder) {
      song = coder.decodeObject(of: NSString.self, forKey: "song") as String? ?? ""
    }
    func applicationFinishedRestoringState() {
      Journal.restoration.record("player is told of the end")
    }
  }

  /// An application that registers objects before its state is restored.
  private final class RegisteringApp: RestorableApp {
    var objects: [(String, UIStateRestoring)] = []
    override func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      for (name, object) in objects {
        application.registeredObjects.register(object, named: name)
      }
      return super.application(application, willFinishLaunchingWithOptions: launchOptions)
    }
  }

  @Test("a registered object is restored", .rule("R-RES-20"))
  func registered() {
    let (first, second) = (RegisteringApp(), RegisteringApp())
    let (old, new) = (Player("Ganymed"), Player())
    first.objects = [("player", old)]
    second.objects = [("player", new)]
    launch(first).move(to: .background)

    let lines = Journal.restoration.lines { _ = launch(second) }

    #expect(new.song == "Ganymed")
    #expect(lines.contains("player is told of the end"))
  }

  @Test(
    "objects are saved under their parents, in any order of registration",
    .rule("R-RES-20")
  )
  func parents() {
    func objects(_ song: String) -> (outer: Player, inner: Player) {
      let pair = (outer: Player(song), inner: Player(song + "!"))
      pair.inner.parent = pair.outer
      return pair
    }
    let (first, second) = (RegisteringApp(), RegisteringApp())
    let (old, new) = (objects("a"), objects(""))
    first.objects = [("inner", old.inner), ("outer", old.outer)]
    second.objects = [("outer", new.outer), ("inner", new.inner)]

    launch(first).move(to: .background)
    _ = launch(second)

    #expect([new.outer.song, new.inner.song] == ["a", "a!"])
  }

  @Test("objects with circular parents are not saved", .rule("R-RES-20"))
  func circle() {
    let app = RegisteringApp()
    let (one, two) = (Player("1"), Player("2"))
    (one.parent, two.parent) = (two, one)
    defer { one.parent = nil }
    app.objects = [("one", one), ("two", two)]

    launch(app).move(to: .background)

    #expect(store.contents["state"] != nil)
  }

  @Test("a second object of the same name replaces the first, with a warning", .rule("R-RES-20"))
  func sameName() {
    let (first, second) = (RegisteringApp(), RegisteringApp())
    let (old, new) = (Player("old"), Player())
    first.objects = [("player", Player("gone")), ("player", old)]
    second.objects = [("player", new)]

    let messages = warnings { launch(first).move(to: .background) }
    _ = launch(second)

    #expect(messages.count == 1)
    #expect(new.song == "old")
  }

  @Test("a released object is no longer registered", .rule("R-RES-20"))
  func released() {
    let application = UIApplication()
    application.registeredObjects.register(Player("a"), named: "player")

    #expect(application.registeredObjects.all.isEmpty)
  }

  @Test("an object with a restoration class is created by that class", .rule("R-RES-20"))
  func madeObject() {
    let (first, second) = (RegisteringApp(), RegisteringApp())
    let player = Player("Ganymed")
    player.maker = PlayerMaker.self
    first.objects = [("player", player)]
    launch(first).move(to: .background)

    let lines = Journal.restoration.lines { _ = launch(second) }

    #expect(lines.contains("class makes object player"))
  }
}

/// A restoration class that records its calls and creates no object.
final class PlayerMaker: UIObjectRestoration {
  static func object(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIStateRestoring? {
    Journal.restoration.record("class makes object \(identifierComponents.joined(separator: "/"))")
    return nil
  }
}
