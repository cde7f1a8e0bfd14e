import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: state during transitions", .releasesEverything) @MainActor
struct TabTransitionAnimationTests {
  /// Returns a navigation controller whose top page hides the tab bar.
  private static func stackWithoutBar(_ moving: MovingTabs) -> UINavigationController {
    let root = RecordingViewController("S", moving.journal)
    let top = RecordingViewController("T", moving.journal)
    top.hidesBottomBarWhenPushed = true
    let stack = UINavigationController()
    stack.title = "S"
    stack.viewControllers = [root, top]
    ReleaseWitnesses.announce(root, top, stack)
    return stack
  }

  private func bottomInset(_ page: UIViewController) -> CGFloat { page.view.safeAreaInsets.bottom }

  // MARK: Replaced children

  @Test(
    "an animated replacement of the children asks for an animator; a cancelled one shows the new child",
    .rule("R-TRN-2", "R-TRN-7"),
    arguments: [true, false]
  )
  func replacedChildren(completes: Bool) {
    let moving = MovingTabs(["A", "B"], byHand: true)
    let (tabs, old) = (moving.tabs, moving.tabs.pages[0])
    let new = RecordingViewController("N", moving.journal)

    tabs.setViewControllers([new], animated: true)

    #expect(tabs.selectedViewController === new)
    #expect(moving.slide.context?.viewController(forKey: .from) === old)
    #expect(moving.slide.context?.viewController(forKey: .to) === new)
    #expect(old.parent === tabs)
    moving.hand.update(0.5)
    if completes { moving.hand.finish() } else { moving.hand.cancel() }
    moving.stage.advance(by: 1)
    #expect(tabs.selectedViewController === new)
    #expect(new.view.window != nil)
    #expect(old.parent == nil)
    #expect(old.viewIfLoaded?.superview == nil)
    ReleaseWitnesses.announce(new)
  }

  @Test("a replacement of the children without animation asks for none", .rule("R-TRN-2"))
  func replacedWithoutAnimation() {
    let moving = MovingTabs(["A", "B"])
    let new = RecordingViewController("N", moving.journal)

    moving.tabs.viewControllers = [new]

    #expect(moving.slide.context == nil)
    #expect(new.view.window != nil)
    ReleaseWitnesses.announce(new)
  }

  // MARK: Bars

  @Test(
    "with an opaque bar the views end above it",
    .rule("R-TRN-3"),
    arguments: [true, false]
  )
  func opaqueBar(finishes: Bool) {
    let moving = MovingTabs(["A", "B"], byHand: true)
    let tabs = moving.tabs
    tabs.tabBar.isTranslucent = false
    moving.stage.advance(by: 0.1)
    let place = tabs.pages[0].view.frame
    #expect(place.maxY == tabs.tabBar.frame.minY)

    tabs.selectedIndex = 1

    #expect(moving.slide.context?.finalFrame(for: tabs.pages[1]) == place)
    #expect(moving.slide.context?.initialFrame(for: tabs.pages[0]) == place)
    #expect(moving.slide.context?.initialFrame(for: tabs.pages[1]) == .zero)
    moving.hand.update(0.4)
    moving.stage.advance(by: 0.1)
    if finishes { moving.hand.finish() } else { moving.hand.cancel() }
    moving.stage.advance(by: 0.5)
    #expect(tabs.pages[finishes ? 1 : 0].view.frame == place)
    #expect(bottomInset(tabs.pages[finishes ? 1 : 0]) == 0)
  }

  @Test(
    "a bar hidden by the new page slides out, and returns if the transition is cancelled",
    .rule("R-TRN-12")
  )
  func barLeaves() {
    let moving = MovingTabs(["A"], byHand: true)
    let tabs = moving.tabs
    let stack = Self.stackWithoutBar(moving)
    tabs.viewControllers = [tabs.pages[0], stack]
    moving.stage.advance(by: 0.1)
    let height = tabs.view.bounds.height
    let top = tabs.tabBar.frame.minY
    func shown() -> CGFloat {
      moving.stage.advance(by: 0.001)
      return (tabs.tabBar.layer.presentation() ?? tabs.tabBar.layer).frame.minY
    }
    _ = moving.read()

    tabs.selectedIndex = 1
    moving.hand.update(0.5)
    #expect(stack.topViewController.map(bottomInset) == 34)
    moving.hand.cancel()
    moving.stage.advance(by: 0.5)

    #expect(
      moving.read() == [
        "animator A to S", "interaction", "T.didLoad", "T.willAppear", "S.didJoin",
        "A.willDisappear",
        "T.willDisappear", "T.didDisappear", "A.willAppear", "A.didAppear",
      ]
    )
    #expect(shown() == top)
    #expect(!tabs.tabBar.isHidden)
    #expect(bottomInset(tabs.pages[0]) == 83)

