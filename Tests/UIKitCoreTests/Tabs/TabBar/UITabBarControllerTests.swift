import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: members", .releasesEverything) @MainActor
struct UITabBarControllerTests {
  private func pages(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let page = UIViewController()
      page.title = "Tab \(index + 1)"
      return page
    }
  }

  // MARK: Initialization

  @Test(
    "a new controller has a bar without items and selects nothing",
    .rule("R-SEL-33"),
    .defaults(
      "UITabBarController.viewControllers",
      "UITabBarController.selectedIndex",
      "UITabBarController.selectedViewController",
      "UITabBarController.tabBar",
      "UITabBarController.delegate",
      "UITabBarController.isTabBarHidden"
    ),
    .member("UITabBarController.init")
  )
  func defaults() {
    for tabs in [UITabBarController(), UITabBarController(nibName: "Main", bundle: .main)] {
      #expect(tabs.viewControllers == nil)
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(tabs.selectedViewController == nil)
      #expect(tabs.tabBar.items?.isEmpty ?? true)
      #expect(tabs.tabBar.delegate === tabs)
      #expect(tabs.delegate == nil)
      #expect(!tabs.isTabBarHidden)
      #expect(tabs.isViewLoaded)
      #expect(tabs.children.isEmpty)
    }
    #expect(UITabBarController(nibName: "Main", bundle: nil).nibName == "Main")
  }

  /// Creates its tabs in either initializer.
  private final class OwnTabs: UITabBarController {
    private(set) var ways: [String] = []

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      setUp("code")
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp("archive")
    }

    private func setUp(_ way: String) {
      ways.append(way)
      viewControllers = [UIViewController(), UIViewController()]
      selectedIndex = 1
    }
  }

  @Test("subclasses can create tabs in either initializer", .rule("R-STR-11"))
  func subclasses() throws {
    let made = OwnTabs()
    #expect(made.ways == ["code"])
    #expect(made.selectedIndex == 1)

    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode("Read", forKey: "UITitle")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    let read = try #require(OwnTabs(coder: reader))
    #expect(read.ways == ["archive"])
    #expect(read.title == "Read")
    #expect(read.selectedIndex == 1)
    #expect(read.tabBar.items?.count == 2)

    let stage = Stage(read)
    #expect(stage.tabs.tabBar.row.buttons.count == 2)
  }

  // MARK: Children and selection

  @Test(
    "children are kept in order, and nil and [] are distinguished",
    .rule("R-ITEM-1"),
    .member("UITabBarController.viewControllers", "UITabBarController.setViewControllers")
  )
  func children() {
    let tabs = UITabBarController()
    let pages = pages(3)

    tabs.setViewControllers(pages, animated: true)
    #expect(tabs.viewControllers == pages)
    #expect(tabs.children == pages)
    tabs.setViewControllers([pages[2], pages[0]], animated: false)
    #expect(tabs.viewControllers == [pages[2], pages[0]])
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 3", "Tab 1"])

    tabs.viewControllers = []
    #expect(tabs.viewControllers == [])
    tabs.setViewControllers(nil, animated: true)
    #expect(tabs.viewControllers == nil)
    #expect(tabs.children.isEmpty)
  }

  @Test(
    "index, controller and highlight are one selection",
    .rule("R-SEL-4", "R-ITEM-8"),
    .member("UITabBarController.selectedIndex", "UITabBarController.selectedViewController")
  )
  func selection() {
    let tabs = UITabBarController()
    let pages = pages(3)
    tabs.viewControllers = pages

    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController === pages[2])
    #expect(tabs.tabBar.selectedItem === pages[2].tabBarItem)
    tabs.selectedViewController = pages[1]
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === pages[1].tabBarItem)
  }

  private final class RecordingTabs: UITabBarController {
    let journal = Journal()
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      super.tabBar(tabBar, didSelect: item)
      journal.record(item.title ?? "")
    }
  }

  @Test(
    "overriding tabBar(_:didSelect:) receives allowed taps only",
    .rule("R-SEL-6"),
    .member("UITabBarController.tabBar")
  )
  func subclassHook() {
    let tabs = RecordingTabs()
    tabs.viewControllers = pages(3)
    let stage = Stage(tabs)
    let journal = Journal()
    let delegate = RecordingTabBarControllerDelegate(journal)
    tabs.delegate = delegate

    stage.tap("Tab 2")
    stage.tap("Tab 2")
    delegate.shouldSelect = { _ in false }
    stage.tap("Tab 3")
    tabs.selectedIndex = 0
    tabs.viewControllers = tabs.viewControllers?.reversed()

    #expect(tabs.journal.lines == ["Tab 2", "Tab 2"])
    stage.advance(by: 0.1)
  }

  @Test(
    "the delegate is called and referenced weakly",
    .rule("R-SEL-1", "R-SEL-2", "R-SEL-5"),
    .member(
      "UITabBarController.delegate",
      "UITabBarControllerDelegate.tabBarController(_:shouldSelect:)",
      "UITabBarControllerDelegate.tabBarController(_:didSelect:)"
    )
  )
  func delegate() {
    let journal = Journal()
    let tabs = UITabBarController()
    tabs.viewControllers = pages(2)
    let stage = Stage(tabs)
    do {
      let delegate = RecordingTabBarControllerDelegate(journal)
      tabs.delegate = delegate
      stage.tap("Tab 2")
      stage.tap("Tab 2")
    }
    #expect(
      journal.lines == [
        "should Tab 2 from Tab 1", "did Tab 2 at Tab 2", "should Tab 2 from Tab 2",
        "did Tab 2 at Tab 2",
      ]
    )
    #expect(tabs.delegate == nil)
    stage.tap("Tab 1")
    #expect(tabs.selectedIndex == 0)
  }

  private final class Silent: NSObject, UITabBarControllerDelegate {}

  @Test(
    "a delegate without methods changes nothing",
    .rule("R-ROT-3"),
    .member(
      "UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:)",
      "UITabBarControllerDelegate.tabBarController(_:interactionControllerFor:)"
    )
  )
  func silentDelegate() {
    let stage = Stage(tabs: 2)
    let silent = Silent()
    stage.tabs.delegate = silent

    #expect(stage.tabs.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(stage.tabs.preferredInterfaceOrientationForPresentation == .portrait)
    stage.tap("Tab 2")
    #expect(stage.tabs.selectedIndex == 1)
    #expect(stage.tabs.transitionCoordinator == nil)
  }

  @Test(
    "the bar can be hidden and shown",
    .rule("R-HID-7"),
    .member("UITabBarController.isTabBarHidden")
  )
  func hiding() {
    let stage = Stage(tabs: 2)
    stage.tabs.isTabBarHidden = true
    #expect(stage.tabs.isTabBarHidden)
    #expect(stage.tabs.tabBar.isHidden)
    stage.tabs.isTabBarHidden = false
    #expect(!stage.tabs.tabBar.isHidden)
  }

  // MARK: View controller members

  @Test(
    "a controller's item is created on demand, and again after it was set to nil",
    .rule("R-ITEM-2", "R-ITEM-6"),
    .defaults("UIViewController.tabBarItem"),
    .member("UIViewController.tabBarItem")
  )
  func tabBarItem() {
    let stage = Stage(titles: ["One", "Two"])
    let page = stage.tabs.viewControllers?[1]
    page?.title = "Later"
    let own = page?.tabBarItem
    #expect(own?.title == "Two")

    page?.tabBarItem = nil
    #expect(page?.tabBarItem !== own)
    #expect(page?.tabBarItem.title == "Later")
    #expect(stage.tabs.tabBar.items?[1] === page?.tabBarItem)
    page?.title = "Again"
    stage.advance(by: 0.1)
    #expect(stage.tabs.tabBar.row.buttons[1].label.text == "Again")

    let fresh = UIViewController()
    #expect(fresh.tabBarItem.title == nil)
    #expect(fresh.tabBarItem.image == nil)
    #expect(fresh.tabBarItem.tag == 0)
  }

  @Test(
    "a controller finds the nearest tab bar controller through any containers",
    .defaults("UIViewController.tabBarController"),
    .member("UIViewController.tabBarController")
  )
  func tabBarController() {
    let (page, box, below) = (UIViewController(), UIViewController(), UIViewController())
    #expect(page.tabBarController == nil)
    box.addChild(page)
    let stack = UINavigationController(rootViewController: box)
    let inner = UITabBarController()
    inner.viewControllers = [stack]
    let outer = UITabBarController()
    outer.viewControllers = [UINavigationController(rootViewController: inner), below]

    #expect(page.tabBarController === inner)
    #expect(stack.tabBarController === inner)
    #expect(inner.tabBarController === outer)
    #expect(below.tabBarController === outer)
    #expect(outer.tabBarController == nil)
    inner.viewControllers = []
    #expect(page.tabBarController == nil)
  }

  @Test(
    "default values of a controller's bar properties",
    .defaults(
      "UIViewController.hidesBottomBarWhenPushed",
      "UIViewController.edgesForExtendedLayout",
      "UIViewController.extendedLayoutIncludesOpaqueBars",
      "UIViewController.additionalSafeAreaInsets"
    ),
    .member("UIViewController.contentScrollView")
  )
  func controllerDefaults() {
    let page = UIViewController()

    #expect(!page.hidesBottomBarWhenPushed)
    #expect(page.edgesForExtendedLayout == .all)
    #expect(!page.extendedLayoutIncludesOpaqueBars)
    #expect(page.additionalSafeAreaInsets == .zero)
    for edge in [NSDirectionalRectEdge.top, .bottom, .leading, .trailing] {
      #expect(page.contentScrollView(for: edge) == nil)
    }
  }

  @Test(
    "hidesBottomBarWhenPushed hides the bar when the page is pushed",
    .rule("R-HID-1"),
    .member("UIViewController.hidesBottomBarWhenPushed")
  )
  func hidesBottomBarWhenPushed() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let stage = Stage(tabs)
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true

    stack.pushViewController(page, animated: false)
    stage.advance(by: 0.1)
    #expect(tabs.tabBar.isHidden)
    stack.popViewController(animated: false)
    stage.advance(by: 0.1)
    #expect(!tabs.tabBar.isHidden)
  }

  @Test(
    "a content scroll view drives the bar at its edge, until nil restores the search",
    .rule("R-APP-5"),
    .member("UIViewController.setContentScrollView")
  )
  func setContentScrollView() {
    let page = UIViewController()
    let (short, long) = (UIScrollView(), UIScrollView())
    for scrollView in [short, long] {
      scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      page.view.addSubview(scrollView)
    }
    long.contentSize.height = 5_000
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let stage = Stage(tabs)
    stage.advance(by: 0.1)
    let isAtEdge = { tabs.scrollEdge.isAtEdge }
    #expect(isAtEdge())

    page.setContentScrollView(long, for: [.top, .bottom])
    #expect(page.contentScrollView(for: .bottom) === long)
    #expect(page.contentScrollView(for: .top) === long)
    #expect(page.contentScrollView(for: .leading) == nil)
    #expect(!isAtEdge())
    page.setContentScrollView(nil, for: .bottom)
    #expect(page.contentScrollView(for: .top) === long)
    #expect(isAtEdge())
  }
}
