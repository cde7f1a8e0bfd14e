import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Tab bar: changes of the layout direction", .rule("R-RTL-1", "R-RTL-2")) @MainActor
struct TabBarDirectionTests {
  private func frames(_ stage: AdaptiveStage) -> [CGRect] { stage.bar.row.buttons.map(\.frame) }

  /// Returns the badge's edges relative to the icon's center.
  private func badge(_ stage: AdaptiveStage) -> (CGFloat, CGFloat)? {
    let button = stage.bar.row.buttons[3]
    guard let badge = button.badgeView else { return nil }
    let middle = button.imageView.frame.midX
    return (badge.frame.minX - middle, badge.frame.maxX - middle)
  }

  @Test("changing the language mirrors items and badges, not indexes and subviews")
  func language() throws {
    let stage = AdaptiveStage()
    let before = frames(stage)
    let subviews = stage.bar.subviews
    let (start, end) = try #require(badge(stage))

    stage.phone.layoutDirection = .rightToLeft
    #expect(frames(stage) == before.reversed())
    #expect(stage.bar.subviews == subviews)
    #expect(stage.tabs.selectedIndex == 0)
    let (mirroredStart, mirroredEnd) = try #require(badge(stage))
    #expect(abs(mirroredStart + end) <= 0.5)
    #expect(abs(mirroredEnd + start) <= 0.5)

    stage.phone.layoutDirection = .leftToRight
    #expect(frames(stage) == before)
    #expect(try #require(badge(stage)) == (start, end))
  }

  @Test("semanticContentAttribute mirrors the bar only")
  func attribute() throws {
    let stage = AdaptiveStage()
    let before = frames(stage)
    let (start, end) = try #require(badge(stage))

    stage.bar.semanticContentAttribute = .forceRightToLeft
    stage.phone.advance(by: 0.1)
    #expect(frames(stage) == before.reversed())
    let (mirroredStart, mirroredEnd) = try #require(badge(stage))
    #expect(abs(mirroredStart + end) <= 0.5)
    #expect(abs(mirroredEnd + start) <= 0.5)

    stage.phone.layoutDirection = .rightToLeft
    stage.bar.semanticContentAttribute = .forceLeftToRight
    stage.phone.advance(by: 0.1)
    #expect(frames(stage) == before)
    #expect(try #require(badge(stage)) == (start, end))

    stage.bar.semanticContentAttribute = .unspecified
    stage.phone.advance(by: 0.1)
    #expect(frames(stage) == before.reversed())
  }

  @Test("on a compact bar icon and title change sides", .rule("R-LAY-2"))
  func inline() {
    let stage = AdaptiveStage(on: .iPhone15)
    for item in stage.bar.items ?? [] { item.title = "Title" }
    stage.phone.rotate(to: .landscapeLeft)
    let button = stage.bar.row.buttons[1]
    #expect(button.imageView.frame.maxX < button.label.frame.minX)

    stage.phone.layoutDirection = .rightToLeft
    #expect(button.imageView.frame.minX > button.label.frame.maxX)

    stage.bar.semanticContentAttribute = .forceLeftToRight
    stage.phone.advance(by: 0.1)
    #expect(button.imageView.frame.maxX < button.label.frame.minX)
  }

  @Test("a tap in a mirrored bar selects the item under it")
  func taps() {
    let stage = AdaptiveStage()
    stage.phone.layoutDirection = .rightToLeft

    stage.phone.tap(at: CGPoint(x: 370, y: 640))
    #expect(stage.tabs.selectedIndex == 0)
    stage.phone.tap(at: CGPoint(x: 5, y: 640))
    #expect(stage.tabs.selectedIndex == 3)
  }
}