    tabs.selectedIndex = 1
    moving.hand.finish()
    moving.stage.advance(by: 0.5)
    #expect(tabs.tabBar.isHidden)
    #expect(tabs.tabBar.frame.minY == height)
    #expect(moving.read().suffix(3) == ["A.didDisappear", "T.didAppear", "T.didJoin"])
  }

  @Test("a bar hidden by the old page slides in during the transition", .rule("R-TRN-12"))
  func barArrives() {
    let moving = MovingTabs(["A"], byHand: true)
    let tabs = moving.tabs
    let stack = Self.stackWithoutBar(moving)
    tabs.viewControllers = [tabs.pages[0], stack]
    moving.delegate.animator = nil
    tabs.selectedIndex = 1
    moving.stage.advance(by: 0.1)
    moving.delegate.animator = moving.slide
    #expect(tabs.tabBar.isHidden)
    let height = tabs.view.bounds.height

    tabs.selectedIndex = 0
    moving.hand.update(0.5)
    moving.stage.advance(by: 0.01)
    #expect(!tabs.tabBar.isHidden)
    let middle = (tabs.tabBar.layer.presentation() ?? tabs.tabBar.layer).frame.minY
    #expect(middle > height - 80 && middle < height - 5)
    #expect(bottomInset(tabs.pages[0]) == 83)

    moving.hand.cancel()
    moving.stage.advance(by: 0.5)
    #expect(tabs.tabBar.isHidden)
    #expect(stack.topViewController.map(bottomInset) == 34)

    tabs.selectedIndex = 0
    moving.hand.finish()
    moving.stage.advance(by: 0.5)
    #expect(!tabs.tabBar.isHidden)
    #expect(tabs.tabBar.frame.maxY == height)
    #expect(bottomInset(tabs.pages[0]) == 83)
  }

  // MARK: Rotation

  @Test(
    "a rotation during a transition leaves the remaining page at its new frame",
    .rule("R-TRN-11"),
    arguments: [true, false],
    [true, false]
  )
  func rotation(finishes: Bool, usesTransforms: Bool) {
    let moving = MovingTabs(["A", "B"], byHand: true)
    moving.slide.usesTransforms = usesTransforms
    let tabs = moving.tabs
    tabs.selectedIndex = 1
    moving.hand.update(0.5)
    moving.stage.advance(by: 0.1)

    moving.phone.rotate(to: .landscapeLeft)
    moving.stage.advance(by: 0.1)
    #expect(moving.slide.context?.finalFrame(for: tabs.pages[1]) == tabs.view.bounds)
    if finishes { moving.hand.finish() } else { moving.hand.cancel() }
    moving.stage.advance(by: 1)

    let page = tabs.pages[finishes ? 1 : 0]
    #expect(tabs.view.bounds.width > tabs.view.bounds.height)
    #expect(page.view.frame == tabs.view.bounds)
    #expect(page.view.safeAreaInsets.bottom == tabs.view.bounds.maxY - tabs.tabBar.frame.minY)
    #expect(page.view.safeAreaInsets.left == tabs.view.safeAreaInsets.left)
    #expect(moving.slide.ends == [finishes])
    #expect(tabs.view.layer.speed == 1)
  }

  @Test(
    "views keep the frames set by the animator during layout passes",
    .rule("R-TRN-11")
  )
  func layoutMeanwhile() {
    let moving = MovingTabs(["A", "B"])
    moving.slide.completesAutomatically = false
    let tabs = moving.tabs
    tabs.selectedIndex = 1
    tabs.pages[0].view.frame.origin.x = -90

    tabs.pages[1].view.superview?.setNeedsLayout()
    tabs.view.setNeedsLayout()
    moving.stage.advance(by: 0.1)
    #expect(tabs.pages[0].view.frame.minX == -90)

    moving.slide.context?.completeTransition(false)
    #expect(tabs.pages[0].view.frame == tabs.view.bounds)
  }

  // MARK: First responder

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("a cancelled transition restores the first responder", .rule("R-TRN-13"))
  func firstResponder() {
    let moving = MovingTabs(["A", "B"], byHand: true)
    let tabs = moving.tabs
    let fields = [Field(), Field()]
    for (page, field) in zip(tabs.pages, fields) { page.view.addSubview(field) }
    fields[0].becomeFirstResponder()
    for share in [0.2, 0.8] as [CGFloat] {
      tabs.pages[1].actions["willAppear"] = { fields[1].becomeFirstResponder() }
      tabs.selectedIndex = 1
      moving.hand.update(share)
      #expect(fields[1].isFirstResponder)

      moving.hand.cancel()
      moving.stage.advance(by: 0.5)
      #expect(fields[0].isFirstResponder)
    }

    tabs.selectedIndex = 1
    moving.hand.finish()
    moving.stage.advance(by: 0.5)
    #expect(!fields[0].isFirstResponder)
    #expect(FirstResponder.current == nil)
  }

  // MARK: Stacks

  @Test(
    "a navigation controller as a tab forwards the calls to its page",
    .rule("R-LIFE-5", "R-TRN-7"),
    arguments: [true, false]
  )
  func stacks(finishes: Bool) {
    let moving = MovingTabs(["A"], byHand: true)
    let tabs = moving.tabs
    let root = RecordingViewController("R", moving.journal)
    let stack = UINavigationController(rootViewController: root)
    stack.title = "R"
    tabs.viewControllers = [tabs.pages[0], stack]
    _ = moving.read()

    moving.stage.tap("R")
    moving.hand.update(0.5)
    if finishes { moving.hand.finish() } else { moving.hand.cancel() }
    moving.stage.advance(by: 0.5)

    let begin = [
      "should R from A", "animator A to R", "interaction", "R.didLoad", "R.willAppear",
      "A.willDisappear", "bar R", "did R at R",
    ]
    let end =
      finishes
      ? ["A.didDisappear", "R.didAppear", "R.didJoin"]
      : ["R.willDisappear", "R.didDisappear", "A.willAppear", "A.didAppear"]
    #expect(moving.read() == begin + end)
    #expect(tabs.tabBar.selectedItem === (finishes ? stack : tabs.pages[0]).tabBarItem)
  }

  // MARK: Custom animators

  /// An animator with a property animator that the app drives itself.
  private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
  {
    var animator: UIViewPropertyAnimator?
    weak var context: UIViewControllerContextTransitioning?
    let wantsInteractiveStart = false

    func transitionDuration(using: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {}

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning)
      -> UIViewImplicitlyAnimating
    {
      if let animator { return animator }
      self.context = context
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      if let view = context.view(forKey: .to) {
        context.containerView.addSubview(view)
        view.alpha = 0
        animator.addAnimations { view.alpha = 1 }
      }
      animator.addCompletion { [weak self] position in
        self?.animator = nil
        context.completeTransition(position == .end)
      }
      self.animator = animator
      return animator
    }
  }

  @Test(
    "an app can drive its own animator interactively, and the coordinator reports it",
    .rule("R-TRN-14"),
    arguments: [true, false]
  )
  func interruptible(finishes: Bool) throws {
    let moving = MovingTabs(["A", "B"])
    let mover = Interruptible()
    moving.delegate.animator = mover
    moving.delegate.interaction = mover
    let tabs = moving.tabs
    moving.stage.tap("B")
    let coordinator = try #require(tabs.transitionCoordinator)
    var changes: [String] = []
    coordinator.notifyWhenInteractionChanges {
      changes.append("\($0.isInteractive ? "held" : "free") \($0.isCancelled ? "back" : "on")")
    }
    moving.stage.advance(by: 0.5)

    let animator = try #require(mover.animator)
    animator.pauseAnimation()
    mover.context?.pauseInteractiveTransition()
    animator.fractionComplete = 0.25
    mover.context?.updateInteractiveTransition(0.25)
    moving.stage.advance(by: 2)
    #expect(coordinator.percentComplete == 0.25)
    #expect(tabs.selectedIndex == 1)
    if finishes {
      mover.context?.finishInteractiveTransition()
    } else {
      animator.isReversed = true
      mover.context?.cancelInteractiveTransition()
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    moving.stage.advance(by: 1)

    #expect(changes == ["held on", finishes ? "free on" : "free back"])
    #expect(tabs.selectedIndex == (finishes ? 1 : 0))
    #expect(tabs.pages.map { $0.view.superview != nil } == [!finishes, finishes])
  }
}
