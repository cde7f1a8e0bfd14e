import CCairo
import Foundation
import QuartzCore
import Synchronization
import TestSupport
import Testing

@testable import CairoRenderer

@MainActor @Suite("Bands of pixels that are computed on two threads")
struct BandTests {
  @Test("every row of a rectangle is in one band", arguments: [1, 7, 600])
  func rows(step: Int) {
    for rect in [
      PixelRect(x: 3, y: -20, width: 1_000, height: 1_003),
      PixelRect(x: 0, y: 0, width: 300_000, height: 2), PixelRect(x: 5, y: 5, width: 9, height: 9),
    ] {
      let bands = Recorder()
      rect.inBands(of: step) { bands.add($0) }

      let sorted = bands.rects.sorted { $0.y < $1.y }
      #expect(sorted.first?.y == rect.y)
      #expect(sorted.last?.maxY == rect.maxY)
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.maxY == $1.y })
      #expect(sorted.allSatisfy { $0.x == rect.x && $0.width == rect.width })
      #expect(sorted.dropLast().allSatisfy { $0.height % step == 0 })
    }
  }

  @Test("an empty rectangle has no band")
  func empty() {
    PixelRect.empty.inBands { _ in Issue.record("A band of nothing.") }
  }

  @Test("the worker performs every part once, after rest and without")
  func parts() throws {
    let worker = try #require(BandWorker.shared)
    for round in 0..<2_000 {
      let counts = (0..<8).map { _ in Counter() }
      worker.perform(8) { counts[$0].value.add(1, ordering: .relaxed) }
      #expect(counts.allSatisfy { $0.value.load(ordering: .relaxed) == 1 })
      if round % 500 == 0 { worker.wake() }
    }
  }

  @Test(
    "a loop ends after a part of the worker that takes long, and so do the next ones"
  )
  func latePart() throws {
    let worker = try #require(BandWorker.shared)
    let caller = pthread_self()
    for _ in 0..<20 {
      let total = Counter()
      worker.perform(4) { _ in
        if pthread_equal(caller, pthread_self()) == 0 { (0..<200).forEach { _ in sched_yield() } }
        total.value.add(1, ordering: .relaxed)
      }
      #expect(total.value.load(ordering: .relaxed) == 4)
      let whole = Counter()
      BandWorker.divide(1_000, cost: 1_000_000) { range in
        whole.value.add(range.count, ordering: .relaxed)
      }
      #expect(whole.value.load(ordering: .relaxed) == 1_000)
    }
  }

  @Test("a loop is performed alongside other work, which may contain loops of both kinds")
  func alongside() throws {
    let rect = PixelRect(x: 3, y: -20, width: 1_000, height: 1_003)
    let bands = rect.bands
    #expect(bands.reduce(0) { $0 + $1.area } == rect.area)
    #expect(bands.map(\.y) == bands.map(\.y).sorted())
    #expect(PixelRect(x: 7, y: 7, width: 0, height: 9).bands.isEmpty)

    for _ in 0..<200 {
      let (outer, inner, divided) = (Counter(), Counter(), Counter())
      BandWorker.perform(bands.count) {
        BandWorker.divide(1_000, cost: 1_000_000) { range in
          divided.value.add(range.count, ordering: .relaxed)
        }
        BandWorker.perform(5, alongside: {}) { _ in inner.value.add(1, ordering: .relaxed) }
        #expect(divided.value.load(ordering: .relaxed) == 1_000)
        #expect(inner.value.load(ordering: .relaxed) == 5)
      } _: { _ in
        outer.value.add(1, ordering: .relaxed)
      }
      #expect(outer.value.load(ordering: .relaxed) == bands.count)
    }
    var isDone = false
    BandWorker.perform(0) {
      isDone = true
    } _: { _ in
      Issue.record("There are no parts.")
    }
    #expect(isDone)
  }

  @Test("several threads may use the worker at the same time")
  func threads() throws {
    let worker = try #require(BandWorker.shared)
    let total = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 { worker.perform(5) { _ in total.value.add(1, ordering: .relaxed) } }
    }
    #expect(total.value.load(ordering: .relaxed) == 4 * 500 * 5)
  }

  @Test(
    "rows that are mixed and blended at once are those of two steps",
    arguments: [0, 1, 100, 255]
  )
  func mixedRows(second: Int) {
    var generator = SeededGenerator(seed: UInt64(second))
    let (first, second) = (UInt16(256 - max(second, 1)), UInt16(max(second, 1)))
    // Premultiplied pixels with signed bytes.
    func row() -> [UInt8] {
      (0..<53).flatMap { _ in
        let alpha = UInt8.random(in: 0...255, using: &generator)
        let color = (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &generator) }
        return (color + [alpha]).map { $0 ^ 128 }
      }
    }
    let (above, below) = (row(), row())
    let lower = (0..<53).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) }
    var mixed = [UInt32](repeating: 0, count: 53)
    mixed.withUnsafeMutableBytes { bytes in
      let target = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      ccairo_mix_rows(target, above, below, 53 * 4, second)
    }
    var expected = lower
    ccairo_blend_faded(&expected, 0, lower, 0, mixed, 0, 53, 1, 255)

    var blended = lower
    ccairo_blend_mixed(&blended, lower, above, below, 53, first, second)
    #expect(blended == expected)
  }

  @Test("a large picture has the pixels of its parts", .rule("R-LYR-15"), arguments: 1...3)
  func largePicture(seed: Int) {
    let size = CGSize(width: 600, height: 800)
    let content = RandomPicture(
      seed: UInt64(seed),
      size: size,
      hasBackdrops: false,
      hasGradients: false
    )
    let page = DisplayNode.group([.fill(CGRect(origin: .zero, size: size), .white), content.node])
    let whole = Picture(page, width: 600, height: 800)

    for x in stride(from: 0, to: 600, by: 150) {
      for y in stride(from: 0, to: 800, by: 200) {
        let moved = DisplayGroup(
          children: [page],
          transform: CGAffineTransform(translationX: CGFloat(-x), y: CGFloat(-y))
        )
        let part = Picture(.group(moved), width: 150, height: 200)
        #expect(part.firstDifference(from: whole, x: x, y: y) == nil, "\(x), \(y)")
      }
    }
  }
}

/// Rectangles from several threads.
private final class Recorder: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var rects: [PixelRect] = []

  func add(_ rect: PixelRect) { lock.withLock { rects.append(rect) } }
}

private final class Counter: Sendable {
  let value = Atomic<Int>(0)
}

extension Picture {
  /// Returns the first pixel that differs from that of a picture, which is moved by `x` and `y`.
  fileprivate func firstDifference(from other: Picture, x: Int, y: Int) -> String? {
    for row in 0..<rasterizer.size.height {
      for column in 0..<rasterizer.size.width
      where color(column, row) != other.color(column + x, row + y) {
        return "\(column), \(row)"
      }
    }
    return nil
  }
}
