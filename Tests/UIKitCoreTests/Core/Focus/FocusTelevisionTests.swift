import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Focus: television", .releasesEverything) @MainActor
struct FocusTelevisionTests {
  @Test("an item is focused from the first frame on", .rule("R-FOC-5"))
  func firstFrame() {
    let tv = Simulator(.appleTV)
    let page = tv.show(FocusPage("A.B"))
    #expect(tv.focus == "A")

    page["A"].isHidden = true
    page["B"].isHidden = true
    #expect(tv.focus == nil)
    page["B"].isHidden = false
    #expect(tv.focus == "B")
  }

  @Test("neither a touch nor Escape hides the focus", .rule("R-FOC-5"))
  func stays() {
    let tv = Simulator(.appleTV)
    _ = tv.show(FocusPage("A.B"))

    tv.tap(at: CGPoint(x: 900, y: 900))
    #expect(tv.focus == "A")
    tv.press(.escape)
    #expect(tv.focus == "A")
  }

  @Test("Select triggers the primary action only", .rule("R-FOC-21"))
  func select() {
    let tv = Simulator(.appleTV)
    let page = tv.show(FocusPage("A.B"))

    #expect(tv.press(.return))
    #expect(page["A"].presses == ["primary"])
  }

  @Test("a focused item grows and casts a shadow, and has no ring", .rule("R-FOC-31"))
  func lift() {
    let tv = Simulator(.appleTV)
    let page = tv.show(FocusPage("AAAAAAAA.B"))
    tv.advance(by: 1)
    #expect(page["A"].transform.a > 1)
    #expect(page["A"].layer.shadowOpacity > 0)
    #expect(page["A"].layer.sublayers?.contains { $0.borderWidth > 0 } == false)

    tv.press(.rightArrow)
    tv.advance(by: 1)
    #expect(tv.focus == "B")
    #expect(page["A"].transform == .identity)
    #expect(page["A"].layer.shadowOpacity == 0)
    #expect(page["B"].transform.a > 1)
  }

  @Test("the scale of small items is limited", .rule("R-FOC-31"))
  func scale() {
    #expect(FocusLift.scale(of: CGSize(width: 240, height: 100)) == 1.1)
    #expect(FocusLift.scale(of: CGSize(width: 10, height: 10)) == FocusMetrics.largestScale)
    #expect(FocusLift.scale(of: .zero) == 1)
  }
}
