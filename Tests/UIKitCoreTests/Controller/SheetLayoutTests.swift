import Testing

@testable import UIKitCore

@MainActor @Suite("Sheet layout")
struct SheetLayoutTests {
  @Test("on an upright phone the card leaves a gap under the safe area, rounded above")
  func phone() throws {
    let layout = SheetLayout(size: CGSize(width: 390, height: 844), safeTop: 47)

    #expect(layout.card == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(layout.roundedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let transform = try #require(layout.presenterTransform)
    let stepped = CGRect(x: -195, y: -422, width: 390, height: 844).applying(transform)
      .offsetBy(dx: 195, dy: 422)
    #expect(abs(stepped.minX - 16) < 0.001)
    #expect(abs(stepped.minY - 47) < 0.001)
    #expect(abs(stepped.width - 358) < 0.001)
  }

  @Test("on a phone on its side the card fills the window and nothing steps back")
  func side() {
    let layout = SheetLayout(size: CGSize(width: 844, height: 390), safeTop: 0)

    #expect(layout.card == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(layout.presenterTransform == nil)
  }

  @Test("where there is room the card stands in the middle")
  func wide() {
    var layout = SheetLayout(size: CGSize(width: 834, height: 1194), safeTop: 24, isWide: true)

    #expect(layout.card == CGRect(x: 65, y: 117, width: 704, height: 960))
    layout.isForm = true
    #expect(layout.card == CGRect(x: 147, y: 287, width: 540, height: 620))
    layout.preferred = CGSize(width: 300, height: 200)
    #expect(layout.card == CGRect(x: 267, y: 497, width: 300, height: 200))
    #expect(layout.presenterTransform == nil)
  }

  @Test("a tiny or empty window gives a card of no negative size")
  func tiny() {
    for isWide in [false, true] {
      let layout = SheetLayout(size: CGSize(width: 10, height: 5), safeTop: 47, isWide: isWide)
      #expect(layout.card.width >= 0 && layout.card.height >= 0)
      #expect(layout.presenterTransform == nil)
    }
  }
}
