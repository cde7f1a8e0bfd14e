import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("An action tab bar controller: hiding and stacks", .releasesEverything)
struct ActionBarHidingTests {
  private func stage(
    isTabStack: Bool = false,
    action: TabBarAction.Role? = nil
  ) -> ActionStage {
    let stage = ActionStage(tabs: 2, action: action) { name in
      let root = RecordingViewController(named: name)
      guard isTabStack else { return UINavigationController(rootViewController: root) }
      return TabNavigationController(rootViewController: root)
    }
    stage.phone.advance(by: 0.1)
    return stage
  }

  private func hidingPage() -> UIViewController {
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    return page
  }

  private func stack(of stage: ActionStage) throws -> UINavigationController {
    try #require(stage.page(0) as? UINavigationController)
  }

  @Test(
    "hiding the bar takes 0.2 seconds and notifies the delegate before and after",
    .rule("CYL-134")
  )
  func animated() throws {
    let stage = ActionStage(tabs: 2)
    stage.phone.advance(by: 0.1)

    stage.controller.setTabBarHidden(true, animated: true)
    #expect(stage.controller.isTabBarHidden)
    #expect(stage.told() == ["will hide"])
    stage.phone.advance(by: 0.1)
    let middle = try #require(stage.bar.layer.presentation()).frame.minY
    #expect(middle > 618 && middle < 667)
    stage.phone.advance(by: 0.12)
    #expect(stage.told() == ["did hide"])
    #expect(stage.bar.isHidden)
    #expect(stage.page(0).additionalSafeAreaInsets.bottom == 0)
    #expect(stage.controller.tabBar.isHidden)

    stage.controller.isTabBarHidden = false
    #expect(stage.told() == ["will show", "did show"])
    stage.phone.advance(by: 0.1)
    #expect(stage.bar.frame.minY == 618)
    #expect(stage.page(0).additionalSafeAreaInsets.bottom == 49)
    #expect(stage.controller.tabBar.isHidden)
  }

  @Test("the last of several quick requests to hide or show the bar wins", .rule("CYL-134"))
  func toggled() {
    let stage = ActionStage(tabs: 2)
    stage.phone.advance(by: 0.1)

    for hidden in [true, false, true] {
      stage.controller.setTabBarHidden(hidden, animated: true)
      stage.phone.advance(by: 0.05)
    }
    stage.phone.advance(by: 1)

    #expect(stage.bar.isHidden)
    #expect(stage.told().last == "did hide")
  }

