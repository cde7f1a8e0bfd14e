import TestSupport
import Testing

@testable import UIKitCore

@Suite("Badge sizes")
struct BadgeTests {
  @Test("one digit gives a circle of 18 points", .rule("M-BDG-1", "R-BDG-1"))
  func circle() {
    #expect(Badge(textWidth: 7.5).size == CGSize(width: 18, height: 18))
    #expect(Badge(textWidth: 7.5).cornerRadius == 9)
  }

  @Test("two digits give 24 points: the text plus 10 points", .rule("M-BDG-1", "M-BDG-3"))
  func capsule() {
    #expect(Badge(textWidth: 14).size == CGSize(width: 24, height: 18))
  }

  @Test("widths are whole points", .rule("M-BDG-3"))
  func wholeWidths() {
    #expect(Badge(textWidth: 14.3).size.width == 24)
    #expect(Badge(textWidth: 24.7).size.width == 35)
  }

  @Test("a long text is not truncated", .rule("R-BDG-2"))
  func longText() {
    #expect(Badge(textWidth: 400).size.width == 410)
  }

  @Test("an empty text gives an empty circle")
  func emptyText() {
    #expect(Badge(textWidth: 0).size == CGSize(width: 18, height: 18))
  }

  @Test("a larger font makes the badge higher")
  func largeFont() {
    #expect(Badge(textWidth: 10, textHeight: 24.2).size == CGSize(width: 25, height: 25))
  }

  @Test("invalid widths count as 0")
  func brokenWidth() {
    #expect(Badge(textWidth: .nan).size.width == 18)
    #expect(Badge(textWidth: -.infinity, textHeight: .nan).size.height == 18)
  }
}
