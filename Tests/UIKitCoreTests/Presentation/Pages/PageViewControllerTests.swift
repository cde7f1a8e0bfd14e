import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Page view controllers: pages that the app sets", .releasesEverything)
struct PageViewControllerTests {
  @Test("a new page view controller has the default values", .rule("R-PAGE-1"))
  func defaults() {
    let curl = UIPageViewController()
    #expect(curl.transitionStyle == .pageCurl)
    #expect(curl.navigationOrientation == .horizontal)
    #expect(curl.spineLocation == .min)
    #expect(!curl.isDoubleSided)
    #expect(curl.gestureRecognizers.count == 2)
    #expect(curl.viewControllers?.isEmpty ?? false)

    let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(scroll.transitionStyle == .scroll)
    #expect(scroll.navigationOrientation == .vertical)
    #expect(scroll.spineLocation == .none)
    #expect(scroll.gestureRecognizers.isEmpty)
    #expect(scroll.dataSource == nil && scroll.delegate == nil)
  }

  @Test("options can be values and numbers", .rule("R-PAGE-1"))
  func options() {
    func curl(_ value: Any) -> UIPageViewController {
      UIPageViewController(
        transitionStyle: .pageCurl,
        navigationOrientation: .horizontal,
        options: [.spineLocation: value]
      )
    }
    #expect(curl(UIPageViewController.SpineLocation.max).spineLocation == .max)
    #expect(curl(UIPageViewController.SpineLocation.mid.rawValue).spineLocation == .mid)
    #expect(curl(NSNumber(value: 2)).spineLocation == .mid)
    #expect(curl(2).isDoubleSided)
    #expect(curl("wrong").spineLocation == .min)
  }

  @Test("a space is between the pages", .rule("R-PAGE-41"))
  func spacing() {
    let stage = PageStage(
      UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal,
        options: [.interPageSpacing: 20]
      )
    )
    #expect(stage.scroll.frame.width == stage.width + 20)
    #expect(stage.scroll.contentOffset.x == stage.width + 20)
    #expect(stage.book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
    stage.flick(-300)
    #expect(stage.shown == "1")
    #expect(stage.book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("the scroll view rests at the length of a page in viewDidLoad", .rule("R-PAGE-40"))
  func geometryAtLoading() throws {
    let stage = PageStage()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.loadViewIfNeeded()
    let scroll = try #require(pages.view.subviews.first as? UIScrollView)
    #expect("\(type(of: scroll))" == "_UIQueuingScrollView")
    #expect(scroll.frame == stage.phone.window.bounds)
    #expect(scroll.contentOffset == CGPoint(x: stage.width, y: 0))
  }

  @Test("pages that were set before the view is loaded are shown", .rule("R-PAGE-21"))
  func beforeLoading() {
    let stage = PageStage()
    #expect(stage.shown == "0")
    #expect(stage.book.pages[0].parent === stage.pages)
    #expect(stage.book.pages[0].view.window != nil)
    #expect(stage.book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(stage.book.pages[0].appearance.state == .appeared)
  }

