import QuartzCore
import TestSupport
import Testing

@testable import GtkHost

@Suite("GtkHost: the parts of a window to repaint")
struct DamageMarkersTests {
  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test("a part that changes again keeps its marker", .rule("R-WIN-25"))
  func again() {
    var markers = DamageMarkers(limit: 4)
    let whole = markers.add(rect(0, 0, 390, 844))
    markers.painted()
    let badge = markers.add(rect(200, 800, 10, 12))
    markers.painted()

    let badgeAgain = markers.add(rect(200, 800, 10, 12))
    let wholeAgain = markers.add(rect(0, 0, 390, 844))

    #expect(badge != whole)
    #expect(badgeAgain == badge)
    #expect(wholeAgain == whole)
    #expect(markers.rects[badge] == rect(200, 800, 10, 12))
  }

  @Test("parts that were not painted yet stay marked", .rule("R-WIN-25"))
  func notPainted() {
    var markers = DamageMarkers(limit: 2)
    _ = markers.add(rect(0, 0, 10, 10))
    _ = markers.add(rect(100, 0, 10, 10))
    _ = markers.add(rect(12, 0, 10, 10))

    #expect(Set(markers.rects) == [rect(0, 0, 22, 10), rect(100, 0, 10, 10)])
  }

  @Test(
    "if all markers are in use, the one is taken that repaints the fewest other pixels",
    .rule("R-WIN-25")
  )
  func full() {
    var markers = DamageMarkers(limit: 3)
    let areas = [rect(0, 0, 390, 700), rect(0, 700, 390, 144), rect(0, 0, 5, 5)]
    for area in areas {
      _ = markers.add(area)
      markers.painted()
    }

    _ = markers.add(rect(100, 100, 20, 20))

    #expect(Set(markers.rects) == [areas[0], areas[1], rect(100, 100, 20, 20)])
  }

  @Test("the changes of any number of parts are marked", .rule("R-WIN-25"))
  func many() {
    var markers = DamageMarkers(limit: 3)
    let parts = (0..<40).map { rect($0 * 9 % 200, $0 * 31 % 500, 4 + $0 % 7, 3 + $0 % 5) }

    for part in parts { _ = markers.add(part) }

    for part in parts {
      #expect(
        markers.rects.contains {
          $0.x <= part.x && $0.y <= part.y && $0.x + $0.width >= part.x + part.width
            && $0.y + $0.height >= part.y + part.height
        }
      )
    }
  }
}
