import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("A custom bar and navigation stacks", .releasesEverything)
struct CustomBarStackTests {
  /// Returns a stage with two tabs that contain navigation stacks.
  private func stage(
    style: TabBarStyle = TabBarStyle(),
    on device: Device = .iPhoneSE,
    isTabStack: Bool = false
  ) -> CustomStage {
    let stage = CustomStage(tabs: 2, on: device, style: style) { name in
      let root = RecordingViewController(named: name)
      guard isTabStack else { return UINavigationController(rootViewController: root) }
      return TabNavigationController(rootViewController: root)
    }
    stage.phone.advance(by: 0.1)
    _ = stage.told()
    return stage
  }

  private func hidingPage() -> UIViewController {
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    page.view.backgroundColor = .systemBackground
    return page
  }

  private func stack(of stage: CustomStage) throws -> UINavigationController {
    try #require(stage.page(0) as? UINavigationController)
  }

  @Test(
    "pushing a page that hides the bar hides it, and popping shows it, each reported once",
    .rule("RDV-44"),
    .rule("TBS-5"),
    arguments: [false, true]
  )
  func pushed(animated: Bool) throws {
    let stage = stage()
    let stack = try stack(of: stage)

    stack.pushViewController(hidingPage(), animated: animated)
    stage.phone.advance(by: 1)
    #expect(stage.bar.isHidden)
    #expect(stage.page(0).view.frame.height == 667)
    #expect(stage.told() == ["will hide", "did hide"])

    stack.popViewController(animated: animated)
    stage.phone.advance(by: 1)
    #expect(!stage.bar.isHidden)
    #expect(stage.bar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(stage.bar.superview === stage.controller.view)
    #expect(stage.page(0).view.frame.height == 618)
    #expect(stage.told() == ["will show", "did show"])
  }

  @Test("during a push the bar is in the view of the page it belongs to", .rule("TBS-5"))
  func travels() throws {
    let stage = stage()
    let stack = try stack(of: stage)
    let root = try #require(stack.viewControllers.first)

    stack.pushViewController(hidingPage(), animated: true)
    stage.phone.advance(by: 0.1)

    #expect(stage.bar.isDescendant(of: root.view))
    #expect(stage.bar.convert(CGPoint.zero, to: root.view).x == 0)
    #expect(stage.bar.convert(CGPoint.zero, to: nil).y == 618)
    #expect(root.view.safeAreaInsets.bottom == 49)
    stage.phone.advance(by: 1)
    #expect(root.additionalSafeAreaInsets.bottom == 0)
  }

