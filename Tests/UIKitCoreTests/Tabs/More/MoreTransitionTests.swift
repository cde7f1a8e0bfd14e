import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("More: animated transitions of the delegate", .releasesEverything) @MainActor
struct MoreTransitionTests {
  private let stage = MoreStage()
  private let fade = Fade()

  /// An animator that adds the new view and completes when the test does.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var context: UIViewControllerContextTransitioning?

    func transitionDuration(using _: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      self.context = context
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
  }

  private func end(_ didComplete: Bool) {
    fade.context?.completeTransition(didComplete)
    fade.context = nil
    stage.rest()
  }

  @Test(
    "More's navigation controller takes part in transitions like a tab",
    .rule("R-TRN-2", "R-MORE-5")
  )
  func asked() {
    stage.delegate.animator = fade

    stage.tapMore()
    #expect(
      stage.readDelegate() == ["should More from A", "animator A to More", "did More at More"]
    )
    end(true)
    stage.tapRow("F")
    stage.tapMore()
    #expect(stage.readDelegate() == ["should More from F", "did More at More"])
    #expect(stage.showsList)

    stage.tapBar(1)
    #expect(stage.readDelegate() == ["should B from More", "animator More to B", "did B at B"])
    end(true)
    #expect(stage.inView == ["B"])
  }

  @Test("a cancelled transition restores the selection inside More", .rule("R-TRN-7", "R-MORE-7"))
  func cancelled() {
    stage.open("F")
    stage.delegate.animator = fade

    stage.tapBar(1)
    #expect(stage.tabs.selectedIndex == 1)
    end(false)
    #expect(stage.tabs.selectedIndex == 5)
    #expect(stage.inView == ["F"])
    #expect(stage.bar.selectedItem?.title == "More")

    stage.tapBar(0)
    end(true)
    stage.tapMore()
    end(false)
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.inView == ["A"])
  }

  @Test("a rotation is applied after the transition", .rule("R-MORE-17", "R-MORE-11"))
  func turns() {
    let stage = MoreStage(on: .iPhone15Plus)
    stage.open("F")
    stage.delegate.animator = fade
    stage.tapBar(1)

    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    fade.context?.completeTransition(false)
    fade.context = nil
    stage.rest()

    #expect(stage.inView.count == 1)
    #expect(stage.inView.first == stage.tabs.selectedViewController?.title)
    #expect(stage.ownChildren == "ABCDEFG")
  }
}
