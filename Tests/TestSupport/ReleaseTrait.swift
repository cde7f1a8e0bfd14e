import Testing

/// Expects at the end of each test that all announced objects, including those of stages, are released.
///
/// It is `expectReleased` for a whole suite: stages announce themselves, and tests announce anything else with
/// `ReleaseWitnesses.announce`.
public struct ReleaseTrait: TestTrait, SuiteTrait, TestScoping {
  /// A trait of a suite applies to all of its tests.
  public var isRecursive: Bool { true }

  /// Runs a test and reports the objects that still exist after its variables were released.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let witnesses = ReleaseWitnesses()
    try await ReleaseWitnesses.$current.withValue(witnesses) { try await function() }
    // Objects of the main actor that are released elsewhere are deallocated there, after pending work.
    await Task { @MainActor in }.value
    let survivors = await witnesses.survivors
    #expect(survivors.isEmpty, "still alive: \(survivors)", sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == ReleaseTrait {
  /// States that a test, or each test of a suite, releases all controllers, views and windows.
  public static var releasesEverything: Self { ReleaseTrait() }
}

/// The objects that have to be released when the test ends.
@MainActor
public final class ReleaseWitnesses {
  @TaskLocal static var current: ReleaseWitnesses?

  private struct Witness {
    weak var object: AnyObject?
    let name: String
  }

  private var witnesses: [Witness] = []

  nonisolated init() {}

  /// Expects objects to be released at the end of a test with `.releasesEverything`; otherwise does nothing.
  public static func announce(_ objects: AnyObject?...) {
    guard let current else { return }
    current.witnesses += objects.compactMap { object in
      object.map { Witness(object: $0, name: String(describing: type(of: $0))) }
    }
  }

  var survivors: [String] { witnesses.filter { $0.object != nil }.map(\.name) }
}
