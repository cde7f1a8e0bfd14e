import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("A router through tabs", .releasesEverything)
struct RouterTests {
  final class Account: UIViewController {}
  final class Order: UIViewController {}

  /// Returns a stage with three stacks; the root of the third is an `Account`.
  private func stage() -> ActionStage {
    ActionStage(tabs: 3) { name in
      UINavigationController(rootViewController: name == "Three" ? Account() : UIViewController())
    }
  }

  private func stack(_ index: Int, of stage: ActionStage) throws -> UINavigationController {
    try #require(stage.page(index) as? UINavigationController)
  }

  // MARK: Lookup

  @Test("the controller is found from any descendant, but not from outside", .rule("CYL-80"))
  func lookup() throws {
    let stage = stage()
    let deep = UIViewController()
    let box = UIViewController()
    box.addChild(deep)
    try stack(1, of: stage).pushViewController(box, animated: false)
    let presented = UIViewController()
    stage.controller.present(presented, animated: false)

    #expect(deep.actionTabBarController === stage.controller)
    #expect(deep.customTabBarController == nil)
    #expect(UIViewController().actionTabBarController == nil)
    #expect(presented.actionTabBarController == nil)
    #expect(TabRouter(around: presented) == nil)
    stage.controller.dismiss(animated: false)
  }

  @Test(
    "the tab and index of a page are found, whether or not it is selected",
    .rule("CYL-81"),
    .rule("CYL-82")
  )
  func index() throws {
    let stage = stage()
    let page = UIViewController()
    try stack(1, of: stage).pushViewController(page, animated: false)
    let router = try #require(TabRouter(around: page))

    #expect(router.index(of: page) == 1)
    #expect(router.tab(containing: page)?.id == "Two")
    #expect(router.index(of: stage.page(2)) == 2)
    #expect(router.index(of: UIViewController()) == nil)
    #expect(router.index(of: stage.controller) == nil)
    #expect(stage.controller.control(for: "Two") === stage.bar.itemViews[1])
    #expect(stage.controller.control(for: "nobody") == nil)
  }

  // MARK: Selection

  @Test("selecting a tab pops its stack and the previous one to the root", .rule("CYL-83"))
  func select() throws {
    let stage = stage()
    let router = TabRouter(stage.controller)
    for index in 0..<3 {
      try stack(index, of: stage).pushViewController(UIViewController(), animated: false)
    }

    let root = try router.select("Two")

    #expect(root === (try stack(1, of: stage).viewControllers.first))
    #expect(stage.controller.selectedIndex == 1)
    #expect(try (0..<3).map { try stack($0, of: stage).viewControllers.count } == [1, 1, 2])

    try router.select(index: 2, poppingToRoot: false)
    #expect(try stack(2, of: stage).viewControllers.count == 2)
    stage.expectAgreement()
  }

  @Test(
    "selecting a tab that does not exist throws and changes nothing",
    .rule("CYL-83"),
    .rule("CYL-84")
  )
  func selectNothing() throws {
    let stage = stage()
    let router = TabRouter(stage.controller)
    try stack(0, of: stage).pushViewController(UIViewController(), animated: false)

    #expect(throws: TabRouter.Failure.noTab) { try router.select("nobody") }
    #expect(throws: TabRouter.Failure.noTab) { try router.select(index: 3) }
    #expect(throws: TabRouter.Failure.noTab) { try router.select(index: -1) }
    #expect(throws: TabRouter.Failure.noTab) { try router.selectFirst(Order.self) }

    #expect(try stack(0, of: stage).viewControllers.count == 2)
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test("selectFirst selects the first tab whose root has the given class", .rule("CYL-84"))
  func selectFirst() throws {
    let stage = stage()
    let router = TabRouter(stage.controller)

    let account = try router.selectFirst(Account.self)

    #expect(account === (try stack(2, of: stage).viewControllers.first))
    #expect(stage.controller.selectedIndex == 2)
    #expect(try router.selectFirst(UIViewController.self).navigationController === stage.page(0))
  }

  @Test("a router works with both controllers, and can outlive them", .rule("TBS-25"))
  func custom() throws {
    var kept: TabRouter?
    do {
      let stage = CustomStage(tabs: 2) { _ in
        UINavigationController(rootViewController: UIViewController())
      }
      let router = TabRouter(stage.controller)
      kept = router
      try router.select("Two")
      try router.pushUnlessDuplicate(Order(), animated: false)
      #expect(stage.controller.selectedIndex == 1)
      #expect(router.stack?.viewControllers.count == 2)
      #expect(TabRouter(around: stage.page(0))?.tabs.count == 2)
    }
    let router = try #require(kept)

    #expect(router.tabs.isEmpty)
    #expect(throws: TabRouter.Failure.controllerIsGone) { try router.select("Two") }
    #expect(throws: TabRouter.Failure.controllerIsGone) { try router.select(index: 0) }
    #expect(throws: TabRouter.Failure.controllerIsGone) {
      try router.pushUnlessDuplicate(UIViewController())
    }
  }

