import SimulatorKit
import Testing
import UIKit

@testable import Trails

@Suite(.serialized) @MainActor struct TrailsTests {
  @Test func tapsCallTheSelectorsMethods() throws {
    let phone = Simulator(.iPhone15)
    let page = SettingsController()
    phone.window.rootViewController = page

    try phone.tap("Close")

    #expect(page.log == ["titleToShow", "loaded", "close", "count sender", "count"])
  }

  @Test func optionalMembersAreThoseThatAreImplemented() {
    let page = SettingsController()
    page.loadViewIfNeeded()
    page.rating.rate(2)
    page.rating.rate(5)

    #expect(page.rating.stars == 2)
    #expect(!page.rating.isObserved)
  }

  @Test func overridesInExtensionsAndSubclassesAreCalled() throws {
    let phone = Simulator(.iPhone15)
    let page = TrailsController()
    phone.window.rootViewController = page
    phone.advance(by: 0.1)

    page.perform(page.refresh)
    phone.advance(by: 0.1)

    #expect(page.loads == 1)
    #expect(page.reloads == 1)
    #expect(page.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 52)
  }
}

extension TrailsController {
  func perform(_ item: UIBarButtonItem) {
    if let action = item.action {
      UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    }
  }
}
