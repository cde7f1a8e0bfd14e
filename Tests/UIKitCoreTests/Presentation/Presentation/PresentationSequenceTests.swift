import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
@Suite("The order of calls during presentations", .serialized, .releasesEverything)
struct PresentationSequenceTests {
  private static let styles: [(UIModalPresentationStyle, presenterLeaves: Bool)] = [
    (.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
    (.overCurrentContext, false), (.pageSheet, false), (.formSheet, false), (.automatic, false),
    (.custom, false), (.popover, false),
  ]

  @Test(
    "every style is presented and dismissed with the documented calls, animated or not",
    .rule("R-PRE-1", "R-PRE-2", "R-PRE-6"),
    arguments: [true, false],
    [Device.iPhone15, .iPadPro11]
  )
  func finished(isAnimated: Bool, device: Device) {
    for (style, leaves) in Self.styles {
      let stage = PresentingStage(device)
      let upper = RecordingViewController("b", stage.journal, recording: .detailed)
      upper.modalPresentationStyle = style
      upper.popoverPresentationController?.sourceView = stage.button
      let star = isAnimated ? "*" : ""

      stage.root.present(upper, animated: isAnimated) { stage.journal.record("shown") }
      stage.phone.advance(by: 1)
      let below = leaves ? ["a.willDisappear\(star)"] : []
      let gone = leaves ? ["a.didDisappear\(star)"] : []
      #expect(
        stage.journal.take() == ["b.didLoad"] + below
          + ["b.willAppear\(star)", "b.isAppearing", "b.didAppear\(star)"] + gone + ["shown"],
        "\(style)"
      )

      stage.root.dismiss(animated: isAnimated) { stage.journal.record("gone") }
      stage.phone.advance(by: 1)
      let coming = leaves ? ["a.willAppear\(star)", "a.isAppearing"] : []
      let back = leaves ? ["a.didAppear\(star)"] : []
      #expect(
        stage.journal.take() == ["b.willDisappear\(star)"] + coming + back
          + ["b.didDisappear\(star)", "gone"],
        "\(style)"
      )
      #expect(stage.phone.window.subviews == [stage.root.view], "\(style)")
    }
  }

  /// An animator that is driven interactively.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let driver = UIPercentDrivenInteractiveTransition()
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.3
    }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)
      if let arriving = context.view(forKey: .to) { context.containerView.addSubview(arriving) }
      UIView.animate(
        withDuration: 0.3,
        animations: { view?.alpha = 0.5 },
        completion: { _ in
          view?.alpha = 1
          context.completeTransition(!context.transitionWasCancelled)
        }
      )
    }
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }
    func interactionControllerForPresentation(using _: UIViewControllerAnimatedTransitioning)
      -> UIViewControllerInteractiveTransitioning?
    { driver }
  }

  @Test("a cancelled presentation leaves no state behind", .rule("R-PRE-1"))
  func cancelled() {
    for style in [UIModalPresentationStyle.overFullScreen, .pageSheet] {
      let stage = PresentingStage()
      let upper = stage.controller("b", style)
      let fade = Fade()
      upper.transitioningDelegate = fade
      stage.root.present(upper, animated: true) { stage.journal.record("shown") }
      _ = stage.journal.take()

      fade.driver.update(0.4)
      stage.phone.advance(by: 0.1)
      fade.driver.cancel()
      stage.phone.advance(by: 1)

      #expect(stage.journal.take() == ["b.willDisappear*", "b.didDisappear*"], "\(style)")
      #expect(stage.root.presentedViewController == nil)
      #expect(upper.presentingViewController == nil)
      #expect(stage.phone.window.subviews == [stage.root.view])
      #expect(stage.root.view.transform == .identity)
    }
  }

  @Test("a presentation context can provide the transition style", .rule("R-PRE-9"))
  func contextStyle() {
    for provides in [true, false] {
      let stage = PresentingStage()
      stage.root.definesPresentationContext = true
      stage.root.providesPresentationContextTransitionStyle = provides
      stage.root.modalTransitionStyle = .crossDissolve
      let upper = RecordingViewController("b", stage.journal, recording: .detailed)
      upper.modalPresentationStyle = .overCurrentContext

      stage.root.present(upper, animated: true)

      #expect((upper.view.layer.animation(forKey: "opacity") != nil) == provides)
      stage.phone.advance(by: 1)
    }
  }

  @Test("a controller without other owners lives until its dismissal has ended")
  func released() {
    let stage = PresentingStage()
    weak var gone: UIViewController?
    do {
      let upper = UIViewController()
      gone = upper
      stage.root.present(upper, animated: true)
    }
    #expect(gone != nil)
    stage.phone.advance(by: 0.1)
    stage.root.presentedViewController?.view.removeFromSuperview()
    stage.phone.advance(by: 1)
    stage.root.dismiss(animated: true)
    stage.phone.advance(by: 1)

    #expect(gone == nil)
  }

  @Test("removing the root during a presentation releases the presented controller")
  func windowGone() {
    weak var gone: UIViewController?
    do {
      let stage = PresentingStage()
      let upper = UIViewController()
      gone = upper
      stage.root.present(upper, animated: true)
      stage.phone.advance(by: 0.1)
      stage.phone.window.rootViewController = nil
      stage.phone.advance(by: 1)
    }
    #expect(gone == nil)
  }
}
