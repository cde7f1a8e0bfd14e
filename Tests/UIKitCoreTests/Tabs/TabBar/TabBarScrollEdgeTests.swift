import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: the scroll edge") @MainActor
struct TabBarScrollEdgeTests {
  /// Returns a stage with a page for each content height.
  private func stage(_ heights: CGFloat..., on device: Device = .iPhone15) -> Stage {
    let tabs = UITabBarController()
    tabs.viewControllers = heights.enumerated().map { index, height in
      ScrollingPage(contentHeight: height, title: "Page \(index + 1)")
    }
    return Stage(tabs, on: device)
  }

  private func page(_ stage: Stage, _ index: Int = 0) -> ScrollingPage {
    stage.tabs.viewControllers?[index] as? ScrollingPage ?? ScrollingPage()
  }

  private func isClear(_ stage: Stage) -> Bool {
    stage.advance(by: 0.5)
    return stage.tabs.tabBar.backgroundView.subviews.isEmpty
  }

  // MARK: Content

  @Test(
    "a bar is transparent over a short page and has a background over a long one",
    .rule("R-APP-3", "R-APP-4")
  )
  func heights() {
    #expect(isClear(stage(300)))
    #expect(!isClear(stage(3_000)))
  }

  @Test(
    "the bar becomes transparent when content is scrolled to its end, and back",
    .rule("R-APP-3")
  )
  func scrolling() {
    let stage = stage(1_000)
    let scrollView = page(stage).scrollView
    #expect(!isClear(stage))
    let end = scrollView.contentSize.height - stage.tabs.tabBar.frame.minY

    scrollView.contentOffset.y = end - 2
    #expect(!isClear(stage))
    scrollView.contentOffset.y = end
    #expect(isClear(stage))
    scrollView.contentOffset.y = end + 50
    #expect(isClear(stage))
    scrollView.contentOffset.y = 0
    #expect(!isClear(stage))
  }

  @Test("content scrolled to its end is at the scroll edge", .rule("R-APP-3", "R-SAFE-5"))
  func adjustedEnd() {
    let stage = stage(1_000)
    let scrollView = page(stage).scrollView

    let lowest =
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      - scrollView.bounds.height
    scrollView.contentOffset.y = lowest

    #expect(scrollView.adjustedContentInset.bottom == 83)
    #expect(isClear(stage))
  }

  @Test("changes of the content size are applied immediately")
  func growing() {
    let stage = stage(100)

    page(stage).contentHeight = 2_000
    #expect(!isClear(stage))
    page(stage).contentHeight = 0
    #expect(isClear(stage))
  }

  @Test("a page without a scroll view is at the scroll edge", .rule("R-APP-3"))
  func noScrollView() {
    #expect(isClear(Stage(tabs: 2)))
  }

  @Test("a rotation updates the scroll edge", .rule("R-APP-3"))
  func rotation() {
    let stage = stage(600)
    #expect(isClear(stage))

    stage.phone.rotate(to: .landscapeLeft)
    #expect(!isClear(stage))
    stage.phone.rotate(to: .portrait)
    #expect(isClear(stage))
  }

  @Test("each tab has its own scroll edge state", .rule("R-APP-3"))
  func switching() {
    let stage = stage(100, 3_000, 100)

    stage.tap("Page 2")
    #expect(!isClear(stage))
    stage.tap("Page 3")
    #expect(isClear(stage))
    stage.tabs.selectedIndex = 1
    #expect(!isClear(stage))
  }

  @Test("the bar is updated only when the scroll edge state changes")
  func untouchedBar() {
    let stage = stage(3_000)
    let bar = stage.tabs.tabBar

    for offset in stride(from: CGFloat(0), to: 300, by: 10) {
      page(stage).scrollView.contentOffset.y = offset
      #expect(!bar.layer.needsLayout())
      #expect(!bar.backgroundView.layer.needsLayout())
    }
  }

