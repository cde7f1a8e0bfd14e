import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Large titles over scrolling content", .releasesEverything) @MainActor
struct LargeTitleScrollTests {
  private func stage(_ pages: UIViewController...) -> Stage {
    let stack = UINavigationController()
    stack.navigationBar.prefersLargeTitles = true
    stack.setViewControllers(pages, animated: false)
    stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let stage = Stage(tabs)
    stage.advance(by: 0.5)
    return stage
  }

  private func bar(_ stage: Stage) -> UINavigationBar {
    (stage.tabs.viewControllers?.first as? UINavigationController)?.navigationBar
      ?? UINavigationBar()
  }

  private func drag(_ stage: Stage, by distance: CGFloat) {
    stage.phone.drag(
      from: CGPoint(x: 200, y: 400),
      to: CGPoint(x: 200, y: 400 + distance),
      duration: 0.3,
      rest: 0.2
    )
  }

  @Test("the title and the page's safe area shrink with the content", .rule("R-NBAR-40"))
  func shrinking() {
    let page = ScrollingPage(title: "Page")
    let stage = stage(page)
    #expect(bar(stage).frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    #expect(page.scrollView.contentOffset.y == -155)
    #expect(page.view.safeAreaInsets.top == 155)

    page.scrollView.contentOffset.y = -135
    stage.advance(by: 0.1)
    #expect(bar(stage).frame.height == 76)
    #expect(page.scrollView.adjustedContentInset.top == 135)

    page.scrollView.contentOffset.y = 200
    stage.advance(by: 0.1)
    #expect(bar(stage).frame.height == 44)
    #expect(page.scrollView.contentOffset.y == 200)
    #expect(page.view.safeAreaInsets.top == 103)
  }

  @Test(
    "content in a nested stack is inset by both bars and collapses the inner one",
    .rule("R-NBAR-46")
  )
  func stackInside() {
    let page = ScrollingPage(title: "Page")
    let stage = stage(page)
    let outer = UINavigationController(rootViewController: stage.tabs)
    stage.phone.window.rootViewController = outer
    stage.advance(by: 0.5)

    #expect(outer.navigationBar.backgroundView.frame.maxY == outer.navigationBar.bounds.maxY)
    #expect(page.scrollView.adjustedContentInset.top == 199)

    page.scrollView.contentOffset.y = 200
    stage.advance(by: 0.1)
    #expect(bar(stage).frame.height == 44)
    #expect(outer.navigationBar.frame.height == 44)
    ReleaseWitnesses.announce(outer)
  }

  @Test("the row shows the title while the large title is collapsed", .rule("R-NBAR-41"))
  func rowTitle() {
    let page = ScrollingPage(title: "Page")
    let stage = stage(page)
    #expect(bar(stage).page?.row.titleLabel.alpha == 0)
    page.scrollView.contentOffset.y = 0
    stage.advance(by: 0.5)
    #expect(bar(stage).page?.row.titleLabel.alpha == 1)
    #expect(bar(stage).page?.large?.isHidden == true)
  }

  @Test("the bar is transparent until content scrolls under it", .rule("R-NBAR-36"))
  func edge() {
    let page = ScrollingPage(title: "Page")
    let stage = stage(page)
    #expect(bar(stage).backgroundView.subviews.isEmpty)
    page.scrollView.contentOffset.y = -107
    stage.advance(by: 0.5)
    #expect(bar(stage).backgroundView.subviews.isEmpty)
    page.scrollView.contentOffset.y = -92
    stage.advance(by: 0.5)
    #expect(bar(stage).backgroundView.effectView != nil)
  }

  @Test("a drag ends with the title fully expanded or collapsed", .rule("R-NBAR-42"))
  func snapping() {
    let page = ScrollingPage(title: "Page")
    let stage = stage(page)
    drag(stage, by: -25)
    stage.advance(by: 2)
    #expect(page.scrollView.contentOffset.y == -155)

    drag(stage, by: -50)
    stage.advance(by: 2)
    #expect(page.scrollView.contentOffset.y == -103)
    #expect(bar(stage).frame.height == 44)
  }

  @Test("content can be pulled down to the full title without resistance", .rule("R-NBAR-44"))
  func growing() {
    let page = ScrollingPage(title: "Page")
    let stage = stage(page)
    page.scrollView.contentOffset.y = -103
    stage.advance(by: 0.5)
    stage.phone.press(at: CGPoint(x: 200, y: 400))
    stage.phone.slide(to: CGPoint(x: 200, y: 450), duration: 0.3)
    let offset = page.scrollView.contentOffset.y
    #expect(offset < -125 && offset >= -155)
    stage.phone.lift()
    stage.advance(by: 2)
    #expect(page.scrollView.contentOffset.y == -155)
    #expect(bar(stage).frame.height == 96)
  }

  @Test("pulling further moves and scales the title", .rule("R-NBAR-43"))
  func stretching() throws {
    let page = ScrollingPage(title: "Page")
    let stage = stage(page)
    let label = try #require(bar(stage).page?.large?.label)
    let rest = label.convert(label.bounds, to: bar(stage))
    stage.phone.press(at: CGPoint(x: 200, y: 400))
    stage.phone.slide(to: CGPoint(x: 200, y: 500), duration: 0.3)
    let pulled = -155 - page.scrollView.contentOffset.y
    #expect(pulled > 20)
    stage.advance(by: 0.1)
    let moved = label.convert(label.bounds, to: bar(stage))
    #expect(abs(moved.maxY - rest.maxY - pulled) < 0.5)
    #expect(moved.width > rest.width)
    #expect(bar(stage).frame.height == 96)
    stage.phone.lift()
    stage.advance(by: 2)
    #expect(label.transform.isIdentity)
  }

  @Test("a page that reappears has its previous title height", .rule("R-NBAR-45"))
  func comingBack() throws {
    let page = ScrollingPage(title: "Page")
    let next = ScrollingPage(title: "Next")
    let stage = stage(page)
    page.scrollView.contentOffset.y = 300
    stage.advance(by: 0.5)
    let stack = try #require(page.navigationController)

    stack.pushViewController(next, animated: true)
    stage.advance(by: 1)
    #expect(bar(stage).frame.height == 96)
    #expect(next.scrollView.contentOffset.y == -155)
    stack.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(bar(stage).frame.height == 44)
    #expect(page.scrollView.contentOffset.y == 300)
    #expect(bar(stage).page?.row.titleLabel.alpha == 1)
  }

  @Test("a page without a scroll view keeps its large title", .rule("R-NBAR-40"))
  func stillPage() {
    let page = UIViewController()
    page.title = "Still"
    let stage = stage(page)
    #expect(bar(stage).frame.height == 96)
    #expect(bar(stage).backgroundView.subviews.isEmpty)
  }

  @Test("scrolling with a wheel also ends expanded or collapsed", .rule("R-NBAR-42"))
  func wheel() {
    let page = ScrollingPage(title: "Page")
    let stage = stage(page)
    stage.phone.scroll(by: CGVector(dx: 0, dy: 35), at: CGPoint(x: 200, y: 400))
    stage.advance(by: 2)
    let offset = page.scrollView.contentOffset.y
    #expect(offset == -155 || offset >= -103)
  }
}
