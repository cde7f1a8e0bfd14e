import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// Slides the incoming view in from the right and the outgoing view out.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  var ended: Bool?
  var seen: [String] = []

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from),
      let controller = context.viewController(forKey: .to),
      let leaving = context.viewController(forKey: .from)
    else { return }
    seen = [
      "\(context.isAnimated)", "\(context.initialFrame(for: leaving))",
      "\(context.initialFrame(for: controller))", "\(context.finalFrame(for: leaving))",
      "\(context.finalFrame(for: controller))",
    ]
    let frame = context.finalFrame(for: controller)
    to.frame = frame.offsetBy(dx: frame.width, dy: 0)
    context.containerView.addSubview(to)
    UIView.animate(
      withDuration: 0.4,
      animations: {
        to.frame = frame
        from.frame = frame.offsetBy(dx: -frame.width, dy: 0)
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
}

@MainActor @Suite("Transition between two controllers")
struct TransitionTests {
  private let journal = Journal()
  private let container: RecordingViewController
  private let old: RecordingViewController
  private let new: RecordingViewController
  private let stage: ControllerStage

  init() {
    container = RecordingViewController("p", journal, recording: .detailed)
    old = RecordingViewController("a", journal, recording: .detailed)
    new = RecordingViewController("b", journal, recording: .detailed)
    container.embed(old)
    container.addChild(new)
    new.didMove(toParent: container)
    stage = ControllerStage(container)
    journal.clear()
  }

  private func transition(
    _ animator: UIViewControllerAnimatedTransitioning?,
    _ interaction: UIViewControllerInteractiveTransitioning? = nil
  ) -> ControllerTransition {
    ControllerTransition(
      ControllerTransition.Script(
        from: old,
        to: new,
        containerView: container.view,
        bystanders: [container]
      ),
      animator: animator,
      interaction: interaction
    )
  }

  private let changed = [
    "b.didLoad", "b.willAppear", "a.willDisappear", "b.isAppearing", "a.didDisappear",
    "b.didAppear",
  ]

  @Test(
    "without an animator the transition is immediate, with callbacks in order",
    .rule("R-LIFE-3")
  )
  func unanimated() {
    var outcome: Bool?

    transition(nil).run { outcome = $0 }

    #expect(outcome == true)
    #expect(journal.take() == changed)
    #expect(container.view.subviews == [new.view])
    #expect(new.view.frame == container.view.bounds)
  }

  @Test(
    "an animator gets frames and views, and did callbacks follow its completion",
    .rule("R-TRN-3")
  )
  func animated() {
    let animator = Slide()
    let bounds = container.view.bounds

    transition(animator).run { journal.record("\($0)") }

    #expect(
      animator.seen == ["true", "\(bounds)", "\(CGRect.zero)", "\(CGRect.zero)", "\(bounds)"]
    )
    #expect(journal.take() == ["b.didLoad", "b.willAppear*", "a.willDisappear*", "b.isAppearing"])
    stage.advance(by: 0.5)
    #expect(journal.take() == ["a.didDisappear*", "b.didAppear*", "true"])
    #expect(animator.ended == true)
    #expect(container.view.subviews == [new.view])
  }

  @Test("an incoming view that the animator does not add is added")
  func forgetfulAnimator() {
    final class Lazy: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using: UIViewControllerContextTransitioning?) -> TimeInterval { 0 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        context.completeTransition(true)
        context.completeTransition(false)
      }
    }

    var outcomes: [Bool] = []
    transition(Lazy()).run { outcomes.append($0) }

    #expect(outcomes == [true])
    #expect(container.view.subviews == [new.view])
  }

  @Test("a cancelled transition restores the previous controller", .rule("R-LIFE-5", "R-TRN-7"))
  func cancelled() {
    final class Undecided: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using: UIViewControllerContextTransitioning?) -> TimeInterval { 0 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.view(forKey: .from)?.alpha = 0.2
        context.completeTransition(false)
      }
    }

    transition(Undecided()).run { journal.record("\($0)") }

    #expect(
      journal.take() == [
        "b.didLoad", "b.willAppear*", "a.willDisappear*", "b.isAppearing", "b.willDisappear*",
        "b.didDisappear*", "a.willAppear*", "a.isAppearing", "a.didAppear*", "false",
      ]
    )
    #expect(container.view.subviews == [old.view])
    #expect(old.view.alpha == 1)
  }

  // MARK: Coordinator

  @Test(
    "during the transition all controllers that take part have the coordinator",
    .rule("R-TRN-5")
  )
  func coordinator() throws {
    #expect(container.transitionCoordinator == nil)
    transition(Slide()).run { _ in }

    let coordinator = try #require(container.transitionCoordinator)
    #expect(coordinator.isAnimated)
    #expect(coordinator.transitionDuration == 0.4)
    #expect(coordinator.viewController(forKey: .from) === old)
    #expect(coordinator.view(forKey: .to) === new.view)
    #expect(coordinator.containerView === container.view)
    #expect(new.transitionCoordinator === coordinator)

    stage.advance(by: 0.5)
    #expect(container.transitionCoordinator == nil)
    #expect(coordinator.animate(alongsideTransition: { _ in journal.record("late") }) == false)
    #expect(!journal.take().contains("late"))
  }

  @Test("blocks given in viewWillAppear run alongside and after the transition", .rule("R-TRN-5"))
  func alongside() {
    new.onCallback = { [unowned new, journal] event in
      guard event == "willAppear*" else { return }
      new.transitionCoordinator?.animate(
        alongsideTransition: { _ in
          new.view.alpha = 0.5
          journal.record("alongside \(UIView.inheritedAnimationDuration)")
        },
        completion: { context in journal.record("completed \(!context.isCancelled)") }
      )
    }

    transition(Slide()).run { _ in journal.record("ended") }
    #expect(journal.take().last == "alongside 0.4")
    stage.advance(by: 0.5)

    #expect(journal.take() == ["a.didDisappear*", "b.didAppear*", "completed true", "ended"])
  }

  @Test("blocks run immediately in a transition without animation")
  func alongsideUnanimated() {
    new.onCallback = { [unowned new, journal] event in
      guard event == "willAppear" else { return }
      new.transitionCoordinator?.animate(
        alongsideTransition: { journal.record("alongside \($0.isAnimated)") },
        completion: { _ in journal.record("completed") }
      )
    }

    transition(nil).run { _ in journal.record("ended") }

    #expect(
      journal.take().suffix(5) == [
        "alongside false", "a.didDisappear", "b.didAppear", "completed", "ended",
      ]
    )
  }

  // MARK: Interaction

  @Test("an interactive transition can be scrubbed and finished", .rule("R-TRN-4"))
  func finishedInteraction() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    transition(Slide(), driver).run { journal.record("\($0)") }
    let coordinator = try #require(container.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { [journal] in
      journal.record("interactive \($0.isInteractive)")
    }
    coordinator.notifyWhenInteractionEnds { [journal] _ in journal.record("interaction ended") }
    #expect(coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    journal.clear()

    driver.update(0.5)
    stage.advance(by: 5)
    let shown = try #require(new.view.layer.presentation()?.frame.minX)
    #expect(abs(shown - 195) < 20)
    #expect(coordinator.percentComplete == 0.5)
    #expect(journal.take() == [])

    driver.finish()
    #expect(journal.take() == ["interactive false", "interaction ended"])
    stage.advance(by: 0.3)
    #expect(
      journal.take()
        == ["a.didDisappear", "b.didAppear", "true"].map { $0 == "true" ? $0 : $0 + "*" }
    )
    #expect(container.view.subviews == [new.view])
    #expect(container.view.layer.speed == 1)
  }

  @Test("a cancelled interactive transition returns to its start", .rule("R-TRN-7"))
  func cancelledInteraction() {
    let driver = UIPercentDrivenInteractiveTransition()
    let animator = Slide()
    transition(animator, driver).run { journal.record("\($0)") }
    driver.update(2)
    stage.advance(by: 1)
    driver.update(0.25)
    stage.advance(by: 1)
    journal.clear()

    driver.cancel()
    #expect(container.transitionCoordinator?.isCancelled == true)
    stage.advance(by: 0.05)
    #expect(journal.take() == [])
    stage.advance(by: 0.1)

    #expect(
      journal.take() == [
        "b.willDisappear*", "b.didDisappear*", "a.willAppear*", "a.isAppearing", "a.didAppear*",
        "false",
      ]
    )
    #expect(animator.ended == false)
    #expect(old.view.frame == container.view.bounds)
    #expect(container.view.subviews == [old.view])
  }

  @Test("a driver that does not want an interactive start lets the transition run")
  func lateInteraction() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    transition(Slide(), driver).run { journal.record("\($0)") }

    driver.update(0.5)
    driver.finish()
    stage.advance(by: 0.5)

    #expect(journal.take().last == "true")
  }

  @Test("a driver without an animator is not used", .rule("R-TRN-4"))
  func driverWithoutAnimator() {
    let driver = UIPercentDrivenInteractiveTransition()
    transition(nil, driver).run { journal.record("\($0)") }

    #expect(journal.take() == changed + ["true"])
    #expect(driver.percentComplete == 0)
  }

  @Test("controllers and animators are released after a transition")
  func release() {
    expectReleased {
      let stage = ControllerStage(UIViewController())
      let pages = [UIViewController(), UIViewController()]
      pages.forEach { stage.window.rootViewController?.embed($0) }
      let animator = Slide()
      let driver = UIPercentDrivenInteractiveTransition()
      let transition = ControllerTransition(
        ControllerTransition.Script(
          from: pages[0],
          to: pages[1],
          containerView: stage.window.rootViewController?.view ?? UIView()
        ),
        animator: animator,
        interaction: driver
      )
      transition.run { _ in }
      driver.update(0.3)
      stage.advance(by: 0.1)
      driver.finish()
      stage.advance(by: 1)
      stage.window.isHidden = true
      return pages + [animator, driver, transition, stage.window]
    }
  }
}