  @Test(
    "a standalone bar is never at the scroll edge",
    .rule("R-APP-3"),
    .member("UITabBar.scrollEdgeAppearance")
  )
  func standaloneBar() {
    let phone = Simulator(.iPhoneSE)
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 320, height: 49))
    let red = UITabBarAppearance()
    red.backgroundColor = .red
    bar.scrollEdgeAppearance = red
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)

    #expect(bar.backgroundView.effectView != nil)
    #expect(bar.backgroundView.imageView == nil)
  }

  @Test("a replacement bar has the scroll edge state of the previous one")
  func replacedBar() {
    let stage = stage(3_000)
    let bar = UITabBar()

    stage.tabs.setValue(bar, forKey: "tabBar")
    #expect(!isClear(stage))
    page(stage).contentHeight = 10
    #expect(isClear(stage))
  }

  // MARK: Scroll view lookup

  @Test(
    "the scroll view is the view itself or the first one among first subviews",
    .rule("R-APP-5")
  )
  func search() {
    func found(_ change: (UIViewController, UIScrollView) -> Void) -> Bool {
      let controller = UIViewController()
      let scrollView = UIScrollView()
      change(controller, scrollView)
      return ScrollEdgeObserver.scrollView(of: controller) === scrollView
    }

    #expect(found { $0.view = $1 })
    #expect(found { $0.view.addSubview($1) })
    #expect(
      found {
        let holder = UIView()
        holder.addSubview($1)
        holder.addSubview(UILabel())
        $0.view.addSubview(holder)
      }
    )
    #expect(
      !found {
        $0.view.addSubview(UILabel())
        $0.view.addSubview($1)
      }
    )
    #expect(!found { _, _ in })
  }

  @Test("the scroll view is found in the children of containers", .rule("R-APP-5"))
  func containers() {
    let container = UIViewController()
    let inner = ScrollingPage(contentHeight: 3_000)
    container.addChild(inner)
    container.view.addSubview(inner.view)
    inner.didMove(toParent: container)
    #expect(ScrollEdgeObserver.scrollView(of: container) === inner.scrollView)

    let named = UIScrollView()
    inner.view.addSubview(named)
    inner.setContentScrollView(named, for: .bottom)
    #expect(ScrollEdgeObserver.scrollView(of: container) === named)
  }

  @Test("scroll views in containers are found wherever the containers move", .rule("R-APP-5"))
  func movedContainers() {
    let (first, second) = (stage(300), stage(300))
    let containers = (0..<3).map { _ in UIViewController() }
    for (outer, inner) in zip(containers, containers.dropFirst()) {
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
    }
    let page = ScrollingPage(contentHeight: 300)
    containers[2].addChild(page)
    containers[2].view.addSubview(page.view)

    for stage in [first, second, first] {
      stage.tabs.viewControllers = [containers[0]]
      #expect(isClear(stage))
      page.contentHeight = 3_000
      #expect(!isClear(stage))
      page.scrollView.removeFromSuperview()
      #expect(isClear(stage))
      page.view.addSubview(page.scrollView)
      #expect(!isClear(stage))
      page.contentHeight = 300
      stage.tabs.viewControllers = []
      #expect(containers.allSatisfy { $0.containment.scrollViewObserver == nil })
    }
  }

  @Test("scroll views that are added and removed later are found", .rule("R-APP-5"))
  func lateScrollViews() {
    let stage = Stage(tabs: 2)
    let root = stage.tabs.viewControllers?[0].view
    let holder = UIView(frame: stage.phone.window.bounds)
    root?.addSubview(holder)
    #expect(isClear(stage))

    let scrollView = UIScrollView(frame: holder.bounds)
    scrollView.contentSize = CGSize(width: 10, height: 4_000)
    holder.addSubview(scrollView)
    #expect(!isClear(stage))

    scrollView.removeFromSuperview()
    #expect(isClear(stage))
    #expect(scrollView.movementObservers.all.isEmpty)

    holder.removeFromSuperview()
    root?.addSubview(UILabel())
    root?.addSubview(scrollView)
    #expect(isClear(stage))
    root?.subviews[0].removeFromSuperview()
    #expect(!isClear(stage))
  }

  @Test(
    "a content scroll view set by the controller comes first; without it the search is used",
    .rule("R-APP-5"),
    .member("UIViewController.setContentScrollView", "UIViewController.contentScrollView")
  )
  func namedScrollView() throws {
    let stage = stage(3_000)
    let view = try #require(page(stage).view)
    let short = UIScrollView(frame: view.bounds)
    view.addSubview(short)
    #expect(page(stage).contentScrollView(for: .bottom) == nil)

    page(stage).setContentScrollView(short, for: [.top, .bottom])
    #expect(page(stage).contentScrollView(for: .bottom) === short)
    #expect(page(stage).contentScrollView(for: .top) === short)
    #expect(page(stage).contentScrollView(for: .leading) == nil)
    #expect(isClear(stage))

    page(stage).setContentScrollView(nil, for: .bottom)
    #expect(page(stage).contentScrollView(for: .top) === short)
    #expect(!isClear(stage))
  }

  @Test("a content scroll view outside the page is ignored", .rule("R-APP-5"))
  func foreignScrollView() {
    let stage = stage(3_000, 3_000)
    let foreign = UIScrollView()
    foreign.contentSize = CGSize(width: 10, height: 9_000)

    page(stage).setContentScrollView(foreign, for: .all)
    #expect(isClear(stage))

    page(stage).setContentScrollView(page(stage, 1).scrollView, for: .all)
    #expect(isClear(stage))
    stage.tap("Page 2")
    #expect(!isClear(stage))
  }

  // MARK: Appearances

  @Test(
    "the scroll edge appearance is used at the edge, the item's before the bar's",
    .rule("R-APP-2"),
    .member("UITabBar.scrollEdgeAppearance", "UITabBarItem.scrollEdgeAppearance")
  )
  func appearances() {
    let stage = stage(100, 100)
    let bar = stage.tabs.tabBar
    var color: UIColor? { bar.backgroundView.imageView?.backgroundColor }

    bar.scrollEdgeAppearance = .colored(.red)
    #expect(color == .red)
    bar.items?[1].scrollEdgeAppearance = .colored(.green)
    #expect(color == .red)
    stage.tap("Page 2")
    #expect(color == .green)
    bar.items?[1].scrollEdgeAppearance = nil
    #expect(color == .red)
    bar.scrollEdgeAppearance = nil
    #expect(isClear(stage))
    page(stage, 1).contentHeight = 3_000
    bar.items?[1].standardAppearance = .colored(.blue)
    #expect(color == .blue)
  }

  @Test("an item's appearance can be replaced while it is selected", .rule("R-APP-1", "R-APP-7"))
  func replacedWhileSelected() throws {
    let stage = stage(3_000)
    let item = try #require(stage.tabs.tabBar.items?.first)
    var color: UIColor? { stage.tabs.tabBar.backgroundView.imageView?.backgroundColor }

    let appearance = UITabBarAppearance.colored(.red)
    item.standardAppearance = appearance
    appearance.backgroundColor = .green
    item.standardAppearance?.backgroundColor = .green
    item.badgeValue = "1"
    stage.advance(by: 0.1)
    #expect(color == .red)

    item.standardAppearance = item.standardAppearance
    #expect(color == .green)
    item.standardAppearance = nil
    #expect(color == nil)
  }

  // MARK: Memory

  @Test("controllers and scroll views are released")
  func release() {
    expectReleased {
      let stage = stage(3_000, 3_000)
      let scrollView = page(stage).scrollView
      page(stage).setContentScrollView(scrollView, for: .bottom)
      scrollView.contentOffset.y = 5_000
      stage.tap("Page 2")
      stage.advance(by: 0.1)
      let pages = stage.tabs.viewControllers ?? []
      return [stage.tabs, stage.tabs.tabBar, stage.tabs.scrollEdge, scrollView] + pages
    }
  }

  @Test("a content scroll view is referenced weakly")
  func releasedScrollView() {
    let controller = UIViewController()
    do {
      let scrollView = UIScrollView()
      controller.setContentScrollView(scrollView, for: .bottom)
      #expect(controller.contentScrollView(for: .bottom) === scrollView)
    }
    #expect(controller.contentScrollView(for: .bottom) == nil)
  }

  @Test("a page that is removed from the tabs is no longer observed")
  func removedPage() {
    let stage = stage(3_000, 100)
    let old = page(stage)

    stage.tabs.viewControllers = [page(stage, 1)]
    #expect(isClear(stage))
    #expect(old.scrollView.movementObservers.all.isEmpty)
    old.scrollView.contentOffset.y = 700
    #expect(isClear(stage))
  }
}

extension UITabBarAppearance {
  /// Returns an opaque appearance in one color.
  static func colored(_ color: UIColor) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }
}
