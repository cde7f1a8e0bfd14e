import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Page view controllers: gestures", .releasesEverything)
struct PageGestureTests {
  @Test(
    "a drag turns a page; both pages and the delegate are called in order",
    .rule("R-PAGE-20", "R-PAGE-30")
  )
  func turning() {
    let stage = PageStage()
    stage.pull(-300)
    #expect(
      stage.journal.lines == [
        "will 1", "1.willAppear", "0.willDisappear", "1.didAppear", "0.didDisappear", "done 0 true",
      ]
    )
    #expect(stage.shown == "1")
    #expect(stage.scroll.contentOffset.x == stage.width)
    #expect(stage.book.pages[0].view.superview == nil)
  }

  @Test("a drag that does not reach half of a page is cancelled", .rule("R-PAGE-31"))
  func cancelling() {
    let stage = PageStage()
    stage.pull(-100)
    #expect(
      stage.journal.lines == [
        "will 1", "1.willAppear", "0.willDisappear", "0.willAppear", "1.willDisappear",
        "0.didAppear", "1.didDisappear", "back 0 true",
      ]
    )
    #expect(stage.shown == "0")
    #expect(stage.scroll.contentOffset.x == stage.width)
  }

  @Test("the first page resists a drag back", .rule("R-PAGE-43"))
  func firstPage() {
    let stage = PageStage()
    let listener = OffsetListener()
    stage.scroll.delegate = listener
    stage.pull(200)
    #expect(stage.journal.lines.isEmpty)
    #expect((listener.offsets.min() ?? 0) < stage.width)
    #expect((listener.offsets.min() ?? 0) > stage.width / 2)
    #expect(stage.scroll.contentOffset.x == stage.width)
    stage.scroll.delegate = nil
  }

  @Test("a drag that changes its direction goes to the other page", .rule("R-PAGE-31"))
  func bothDirections() {
    let stage = PageStage(start: 1)
    stage.touch(.began, at: CGPoint(x: 200, y: 400))
    stage.touch(.moved, at: CGPoint(x: 100, y: 400))
    stage.touch(.moved, at: CGPoint(x: 330, y: 400))
    #expect(
      stage.journal.lines == [
        "will 2", "2.willAppear", "1.willDisappear", "1.willAppear", "2.willDisappear",
        "1.didAppear", "2.didDisappear", "back 1 true", "will 0", "0.willAppear",
        "1.willDisappear",
      ]
    )
    #expect(stage.scroll.contentOffset.x == stage.width - 140)
    stage.touch(.moved, at: CGPoint(x: 350, y: 400))
    #expect(stage.scroll.contentOffset.x == stage.width - 160)
    stage.advance(by: 0.3)
    stage.touch(.ended, at: CGPoint(x: 350, y: 400))
    stage.rest()
    #expect(stage.shown == "1")
  }

  @Test("at most three pages are children", .rule("R-PAGE-11"))
  func children() {
    let stage = PageStage(count: 6)
    stage.flick(-300)
    stage.flick(-300)
    #expect(stage.shown == "2")
    #expect(stage.children == "1 2")
    stage.pull(-100)
    #expect(stage.children == "1 2 3")
    stage.flick(-300)
    stage.flick(-300)
    #expect(stage.children == "3 4")
    #expect(stage.book.pages[1].parent == nil)
  }

  @Test(
    "the data source is asked when the finger moves, and known pages are kept",
    .rule("R-PAGE-10")
  )
  func lookups() {
    let stage = PageStage(start: 1)
    stage.book.recordsLookups = true
    stage.phone.tap(at: CGPoint(x: 200, y: 400))
    #expect(stage.journal.take().isEmpty)
    stage.pull(-100)
    #expect(stage.journal.take().filter { $0.contains("er 1") || $0.contains("re 1") }.count == 2)
    stage.pull(-100)
    #expect(!stage.journal.take().contains("after 1"))
    stage.pages.dataSource = stage.book
    stage.pull(-100)
    #expect(stage.journal.take().contains("after 1"))
  }

  @Test("without a data source nothing moves", .rule("R-PAGE-14"))
  func noDataSource() {
    let stage = PageStage(start: 1)
    stage.pages.dataSource = nil
    let listener = OffsetListener()
    stage.scroll.delegate = listener
    stage.flick(-300)
    #expect(listener.offsets.isEmpty)
    #expect(stage.shown == "1")
    stage.pages.dataSource = stage.book
    stage.flick(-300)
    #expect(stage.shown == "2")
    stage.scroll.delegate = nil
  }

  @Test("libraries can stop scrolling and bouncing", .rule("R-PAGE-44"))
  func scrollViewProperties() {
    let stage = PageStage()
    stage.scroll.isScrollEnabled = false
    stage.flick(-300)
    #expect(stage.shown == "0")
    stage.scroll.isScrollEnabled = true
    stage.scroll.bounces = false
    let listener = OffsetListener()
    stage.scroll.delegate = listener
    stage.pull(200)
    #expect(listener.offsets.allSatisfy { $0 == stage.width })
    stage.flick(-300)
    #expect(stage.shown == "1")
    stage.scroll.delegate = nil
  }

  @Test("fast flicks turn one page after the other", .rule("R-PAGE-43"))
  func fastFlicks() {
    let stage = PageStage(count: 8)
    for _ in 0..<4 {
      stage.phone.drag(
        from: CGPoint(x: 330, y: 400),
        to: CGPoint(x: 60, y: 400),
        duration: 0.12
      )
      stage.advance(by: 0.12)
    }
    stage.rest()
    #expect(stage.shown == "4")
    #expect(stage.scroll.contentOffset.x == stage.width)
    #expect(stage.book.pages.filter { $0.appearance.isVisible }.map(\.name) == ["4"])
  }

  @Test("two pages in a circle are on both sides of each other", .rule("R-PAGE-13"))
  func circle() {
    let stage = PageStage(count: 2)
    stage.book.isEndless = true
    for expected in ["1", "0", "1"] {
      stage.flick(-300)
      #expect(stage.shown == expected)
    }
    stage.flick(300)
    #expect(stage.shown == "0")
    #expect(stage.book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("in right-to-left layout the next page is on the left", .rule("R-PAGE-45"))
  func rightToLeft() {
    let stage = PageStage()
    stage.pages.view.semanticContentAttribute = .forceRightToLeft
    stage.rest()
    stage.flick(300)
    #expect(stage.shown == "1")
    #expect(stage.scroll.accessibilityScroll(.next))
    stage.rest()
    #expect(stage.shown == "2")
  }

  @Test("vertical pages follow from top to bottom", .rule("R-PAGE-40"))
  func vertical() {
    let stage = PageStage(
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    )
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 852))
    stage.flick(0, -500)
    #expect(stage.shown == "1")
    stage.flick(-300)
    #expect(stage.shown == "1")
    stage.flick(0, 500)
    #expect(stage.shown == "0")
  }

  @Test("keys, the wheel and assistive technologies turn pages", .rule("R-PAGE-46"))
  func otherInput() {
    let stage = PageStage()
    let screen = stage.phone.window.screen
    func press(_ key: String) {
      _ = UIApplication.shared.deliver(
        key: KeyInput(
          isDown: true,
          characters: key,
          modifiers: [],
          timestamp: screen.clock.now
        ),
        to: screen
      )
      stage.rest()
    }
    press("UIKeyInputRightArrow")
    #expect(stage.shown == "1")
    press("UIKeyInputLeftArrow")
    #expect(stage.shown == "0")
    _ = UIApplication.shared.deliver(
      scroll: ScrollInput(
        location: CGPoint(x: 200, y: 400),
        delta: CGPoint(x: 50, y: 0),
        isPrecise: false,
        isFinished: false,
        timestamp: screen.clock.now
      ),
      to: screen
    )
    stage.rest()
    #expect(stage.shown == "1")
    #expect(stage.scroll.accessibilityScroll(.left))
    stage.rest()
    #expect(stage.shown == "2")
    #expect(
      stage.journal.lines.filter { $0.hasPrefix("will ") } == [
        "will 1", "will 0", "will 1", "will 2",
      ]
    )
  }

  @Test("a table in a page scrolls vertically, and pages turn horizontally", .rule("R-PAGE-47"))
  func table() {
    let stage = PageStage()
    let inner = UIScrollView(frame: stage.phone.window.bounds)
    inner.contentSize = CGSize(width: 393, height: 3000)
    stage.book.pages[0].view.addSubview(inner)
    stage.pull(0, -300)
    #expect(inner.contentOffset.y > 200)
    #expect(stage.scroll.contentOffset.x == stage.width)
    stage.flick(-300)
    #expect(stage.shown == "1")
  }

  @Test("a horizontal scroll view scrolls until its edge", .rule("R-PAGE-47"))
  func nested() {
    let stage = PageStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
    inner.contentSize = CGSize(width: 600, height: 300)
    stage.book.pages[0].view.addSubview(inner)
    stage.pull(-300)
    #expect(inner.contentOffset.x == 207)
    #expect(stage.shown == "0")
    stage.flick(-300)
    #expect(stage.shown == "1")
  }

  @Test("inner pages turn before outer ones", .rule("R-PAGE-47"))
  func nestedPages() {
    let stage = PageStage(count: 2)
    let inner = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let book = Book(count: 2, Journal())
    inner.dataSource = book
    inner.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let page = stage.book.pages[0]
    page.addChild(inner)
    inner.view.frame = page.view.bounds
    page.view.addSubview(inner.view)
    inner.didMove(toParent: page)
    stage.rest()

    stage.flick(-300)
    #expect(inner.viewControllers?.first === book.pages[1])
    #expect(stage.shown == "0")
    stage.flick(-300)
    #expect(stage.shown == "1")
    stage.flick(300)
    #expect(stage.shown == "0")
    #expect(inner.viewControllers?.first === book.pages[1])
  }

  @Test("the edge of a navigation controller pops instead of turning a page", .rule("R-PAGE-48"))
  func navigation() {
    let stage = PageStage(start: 1) { pages in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(pages, animated: false)
      return navigation
    }
    stage.flick(200)
    #expect(stage.shown == "0")
    stage.flick(-200)
    stage.phone.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    stage.rest()
    #expect(stage.pages.navigationController == nil)
    #expect(stage.shown == "1")
  }

  @Test("a page keeps its safe area while it moves", .rule("R-PAGE-49"))
  func safeArea() {
    let stage = PageStage()
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    let resting = stage.book.pages[0].view.safeAreaInsets
    #expect(resting.left > 0 && resting.right > 0)
    stage.touch(.began, at: CGPoint(x: 600, y: 200))
    stage.touch(.moved, at: CGPoint(x: 300, y: 200))
    stage.advance(by: 0.1)
    #expect(stage.book.pages[0].view.safeAreaInsets == resting)
    #expect(stage.book.pages[1].view.safeAreaInsets == resting)
    stage.touch(.ended, at: CGPoint(x: 300, y: 200))
    stage.rest()
  }

  @Test("leaving the window during a drag ends it", .rule("R-PAGE-33"))
  func leaving() {
    let stage = PageStage()
    stage.touch(.began, at: CGPoint(x: 300, y: 400))
    stage.touch(.moved, at: CGPoint(x: 200, y: 400))
    stage.journal.clear()
    stage.phone.window.rootViewController = UIViewController()
    stage.rest()
    #expect(stage.scroll.contentOffset.x == stage.width)
    #expect(stage.book.pages.allSatisfy { $0.appearance.state == .disappeared })
    stage.touch(.ended, at: CGPoint(x: 200, y: 400))
  }

  @Test("bars observe the scroll view of the current page", .rule("R-PAGE-70"))
  func bars() throws {
    let stage = PageStage()
    let inner = UIScrollView(frame: stage.phone.window.bounds)
    stage.book.pages[0].view.addSubview(inner)
    #expect(BarScrollObserver.scrollView(of: stage.pages) === inner)
    stage.set(1, animated: false)
    #expect(BarScrollObserver.scrollView(of: stage.pages) == nil)
  }
}
