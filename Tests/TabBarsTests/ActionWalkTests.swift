import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("An action tab bar controller: random operations", .releasesEverything)
struct ActionWalkTests {
  /// Fades the new page in.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.3
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(
    "after random operations bar, button and content agree, and only the shown page has an inset",
    .rule("TBS-23"),
    arguments: 1...24
  )
  func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stage = ActionStage(tabs: 4, on: seed % 2 == 0 ? .iPhone15 : .iPhoneSE) { _ in
      seed % 3 == 0
        ? UIViewController() : UINavigationController(rootViewController: UIViewController())
    }
    var pool = stage.controller.barTabs
    pool += (0..<3).map { Tab(TabItem(TabItem.ID("Extra \($0)")), UIViewController()) }
    var log: [String] = []

    for _ in 0..<40 {
      let number = Int.random(in: 0..<6, using: &generator)
      let step = Int.random(in: 0..<12, using: &generator)
      log.append("\(step) \(number)")
      switch step {
      case 0, 1, 2:
        if number < stage.controller.barTabs.count { stage.tapItem(number) }
      case 3: stage.controller.selectedIndex = min(number, 4)
      case 4:
        stage.controller.barTabs = Array(pool.shuffled(using: &generator).prefix(number))
      case 5:
        let id = pool[number].id
        stage.controller.action =
          number == 0 ? nil : ActionStage.action(number < 3 ? .tab(id) : .perform {})
      case 6:
        stage.controller.setTabBarHidden(number % 2 == 0, animated: number > 2)
      case 7:
        let page = UIViewController()
        page.hidesBottomBarWhenPushed = number > 1
        let stack = stage.controller.selectedViewController as? UINavigationController
        stack?.pushViewController(page, animated: number % 2 == 0)
      case 8:
        let stack = stage.controller.selectedViewController as? UINavigationController
        stack?.popViewController(animated: number % 2 == 0)
      case 9: stage.delegate.animator = number % 2 == 0 ? Fade() : nil
      case 10: stage.phone.rotate(to: number % 2 == 0 ? .portrait : .landscapeLeft)
      default: stage.phone.advance(by: Double(number) / 10)
      }
      if number == 5 { stage.phone.advance(by: 0.05) }
    }
    stage.phone.advance(by: 2)

    stage.expectAgreement()
    let shown = stage.controller.selectedViewController
    for tab in pool {
      let carries = tab.controller === shown && !stage.bar.isHidden
      #expect(tab.controller.additionalSafeAreaInsets.bottom == (carries ? 49 : 0), "\(log)")
    }
    let bounds = stage.controller.view.bounds
    #expect(stage.bar.superview === stage.controller.view, "\(log)")
    if !stage.bar.isHidden { #expect(stage.bar.frame.maxY == bounds.maxY, "\(log)") }
    #expect(shown?.view.frame ?? bounds == bounds, "\(log)")
    #expect(
      stage.bar.actionControl.map {
        $0.isSelected
          == (stage.bar.actionTabID != nil && stage.bar.actionTabID == stage.bar.selectedID)
      } != false
    )
  }
}
