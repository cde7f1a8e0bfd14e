import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Tab bar: fade to and from the scroll edge appearance", .rule("R-APP-13")) @MainActor
struct TabBarFadeTests {
  private let stage: Stage
  private let page = ScrollingPage(contentHeight: 3_000, title: "Long")
  private let other = ScrollingPage(contentHeight: 10, title: "Short")

  init() {
    let tabs = UITabBarController()
    tabs.viewControllers = [page, other]
    stage = Stage(tabs)
    page.view.backgroundColor = .black
    stage.advance(by: 0.5)
  }

  private var bar: UITabBar { stage.tabs.tabBar }
  private var background: _UIBarBackground { bar.backgroundView }

  /// The intensity of the blur in the presentation layer.
  private var strength: CGFloat {
    guard let layer = background.effectView?.subviews.first?.layer else { return 0 }
    return ((layer.presentation() ?? layer) as? CABackdropLayer)?.intensity ?? 0
  }

  private func scroll(toEnd: Bool) { page.scrollView.contentOffset.y = toEnd ? 2_500 : 0 }

  private func brightness() -> Int {
    let frame = bar.convert(CGPoint(x: 3, y: 60), to: stage.phone.window)
    let pixel = stage.phone.screenshot().pixel(Int(frame.x * 3), Int(frame.y * 3))
    return pixel?[0] ?? 0
  }

  // MARK: Animation

  @Test("the blur fades out in a quarter of a second and is then removed")
  func course() {
    #expect(strength == 1)

    scroll(toEnd: true)
    var values: [CGFloat] = []
    for _ in 0..<14 {
      stage.advance(by: 1.0 / 60)
      values.append(strength)
    }
    #expect(values == values.sorted(by: >))
    #expect(values.allSatisfy { $0 > 0 && $0 <= 1 })
    #expect(values[7] > 0.3 && values[7] < 0.7)

    stage.advance(by: 0.1)
    #expect(background.subviews.isEmpty)
    #expect(!stage.phone.window.screen.isAnimating)
  }

