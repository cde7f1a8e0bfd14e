import TestSupport
import Testing

@testable import UIKitCore

@Suite("WheelGeometry: rows of a wheel", .rule("R-PICK-4"))
struct WheelGeometryTests {
  private let wheel = WheelGeometry(rowHeight: 32, height: 216)

  @Test("the selected row is at the center in its full size")
  func center() {
    let place = wheel.placement(ofRow: 5, offset: 160)
    #expect(place == .init(y: 0, scale: CGSize(width: 1, height: 1), alpha: 1))
  }

  @Test("rows become smaller and fainter toward the edges, and do not overlap")
  func edges() {
    let places = (5...9).map { wheel.placement(ofRow: $0, offset: 160) }
    for (inner, outer) in zip(places, places.dropFirst()) {
      #expect(outer.y > inner.y && outer.y < 108)
      #expect(outer.scale.height < inner.scale.height)
      #expect(outer.scale.width < inner.scale.width)
      #expect(outer.alpha < inner.alpha)
      #expect(outer.alpha / inner.alpha < outer.scale.height / inner.scale.height)
    }
    #expect((0.45...0.55).contains(places[1].alpha) && places[4].alpha < 0.1)
  }

  @Test("only rows at the front are visible")
  func visible() {
    #expect(wheel.visibleRows(offset: 160, count: 100) == 0..<11)
    #expect(wheel.visibleRows(offset: 1600, count: 100) == 45..<56)
    #expect(wheel.visibleRows(offset: 0, count: 3) == 0..<3)
    #expect(wheel.visibleRows(offset: 0, count: 0).isEmpty)
    #expect(wheel.visibleRows(offset: .nan, count: 9).isEmpty)
  }

  @Test("each visible row is found where it is drawn")
  func hits() {
    for row in 2...8 {
      let y = wheel.placement(ofRow: row, offset: 160).y
      #expect(wheel.row(at: y, offset: 160, count: 100) == row)
    }
    #expect(wheel.row(at: 40, offset: 0, count: 1) == nil)
  }

  @Test("the nearest row is limited to the existing rows", .rule("R-PICK-5"))
  func nearest() {
    #expect(wheel.row(atOffset: 47, count: 9) == 1)
    #expect(wheel.row(atOffset: 49, count: 9) == 2)
    #expect(wheel.row(atOffset: -500, count: 9) == 0)
    #expect(wheel.row(atOffset: 5000, count: 9) == 8)
  }

  @Test("components share the width, and are narrowed or centered", .rule("R-PICK-3"))
  func layout() {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 216)
    func frames(_ widths: [CGFloat?], _ isMirrored: Bool = false) -> [CGRect] {
      PickerLayout.frames(widths: widths, in: bounds, isRightToLeft: isMirrored)
    }
    #expect(frames([nil]).map(\.width) == [284])
    #expect(frames([nil, nil]).map(\.width) == [139.5, 139.5])
    #expect(frames([100, nil]).map(\.width) == [100, 179])
    #expect(frames([50, 50]).map(\.minX) == [107.5, 162.5])
    #expect(frames([50, 50], true).map(\.minX) == [162.5, 107.5])
    #expect(frames([500, 500]).map(\.width) == [139.5, 139.5])
    #expect(frames([]).isEmpty)
  }
}
