import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A page with a property of its own, which it archives.
final class ArchivedPage: UIViewController {
  var city = ""

  convenience init(_ title: String, city: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.city = city
  }

  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    city = coder.decodeObject(forKey: "city") as? String ?? ""
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(city, forKey: "city")
  }
}

@Suite("Archives of controllers") @MainActor
struct ControllerArchiveTests {
  @Test("a controller is archived with its settings", .rule("R-CON-7"))
  func settings() throws {
    let page = ArchivedPage("Rome", city: "Roma")
    page.tabBarItem = UITabBarItem(title: "R", image: nil, tag: 7)
    page.tabBarItem.badgeValue = "3"
    page.navigationItem.title = "Eternal"
    page.navigationItem.largeTitleDisplayMode = .never
    page.toolbarItems = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
    page.hidesBottomBarWhenPushed = true
    page.restorationIdentifier = "rome"
    page.edgesForExtendedLayout = .top
    page.extendedLayoutIncludesOpaqueBars = true
    page.preferredContentSize = CGSize(width: 200, height: 300)
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .crossDissolve
    page.definesPresentationContext = true
    page.providesPresentationContextTransitionStyle = true

    let copy = try #require(try Archives.copy(of: page))
    #expect(copy.title == "Rome")
    #expect(copy.city == "Roma")
    #expect(copy.tabBarItem.title == "R")
    #expect(copy.tabBarItem.tag == 7)
    #expect(copy.tabBarItem.badgeValue == "3")
    #expect(copy.navigationItem.title == "Eternal")
    #expect(copy.navigationItem.largeTitleDisplayMode == .never)
    #expect(copy.toolbarItems?.map(\.title) == ["Go"])
    #expect(copy.hidesBottomBarWhenPushed)
    #expect(copy.restorationIdentifier == "rome")
    #expect(copy.edgesForExtendedLayout == .top)
    #expect(copy.extendedLayoutIncludesOpaqueBars)
    #expect(copy.preferredContentSize == CGSize(width: 200, height: 300))
    #expect(copy.modalPresentationStyle == .fullScreen)
    #expect(copy.modalTransitionStyle == .crossDissolve)
    #expect(copy.definesPresentationContext)
    #expect(copy.providesPresentationContextTransitionStyle)
    #expect(!copy.isViewLoaded)
  }

  @Test("a new controller and its copy have default values", .rule("R-CON-7"))
  func defaults() throws {
    let copy = try #require(try Archives.copy(of: UIViewController()))
    #expect(copy.title == nil)
    #expect(copy.toolbarItems == nil)
    #expect(copy.edgesForExtendedLayout == .all)
    #expect(copy.modalPresentationStyle == .automatic)
    #expect(copy.preferredContentSize == .zero)
    #expect(copy.restorationIdentifier == nil)
    #expect(copy.children.isEmpty)
  }

  @Test("a container is archived with its children", .rule("R-CON-7"))
  func children() throws {
    let container = UIViewController()
    for title in ["A", "B"] { container.addChild(ArchivedPage(title, city: title)) }
    let copy = try #require(try Archives.copy(of: container))
    #expect(copy.children.map(\.title) == ["A", "B"])
    #expect(copy.children.allSatisfy { $0 is ArchivedPage && $0.parent === copy })
  }

  @Test("a tab bar controller is archived with its stacks and its selection", .rule("R-CON-7"))
  func tabs() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Rome", "Paris", "Oslo"].map {
      UINavigationController(rootViewController: ArchivedPage($0, city: $0.lowercased()))
    }
    let paris = try #require(tabs.viewControllers?[1] as? UINavigationController)
    paris.pushViewController(ArchivedPage("Louvre", city: "museum"), animated: false)
    paris.setNavigationBarHidden(true, animated: false)
    tabs.selectedIndex = 1

    let copy = try #require(try Archives.copy(of: tabs))
    #expect(copy.selectedIndex == 1)
    #expect(copy.tabBar.items?.map(\.title) == ["Rome", "Paris", "Oslo"])
    let stacks = copy.viewControllers?.compactMap { $0 as? UINavigationController } ?? []
    #expect(
      stacks.map { $0.viewControllers.map(\.title) } == [["Rome"], ["Paris", "Louvre"], ["Oslo"]]
    )
    #expect(stacks.map(\.isNavigationBarHidden) == [false, true, false])
    #expect((stacks[1].topViewController as? ArchivedPage)?.city == "museum")
    #expect(copy.children.count == 3)

    let phone = Simulator(.iPhone15)
    phone.window.rootViewController = copy
    phone.advance(by: 0.5)
    #expect(stacks[1].topViewController?.viewIfLoaded?.window != nil)
  }

  @Test("no selection and no children are kept", .rule("R-CON-7"))
  func empty() throws {
    let copy = try #require(try Archives.copy(of: UITabBarController()))
    #expect(copy.viewControllers == nil)
    let stack = try #require(try Archives.copy(of: UINavigationController()))
    #expect(stack.viewControllers.isEmpty)
  }
}
