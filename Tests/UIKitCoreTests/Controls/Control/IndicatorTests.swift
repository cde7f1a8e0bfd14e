import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Page controls, activity indicators and progress views", .releasesEverything) @MainActor
struct IndicatorTests {
  private let phone = Simulator(.iPhoneSE)

  private func show(_ view: UIView) {
    let page = UIViewController()
    page.view.addSubview(view)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  @Test("the styles of iOS 2 set the color")
  func styles() {
    let indicator = UIActivityIndicatorView(style: .whiteLarge)
    #expect(indicator.color == .white)
    #expect(indicator.bounds.size == UIActivityIndicatorView(style: .large).bounds.size)
    indicator.style = .gray
    #expect(indicator.color == .systemGray)
    #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
    indicator.color = .red
    indicator.style = .large
    #expect(indicator.color == .red)
  }

  // MARK: Page controls

  @Test("dots are centered, and closer together if there is little space", .rule("R-CTL-30"))
  func dots() {
    let dots = PageDots(count: 3, bounds: CGRect(x: 0, y: 0, width: 200, height: 26))
    #expect((0..<3).map { dots.center(of: $0).x } == [82, 100, 118])

    let narrow = PageDots(count: 11, bounds: CGRect(x: 0, y: 0, width: 108, height: 26))
    #expect(narrow.center(of: 10).x - narrow.center(of: 0).x == 100)
    #expect(PageDots.size(for: 3) == CGSize(width: 64, height: 26))
    let mirrored = PageDots(count: 3, bounds: dots.bounds, isRightToLeft: true)
    #expect(mirrored.center(of: 0).x == 118)
    #expect(mirrored.page(nearest: 119) == 0)
    #expect(mirrored.page(from: 1, tappedAt: 10) == 2)
  }

  @Test("the current page stays in range", .rule("R-CTL-30"))
  func pages() {
    let control = UIPageControl()
    control.currentPage = 5
    #expect(control.currentPage == 0)
    control.numberOfPages = 4
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -3
    #expect(control.numberOfPages == 0)
    control.setIndicatorImage(UIImage(), forPage: 8)
    #expect(control.indicatorImage(forPage: 8) == nil)
  }

  @Test("a tap turns one page, a drag goes to the nearest dot", .rule("R-CTL-32"))
  func turning() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 26))
    control.numberOfPages = 5
    var values: [Int] = []
    control.addAction(
      UIAction { values.append(($0.sender as? UIPageControl)?.currentPage ?? -1) },
      for: .valueChanged
    )
    show(control)

    phone.tap(at: CGPoint(x: 190, y: 113))
    phone.tap(at: CGPoint(x: 190, y: 113))
    phone.tap(at: CGPoint(x: 10, y: 113))
    #expect(values == [1, 2, 1])

    phone.drag(from: CGPoint(x: 80, y: 113), to: CGPoint(x: 136, y: 113), duration: 0.3)
    #expect(control.currentPage == 4)
    #expect(control.accessibilityValue == "page 5 of 5")
  }

  @Test("assistive technologies turn pages one by one, within the range", .rule("R-CTL-33"))
  func steppingPages() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 26))
    control.numberOfPages = 3
    var values: [Int] = []
    control.addAction(
      UIAction { values.append(($0.sender as? UIPageControl)?.currentPage ?? -1) },
      for: .valueChanged
    )

    for _ in 0..<4 { control.accessibilityIncrement() }
    control.accessibilityDecrement()
    #expect(values == [1, 2, 1])
    #expect(control.accessibilityValue == "page 2 of 3")

    control.isEnabled = false
    control.accessibilityDecrement()
    #expect(values == [1, 2, 1])
  }

  @Test("the current dot is white, the others are translucent", .rule("R-CTL-31", "R-CTL-33"))
  func dotColors() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 26))
    control.numberOfPages = 2
    show(control)
    let dots = control.subviews.compactMap { $0 as? UIImageView }
    #expect(dots[0].backgroundColor == .white)
    #expect(dots[1].backgroundColor == UIColor.white.withAlphaComponent(0.3))

    control.pageIndicatorTintColor = .systemGray
    control.currentPageIndicatorTintColor = .systemRed
    control.currentPage = 1

    #expect(dots[0].backgroundColor == .systemGray)
    #expect(dots[1].backgroundColor == .systemRed)
    control.hidesForSinglePage = true
    control.numberOfPages = 1
    #expect(dots[0].isHidden)
  }

  // MARK: Activity indicators

  @Test("an activity indicator has the size of its style", .rule("R-CTL-40"))
  func wheelSizes() {
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView().style == .medium)
  }

  @Test(
    "an activity indicator is visible while animating, and animates only in a window",
    .rule("R-CTL-41")
  )
  func turningWheel() throws {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    #expect(wheel.hidesWhenStopped)

    wheel.startAnimating()
    let turning = try #require(wheel.subviews.first)
    #expect(turning.layer.animation(forKey: "turn") == nil)
    show(wheel)

    #expect(wheel.isAnimating)
    #expect(!wheel.isHidden)
    #expect(turning.layer.animation(forKey: "turn") != nil)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    #expect(turning.layer.animation(forKey: "turn") == nil)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  // MARK: Progress views

  @Test("progress is clamped to the range from 0 to 1", .rule("R-CTL-51"))
  func progress() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.progress == 0)
    view.progress = 3
    #expect(view.progress == 1)
    view.progress = -1
    #expect(view.progress == 0)
    view.progress = 0.4
    view.progress = .nan
    #expect(view.progress == 0.4)
    #expect(view.accessibilityValue == "40%")
  }

  @Test("the progress bar fills from the leading edge", .rule("R-CTL-50", "R-CTL-51"))
  func line() throws {
    let view = UIProgressView(frame: CGRect(x: 0, y: 50, width: 200, height: 4))
    view.progress = 0.25
    show(view)
    let line = try #require(view.subviews.last)
    #expect(line.frame == CGRect(x: 0, y: 0, width: 50, height: 4))

    view.setProgress(0.75, animated: true)
    phone.advance(by: 0.1)
    let width = try #require(line.layer.presentation()).bounds.width
    #expect(width > 50 && width < 150)
    phone.advance(by: 0.5)
    phone.layoutDirection = .rightToLeft
    phone.advance(by: 0.1)

    #expect(line.frame == CGRect(x: 50, y: 0, width: 150, height: 4))
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
    #expect(view.intrinsicContentSize.height == 4)
  }
}
