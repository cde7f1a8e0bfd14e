import TestSupport
import Testing

@testable import UIKitCore

@Suite("Presentation stack")
struct PresentationStackTests {
  private final class Card {
    let name: String
    let covers: Bool
    var next: Card?

    init(_ name: String, covers: Bool = true, next: Card? = nil) {
      self.name = name
      self.covers = covers
      self.next = next
    }
  }

  private func stack(_ bottom: Card) -> PresentationStack<Card> {
    PresentationStack(bottom: bottom, presentedBy: { $0.next }, covers: { $0.covers })
  }

  @Test("a single controller is the top and covers the window")
  func alone() {
    let root = Card("root", covers: false)

    #expect(stack(root).top === root)
    #expect(stack(root).topCovering === root)
    #expect(stack(root).dismissal == nil)
  }

  @Test(
    "a sheet is the top, but the controller below it still covers the window",
    .rule("R-ROT-2")
  )
  func sheet() {
    let sheet = Card("sheet", covers: false)
    let full = Card("full", next: sheet)
    let root = Card("root", next: full)

    #expect(stack(root).top === sheet)
    #expect(stack(root).topCovering === full)
  }

  @Test("dismissing animates the topmost controller and removes the ones between")
  func dismissal() throws {
    let top = Card("top")
    let root = Card("root", next: Card("a", next: Card("b", next: top)))

    let dismissal = try #require(stack(root).dismissal)

    #expect(dismissal.leaving === top)
    #expect(dismissal.silently.map(\.name) == ["a", "b"])
  }

  @Test("a cycle in the chain is read once")
  func circle() {
    let upper = Card("upper")
    let lower = Card("lower", next: upper)
    upper.next = lower

    #expect(stack(lower).levels.count == 2)
    upper.next = nil
  }

  @Test("the most severe reason for refusing a presentation is reported")
  func refusals() {
    #expect(PresentationRequest().refusal == nil)
    #expect(PresentationRequest(isItself: true, presenterIsBusy: true).refusal == .isItself)
    #expect(PresentationRequest(isPresentedAlready: true).refusal == .isPresentedAlready)
    #expect(PresentationRequest(hasParent: true).refusal == .hasParent)
    #expect(
      PresentationRequest(presenterIsBusy: true, transitionIsUnderWay: true).refusal
        == .transitionIsUnderWay
    )
    #expect(
      PresentationRequest(presenterIsBusy: true, presenterIsInWindow: false).refusal
        == .presenterIsBusy
    )
    #expect(PresentationRequest(presenterIsInWindow: false).refusal == .presenterIsOutsideWindow)
  }
}
