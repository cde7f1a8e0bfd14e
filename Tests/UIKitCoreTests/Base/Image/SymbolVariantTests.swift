import TestSupport
import Testing

@testable import UIKitCore

@Suite("Variants of symbols")
struct SymbolVariantTests {
  private let drawn: Set<String> = [
    "person", "person.fill", "person.crop.circle", "bell", "plus", "gear", "a", "12",
  ]

  private func variant(_ name: String) -> SymbolVariant? {
    SymbolVariant(name, isDrawn: drawn.contains)
  }

  @Test(
    "a name is divided into a drawing and rules",
    .rule("R-SYM-1"),
    arguments: [
      ("bell", "bell", []),
      ("bell.fill", "bell", [.fill]),
      ("bell.slash", "bell", [.slash]),
      ("bell.slash.fill", "bell", [.fill, .slash]),
      ("bell.circle", "bell", [.enclosure(.circle, isFilled: false)]),
      ("bell.square.fill", "bell", [.enclosure(.square, isFilled: true)]),
      ("bell.badge", "bell", [.badge(nil)]),
      ("bell.badge.fill", "bell", [.fill, .badge(nil)]),
      ("person.crop.circle.badge.plus", "person.crop.circle", [.badge("plus")]),
      ("person.fill.badge.plus", "person.fill", [.badge("plus")]),
      ("bell.slash.circle.fill", "bell", [.slash, .enclosure(.circle, isFilled: true)]),
      ("12.circle", "12", [.enclosure(.circle, isFilled: false)]),
    ] as [(String, String, [SymbolVariant.Step])]
  )
  func parts(name: String, base: String, steps: [SymbolVariant.Step]) throws {
    let variant = try #require(self.variant(name))

    #expect(variant.base == base)
    #expect(variant.steps == steps)
  }

  @Test(
    "a name without a drawing, or filled twice, is unknown",
    .rule("R-SYM-1"),
    arguments: ["", ".", ".fill", "bird", "bell.fill.fill", "bell.hat", "bell.badge.bird"]
  )
  func unknown(name: String) {
    #expect(variant(name) == nil)
  }

  @Test("a triangle badge is a filled triangle with an exclamation mark", .rule("R-SYM-5"))
  func triangleBadge() throws {
    let variant = try #require(
      SymbolVariant("bell.trianglebadge.exclamationmark.fill") {
        ["bell", "exclamationmark.triangle"].contains($0)
      }
    )