  @Test("a change without animation exchanges the pages immediately", .rule("R-PAGE-21"))
  func withoutAnimation() {
    let stage = PageStage()
    stage.set(2, animated: false) { stage.journal.record("set \($0)") }
    #expect(
      stage.journal.lines == [
        "2.willAppear", "0.willDisappear", "2.didAppear", "0.didDisappear", "set true",
      ]
    )
    #expect(stage.children == "2")
    #expect(stage.book.pages[0].parent == nil)
  }

  @Test("an animated change scrolls to the new page and back to the middle", .rule("R-PAGE-22"))
  func animated() throws {
    let stage = PageStage()
    let listener = OffsetListener()
    stage.scroll.delegate = listener
    stage.set(2) { stage.journal.record("set \($0)") }
    #expect(stage.journal.lines == ["2.willAppear", "0.willDisappear"])
    #expect(stage.shown == "0")
    stage.advance(by: 0.15)
    #expect(stage.scroll.contentOffset.x > stage.width)
    #expect(stage.children == "0 2")
    stage.rest()
    #expect(
      stage.journal.lines.suffix(3) == ["2.didAppear", "0.didDisappear", "set true"]
    )
    #expect(stage.shown == "2")
    #expect(stage.scroll.contentOffset.x == stage.width)
    #expect(stage.book.pages[2].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(listener.offsets.last == stage.width * 2)
    #expect(listener.offsets == listener.offsets.sorted())
    stage.scroll.delegate = nil
  }

  @Test("reverse comes from the left", .rule("R-PAGE-22"))
  func reverse() {
    let stage = PageStage(start: 2)
    stage.set(1, .reverse)
    stage.advance(by: 0.15)
    #expect(stage.scroll.contentOffset.x < stage.width)
    stage.rest()
    #expect(stage.shown == "1")
  }

  @Test("in right-to-left layout, forward still comes from the right", .rule("R-PAGE-23"))
  func rightToLeft() {
    let stage = PageStage(start: 1)
    stage.pages.view.semanticContentAttribute = .forceRightToLeft
    stage.rest()
    stage.set(0)
    stage.advance(by: 0.15)
    #expect(stage.scroll.contentOffset.x > stage.width)
    stage.rest()
    #expect(stage.shown == "0")
  }

  @Test("a change ends the one in progress", .rule("R-PAGE-24"))
  func twoChanges() {
    let stage = PageStage()
    stage.set(1) { stage.journal.record("first \($0)") }
    stage.advance(by: 0.1)
    stage.set(2) { stage.journal.record("second \($0)") }
    stage.rest()
    #expect(
      stage.journal.lines == [
        "1.willAppear", "0.willDisappear", "1.didAppear", "0.didDisappear", "first false",
        "2.willAppear", "1.willDisappear", "2.didAppear", "1.didDisappear", "second true",
      ]
    )
    #expect(stage.shown == "2")
    #expect(stage.children == "2")
  }

  @Test("pages can be set in the completion", .rule("R-PAGE-24"))
  func inCompletion() {
    let stage = PageStage()
    stage.set(1) { _ in stage.set(2) { _ in stage.set(3, animated: false) } }
    stage.rest()
    stage.rest()
    #expect(stage.shown == "3")
    #expect(stage.children == "3")
    #expect(stage.book.pages[3].appearance.state == .appeared)
    #expect(stage.book.pages[1].appearance.state == .disappeared)
  }

  @Test("setting the same page again only forgets the others", .rule("R-PAGE-12"))
  func samePage() {
    let stage = PageStage()
    stage.flick(-300)
    #expect(stage.children == "0 1")
    stage.journal.clear()
    stage.set(1) { stage.journal.record("set \($0)") }
    #expect(stage.journal.lines == ["set true"])
    #expect(stage.children == "1")
  }

  @Test(
    "a page control shows the pages that the data source counts",
    .rule("R-PAGE-50", "R-PAGE-51")
  )
  func pageControl() throws {
    let stage = PageStage()
    #expect(stage.pages.view.subviews.count == 1)
    stage.book.dots = 4
    stage.set(1, animated: false)
    stage.rest()
    let control = try #require(stage.pages.view.subviews.last as? UIPageControl)
    #expect(control.numberOfPages == 4)
    #expect(control.currentPage == 1)
    #expect(control.frame.height == 37)
    #expect(control.frame.maxY == stage.pages.view.bounds.maxY - 34)
    #expect(stage.scroll.frame.maxY == control.frame.minY)

    stage.flick(-300)
    #expect(control.currentPage == 2)
    stage.flick(300)
    #expect(control.currentPage == 1)
    stage.set(3)
    #expect(control.currentPage == 1)
    stage.rest()
    #expect(control.currentPage == 3)

    stage.book.dots = 0
    stage.set(2, animated: false)
    #expect(stage.pages.view.subviews.count == 1)
  }

  @Test("a tap on the page control turns a page as the user does", .rule("R-PAGE-52"))
  func pageControlTap() throws {
    let stage = PageStage()
    stage.book.dots = 4
    stage.set(1, animated: false)
    stage.rest()
    stage.journal.clear()
    let control = try #require(stage.pages.view.subviews.last as? UIPageControl)
    stage.phone.tap(at: CGPoint(x: control.frame.maxX - 40, y: control.frame.midY))
    stage.rest()
    #expect(stage.shown == "2")
    #expect(stage.journal.lines.first == "will 2")
    #expect(control.currentPage == 2)
  }

  @Test("a rotation keeps the page", .rule("R-PAGE-42"))
  func rotation() {
    let stage = PageStage(start: 1)
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(stage.shown == "1")
    #expect(stage.scroll.contentOffset.x == stage.width)
    #expect(stage.width == 852)
    #expect(stage.book.pages[1].view.bounds.width == 852)
    #expect(stage.book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
    stage.flick(-300)
    #expect(stage.shown == "2")
  }

  @Test("appearing and disappearing reach only the visible page", .rule("R-PAGE-32"))
  func container() {
    let stage = PageStage(root: { pages in
      let tabs = UITabBarController()
      let other = UIViewController()
      other.title = "Other"
      pages.title = "Pages"
      tabs.viewControllers = [pages, other]
      return tabs
    })
    stage.flick(-300)
    stage.journal.clear()
    stage.tap("Other")
    #expect(stage.journal.take() == ["1.willDisappear", "1.didDisappear"])
    stage.tap("Pages")
    #expect(stage.journal.take() == ["1.willAppear", "1.didAppear"])
  }
}
