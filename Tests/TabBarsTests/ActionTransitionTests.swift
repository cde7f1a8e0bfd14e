import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("An action tab bar controller: transitions", .releasesEverything)
struct ActionTransitionTests {
  /// Fades the new page in.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.4
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.4) {
        view.alpha = 1
      } completion: { _ in
        view.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(
    "UIKit's delegate can animate transitions; the bar shows the new selection immediately",
    .rule("TBS-24")
  )
  func animated() {
    let stage = ActionStage(tabs: 3) { _ in UIViewController() }
    stage.delegate.animator = Fade()

    stage.tap("Two")
    #expect(stage.bar.selectedID == "Two")
    stage.phone.advance(by: 0.2)
    #expect(stage.page(0).view.window != nil && stage.page(1).view.window != nil)
    #expect(stage.page(1).view.safeAreaInsets.bottom == 49)
    stage.phone.advance(by: 1)
    stage.expectAgreement()
    stage.controller.selectedIndex = 2
    stage.phone.advance(by: 1)
    stage.expectAgreement()
  }

  @Test("cancelling an interactive transition restores the selection of the bar", .rule("TBS-24"))
  func cancelled() {
    let stage = ActionStage(tabs: 3, action: .tab("Two")) { _ in UIViewController() }
    let hand = UIPercentDrivenInteractiveTransition()
    stage.delegate.animator = Fade()
    stage.delegate.interaction = hand

    stage.controller.selectedIndex = 1
    hand.update(0.4)
    stage.phone.advance(by: 0.1)
    #expect(stage.bar.selectedID == "Two")
    hand.cancel()
    stage.phone.advance(by: 1)

    #expect(stage.controller.selectedIndex == 0)
    #expect(stage.bar.actionControl?.isSelected == false)
    #expect(stage.page(0).additionalSafeAreaInsets.bottom == 49)
    #expect(stage.page(1).additionalSafeAreaInsets.bottom == 0)
    stage.expectAgreement()
  }

  @Test("selections during a transition are performed after it", .rule("TBS-24"))
  func during() {
    let stage = ActionStage(tabs: 3) { _ in UIViewController() }
    stage.delegate.animator = Fade()

    stage.tap("Two")
    stage.phone.advance(by: 0.1)
    stage.tap("Three")
    stage.phone.advance(by: 0.1)
    stage.tap("One")
    stage.phone.advance(by: 2)

    #expect(stage.controller.selectedIndex == 0)
    stage.expectAgreement()
  }

  @Test("tabs replaced during a transition are shown after it", .rule("TBS-24"))
  func replaced() {
    let stage = ActionStage(tabs: 3) { _ in UIViewController() }
    stage.delegate.animator = Fade()

    stage.tap("Two")
    stage.phone.advance(by: 0.1)
    stage.controller.barTabs = ["x", "y"].map { Tab(TabItem($0), UIViewController()) }
    stage.phone.advance(by: 2)

    #expect(stage.controller.selectedTabID == "y")
    stage.expectAgreement()
  }
}
