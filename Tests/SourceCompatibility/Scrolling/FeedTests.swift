import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Scroll views in real code") @MainActor
struct FeedTests {
  @Test(
    "a drag scrolls the feed and calls its delegate, and a second tap on the tab scrolls to the top",
    .member("UIScrollView.setContentOffset", "UIScrollViewDelegate.scrollViewDidScroll")
  )
  func feed() throws {
    let phone = Simulator(.iPhone15)
    let tabs = FeedTabBarController()
    phone.window.rootViewController = tabs
    let feed = try #require(tabs.viewControllers?.first as? FeedViewController)
    let top = feed.scrollView.contentOffset

    phone.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
    phone.advance(by: 5)
    #expect(feed.scrollView.contentOffset.y > top.y + 300)
    #expect(feed.isHeaderCompact && feed.didSettle)

    try phone.tap("Featured")
    phone.advance(by: 1)
    #expect(feed.scrollView.contentOffset == top)
    #expect(!feed.isHeaderCompact)
  }

  @Test("the header stretches while the feed is pulled down, and springs back")
  func stretchyHeader() throws {
    let phone = Simulator(.iPhone15)
    let feed = FeedViewController()
    phone.window.rootViewController = feed
    let top = feed.scrollView.contentOffset.y

    phone.press(at: CGPoint(x: 200, y: 300))
    phone.slide(to: CGPoint(x: 200, y: 500))
    #expect(feed.header.transform.a > 1.1)

    phone.lift()
    phone.advance(by: 3)
    #expect(feed.header.transform == .identity)
    #expect(feed.scrollView.contentOffset.y == top)
  }

  @Test("paging stops at each page of an introduction", .member("UIScrollView.isPagingEnabled"))
  func paging() {
    let phone = Simulator(.iPhone15)
    let page = UIViewController()
    let introduction = IntroductionView(frame: phone.window.bounds)
    page.view.addSubview(introduction)
    phone.window.rootViewController = page
    let width = introduction.bounds.width

    phone.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.2)
    phone.advance(by: 2)

    #expect(introduction.page == 1)
    #expect(introduction.scrollView.contentOffset == CGPoint(x: width, y: 0))
  }

  @Test("everything is released with the window, also during deceleration")
  func leaks() {
    expectReleased {
      let phone = Simulator(.iPhone15)
      let tabs = FeedTabBarController()
      phone.window.rootViewController = tabs
      phone.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
      let feed = tabs.viewControllers?.first as? FeedViewController
      return [tabs, feed, feed?.scrollView, phone.window].compactMap { $0 }
    }
  }
}