  @Test(
    "swiping back shows the bar; a cancelled swipe hides it again",
    .rule("TBS-5"),
    arguments: [false, true]
  )
  func swiped(isTabStack: Bool) throws {
    let stage = stage(isTabStack: isTabStack)
    let stack = try stack(of: stage)
    stack.pushViewController(hidingPage(), animated: true)
    stage.phone.advance(by: 1)
    _ = stage.told()

    stage.phone.press(at: CGPoint(x: 2, y: 300))
    stage.phone.slide(to: CGPoint(x: 80, y: 300), duration: 0.5)
    #expect(!stage.bar.isHidden)
    #expect(stage.bar.superview !== stage.controller.view)
    stage.phone.slide(to: CGPoint(x: 20, y: 300), duration: 0.5)
    stage.phone.lift()
    stage.phone.advance(by: 1)

    #expect(stack.viewControllers.count == 2)
    #expect(stage.bar.isHidden)
    #expect(stage.bar.superview === stage.controller.view)
    #expect(stage.page(0).view.frame.height == 667)
    #expect(stack.viewControllers.allSatisfy { $0.additionalSafeAreaInsets.bottom == 0 })

    stage.phone.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 340, y: 300))
    stage.phone.advance(by: 1)
    #expect(stack.viewControllers.count == 1)
    #expect(!stage.bar.isHidden)
  }

  @Test("selecting another tab shows the bar that a stack hides", .rule("TBS-5"))
  func otherTab() throws {
    let stage = stage()
    try stack(of: stage).pushViewController(hidingPage(), animated: false)
    #expect(stage.bar.isHidden)

    stage.controller.selectedIndex = 1
    #expect(!stage.bar.isHidden)
    stage.controller.selectedIndex = 0
    #expect(stage.bar.isHidden)
  }

  @Test("popping a page does not show a bar that the app hid", .rule("CYL-134"))
  func hiddenByBoth() throws {
    let stage = stage()
    let stack = try stack(of: stage)
    stack.pushViewController(hidingPage(), animated: false)
    stage.controller.isTabBarHidden = true
    stack.popViewController(animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.bar.isHidden)

    stack.pushViewController(hidingPage(), animated: false)
    stage.controller.isTabBarHidden = false
    #expect(stage.bar.isHidden)
    stack.popViewController(animated: true)
    stage.phone.advance(by: 1)
    #expect(!stage.bar.isHidden)
  }

  @Test("a rotation during a push ends with the correct layout", .rule("TBS-5"))
  func turned() throws {
    let stage = stage(on: .iPhone15)
    let stack = try stack(of: stage)
    stack.pushViewController(hidingPage(), animated: true)
    stage.phone.advance(by: 0.1)
    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)
    #expect(stage.bar.isHidden)
    #expect(stage.page(0).view.frame == stage.controller.view.bounds)

    stack.popToRootViewController(animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.bar.frame.maxY == stage.controller.view.bounds.height)
    #expect(!stage.bar.isHidden)
  }

  @Test("selecting another tab during a push restores the bar", .rule("TBS-5"))
  func leftInTheMiddle() throws {
    let stage = stage()
    let stack = try stack(of: stage)
    stack.pushViewController(hidingPage(), animated: true)
    stage.phone.advance(by: 0.1)

    stage.controller.selectedIndex = 1
    stage.phone.advance(by: 1)

    #expect(!stage.bar.isHidden)
    #expect(stage.bar.superview === stage.controller.view)
    #expect(stage.bar.frame.minY == 618)
    #expect(stack.viewControllers.allSatisfy { $0.additionalSafeAreaInsets.bottom == 0 })
  }

  @Test(
    "a TabNavigationController hides the bar above its root, also with the app's own delegate",
    .rule("CYL-88")
  )
  func tabStack() throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {}
    let stage = stage(isTabStack: true)
    let stack = try stack(of: stage)
    let delegate = Delegate()
    stack.delegate = delegate

    let page = UIViewController()
    let deeper = UIViewController()
    stack.pushViewController(page, animated: true)
    stage.phone.advance(by: 1)
    stack.pushViewController(deeper, animated: true)
    stage.phone.advance(by: 1)
    #expect(page.hidesBottomBarWhenPushed)
    #expect(!deeper.hidesBottomBarWhenPushed)
    #expect(stage.bar.isHidden)

    stack.popToRootViewController(animated: true)
    stage.phone.advance(by: 1)
    #expect(!stage.bar.isHidden)
    #expect(stack.delegate === delegate)
  }

  @Test(
    "a page under a translucent bar keeps its safe area during transitions",
    .rule("TBS-5"),
    .rule("RDV-39")
  )
  func translucent() throws {
    var style = TabBarStyle()
    style.isTranslucent = true
    let stage = stage(style: style)
    let stack = try stack(of: stage)
    let root = try #require(stack.viewControllers.first)
    let page = hidingPage()
    #expect(root.view.safeAreaInsets.bottom == 49)

    stack.pushViewController(page, animated: true)
    stage.phone.advance(by: 0.1)
    #expect(root.view.safeAreaInsets.bottom == 49)
    #expect(page.view.safeAreaInsets.bottom == 0)
    stage.phone.advance(by: 1)
    stack.popViewController(animated: true)
    stage.phone.advance(by: 0.1)
    #expect(root.view.safeAreaInsets.bottom == 49)
    stage.phone.advance(by: 1)
    #expect(root.view.safeAreaInsets.bottom == 49)
    #expect(stage.page(0).additionalSafeAreaInsets.bottom == 49)
  }
}
