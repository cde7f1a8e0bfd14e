import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
@Suite("A start that ends while the application comes back", .serialized, .releasesEverything)
struct InterruptedRestorationTests: KeptLaunches {
  let store = MemoryStore()

  @Test("an application that ended while it came back starts afresh", .rule("R-RES-44"))
  func crashWhileRestoring() throws {
    keepSecondTab()
    try store.write(Data(), to: "state.restoring")

    var tab = 1
    let heard = warnings { tab = tabOfNextLaunch() }

    #expect(tab == 0)
    #expect(heard == ["The last start ended while the application came back; it starts afresh"])
    #expect(store.contents["state.restoring"] != nil)
    keepSecondTab()
    #expect(store.contents["state.restoring"] == nil)
    #expect(tabOfNextLaunch() == 1)
  }

  @Test("from the start until it has launched, a file says that it comes back", .rule("R-RES-44"))
  func marker() {
    final class Watching: KeptApp {
      var marks: [Bool] = []
      private func look() {
        let store = UIApplication.stateStore as? MemoryStore
        marks.append(store?.contents["state.restoring"] != nil)
      }
      override func application(
        _ application: UIApplication,
        didDecodeRestorableStateWith coder: NSCoder
      ) { look() }
      override func applicationDidBecomeActive(_ application: UIApplication) { look() }
    }
    keepSecondTab()
    let app = Watching()

    _ = launch(app)

    #expect(app.marks == [true, true])
    #expect(store.contents["state.restoring"] == nil)
  }

  @Test("an application may say that it is still busy coming back", .rule("R-RES-45"))
  func extended() {
    final class Slow: KeptApp {
      override func application(
        _ application: UIApplication,
        didDecodeRestorableStateWith coder: NSCoder
      ) {
        application.extendStateRestoration()
        application.extendStateRestoration()
      }
    }
    keepSecondTab()
    let app = Slow()
    let application = launch(app)
    app.root.selectedIndex = 0

    application.completeStateRestoration()
    application.move(to: .background)
    #expect(store.contents["state.restoring"] != nil)
    application.completeStateRestoration()
    #expect(store.contents["state.restoring"] == nil)

    let heard = warnings { application.completeStateRestoration() }
    #expect(heard.count == 1)
  }

  @Test("an end as it should be is no accident while coming back", .rule("R-RES-45"))
  func endedWhileExtended() {
    final class Endless: KeptApp {
      override func application(
        _ application: UIApplication,
        didDecodeRestorableStateWith coder: NSCoder
      ) { application.extendStateRestoration() }
    }
    keepSecondTab()

    launch(Endless()).terminate()

    #expect(store.contents["state.restoring"] == nil)
    #expect(tabOfNextLaunch() == 1)
  }
}
