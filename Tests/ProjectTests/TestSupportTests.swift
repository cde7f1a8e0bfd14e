import TestSupport
import Testing

@Suite("Test support")
struct TestSupportTests {
  @Test("the same seed repeats the same numbers, another seed does not")
  func seeds() {
    func numbers(_ seed: UInt64) -> [Int] {
      var generator = SeededGenerator(seed: seed)
      return (0..<8).map { _ in Int.random(in: 0..<1000, using: &generator) }
    }

    #expect(numbers(7) == numbers(7))
    #expect(numbers(7) != numbers(8))
  }

  @Test("an object that is still referenced is reported as alive")
  func survivorsAreReported() {
    final class Box {}
    let kept = Box()

    expectReleased { [Box()] }
    withKnownIssue { expectReleased { [kept] } }
  }

  @Test("a rule trait carries the numbers it was given")
  func ruleTrait() {
    #expect(RuleTrait.rule("R-SEL-1", "R-SEL-2").ids == ["R-SEL-1", "R-SEL-2"])
  }

  @Test("objects that a suite announces must be released when the test ends", .releasesEverything)
  @MainActor func announcedObjects() {
    final class Box {}
    let box = Box()

    ReleaseWitnesses.announce(box, nil)
  }

  @Test("objects that are not released are named")
  func announcedSurvivors() async throws {
    final class Box: @unchecked Sendable {}
    let kept = Box()

    try await withKnownIssue {
      try await ReleaseTrait.releasesEverything.provideScope(
        for: #require(Test.current),
        testCase: nil
      ) {
        await ReleaseWitnesses.announce(kept)
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "still alive: [\"Box\"]" }
    }
    _ = kept
  }
}