  // MARK: Pushing and popping

  @Test("pushUnlessDuplicate pushes unless the top page has the same class", .rule("CYL-86"))
  func pushUnlessDuplicate() throws {
    let stage = stage()
    let router = TabRouter(stage.controller)

    #expect(try router.pushUnlessDuplicate(Order()))
    #expect(try !router.pushUnlessDuplicate(Order()))
    stage.phone.advance(by: 1)
    #expect(try !router.pushUnlessDuplicate(Order()))
    #expect(try router.pushUnlessDuplicate(Account()))
    stage.phone.advance(by: 1)

    #expect(try stack(0, of: stage).viewControllers.count == 3)
  }

  @Test("pushOrPop offers existing pages of the same class to pop to, else pushes", .rule("CYL-85"))
  func pushOrPop() throws {
    let stage = stage()
    let router = TabRouter(stage.controller)
    let first = Order()
    var offered: [UIViewController] = []

    try router.pushOrPop(first, animated: false) {
      offered = $0
      return .push()
    }
    #expect(offered == [])
    try router.pushOrPop(Account(), animated: false)
    try router.pushOrPop(Order(), animated: false) {
      offered = $0
      return .pop(to: first)
    }

    #expect(offered == [first])
    #expect(try stack(0, of: stage).viewControllers.count == 2)
    #expect(try stack(0, of: stage).topViewController === first)
  }

  @Test("pushOrPop can push in another tab, which is selected first", .rule("CYL-85"))
  func pushElsewhere() throws {
    let stage = stage()
    let router = TabRouter(stage.controller)
    let order = Order()

    try router.pushOrPop(order, animated: false) { _ in .push(in: "Two") }

    #expect(stage.controller.selectedIndex == 1)
    #expect(order.navigationController === stage.page(1))
    #expect(throws: TabRouter.Failure.noTab) {
      try router.go(.push(in: "nobody"), with: UIViewController())
    }
  }

  @Test(
    "popping to a page that was not offered throws; a single root is not offered",
    .rule("CYL-85")
  )
  func notOffered() throws {
    let stage = stage()
    let router = TabRouter(stage.controller)
    let root = try #require(try stack(0, of: stage).viewControllers.first)

    #expect(router.pages(like: UIViewController()) == [])
    #expect(throws: TabRouter.Failure.notOffered) {
      try router.pushOrPop(UIViewController(), animated: false) { _ in .pop(to: root) }
    }
    #expect(try stack(0, of: stage).viewControllers.count == 1)
  }

  @Test("pushing in a tab without a stack throws", .rule("CYL-86"))
  func noStack() {
    let stage = ActionStage(tabs: 1) { _ in UIViewController() }
    let router = TabRouter(stage.controller)

    #expect(throws: TabRouter.Failure.noStack) { try router.pushUnlessDuplicate(Order()) }
    #expect(throws: TabRouter.Failure.noStack) { try router.pushOrPop(Order()) }
  }

  @Test("goBack pops if there is a page below, else dismisses", .rule("CYL-87"))
  func back() throws {
    let stage = stage()
    let page = UIViewController()
    try stack(0, of: stage).pushViewController(page, animated: false)
    TabRouter.goBack(from: page, animated: false)
    #expect(try stack(0, of: stage).viewControllers.count == 1)

    let root = UIViewController()
    stage.controller.present(UINavigationController(rootViewController: root), animated: false)
    TabRouter.goBack(from: root, animated: false)
    stage.phone.advance(by: 1)
    #expect(stage.controller.presentedViewController == nil)
  }
}
