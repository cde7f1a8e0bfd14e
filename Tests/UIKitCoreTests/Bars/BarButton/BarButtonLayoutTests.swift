import TestSupport
import Testing

@testable import UIKitCore

@Suite("BarButtonLayout")
struct BarButtonLayoutTests {
  private let bounds = CGRect(x: 16, y: 0, width: 300, height: 44)

  private func text(_ width: CGFloat) -> BarButtonLayout.Element {
    .button(.init(size: CGSize(width: width, height: 0), padding: 8, leastWidth: 44))
  }

  private func view(_ width: CGFloat, _ height: CGFloat = 30) -> BarButtonLayout.Element {
    .button(.init(size: CGSize(width: width, height: height)))
  }

  private func frames(
    _ elements: [BarButtonLayout.Element],
    isRightToLeft: Bool = false
  ) -> [CGRect?] {
    BarButtonLayout(elements: elements, bounds: bounds, isRightToLeft: isRightToLeft).frames
  }

  @Test(
    "the visible content of the first button begins at the margin",
    .rule("R-BBI-25", "R-TOOL-1")
  )
  func leadingEdge() {
    let frames = frames([text(60), text(50)])

    #expect(frames[0] == CGRect(x: 8, y: 0, width: 60, height: 44))
    #expect(frames[1] == CGRect(x: 68, y: 0, width: 50, height: 44))
  }

  @Test("custom views are 8 points apart and keep their height", .rule("R-BBI-25"))
  func customViews() {
    let frames = frames([view(100), view(40, 20)])

    #expect(frames[0] == CGRect(x: 16, y: 7, width: 100, height: 30))
    #expect(frames[1] == CGRect(x: 124, y: 12, width: 40, height: 20))
  }

  @Test("a flexible space takes the remaining width", .rule("R-BBI-26"))
  func oneFlexible() {
    let frames = frames([text(60), .flexibleSpace, text(50)])

    #expect(frames[0]?.minX == 8)
    #expect(frames[1] == nil)
    #expect(frames[2]?.maxX == bounds.maxX + 8)
  }

  @Test("flexible spaces have equal widths, also at the ends", .rule("R-BBI-26"))
  func severalFlexible() {
    let frames = frames([.flexibleSpace, view(60), .flexibleSpace, .flexibleSpace, view(60)])

    #expect(frames[1]?.minX == 76)
    #expect(frames[4]?.minX == 256)
  }

  @Test("a fixed space has its width, and negative widths count as 0", .rule("R-BBI-25"))
  func fixedSpaces() {
    let wide = frames([view(50), .fixedSpace(20), view(50)])
    let negative = frames([view(50), .fixedSpace(-20), view(50)])

    #expect(wide[2]?.minX == 86)
    #expect(negative[2]?.minX == 66)
  }

  @Test("in right-to-left layouts the row is mirrored", .rule("R-TOOL-1"))
  func rightToLeft() {
    let elements = [text(60), .fixedSpace(12), view(40), .flexibleSpace, text(70)]
    let left = frames(elements)
    let right = frames(elements, isRightToLeft: true)

    for (one, other) in zip(left, right) {
      #expect(one?.width == other?.width)
      let mirrored = one.map { 2 * bounds.midX - $0.maxX }
      #expect(mirrored == other?.minX)
    }
  }

  @Test("a trailing row ends at the margin")
  func trailing() {
    let layout = BarButtonLayout(
      elements: [text(60), text(50)],
      bounds: bounds,
      packing: .trailing
    )

    #expect(layout.frames[1]?.maxX == bounds.maxX + 8)
    #expect(layout.frames[0]?.maxX == layout.frames[1]?.minX)
    #expect(layout.fittingWidth == 94)
  }

  @Test("if the space is insufficient, the widest titles are truncated first", .rule("R-BBI-28"))
  func cutting() {
    let frames = frames([text(60), text(180), text(200)])

    #expect(frames[0]?.width == 60)
    #expect(frames[1]?.width == 128)
    #expect(frames[2]?.width == 128)
    #expect(frames[2]?.maxX == bounds.maxX + 8)
  }

  @Test("buttons at their minimum width overflow at the trailing end", .rule("R-BBI-28"))
  func overflow() {
    let frames = frames((0..<10).map { _ in text(100) })

    #expect(frames.allSatisfy { $0?.width == 44 })
    #expect(frames[9]?.minX == 404)
  }

  @Test("invalid sizes count as 0", .rule("R-BBI-35"))
  func oddSizes() {
    let frames = frames([
      view(.nan), .fixedSpace(.infinity), view(-20), view(40, .nan), text(.infinity),
    ])

    #expect(frames.compactMap { $0 }.allSatisfy { $0.minX.isFinite && $0.width.isFinite })
    #expect(frames[3]?.width == 40)
    #expect(frames[3]?.height == 44)
  }

  @Test("a row without elements has no frames and no width")
  func empty() {
    let layout = BarButtonLayout(elements: [], bounds: bounds)

    #expect(layout.frames.isEmpty)
    #expect(layout.fittingWidth == 0)
  }

  @Test(
    "random rows keep their order, do not overlap, and fill the width if a space is flexible",
    .rule("R-BBI-26", "R-BBI-28"),
    arguments: 0..<200 as Range<UInt64>
  )
  func atRandom(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let elements = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      randomElement(using: &generator)
    }
    let room = CGRect(
      x: CGFloat.random(in: 0...20, using: &generator).rounded(),
      y: 0,
      width: CGFloat.random(in: 0...800, using: &generator).rounded(),
      height: 44
    )
    let isMirrored = Bool.random(using: &generator)
    let layout = BarButtonLayout(elements: elements, bounds: room, isRightToLeft: isMirrored)

    let frames = layout.frames.compactMap { $0 }
    let inOrder = isMirrored ? frames.reversed() : frames

    for (one, next) in zip(inOrder, inOrder.dropFirst()) { #expect(one.maxX <= next.minX + 0.001) }
    for (frame, button) in zip(frames, buttons(in: elements)) {
      #expect(frame.width <= button.size.width + 0.5)
      #expect(frame.width >= button.leastWidth - 0.5)
    }
    guard layout.fittingWidth <= room.width, elements.contains(.flexibleSpace) else { return }
    #expect(frames.allSatisfy { room.insetBy(dx: -8.5, dy: 0).contains($0) })
    if case .button(let last)? = elements.last, let end = isMirrored ? inOrder.first : inOrder.last
    {
      let edge = isMirrored ? end.minX - (room.minX - last.padding) : end.maxX - room.maxX
      #expect(abs(isMirrored ? edge : edge - last.padding) <= 0.5)
    }
  }

  private func buttons(in elements: [BarButtonLayout.Element]) -> [BarButtonLayout.Button] {
    elements.compactMap { element in
      guard case .button(let button) = element else { return nil }
      return button
    }
  }

  private func randomElement(using generator: inout SeededGenerator) -> BarButtonLayout.Element {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .flexibleSpace
    case 1: .fixedSpace(CGFloat.random(in: -10...40, using: &generator).rounded())
    case 2: view(CGFloat.random(in: 0...120, using: &generator).rounded())
    default: text(CGFloat.random(in: 44...200, using: &generator).rounded())
    }
  }
}
