import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: animated transitions", .releasesEverything) @MainActor
struct TabBarTransitionTests {
  private let journal = Journal()

  /// Slides the new page in, or waits for the test to end the transition.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var context: UIViewControllerContextTransitioning?
    var completesAutomatically = true

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.3
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      self.context = context
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      guard completesAutomatically else { return }
      view.frame = context.containerView.bounds.offsetBy(
        dx: context.containerView.bounds.width,
        dy: 0
      )
      UIView.animate(withDuration: 0.3) {
        view.frame = context.containerView.bounds
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func stage(_ names: String..., completesAutomatically: Bool = true) -> (
    Stage, RecordingTabBarController, RecordingTabBarControllerDelegate, Slide
  ) {
    let tabs = RecordingTabBarController(names, journal)
    let delegate = RecordingTabBarControllerDelegate(journal)
    let slide = Slide()
    slide.completesAutomatically = completesAutomatically
    delegate.animator = slide
    tabs.delegate = delegate
    let stage = Stage(tabs)
    journal.clear()
    return (stage, tabs, delegate, slide)
  }

  @Test(
    "will calls are sent at the start, did calls at the end",
    .rule("R-LIFE-5", "R-TRN-2", "R-TRN-5", "R-TRN-8")
  )
  func animated() {
    let (stage, tabs, delegate, _) = stage("A", "B")
    defer { keepAlive(delegate) }

    stage.tap("B")
    #expect(
      journal.lines == [
        "should B from A", "B.didLoad", "animator A to B", "B.willAppear", "A.willDisappear",
        "bar B",
        "did B at B",
      ]
    )
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem?.title == "B")
    #expect(tabs.transitionCoordinator?.isAnimated == true)

    journal.clear()
    stage.advance(by: 1)
    #expect(journal.lines == ["A.didDisappear", "B.didAppear"])
    #expect(tabs.pages[0].view.superview == nil)
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test("a cancelled transition restores the selection", .rule("R-LIFE-5", "R-TRN-7"))
  func cancelled() {
    let (stage, tabs, delegate, slide) = stage("A", "B", completesAutomatically: false)
    defer { keepAlive(delegate) }
    stage.tap("B")
    journal.clear()

    slide.context?.completeTransition(false)

    #expect(
      journal.lines == ["B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear"]
    )
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem?.title == "A")
    #expect(tabs.pages[0].view.superview != nil)
    #expect(tabs.pages[1].view.superview == nil)
  }

  @Test(
    "taps during a transition are ignored, and selections in code are performed after it",
    .rule("R-TRN-6")
  )
  func selectionWhileMoving() {
    let (stage, tabs, delegate, slide) = stage("A", "B", "C", completesAutomatically: false)
    stage.tap("B")

    stage.tap("A")
    #expect(tabs.selectedIndex == 1)

    tabs.selectedIndex = 2
    delegate.animator = nil
    #expect(tabs.pages[2].viewIfLoaded?.superview == nil)
    slide.context?.completeTransition(true)

    #expect(tabs.selectedIndex == 2)
    #expect(tabs.pages[2].view.superview != nil)
    #expect(tabs.pages[1].view.superview == nil)
  }

  @Test("replacing the children during a transition ends with the new ones", .rule("R-BAD-11"))
  func replacementWhileMoving() {
    let (stage, tabs, delegate, slide) = stage("A", "B", completesAutomatically: false)
    let old = tabs.pages
    stage.tap("B")

    delegate.animator = nil
    let new = [RecordingViewController("N", journal)]
    tabs.viewControllers = new
    slide.context?.completeTransition(true)

    #expect(tabs.selectedViewController === new[0])
    #expect(new[0].view.superview != nil)
    #expect(old.allSatisfy { $0.parent == nil && $0.view.superview == nil })
  }

  @Test(
    "no animator is requested for the selected tab, or before the tabs are visible",
    .rule("R-TRN-2")
  )
  func notAsked() {
    let (stage, tabs, delegate, _) = stage("A", "B")
    defer { keepAlive(delegate) }

    stage.tap("A")
    #expect(!journal.lines.contains { $0.hasPrefix("animator") })

    let early = RecordingTabBarController(["C", "D"], journal)
    early.delegate = delegate
    early.selectedIndex = 1
    #expect(!journal.lines.contains { $0.hasPrefix("animator") })
    #expect(tabs.selectedIndex == 0)
  }
}