  @Test(
    "pushing a page that hides the bar moves the bar out; popping it moves the bar back",
    .rule("CYL-134"),
    .rule("CYL-135"),
    arguments: [false, true],
    [false, true]
  )
  func pushed(isTabStack: Bool, animated: Bool) throws {
    let stage = stage(isTabStack: isTabStack, action: .perform {})
    let stack = try stack(of: stage)
    let root = try #require(stack.viewControllers.first)
    _ = stage.told()

    stack.pushViewController(hidingPage(), animated: animated)
    if animated {
      stage.phone.advance(by: 0.1)
      #expect(stage.bar.isDescendant(of: root.view))
      #expect(stage.bar.convert(CGPoint.zero, to: root.view).x == 0)
      #expect(root.view.safeAreaInsets.bottom == 49)
    }
    stage.phone.advance(by: 1)
    #expect(stage.bar.isHidden)
    #expect(stage.controller.tabBar.isHidden)
    #expect(stage.controller.children.allSatisfy { $0.additionalSafeAreaInsets.bottom == 0 })

    stack.popViewController(animated: animated)
    stage.phone.advance(by: 1)
    #expect(!stage.bar.isHidden)
    #expect(stage.bar.superview === stage.controller.view)
    #expect(stage.bar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(root.view.safeAreaInsets.bottom == 49)
    #expect(
      stage.told().filter { $0.hasSuffix("hide") || $0.hasSuffix("show") }
        == ["will hide", "did hide", "will show", "did show"]
    )
    stage.expectAgreement()
  }

  @Test(
    "a TabNavigationController with the app's own delegate also moves the bar",
    .rule("CYL-135")
  )
  func ownDelegate() throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {}
    let stage = stage(isTabStack: true)
    let stack = try stack(of: stage)
    let root = try #require(stack.viewControllers.first)
    let delegate = Delegate()
    stack.delegate = delegate

    stack.pushViewController(UIViewController(), animated: true)
    stage.phone.advance(by: 0.1)
    #expect(stage.bar.isDescendant(of: root.view))
    #expect(root.view.safeAreaInsets.bottom == 49)
    stage.phone.advance(by: 1)
    stack.popViewController(animated: true)
    stage.phone.advance(by: 0.1)
    #expect(root.view.safeAreaInsets.bottom == 49)
    stage.phone.advance(by: 1)

    #expect(stack.delegate === delegate)
    #expect(!stage.bar.isHidden)
    #expect(root.view.safeAreaInsets.bottom == 49)
  }

  @Test("a cancelled swipe back leaves the bar hidden", .rule("CYL-135"))
  func cancelledSwipe() throws {
    let stage = stage()
    let stack = try stack(of: stage)
    stack.pushViewController(hidingPage(), animated: true)
    stage.phone.advance(by: 1)

    stage.phone.press(at: CGPoint(x: 2, y: 300))
    stage.phone.slide(to: CGPoint(x: 80, y: 300), duration: 0.5)
    #expect(!stage.bar.isHidden)
    stage.phone.slide(to: CGPoint(x: 20, y: 300), duration: 0.5)
    stage.phone.lift()
    stage.phone.advance(by: 1)

    #expect(stage.bar.isHidden)
    #expect(stage.bar.superview === stage.controller.view)
    #expect(stack.viewControllers.count == 2)
    stage.controller.selectedIndex = 1
    #expect(!stage.bar.isHidden)
  }

  @Test("hidesBottomBarWhenPushed takes precedence over isTabBarHidden", .rule("CYL-134"))
  func both() throws {
    let stage = stage()
    let stack = try stack(of: stage)
    stack.pushViewController(hidingPage(), animated: false)

    stage.controller.isTabBarHidden = true
    stage.controller.setTabBarHidden(false, animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.bar.isHidden)

    stack.popViewController(animated: true)
    stage.phone.advance(by: 1)
    #expect(!stage.bar.isHidden)
  }

  @Test(
    "a TabNavigationController sets hidesBottomBarWhenPushed on its second page only",
    .rule("CYL-88")
  )
  func tabStack() throws {
    let stage = stage(isTabStack: true)
    let stack = try stack(of: stage)
    let pages = (0..<3).map { _ in UIViewController() }

    for page in pages { stack.pushViewController(page, animated: false) }
    #expect(stack.viewControllers.map(\.hidesBottomBarWhenPushed) == [false, true, false, false])
    #expect(stage.bar.isHidden)
    stack.setViewControllers([pages[2], pages[0]], animated: false)
    #expect(stack.viewControllers.map(\.hidesBottomBarWhenPushed) == [false, true])
    stack.popToRootViewController(animated: false)
    #expect(!stage.bar.isHidden)
  }

  @Test(
    "supported orientations are those of the selected page, or of the top page of its stack",
    .rule("CYL-89")
  )
  func orientations() {
    final class Page: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    let stage = ActionStage(tabs: 3) { name in
      switch name {
      case "One": return UIViewController()
      case "Two": return Page()
      default:
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(Page(), animated: false)
        return stack
      }
    }

    #expect(stage.controller.supportedInterfaceOrientations == .allButUpsideDown)
    stage.controller.selectedIndex = 1
    #expect(stage.controller.supportedInterfaceOrientations == .landscape)
    stage.controller.selectedIndex = 0
    stage.controller.selectedIndex = 2
    #expect(stage.controller.supportedInterfaceOrientations == .landscape)
    stage.controller.barTabs = []
    #expect(stage.controller.supportedInterfaceOrientations == .allButUpsideDown)
  }

  @Test("the status bar and home indicator are controlled by the selected page", .rule("CYL-90"))
  func statusBar() {
    let stage = ActionStage(tabs: 2)

    for index in [0, 1] {
      stage.controller.selectedIndex = index
      #expect(stage.controller.childForStatusBarStyle === stage.page(index))
      #expect(stage.controller.childForStatusBarHidden === stage.page(index))
      #expect(stage.controller.childForHomeIndicatorAutoHidden === stage.page(index))
    }
  }
}
