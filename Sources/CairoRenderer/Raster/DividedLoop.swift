import Synchronization

/// A loop whose parts are performed by several threads.
///
/// Each thread takes the next part until none is left. The same object is used for one loop after another.
final class DividedLoop: Sendable {
  /// The parts, in one number that is replaced as a whole.
  ///
  /// The upper 32 bits differ for each loop. The next 16 bits are the number of parts, and the lowest are
  /// the index of the next part.
  private struct Progress {
    var value: UInt64

    static func starting(after other: Progress, count: Int) -> Progress {
      Progress(value: (other.value >> 32 &+ 1) << 32 | UInt64(count) << 16)
    }

    var count: Int { Int(value >> 16 & 0xFFFF) }

    /// The index of the next part, or `nil` if all are taken.
    var next: Int? {
      let index = Int(value & 0xFFFF)
      return index < count ? index : nil
    }
  }

  private let progress = Atomic<UInt64>(0)
  private let doneCount = Atomic<Int>(0)
  /// Whether a loop has begun and has not ended.
  private let isBusy = Atomic<Bool>(false)
  /// The body of the loop, which is valid until all parts are done.
  private nonisolated(unsafe) var body: ((Int) -> Void)?

  /// Whether there are parts that no thread has taken.
  var hasParts: Bool {
    Progress(value: progress.load(ordering: .sequentiallyConsistent)).next != nil
  }

  /// Whether all parts have been performed.
  var isDone: Bool {
    doneCount.load(ordering: .acquiring) == Progress(value: progress.load(ordering: .relaxed)).count
  }

  /// Makes the parts available to all threads.
  ///
  /// The thread that begins the loop ends it when all parts are done.
  ///
  /// - Parameters:
  ///   - count: The number of parts, at most 65,535.
  ///   - body: Performs the part with an index.
  /// - Returns: Whether the loop begins, because no other one is being performed.
  func begin(_ count: Int, _ body: @escaping (Int) -> Void) -> Bool {
    guard !isBusy.exchange(true, ordering: .acquiring) else { return false }
    self.body = body
    doneCount.store(0, ordering: .relaxed)
    let latest = Progress(value: progress.load(ordering: .relaxed))
    progress.store(
      Progress.starting(after: latest, count: count).value,
      ordering: .sequentiallyConsistent
    )
    return true
  }

  /// Performs the next part, and returns whether there was one.
  func performPart() -> Bool {
    guard let index = takePart() else { return false }
    body?(index)
    doneCount.add(1, ordering: .releasing)
    return true
  }

  /// Ends the loop after all parts are done.
  func end() {
    body = nil
    isBusy.store(false, ordering: .releasing)
  }

  /// Returns the index of a part that no other thread performs, or `nil` if there is none.
  private func takePart() -> Int? {
    var current = Progress(value: progress.load(ordering: .acquiring))
    while let index = current.next {
      let (exchanged, original) = progress.compareExchange(
        expected: current.value,
        desired: current.value + 1,
        ordering: .acquiringAndReleasing
      )
      if exchanged { return index }
      current.value = original
    }
    return nil
  }
}
