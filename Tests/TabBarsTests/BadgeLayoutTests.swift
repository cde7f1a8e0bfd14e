import TestSupport
import Testing
import UIKit

@testable import TabBars

@Suite("Badge layout")
struct BadgeLayoutTests {
  private let item = CGRect(x: 0, y: 0, width: 125, height: 58)
  private let picture = CGRect(x: 50, y: 10, width: 25, height: 25)

  private func style(_ change: (inout TabBadgeStyle) -> Void = { _ in }) -> TabBadgeStyle {
    var style = TabBadgeStyle()
    change(&style)
    return style
  }

  private func frame(
    _ content: TabBadgeLayout.Content,
    _ style: TabBadgeStyle,
    isRightToLeft: Bool = false
  ) -> CGRect {
    TabBadgeLayout(content, style: style)
      .frame(beside: picture, in: item, isRightToLeft: isRightToLeft)
  }

  @Test(
    "the top anchor aligns the badge with the image's trailing edge, 2 points below the item's top",
    .rule("RDV-64")
  )
  func top() {
    let style = style {
      $0.anchor = .top
      $0.margin = 4
    }
    let three = TabBadgeLayout.Content.text(CGSize(width: 8, height: 15))

    #expect(frame(three, style) == CGRect(x: 74, y: 2, width: 19, height: 19))
    #expect(frame(three, style, isRightToLeft: true) == CGRect(x: 32, y: 2, width: 19, height: 19))
  }

  @Test("an offset moves the badge toward the trailing edge and down", .rule("RDV-64", "CYL-105"))
  func offset() {
    let top = style {
      $0.anchor = .top
      $0.margin = 4
      $0.offset = UIOffset(horizontal: 3, vertical: 5)
    }
    let corner = style { $0.offset = UIOffset(horizontal: 3, vertical: 5) }
    let text = TabBadgeLayout.Content.text(CGSize(width: 8, height: 15))

    #expect(frame(text, top).origin == CGPoint(x: 77, y: 7))
    #expect(frame(.dot, corner).origin == CGPoint(x: 76, y: 11))
    #expect(frame(.dot, corner, isRightToLeft: true).origin == CGPoint(x: 41, y: 11))
  }

  @Test(
    "a dot is 8 points wide, its center 2 points outside the image's corner",
    .rule("CYL-103", "CYL-105")
  )
  func dot() {
    #expect(frame(.dot, style()) == CGRect(x: 73, y: 6, width: 8, height: 8))
    #expect(
      frame(.dot, style(), isRightToLeft: true) == CGRect(x: 44, y: 6, width: 8, height: 8)
    )
    #expect(TabBadgeLayout(.dot, style: style()).cornerRadius == 4)
  }

  @Test("a badge stays 2 points below the item's top unless its offset moves it", .rule("CYL-105"))
  func upperEdge() {
    let high = picture.offsetBy(dx: 0, dy: -8)
    let text = TabBadgeLayout.Content.text(CGSize(width: 8, height: 11))
    func top(_ style: TabBadgeStyle) -> CGFloat {
      TabBadgeLayout(text, style: style).frame(beside: high, in: item, isRightToLeft: false).minY
    }

    #expect(top(style()) == 2)
    #expect(top(style { $0.offset.vertical = -6 }) == -4)
  }

  @Test(
    "a text badge has a margin on all sides and is at least as wide as it is high",
    .rule("CYL-104"),
    arguments: [
      (CGSize(width: 5.2, height: 10.7), CGSize(width: 19, height: 19)),
      (CGSize(width: 20.1, height: 10.7), CGSize(width: 29, height: 19)),
    ]
  )
  func text(_ text: CGSize, _ size: CGSize) {
    #expect(TabBadgeLayout(.text(text), style: style()).size == size)
  }

  @Test(
    "corners are round, for new badges a third of the height, unless the style sets a radius",
    .rule("CYL-104")
  )
  func corners() {
    let text = CGSize(width: 20, height: 10)

    #expect(TabBadgeLayout(.text(text), style: style()).cornerRadius == 9)
    #expect(TabBadgeLayout(.new(text), style: style()).cornerRadius == 6)
    #expect(TabBadgeLayout(.new(text), style: style { $0.cornerRadius = 2 }).cornerRadius == 2)
  }

  @Test("sideMargin sets a separate horizontal margin", .rule("ES-10", "RAM-8"))
  func sideMargin() {
    let style = style {
      $0.margin = 2
      $0.sideMargin = 10
    }
    func size(_ width: CGFloat) -> CGSize {
      TabBadgeLayout(.text(CGSize(width: width, height: 16)), style: style).size
    }

    #expect(size(7) == CGSize(width: 18, height: 18))
    #expect(size(20) == CGSize(width: 30, height: 18))
  }

  @Test("a badge is kept inside its item horizontally", .rule("RDV-66"))
  func clamped() {
    let wide = frame(.text(CGSize(width: 92, height: 10)), style())
    let wider = frame(.text(CGSize(width: 3000, height: 10)), style())
    let mirrored = frame(.text(CGSize(width: 92, height: 10)), style(), isRightToLeft: true)

    #expect(wide.width == 100)
    #expect(wide.maxX == item.maxX)
    #expect(wider.minX == item.minX)
    #expect(wider.maxX == item.maxX)
    #expect(mirrored.minX == item.minX)
    #expect(mirrored.width == 100)
  }

  @Test(
    "invalid lengths count as 0",
    .rule("RDV-66"),
    arguments: [CGFloat.nan, .infinity, -5]
  )
  func odd(_ value: CGFloat) {
    let style = style {
      $0.margin = value
      $0.dotDiameter = value
      $0.cornerRadius = value
      $0.offset = UIOffset(horizontal: value.isFinite ? 0 : value, vertical: 0)
    }

    #expect(TabBadgeLayout(.dot, style: style).size == .zero)
    #expect(TabBadgeLayout(.dot, style: style).cornerRadius == 0)
    #expect(
      frame(.text(CGSize(width: 20, height: 10)), style).size == CGSize(width: 20, height: 10)
    )
    #expect(frame(.text(CGSize(width: value, height: value)), style).minX.isFinite)
  }
}
