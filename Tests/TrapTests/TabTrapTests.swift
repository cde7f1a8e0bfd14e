import TestSupport
import Testing
import UIKitCore

@Suite("Tabs trap")
struct TabTrapTests {
  @Test(
    "when two tabs have the same identifier",
    .rule("X-70", "R-TAB-20"),
    .member("UITab.identifier")
  )
  func repeatedIdentifier() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let group = UITabGroup(title: "", image: nil, identifier: "b", children: [tab("a")])
        UITabBarController().tabs = [tab("a"), group]
      }
    }
    try expectException(in: result, "must have unique identifiers; 'a' is used more than once.")
  }

  @Test("when a tab with the identifier of another is added to a group", .rule("X-70"))
  func lateRepetition() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let group = UITabGroup(title: "", image: nil, identifier: "b") { _ in UIViewController() }
        let tabs = UITabBarController(tabs: [tab("a"), group])
        group.children = [tab("a")]
        _ = tabs
      }
    }
    try expectException(in: result, "must have unique identifiers; 'a' is used more than once.")
  }

  @Test(
    "when a group is added to one of its subgroups",
    .rule("X-71"),
    .member("UITabGroup.children")
  )
  func circle() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let inner = UITabGroup(title: "", image: nil, identifier: "inner")
        let outer = UITabGroup(title: "", image: nil, identifier: "outer", children: [inner])
        inner.children = [outer]
      }
    }
    try expectException(in: result, "'outer' cannot be added to a group that is below it.")
  }

  private func expectException(in result: ExitTest.Result?, _ reason: String) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("uncaught exception 'NSInvalidArgumentException'"))
    #expect(output.contains(reason))
  }
}

@MainActor
private func tab(_ identifier: String) -> UITab {
  UITab(title: identifier, image: nil, identifier: identifier) { _ in UIViewController() }
}