    #expect(variant.base == "bell")
    #expect(variant.steps == [.fill, .badge("exclamationmark.triangle")])
  }

  @Test("a filled variant is as large as the outline", .rule("R-SYM-2"))
  func fillSize() throws {
    for name in ["lock", "doc.text", "shippingbox", "lightbulb", "eye", "archivebox"] {
      let outline = try #require(SymbolLibrary.parts(named: name, pen: 1.6)).bounds
      let filled = try #require(SymbolLibrary.parts(named: name + ".fill", pen: 1.6)).bounds

      #expect(abs(outline.width - filled.width) < 1.2, "\(name)")
      #expect(abs(outline.height - filled.height) < 1.2, "\(name)")
    }
  }

  @Test("a symbol in a shape is inside the shape", .rule("R-SYM-3"))
  func enclosure() throws {
    for name in ["plus", "bell", "link", "person", "arrow.up", "airplane", "w"] {
      let parts = try #require(SymbolLibrary.parts(named: name + ".circle", pen: 1.6))
      let ring = try #require(parts.first)
      let inner = Array(parts.dropFirst()).bounds

      #expect([ring].bounds == parts.bounds)
      #expect(hypot(inner.width, inner.height) < 22 - 2 * 1.6, "\(name)")
    }
  }

  @Test("a slash cuts a gap that is wider than its line", .rule("R-SYM-4"))
  func slash() throws {
    let parts = try #require(SymbolLibrary.parts(named: "bell.slash", pen: 1.6))

    guard case .ink(let line, _)? = parts.last, case .cut(let gap, _)? = parts.dropLast().last,
      case .ink(let shape, _)? = gap.first
    else {
      Issue.record("no line and gap at the end")
      return
    }
    #expect(shape.width ?? 0 > (line.width ?? 0) + 2)
    #expect(line.path == shape.path)
  }

  @Test("a badge is in the lower-right corner, a dot in the upper-right one", .rule("R-SYM-5"))
  func badge() throws {
    let base = try #require(SymbolLibrary.parts(named: "folder", pen: 1.6)).bounds
    let badge = try #require(SymbolLibrary.parts(named: "folder.badge.minus", pen: 1.6))
      .filter { $0.isPrimaryInk }.bounds
    let dot = try #require(SymbolLibrary.parts(named: "folder.badge", pen: 1.6))
      .filter { $0.isPrimaryInk }.bounds

    #expect(badge.midX > base.midX && badge.midY > base.midY)
    #expect(dot.midX > base.midX && dot.midY < base.midY)
  }

  @Test("directions are turned and mirrored", .rule("R-SYM-6"))
  func directions() throws {
    let up = try #require(SymbolLibrary.parts(named: "chevron.up", pen: 1.6)).bounds
    let right = try #require(SymbolLibrary.parts(named: "chevron.right", pen: 1.6)).bounds
    let left = try #require(SymbolLibrary.parts(named: "sidebar.left", pen: 1.6)).bounds
    let mirrored = try #require(SymbolLibrary.parts(named: "sidebar.right", pen: 1.6)).bounds

    #expect(abs(up.width - right.height) < 0.001 && abs(up.height - right.width) < 0.001)
    #expect(abs(left.minX - (24 - mirrored.maxX)) < 0.001)
    #expect(SymbolDirection.followsReadingDirection("chevron.forward"))
    #expect(!SymbolDirection.followsReadingDirection("chevron.right"))
    #expect(!SymbolDirection.followsReadingDirection("forward.fill"))
    #expect(SymbolDirection.followsReadingDirection("speaker.wave.2.fill"))
    #expect(!SymbolDirection.followsReadingDirection("hifispeaker"))
  }

  @Test("letters and numbers to 50 are available in shapes", .rule("R-SYM-7"))
  func characters() {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let numbers = (0...50).map(String.init)

    for name in letters + numbers {
      #expect(SymbolLibrary.parts(named: name + ".circle", pen: 1.6) != nil, "\(name)")
      #expect(SymbolLibrary.parts(named: name + ".square.fill", pen: 1.6) != nil, "\(name)")
    }
    #expect(SymbolLibrary.parts(named: "51.circle", pen: 1.6) == nil)
  }

  @Test("every listed name has a drawing")
  func listedNames() {
    #expect(SymbolNames.all.count >= 1_000)
    #expect(Set(SymbolNames.all).count == SymbolNames.all.count)
    for name in SymbolNames.all {
      let bounds = SymbolLibrary.parts(named: name, pen: 3.1)?.bounds
      #expect(bounds?.isNull == false && bounds?.isInfinite == false, "\(name)")
    }
  }

  @Test(
    "the nearest name to a misspelled one",
    .rule("R-SYM-12"),
    arguments: [
      ("gear.shape", "gearshape"), ("magnifying.glass", "magnifyingglass"),
      ("fill.heart", "heart.fill"), ("Trash", "trash"),
    ]
  )
  func nearest(name: String, known: String) {
    #expect(SymbolNames.nearest(to: name) == known)
  }

  @Test("a name that resembles nothing has no nearest name", .rule("R-SYM-12"))
  func nothingNear() {
    #expect(SymbolNames.nearest(to: "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq") == nil)
  }
}

extension SymbolPart {
  fileprivate var isPrimaryInk: Bool {
    if case .ink(_, let layer) = self { return layer.level == 1 }
    return false
  }
}