  @Test("the pixels change continuously")
  func pixels() {
    let standard = UITabBarAppearance.colored(.white)
    bar.standardAppearance = standard
    stage.advance(by: 0.1)
    #expect(brightness() == 255)

    scroll(toEnd: true)
    var values: [Int] = []
    for _ in 0..<16 {
      stage.advance(by: 1.0 / 60)
      values.append(brightness())
    }
    #expect(values == values.sorted(by: >))
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 - $1 < 60 })
    stage.advance(by: 0.1)
    #expect(brightness() == 0)
  }

  @Test("a color changes into another color in one view")
  func colors() {
    bar.standardAppearance = .colored(.white)
    bar.scrollEdgeAppearance = .colored(.red)
    stage.advance(by: 0.1)
    let view = background.imageView

    scroll(toEnd: true)
    stage.advance(by: 0.1)
    #expect(background.imageView === view)
    #expect(background.subviews.count == 2)
    stage.advance(by: 0.3)
    #expect(view?.backgroundColor == .red)
  }

  @Test("two images exist only during the fade")
  func pictures() {
    bar.standardAppearance = .colored(.white)
    let picture = UITabBarAppearance.colored(.red)
    picture.backgroundImage = .filled(.green, width: 8, height: 8)
    picture.shadowImage = .filled(.blue, width: 8, height: 8)
    bar.scrollEdgeAppearance = picture
    stage.advance(by: 0.1)

    scroll(toEnd: true)
    stage.advance(by: 0.1)
    #expect(background.subviews.count == 4)
    #expect(background.subviews.allSatisfy { !$0.frame.isEmpty })
    stage.advance(by: 0.3)
    #expect(background.subviews.map { $0 } == [background.imageView, background.shadowView])
    #expect(background.imageView?.alpha == 1)
  }

  @Test("there is at most one blur view, also between two effects")
  func blurs() {
    let thin = UITabBarAppearance()
    thin.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
    bar.scrollEdgeAppearance = thin
    stage.advance(by: 0.1)

    scroll(toEnd: true)
    stage.advance(by: 0.1)
    #expect(background.subviews.count { $0 is UIVisualEffectView } == 1)
    stage.advance(by: 0.3)
    #expect(background.effectView?.effect == UIBlurEffect(style: .systemThinMaterial))
    #expect(strength == 1)
  }

  @Test("items cross-fade if their colors change, and otherwise do not animate")
  func items() {
    let button = bar.row.buttons[0]
    scroll(toEnd: true)
    #expect(button.layer.animationKeys() == nil)
    stage.advance(by: 0.5)

    scroll(toEnd: false)
    stage.advance(by: 0.5)
    let red = UITabBarAppearance()
    red.stackedLayoutAppearance.selected.iconColor = .red
    bar.scrollEdgeAppearance = red
    scroll(toEnd: true)
    #expect(button.layer.animationKeys() == ["transition"])
    stage.advance(by: 0.5)
    #expect(button.imageView.tintColor == .red)
    #expect(button.layer.animationKeys() == nil)
  }

  // MARK: No fade

  @Test("a change of the appearance itself is not animated")
  func plainChange() {
    bar.standardAppearance = .colored(.red)

    #expect(background.effectView == nil)
    #expect(background.imageView?.backgroundColor == .red)
    #expect(background.imageView?.layer.animationKeys() == nil)
    #expect(!stage.phone.window.screen.isAnimating)
  }

  @Test("with Reduce Motion there is no fade")
  func reducedMotion() {
    stage.phone.reducesMotion = true

    scroll(toEnd: true)

    #expect(background.subviews.isEmpty)
  }

  @Test("a bar does not fade into its first appearance")
  func firstLook() {
    let tabs = UITabBarController()
    tabs.viewControllers = [ScrollingPage(contentHeight: 3_000)]
    let stage = Stage(tabs)

    #expect(tabs.tabBar.backgroundView.effectView != nil)
    #expect(!stage.phone.window.screen.isAnimating)
  }

  @Test("there is no fade between two tabs with content under the bar")
  func sameLook() {
    other.contentHeight = 3_000
    stage.tabs.selectedIndex = 1

    #expect(strength == 1)
    #expect(!stage.phone.window.screen.isAnimating)
  }

  // MARK: Interruptions

  @Test("selecting tabs back and forth during the fade leaves one blur and no animations")
  func interruptedByTabs() {
    for _ in 0..<5 {
      stage.tap("Short")
      stage.advance(by: 0.06)
      stage.tap("Long")
      stage.advance(by: 0.06)
    }
    stage.advance(by: 0.5)

    #expect(strength == 1)
    #expect(
      background.subviews.map { String(describing: type(of: $0)) } == [
        "UIVisualEffectView", "_UIBarBackgroundShadowView",
      ]
    )
    #expect(background.shadowView?.alpha == 1)
    #expect(!stage.phone.window.screen.isAnimating)
  }

  @Test("reversing during the fade continues from the current state")
  func turningBack() {
    scroll(toEnd: true)
    stage.advance(by: 0.1)
    let before = strength

    scroll(toEnd: false)
    stage.advance(by: 1.0 / 60)

    #expect(abs(strength - before) < 0.2)
    stage.advance(by: 0.5)
    #expect(strength == 1)
  }

  @Test("an appearance assigned during the fade is shown immediately")
  func interruptedByChange() {
    scroll(toEnd: true)
    stage.advance(by: 0.1)

    bar.scrollEdgeAppearance = .colored(.red)
    stage.advance(by: 1.0 / 60)

    #expect(background.subviews.map { $0 } == [background.imageView, background.shadowView])
    #expect(background.imageView?.alpha == 1)
    stage.advance(by: 0.5)
    #expect(background.imageView?.backgroundColor == .red)
  }

  @Test("taps work during the fade, and a rotation completes it")
  func otherEvents() {
    scroll(toEnd: true)
    stage.advance(by: 0.1)
    stage.tap("Short")
    #expect(stage.tabs.selectedIndex == 1)

    stage.tap("Long")
    scroll(toEnd: false)
    stage.advance(by: 0.1)
    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    #expect(background.effectView?.frame == bar.bounds)
    #expect(background.subviews.count == 2)
  }

  @Test("a bar is released during the fade")
  func release() {
    expectReleased {
      let page = ScrollingPage(contentHeight: 3_000)
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      let stage = Stage(tabs)
      stage.advance(by: 0.1)
      page.scrollView.contentOffset.y = 2_500
      stage.advance(by: 0.1)
      let blur = tabs.tabBar.backgroundView.effectView
      stage.phone.window.rootViewController = nil
      return [tabs, tabs.tabBar, page] + [blur].compactMap { $0 }
    }
  }
}
