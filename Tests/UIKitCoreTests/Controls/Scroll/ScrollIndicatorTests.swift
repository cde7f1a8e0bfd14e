import QuartzCore
import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Scrolling: indicators") struct ScrollIndicatorTests {
  /// The frames of the visible indicators relative to the view, the vertical one first.
  private func bars(of scroll: UIScrollView) -> [CGRect] {
    (scroll.layer.sublayers ?? [])
      .filter { $0.cornerRadius == 1.5 && ($0.presentation() ?? $0).opacity > 0 }
      .map { $0.frame.offsetBy(dx: -scroll.bounds.minX, dy: -scroll.bounds.minY) }
  }

  @Test("an indicator appears while scrolling and fades out afterwards", .rule("R-SCR-62"))
  func fading() {
    let stage = ScrollStage()
    #expect(bars(of: stage.scroll).isEmpty)

    stage.pull(0, -110)
    #expect(bars(of: stage.scroll).count == 1)
    stage.phone.advance(by: 0.28)
    #expect(bars(of: stage.scroll).count == 1)
    stage.phone.advance(by: 0.15)
    let bar = stage.scroll.layer.sublayers?.first { $0.cornerRadius == 1.5 }
    let opacity = bar?.presentation()?.opacity ?? 1
    #expect(opacity > 0 && opacity < 1)
    stage.phone.advance(by: 0.3)
    #expect(bars(of: stage.scroll).isEmpty)
    #expect(!stage.phone.window.screen.isAnimating)
  }

  @Test(
    "the vertical indicator is at the right edge and follows the offset",
    .rule("R-SCR-60", "R-SCR-63")
  )
  func place() throws {
    let stage = ScrollStage()
    stage.scroll.flashScrollIndicators()
    let top = try #require(bars(of: stage.scroll).first)
    #expect(top.minX == 387 && top.width == 3 && top.minY == 3)
    #expect(abs(top.height - 846 * 852 / 3000) < 0.5)

    stage.scroll.contentOffset.y = 2148
    let bottom = try #require(bars(of: stage.scroll).first)
    #expect(abs(bottom.maxY - 849) < 0.5)
  }

  @Test(
    "flashing shows the bars for a moment",
    .rule("R-SCR-62"),
    .defaults("UIScrollView.flashScrollIndicators"),
    .member("UIScrollView.flashScrollIndicators")
  )
  func flash() {
    let stage = ScrollStage(content: CGSize(width: 1000, height: 2000))
    stage.scroll.flashScrollIndicators()
    #expect(bars(of: stage.scroll).count == 2)
    stage.phone.advance(by: 1)
    #expect(bars(of: stage.scroll).isEmpty)
  }

  @Test(
    "each bar can be left out",
    .member(
      "UIScrollView.showsVerticalScrollIndicator",
      "UIScrollView.showsHorizontalScrollIndicator"
    )
  )
  func leavingOut() {
    let stage = ScrollStage(content: CGSize(width: 1000, height: 2000))
    stage.scroll.showsVerticalScrollIndicator = false
    stage.scroll.flashScrollIndicators()
    #expect(bars(of: stage.scroll).map(\.height) == [3])
    stage.scroll.showsVerticalScrollIndicator = true
    stage.scroll.showsHorizontalScrollIndicator = false
    #expect(bars(of: stage.scroll).map(\.width) == [3])
  }

  @Test("in right-to-left layout the vertical indicator is at the left edge", .rule("R-SCR-63"))
  func mirrored() {
    let stage = ScrollStage()
    stage.phone.layoutDirection = .rightToLeft
    stage.scroll.flashScrollIndicators()
    #expect(bars(of: stage.scroll).first?.minX == 3)
  }

  @Test(
    "bars keep to their insets and out of the safe area",
    .rule("R-SCR-63", "R-SAFE-5"),
    .member(
      "UIScrollView.verticalScrollIndicatorInsets",
      "UIScrollView.horizontalScrollIndicatorInsets",
      "UIScrollView.scrollIndicatorInsets",
      "UIScrollView.automaticallyAdjustsScrollIndicatorInsets"
    )
  )
  func insets() {
    let stage = ScrollStage(content: CGSize(width: 1000, height: 2000), on: .iPhone15)
    let scroll = stage.scroll
    scroll.flashScrollIndicators()
    #expect(bars(of: scroll).first?.minY == 62)

    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(bars(of: scroll).first?.minY == 3)
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 5)
    #expect(bars(of: scroll).first?.origin == CGPoint(x: 382, y: 23))
    scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 8, bottom: 10, right: 0)
    #expect(bars(of: scroll).last?.maxY == 839)
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(scroll.verticalScrollIndicatorInsets == scroll.horizontalScrollIndicatorInsets)
    #expect(scroll.scrollIndicatorInsets.top == 1)
  }

  @Test(
    "bars are dark on light and light on dark, unless told otherwise",
    .rule("R-SCR-64"),
    .member(
      "UIScrollView.indicatorStyle",
      "UIScrollView.IndicatorStyle.default",
      "UIScrollView.IndicatorStyle.black",
      "UIScrollView.IndicatorStyle.white"
    )
  )
  func style() {
    let stage = ScrollStage()
    func isLight() -> Bool? {
      let bar = stage.scroll.layer.sublayers?.first { $0.cornerRadius == 1.5 }
      return bar?.backgroundColor.map { $0.red > 0.5 }
    }
    stage.scroll.flashScrollIndicators()
    #expect(isLight() == false)
    stage.phone.userInterfaceStyle = .dark
    #expect(isLight() == true)
    stage.scroll.indicatorStyle = .black
    #expect(isLight() == false)
    stage.phone.userInterfaceStyle = .light
    stage.scroll.indicatorStyle = .white
    #expect(isLight() == true)
  }

  @Test("indicators stay in front of later views, and are not in subviews")
  func inFront() {
    let stage = ScrollStage()
    stage.scroll.flashScrollIndicators()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    stage.scroll.addSubview(row)
    stage.scroll.contentOffset.y = 10

    #expect(stage.scroll.subviews == [row])
    #expect(stage.scroll.layer.sublayers?.first === row.layer)
  }
}
