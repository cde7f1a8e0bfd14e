import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Sheet layout")
struct SheetLayoutTests {
  private let phone = SheetLayout(
    size: CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  )
  private let pad = SheetLayout(
    size: CGSize(width: 834, height: 1194),
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    isWide: true
  )

  @Test(
    "on a phone in portrait the largest sheet ends below the safe area, with rounded top corners"
  )
  func upright() throws {
    #expect(phone.largest == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(phone.maximumDetentValue == 753)
    #expect(phone.roundedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(phone.card(height: 410) == CGRect(x: 0, y: 434, width: 390, height: 410))
    #expect(phone.dismissalDistance(of: phone.card(height: 410)) == 410)
  }

  @Test("the presenting view and a sheet below move back to the status bar's lower edge")
  func presenterTransform() throws {
    for frame in [CGRect(x: 0, y: 0, width: 390, height: 844), phone.largest] {
      let transform = try #require(phone.presenterTransform(of: frame, share: 1))
      let stepped = CGRect(
        x: -frame.width / 2,
        y: -frame.height / 2,
        width: frame.width,
        height: frame.height
      )
      .applying(transform).offsetBy(dx: frame.midX, dy: frame.midY)
      #expect(abs(stepped.minX - 16) < 0.001)
      #expect(abs(stepped.minY - 47) < 0.001)
      #expect(abs(stepped.width - 358) < 0.001)
    }
    #expect(phone.presenterTransform(of: phone.largest, share: 0) == .identity)
  }

  @Test(
    "in compact height the sheet fills the window unless it stays edge-attached",
    .rule("R-PRE-26")
  )
  func side() {
    var layout = SheetLayout(
      size: CGSize(width: 844, height: 390),
      safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
      isCompactHeight: true
    )
    #expect(layout.largest == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(layout.presenterTransform(of: layout.largest, share: 1) == nil)

    layout.staysAttached = true
    #expect(layout.largest == CGRect(x: 47, y: 10, width: 750, height: 380))
    layout.preferred = CGSize(width: 400, height: 0)
    layout.followsPreferredWidth = true
    #expect(layout.largest == CGRect(x: 222, y: 10, width: 400, height: 380))
  }

  @Test("in a regular width the sheet is centered", .rule("R-PRE-28"))
  func wide() {
    var layout = pad
    #expect(layout.largest == CGRect(x: 65, y: 117, width: 704, height: 960))
    layout.isForm = true
    #expect(layout.largest == CGRect(x: 147, y: 287, width: 540, height: 620))
    layout.preferred = CGSize(width: 300, height: 200)
    #expect(layout.largest == CGRect(x: 267, y: 497, width: 300, height: 200))
    #expect(layout.presenterTransform(of: layout.largest, share: 1) == nil)
    #expect(layout.bottom == 0)
  }

  @Test("a sheet centered over a source stays inside the window", .rule("R-PRE-28"))
  func source() {
    var layout = pad
    layout.isForm = true
    layout.source = CGRect(x: 500, y: 560, width: 100, height: 100)
    #expect(abs(layout.largest.maxX - 814) < 0.001)
    #expect(layout.largest.midY == 610)
    layout.source = CGRect(x: -900, y: -900, width: 10, height: 10)
    #expect(layout.largest.origin == CGPoint(x: 20, y: 44))
  }

  @Test("a tiny window gives no negative sizes")
  func tiny() {
    for isWide in [false, true] {
      let layout = SheetLayout(
        size: CGSize(width: 10, height: 5),
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        isWide: isWide
      )
      #expect(layout.largest.width >= 0 && layout.largest.height >= 0)
      #expect(layout.maximumDetentValue >= 0)
      #expect(layout.presenterTransform(of: layout.largest, share: 1) == nil)
    }
  }
}
