import Testing

/// Expects at the end of each test that nothing keeps alive what the test announced, and what its stages showed.
///
/// It is `expectReleased` for a whole suite: stages announce themselves, and tests announce anything else with
/// `ReleaseWitnesses.announce`.
public struct ReleaseTrait: TestTrait, SuiteTrait, TestScoping {
  /// On a suite it holds for every test in it.
  public var isRecursive: Bool { true }

  /// Runs a test and looks for survivors once its variables, and those of its suite, are gone.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let witnesses = ReleaseWitnesses()
    try await ReleaseWitnesses.$current.withValue(witnesses) { try await function() }
    // What belongs to the main actor and is let go elsewhere ends there, after what already waits.
    await Task { @MainActor in }.value
    let survivors = await witnesses.survivors
    #expect(survivors.isEmpty, "still alive: \(survivors)", sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == ReleaseTrait {
  /// States that a test, or each test of a suite, leaves no controller, view or window behind.
  public static var releasesEverything: Self { ReleaseTrait() }
}

/// The objects that have to be gone when the test ends.
@MainActor
public final class ReleaseWitnesses {
  @TaskLocal static var current: ReleaseWitnesses?

  private struct Witness {
    weak var object: AnyObject?
    let name: String
  }

  private var witnesses: [Witness] = []

  nonisolated init() {}

  /// Expects objects to be gone at the end of a test with `.releasesEverything`; without it nothing happens.
  public static func announce(_ objects: AnyObject?...) {
    guard let current else { return }
    current.witnesses += objects.compactMap { object in
      object.map { Witness(object: $0, name: String(describing: type(of: $0))) }
    }
  }

  var survivors: [String] { witnesses.filter { $0.object != nil }.map(\.name) }
}
