import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
@Suite("Launches that end during state restoration", .serialized, .releasesEverything)
struct InterruptedRestorationTests: RestorableLaunches {
  let store = MemoryStore()

  @Test("after a launch that ended during state restoration nothing is restored", .rule("R-RES-44"))
  func crashWhileRestoring() throws {
    saveSecondTab()
    try store.write(Data(), to: "state.restoring")

    var tab = 1
    let messages = warnings { tab = selectedTabAfterRelaunch() }

    #expect(tab == 0)
    #expect(
      messages == ["The last launch ended during state restoration; the saved state is ignored"]
    )
    #expect(store.contents["state.restoring"] != nil)
    saveSecondTab()
    #expect(store.contents["state.restoring"] == nil)
    #expect(selectedTabAfterRelaunch() == 1)
  }

  @Test(
    "a marker file exists from the start of restoration until the launch is complete",
    .rule("R-RES-44")
  )
  func marker() {
    final class ObservingApp: RestorableApp {
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
    saveSecondTab()
    let app = ObservingApp()

    _ = launch(app)

    #expect(app.marks == [true, true])
    #expect(store.contents["state.restoring"] == nil)
  }

  @Test("an application can extend state restoration", .rule("R-RES-45"))
  func extended() {
    final class Slow: RestorableApp {
      override func application(
        _ application: UIApplication,
        didDecodeRestorableStateWith coder: NSCoder
      ) {
        application.extendStateRestoration()
        application.extendStateRestoration()
      }
    }
    saveSecondTab()
    let app = Slow()
    let application = launch(app)
    app.root.selectedIndex = 0

    application.completeStateRestoration()
    application.move(to: .background)
    #expect(store.contents["state.restoring"] != nil)
    application.completeStateRestoration()
    #expect(store.contents["state.restoring"] == nil)

    let messages = warnings { application.completeStateRestoration() }
    #expect(messages.count == 1)
  }

  @Test(
    "termination during extended state restoration does not count as a crash",
    .rule("R-RES-45")
  )
  func endedWhileExtended() {
    final class Endless: RestorableApp {
      override func application(
        _ application: UIApplication,
        didDecodeRestorableStateWith coder: NSCoder
      ) { application.extendStateRestoration() }
    }
    saveSecondTab()

    launch(Endless()).terminate()

    #expect(store.contents["state.restoring"] == nil)
    #expect(selectedTabAfterRelaunch() == 1)
  }
}
