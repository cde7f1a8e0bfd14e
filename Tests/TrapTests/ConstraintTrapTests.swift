import TestSupport
import Testing
import UIKitCore

@Suite("A constraint traps")
struct ConstraintTrapTests {
  private func expectTrap(
    saying words: String,
    _ result: ExitTest.Result?
  ) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(words))
  }

  @Test("when it is activated between views of different hierarchies", .rule("X-20"))
  func noCommonAncestor() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (UIView(), UIView())
        first.leadingAnchor.constraint(equalTo: second.leadingAnchor).isActive = true
      }
    }
    try expectTrap(saying: "because they have no common ancestor.", result)
  }

  @Test("when it compares a position with a size", .rule("X-21"))
  func invalidPairing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view,
          attribute: .left,
          relatedBy: .equal,
          toItem: view,
          attribute: .width,
          multiplier: 1,
          constant: 0
        )
      }
    }
    try expectTrap(saying: "Invalid pairing of layout attributes", result)
  }

  @Test("when its priority changes from required while it is active", .rule("X-22"))
  func priority() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        width.priority = .defaultHigh
      }
    }
    try expectTrap(saying: "Mutating a priority from required to not-required", result)
  }
}
