import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("Badge values")
struct BadgeValueTests {
  @Test(
    "badge strings are parsed as a dot, a number, a new badge or a text",
    .rule("CYL-101", "RDV-63"),
    arguments: [
      (nil, nil), ("", .dot), ("007", .count(7)), ("0", .count(0)), ("100", .count(100)),
      ("new", .new("new")), ("NEW", .new("NEW")), ("New", .text("New")), ("3x", .text("3x")),
      ("-1", .text("-1")), ("½", .text("½")), ("99999999999999999999", .count(.max)),
    ] as [(String?, TabBadge?)]
  )
  func reading(_ value: String?, _ badge: TabBadge?) {
    #expect(TabBadge(value: value) == badge)
  }

  @Test(
    "numbers are capped at the maximum and hidden at zero or below",
    .rule("CYL-102"),
    arguments: [
      (.count(1), "1"), (.count(99), "99"), (.count(100), "99+"), (.count(0), nil),
      (.count(-3), nil), (.count(1000, maximum: 999), "999+"), (.count(5, maximum: -1), "0+"),
      (.count(.max), "99+"), (.count(.min), nil),
    ] as [(TabBadge, String?)]
  )
  func numbers(_ badge: TabBadge, _ content: String?) {
    #expect(badge.content == content)
  }

  @Test("any text is shown; an empty text is a dot", .rule("RDV-63"))
  func texts() {
    #expect(TabBadge.text("0").content == "0")
    #expect(TabBadge.text("New").content == "New")
    #expect(TabBadge.text("").content == "")
    #expect(TabBadge.new().content == "NEW")
  }

  @Test("texts are limited to 100 characters", .rule("RDV-66"))
  func long() {
    let view = TabBadgeView(frame: .zero)
    view.badge = .text(String(repeating: "8", count: 10_000))

    #expect(view.badge?.content?.count == 100)
    #expect(view.layout.size.width < 1000)
  }
}
