import TestSupport
import Testing

@testable import UIKitCore

@Suite("Detent layout")
struct DetentLayoutTests {
  private typealias Identifier = DetentLayout.Identifier

  private func layout(_ values: [(Identifier, CGFloat?)], maximum: CGFloat = 700) -> DetentLayout {
    DetentLayout(values: values.map { ($0.0, $0.1) }, maximum: maximum, bottom: 34)
  }

  @Test(
    "heights are values above the safe area, sorted and limited to the maximum",
    .rule("R-PRE-21")
  )
  func heights() {
    let detents = layout([(.large, 700), ("b", 900), (.medium, 350), ("a", 100)])

    #expect(detents.stops.map(\.identifier.rawValue).first == "a")
    #expect(detents.stops.map(\.height) == [134, 384, 734, 734])
    #expect(detents.fullHeight == 734)
  }

  @Test("detents without a valid value are dropped; at least one remains", .rule("R-PRE-21"))
  func odd() {
    let detents = layout([
      ("a", nil), ("b", .nan), ("c", -5), ("d", .infinity), ("e", 0), ("f", 90),
    ])
    #expect(detents.stops == [.init(identifier: "f", height: 124)])

    #expect(layout([("a", nil)]).stops == [.init(identifier: .large, height: 734)])
    #expect(layout([]).stops == [.init(identifier: .large, height: 734)])
    #expect(layout([], maximum: -20).fullHeight == 34)
  }

  @Test("an unknown identifier selects the lowest detent", .rule("R-PRE-22"))
  func selection() {
    let detents = layout([(.medium, 350), (.large, 700)])
    #expect(detents.stop(.large).height == 734)
    #expect(detents.stop(nil).identifier == .medium)
    #expect(detents.stop("nobody").identifier == .medium)
    #expect(detents.stop(after: 384).identifier == .large)
    #expect(detents.stop(after: 734).identifier == .medium)
  }

  @Test("the dimming begins above the largest undimmed detent", .rule("R-PRE-23"))
  func dimming() {
    let detents = layout([("a", 66), (.medium, 350), (.large, 700)])

    #expect(detents.dimming(at: 100, undimmed: nil) == 1)
    #expect(detents.dimming(at: 50, undimmed: nil) == 0.5)
    #expect(detents.dimming(at: 384, undimmed: .medium) == 0)
    #expect(detents.dimming(at: 559, undimmed: .medium) == 0.5)
    #expect(detents.dimming(at: 900, undimmed: .medium) == 1)
    #expect(detents.dimming(at: 734, undimmed: .large) == 0)
    #expect(detents.dimming(at: 734, undimmed: "nobody") == 1)
  }

  @Test("the presenting view moves back only for a full-height sheet", .rule("R-PRE-29"))
  func presenterTransform() {
    let detents = layout([(.medium, 350), (.large, 700)])
    #expect(detents.presenterProgress(at: 384, undimmed: nil) == 0)
    #expect(detents.presenterProgress(at: 559, undimmed: nil) == 0.5)
    #expect(detents.presenterProgress(at: 734, undimmed: nil) == 1)
    #expect(detents.presenterProgress(at: 734, undimmed: .large) == 0)

    #expect(layout([(.medium, 350)]).presenterProgress(at: 384, undimmed: nil) == 0)
    #expect(layout([(.large, 700)]).presenterProgress(at: 367, undimmed: nil) == 0.5)
  }

  @Test("for random detents the heights stay sorted and inside the maximum")
  func random() {
    var state: UInt64 = 7
    func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 33) / CGFloat(UInt32.max >> 1)
    }
    for _ in 0..<300 {
      let values = (0..<Int(next() * 6)).map { index -> (Identifier, CGFloat?) in
        (Identifier("\(index)"), next() < 0.2 ? nil : next() * 1200 - 200)
      }
      let detents = layout(values)
      let model = values.compactMap { $0.1 }.filter { $0 > 0 }.map { min($0 + 34, 734) }.sorted()
      #expect(detents.stops.map(\.height) == (model.isEmpty ? [734] : model))
      for height in stride(from: CGFloat(0), through: 800, by: 50) {
        for share in [
          detents.dimming(at: height, undimmed: "1"),
          detents.presenterProgress(at: height, undimmed: "1"),
        ] {
          #expect((0...1).contains(share))
        }
      }
    }
  }
}

extension UISheetPresentationController.Detent.Identifier: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
